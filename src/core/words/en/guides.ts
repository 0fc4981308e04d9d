import type { PageKind } from '../../model/vocabulary.ts';

/** The lists of pages, by the kind that they hold. */
const LISTS: Readonly<Record<PageKind, string>> = {
  guide: 'Guides',
  condition: 'Health topics',
  answer: 'Answers',
  biomarker: 'Biomarkers',
  state: 'Lab locations by state',
  compare: 'Comparisons with other services',
  doc: 'Documentation',
};

/** Educational pages and their parts. */
export const guides = {
  listTitle: (kind: PageKind) => LISTS[kind],
  noPage: 'No page has this address. Choose one of the list.',
  noPart: (parts: number) =>
    parts === 1 ? 'This page has one part.' : `This page has ${parts} parts. Choose one of them.`,
  part: (part: number, parts: number) => `This is part ${part} of ${parts}. More follows.`,
  samePart: (part: number, parts: number) =>
    `This is part ${part} of ${parts}: the same call with part ${part + 1} gives the next.`,
  whyLists: 'Lists the guides and health topics, and where the other lists are',
  whyPage: (title: string) => `Reads "${title}"`,
  whyPart: (part: number, parts: number) => `Reads part ${part} of ${parts}`,
};

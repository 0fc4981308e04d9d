import type { Doc } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { accessibilityDoc } from './accessibility.ts';
import { aboutDataDoc } from './data.ts';
import { designDoc } from './design.ts';
import { mcpDoc } from './mcp.ts';
import { privacyDoc } from './privacy.ts';
import { statusDoc } from './status.ts';

const BOTH: readonly ((lang: Lang, data: Dataset) => Doc)[] = [
  aboutDataDoc,
  statusDoc,
  privacyDoc,
  accessibilityDoc,
];
const ENGLISH: readonly ((data: Dataset) => Doc)[] = [mcpDoc, designDoc];

/** The pages about the site itself; those for programmers are in English only. */
export const aboutDocs = (data: Dataset): Doc[] => [
  ...LANGS.flatMap((lang) => BOTH.map((make) => make(lang, data))),
  ...englishAboutDocs(data),
];

/** As the index of the documentation lists them. */
export const englishAboutDocs = (data: Dataset): Doc[] => ENGLISH.map((make) => make(data));

import { CHOICES } from '../choices.ts';
import { type Asking, type BareField, type Choice, choice } from '../form.ts';

const pagesOf = ({ data, lang }: Asking, kind: 'guide' | 'condition'): Choice[] =>
  data.pages
    .filter((page) => page.kind === kind && page.lang === lang)
    .map(({ path, title }) => ({ value: path, label: title }));

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  {
    name: 'path',
    control: 'select',
    type: 'string',
    choices: [choice('allGuides', asking.lang, '')],
    groups: (['guide', 'condition'] as const)
      .map((kind) => ({ label: CHOICES[asking.lang][kind], choices: pagesOf(asking, kind) }))
      .filter(({ choices }) => choices.length > 0),
  },
];

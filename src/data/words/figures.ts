import type { Lang } from '../../core/model/vocabulary.ts';
import type { Text } from './texts.ts';

type Wrong = readonly [pattern: RegExp, instead: string];

const BOTH: readonly Wrong[] = [
  [/\d+(?:\.\d+)?%/g, 'a space before %'],
  [/\b20\d\d-\d\d-\d\d\b/g, 'a date in words'],
  [/\b\d{1,2}\/\d{1,2}\/(?:20)?\d\d\b/g, 'a date in words'],
  [
    /(?<![\d.,\-/])[1-9]\d{3,} (?:[mµnpu]?g|m?L|mcg|IU|UI|K|people|personas|women|mujeres|men|hombres)(?!\p{L})/gu,
    'a comma between thousands',
  ],
];
/** How a figure, a day or a quotation is not printed here; data in files keeps its ISO form. */
const WRONG: Readonly<Record<Lang, readonly Wrong[]>> = {
  en: [...BOTH, [/\d+ ?[ap]\. m\./g, 'a.m., p.m.']],
  es: [...BOTH, [/\d+ ?[ap]\.?m\b\.?/g, 'a. m., p. m.'], [/[«»"]/g, '“ ”']],
};

/** Figures, days and quotation marks of a text that are not printed as its language has them here. */
export const wrongFigures = ({ lang, text }: Pick<Text, 'lang' | 'text'>): string[] =>
  WRONG[lang].flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(([found]) => `"${found}": ${instead}`),
  );

import { type Element, el } from '../../../blocks/element.ts';
import { type Facts, factsOf } from '../../../core/history/facts.ts';
import type { KeptReport, KeptValue } from '../../../core/history/kept-report.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { shapeInLine } from '../../../views/interpret-results/marks.ts';
import { standWord } from '../../../views/interpret-results/stand-words.ts';
import { type Stand, standGraded } from '../../../views/interpret-results/standing.ts';
import { WORDS } from './words.ts';

/** What everything here is drawn with. */
export interface Drawing {
  readonly lang: Lang;
  readonly facts: Facts;
}

/** "Mar 14, 2026" */
export const dayText = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const sized = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;

/** As the report prints it: "<0.01 mIU/L". */
export const printedText = ({ value, comparator, unit }: KeptValue): string =>
  sized(`${comparator ?? ''}${value}`, unit);

/** The name of the marker in the language of the page; what was not understood, as printed. */
export function nameOf({ marker, name }: { marker?: string | undefined; name: string }, by: Drawing): string {
  const known = factsOf(marker, by.facts);
  return known === undefined ? name : ((by.lang === 'es' ? known.es : undefined) ?? known.en);
}

/** How it was judged when it was kept, as the answer drew it. */
export const standOf = ({ flag = 'indeterminate', grade }: KeptValue): Stand =>
  standGraded({ flag, grade }, flag === 'low' || flag === 'high' ? flag : undefined);

/** How the value was judged when it was kept, as a shape and a word. */
export function gradeElement(value: KeptValue, lang: Lang): Element[] {
  if (value.flag === undefined) return [];
  const stand = standOf(value);
  return [el('span', { class: `flag ${stand.standing}` }, shapeInLine(stand), ` ${gradeText(value, lang)}`)];
}

export function gradeText(value: KeptValue, lang: Lang): string {
  if (value.flag === undefined) return '';
  const { standing, side } = standOf(value);
  return standWord(standing, side, lang);
}

export const isOutside = ({ flag, grade }: KeptValue): boolean =>
  grade === undefined ? flag === 'low' || flag === 'high' : grade !== 'in_range';

/** "70–99", "≤ 5.5", in the unit that it stands in; its own words where there are no limits. */
export function rangeText({ range }: KeptValue): string {
  const { low, high, unit, text = '' } = range ?? {};
  if (low !== undefined && high !== undefined) return sized(`${low}–${high}`, unit);
  if (high !== undefined) return sized(`≤ ${high}`, unit);
  return low === undefined ? text : sized(`≥ ${low}`, unit);
}

/** "woman, born 1985 or 1986"; undefined where nothing is known. */
export function whomText(
  sex: KeptReport['person']['sex'],
  { from, to }: { readonly from: number; readonly to: number },
  lang: Lang,
): string {
  const words = WORDS[lang];
  const parts = [
    ...(sex === undefined ? [] : [words.sex[sex]]),
    ...(Number.isFinite(from) && Number.isFinite(to) ? [words.born(from, to)] : []),
  ];
  return parts.length === 0 ? words.person : parts.join(', ');
}

import { type Element, el } from '../../blocks/element.ts';
import type { Source } from '../../core/model/source.ts';
import { type Answer, h2, messageElements, p, type Showing, sourcesElement } from '../showing.ts';

interface Measured {
  readonly text: string;
}
interface Converted {
  readonly analyte: { readonly slug: string; readonly name: string };
  readonly from: Measured;
  readonly to: Measured;
  readonly formula: string;
  readonly note?: string;
  readonly estimatedAverageGlucose?: { readonly mgdL: number; readonly mmolL: number };
  readonly sources: readonly Source[];
}

const WORDS = {
  en: { heading: 'Result', formula: 'Formula', eag: 'Estimated average glucose' },
  es: { heading: 'Resultado', formula: 'Fórmula', eag: 'Glucosa media estimada' },
} as const;

/** A value in the other unit, with the arithmetic and its source. */
export function conversionElements(answer: Answer, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'analyte');
  const { from, to, formula, note, estimatedAverageGlucose: eag, sources } = answer as unknown as Converted;
  const words = WORDS[showing.lang];
  return [
    h2(words.heading),
    el('p', { class: 'outcome' }, `${from.text} = `, el('strong', {}, to.text)),
    ...(eag === undefined
      ? []
      : [p(`${words.eag}: `, el('strong', {}, `${eag.mgdL} mg/dL`), ` (${eag.mmolL} mmol/L)`)]),
    p(`${words.formula}: `, el('code', {}, formula)),
    ...(note === undefined
      ? []
      : [el('p', { class: 'hint', ...(showing.lang === 'es' ? { lang: 'en' } : {}) }, note)]),
    ...sourcesElement(sources, showing),
  ];
}

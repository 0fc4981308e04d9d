import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { convertUnits } from '../../core/tools/convert-units.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import { rangePlace } from '../range-hero/place.ts';
import { h2, messageElements, p, type Showing, sourcesElement } from '../showing.ts';

const WORDS = {
  en: { heading: 'Result', formula: 'Formula', eag: 'Estimated average glucose' },
  es: { heading: 'Resultado', formula: 'Fórmula', eag: 'Glucosa media estimada' },
} as const satisfies Readonly<Record<Lang, object>>;

/** A value in the other unit, with the arithmetic and its source. */
export function result(answer: AnswerOf<typeof convertUnits>, showing: Showing): Element[] {
  if (answer.status !== 'ok') {
    const { message } = answer;
    const options = 'options' in answer ? answer.options : undefined;
    return messageElements({ message, options }, showing, 'analyte');
  }
  const { analyte, from, to, formula, note, estimatedAverageGlucose: eag, sources } = answer;
  const words = WORDS[showing.lang];
  return [
    h2(words.heading),
    el('p', { class: 'outcome' }, `${from.text} = `, el('strong', {}, to.text)),
    ...(eag === undefined
      ? []
      : [p(`${words.eag}: `, el('strong', {}, `${eag.mgdL} mg/dL`), ` (${eag.mmolL} mmol/L)`)]),
    p(`${words.formula}: `, el('code', {}, formula)),
    rangePlace({ slug: analyte.slug, value: to.value, unit: to.unit }, showing),
    ...(note === undefined ? [] : [el('p', { class: 'hint' }, note)]),
    ...sourcesElement(sources, showing),
  ];
}

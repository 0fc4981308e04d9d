import { PHRASES } from './answer-phrases.ts';
import { SENTENCES } from './answer-sentences.ts';
import type { Terms } from './terms.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Item = { readonly [key: string]: Json };

/** Fields that are addresses, names that machines use, what somebody typed, or titles of sources. */
const KEPT = new Set(
  'slug id url code query city zip path geo map marker_url cartUrl orderUrl markdownUrl markdown state loinc cpt aliases publisher sourceUrl orderCode licence phone hours otherUnits unit input'.split(
    ' ',
  ),
);

/** Closed sets of words, by the field that holds them. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flag: { low: 'bajo', normal: 'normal', high: 'alto', indeterminate: 'sin determinar' },
  kind: {
    reference_interval: 'intervalo de referencia',
    decision_limit: 'límite de decisión',
    risk_category: 'categoría de riesgo',
    list: 'precio de lista',
    estimate: 'estimación',
    'second-hand': 'de segunda mano',
    guide: 'guía',
    condition: 'condición',
    answer: 'respuesta',
    biomarker: 'biomarcador',
    state: 'estado',
    compare: 'comparación',
    doc: 'documentación',
  },
  confidence: { high: 'alta', medium: 'media', low: 'baja' },
  level: {
    same: 'igual',
    close: 'parecida',
    low: 'bajo',
    medium: 'medio',
    high: 'alto',
    no_limit: 'sin límite',
  },
  type: { test: 'prueba', panel: 'panel' },
  strategy: { panel: 'panel', tests: 'pruebas sueltas' },
  direction: { toSI: 'a unidades SI', toConventional: 'a unidades convencionales' },
  status: { unreviewed: 'sin revisión médica', reviewed: 'revisado' },
  missing: {
    sex: 'sexo',
    age: 'edad',
    trimester: 'trimestre',
    postmenopausal: 'menopausia',
    goals: 'objetivos',
    budget: 'presupuesto',
    state: 'estado',
    value: 'valor',
  },
};
const FLAGS = VALUES.flag;

/** An answer with its texts in Spanish: those of the data by `terms`, those of the tools as they are written. */
export const answerInSpanish = (answer: Record<string, Json>, terms: Terms): Record<string, Json> =>
  record(answer, terms) as Record<string, Json>;

function record(item: Item, terms: Terms): Item {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      // A source is named as it is published.
      if (key === 'title' && ('publisher' in item || 'url' in item)) return [key, value];
      return [key, KEPT.has(key) ? value : spoken(key, value, terms)];
    }),
  );
}

function spoken(key: string, value: Json, terms: Terms): Json {
  if (typeof value === 'string') {
    const words = key === 'publishedFlag' ? FLAGS : VALUES[key];
    return words?.[value] ?? inSpanish(value, terms);
  }
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => spoken(key, one, terms));
  return value !== null && typeof value === 'object' ? record(value as Item, terms) : value;
}

/** A text as it is said in Spanish; one that has no Spanish stays. */
export function inSpanish(text: string, terms: Terms): string {
  if (Object.hasOwn(terms, text)) return terms[text] ?? text;
  const sentences = text.split(BETWEEN_SENTENCES);
  if (sentences.length > 1) return sentences.map((one) => inSpanish(one, terms)).join(' ');
  if (Object.hasOwn(PHRASES, text)) return PHRASES[text] ?? text;
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(text);
    if (found !== null)
      return say(
        found.slice(1).map((part = '') => part),
        (part) => inSpanish(part, terms),
      );
  }
  return separated(text, '; ', terms) ?? separated(text, ', ', terms) ?? text;
}

/** The point of "U.S. Virgin Islands" ends no sentence. */
const BETWEEN_SENTENCES = /(?<=(?:[a-z0-9)\]%”"]|[A-Z]{2})[.!?]) (?=[A-Z])/;

/** "CBC, Ferritin": names beside each other, of which one may hold the mark between them. */
function separated(text: string, mark: string, terms: Terms): string | undefined {
  const parts = text.split(mark);
  if (parts.length < 2) return undefined;
  const said: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from && !Object.hasOwn(terms, parts.slice(from, to).join(mark))) to -= 1;
    if (to === from) return undefined;
    said.push(terms[parts.slice(from, to).join(mark)] ?? '');
    from = to;
  }
  return said.join(mark);
}

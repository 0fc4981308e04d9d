import type { Lang } from '../../core/model/vocabulary.ts';
import { label } from './labels/index.ts';

const BUDGETS = { low: 'low', medium: 'medium', high: 'high', no_limit: 'no limit' } as const;
const FLAGS = { low: 'low', normal: 'normal', high: 'high', indeterminate: 'can’t tell' } as const;

/** Closed sets of words, by the field that holds them. */
const EN = {
  budget: BUDGETS,
  code: {
    unknown: 'not known',
    coming_soon: 'coming soon',
    not_at_lab: 'not performed at this lab',
    not_in_state: 'not drawn in this state',
    duplicate: 'asked for more than once',
  },
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  direction: { toSI: 'to SI units', toConventional: 'to conventional units' },
  equivalence: { same: 'the same test', close: 'a similar test' },
  field: { age: 'age', sex: 'sex', pregnancy: 'pregnancy', medicines: 'medicines' },
  flag: FLAGS,
  certainty: { sure: 'sure', likely: 'likely', unsure: 'a question' },
  grade: {
    in_range: 'in range',
    slightly_outside: 'slightly outside',
    clearly_outside: 'clearly outside',
    critical: 'critical',
  },
  kind: {
    critical_lists: 'published lists of critical values',
    printed_mark: 'mark on the report',
    severity_scale: 'published scale of severity',
    guideline_limit: 'limit of a guideline',
    own_range: "the report's own range",
    published_range: 'published range',
    distance: 'distance from the range',
    reference_interval: 'reference interval',
    decision_limit: 'decision limit',
    risk_category: 'risk category',
    list: 'list price',
    estimate: 'estimate',
    'second-hand': 'second-hand',
    sale: 'sale',
    guide: 'guide',
    condition: 'condition',
    answer: 'answer',
    biomarker: 'biomarker',
    state: 'state',
    compare: 'comparison',
    doc: 'documentation',
    fasting: 'fasting',
    avoid: 'to avoid',
    ask: 'medicine to ask about',
    wait: 'to wait',
    keep: 'to keep as it is',
    draw: 'time of day',
    cycle: 'day of the cycle',
    dose: 'last dose',
    rest: 'to rest',
    stay: 'length of the visit',
    collect: 'collecting the sample',
    step: 'collecting the sample',
    tell: 'to tell the lab',
    note: 'note',
  },
  level: {
    same: 'the same',
    close: 'close',
    ...BUDGETS,
    custom: 'an amount',
  },
  publishedFlag: FLAGS,
  scope: {
    ranges: 'the ranges',
    limits: 'the limits',
    text: 'the texts',
    patterns: 'the pattern',
    all: 'all of it',
  },
  sex: { female: 'female', male: 'male' },
  side: { below: 'below', above: 'above' },
  status: { reviewed: 'reviewed', unreviewed: 'not reviewed by a physician' },
  step: { first: 'to begin with', usual: 'usual', thorough: 'thorough' },
  strategy: { panel: 'with a panel', tests: 'single tests' },
  type: { test: 'test', panel: 'panel' },
  unranked: {
    alone: 'the only known total',
    unknown_fee: 'fee not known',
    close: 'similar test',
    estimate: 'estimate',
    sale: 'sale',
    membership: 'membership',
    demo: 'demonstration',
    stale: 'too old',
  },
  urgency: { now: 'now', today: 'today', soon: 'within days' },
  why: { budget: 'over the budget', not_for_you: 'not for this person', not_orderable: 'cannot be ordered' },
} as const;

type Values = { readonly [F in keyof typeof EN]: { readonly [V in keyof (typeof EN)[F]]: string } };

const BUDGETS_ES = { low: 'bajo', medium: 'medio', high: 'alto', no_limit: 'sin límite' } as const;
const FLAGS_ES = { low: 'bajo', normal: 'normal', high: 'alto', indeterminate: 'sin determinar' } as const;

const ES: Values = {
  budget: BUDGETS_ES,
  code: {
    unknown: 'no se conoce',
    coming_soon: 'disponible pronto',
    not_at_lab: 'no se hace en este laboratorio',
    not_in_state: 'no se toma en este estado',
    duplicate: 'pedido más de una vez',
  },
  confidence: { high: 'alta', medium: 'media', low: 'baja' },
  direction: { toSI: 'a unidades SI', toConventional: 'a unidades convencionales' },
  equivalence: { same: 'la misma prueba', close: 'una prueba parecida' },
  field: { age: 'edad', sex: 'sexo', pregnancy: 'embarazo', medicines: 'medicamentos' },
  flag: FLAGS_ES,
  certainty: { sure: 'seguro', likely: 'probable', unsure: 'una pregunta' },
  grade: {
    in_range: 'dentro del rango',
    slightly_outside: 'algo fuera',
    clearly_outside: 'claramente fuera',
    critical: 'crítico',
  },
  kind: {
    critical_lists: 'listas publicadas de valores críticos',
    printed_mark: 'marca en el informe',
    severity_scale: 'escala publicada de gravedad',
    guideline_limit: 'límite de una guía',
    own_range: 'rango del propio informe',
    published_range: 'rango publicado',
    distance: 'distancia al rango',
    reference_interval: 'intervalo de referencia',
    decision_limit: 'límite de decisión',
    risk_category: 'categoría de riesgo',
    list: 'precio de lista',
    estimate: 'estimación',
    'second-hand': 'de segunda mano',
    sale: 'oferta',
    guide: 'guía',
    condition: 'condición',
    answer: 'respuesta',
    biomarker: 'biomarcador',
    state: 'estado',
    compare: 'comparación',
    doc: 'documentación',
    fasting: 'ayuno',
    avoid: 'lo que se evita',
    ask: 'medicamento por el que preguntar',
    wait: 'espera',
    keep: 'lo que sigue igual',
    draw: 'hora del día',
    cycle: 'día del ciclo',
    dose: 'última dosis',
    rest: 'reposo',
    stay: 'duración de la visita',
    collect: 'recolección de la muestra',
    step: 'recolección de la muestra',
    tell: 'lo que se avisa al laboratorio',
    note: 'nota',
  },
  level: {
    same: 'igual',
    close: 'parecido',
    ...BUDGETS_ES,
    custom: 'un importe',
  },
  publishedFlag: FLAGS_ES,
  scope: {
    ranges: 'los rangos',
    limits: 'los límites',
    text: 'los textos',
    patterns: 'el patrón',
    all: 'todo',
  },
  sex: { female: 'femenino', male: 'masculino' },
  side: { below: 'por debajo', above: 'por encima' },
  status: { reviewed: 'revisado', unreviewed: 'sin revisión médica' },
  step: { first: 'para empezar', usual: 'habitual', thorough: 'completo' },
  strategy: { panel: 'con un panel', tests: 'pruebas sueltas' },
  type: { test: 'prueba', panel: 'panel' },
  unranked: {
    alone: 'el único total conocido',
    unknown_fee: 'cargo desconocido',
    close: 'prueba parecida',
    estimate: 'estimación',
    sale: 'oferta',
    membership: 'membresía',
    demo: 'demostración',
    stale: 'demasiado antiguo',
  },
  urgency: { now: 'ahora', today: 'hoy', soon: 'en los próximos días' },
  why: {
    budget: 'no cabe en el presupuesto',
    not_for_you: 'no es para esta persona',
    not_orderable: 'no se puede pedir',
  },
};

const VALUES: Readonly<Record<Lang, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en: EN,
  es: ES,
};

/** Fields that hold codes, identifiers and units, which are the same in every language. */
export const CODES: ReadonlySet<string> = new Set([
  'comparator',
  'drawsAt',
  'lab',
  'labs',
  'lang',
  'rule',
  'totalTUnit',
]);

/** The word for a value of a closed set; undefined for text of any other kind. */
export function wordFor(field: string, value: string, lang: Lang): string | undefined {
  // What is missing is named like the field that asks for it.
  if (field === 'missing') return label(value, lang);
  const words = Object.hasOwn(VALUES[lang], field) ? VALUES[lang][field] : undefined;
  return words !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
}

import type { Lang } from '../core/model/vocabulary.ts';
import { inSpanish } from './answer-es.ts';
import type { Terms } from './terms.ts';

/** What is wrong with a field, in Spanish; `{}` stands for what differs. */
const FAULTS: readonly (readonly [english: string, spanish: string])[] = [
  ['This field is required.', 'Este campo es obligatorio.'],
  ['This must be exactly five digits.', 'Deben ser exactamente cinco dígitos.'],
  ['This must be a number.', 'Debe ser un número.'],
  ['This must be a whole number.', 'Debe ser un número entero.'],
  ['This must be text.', 'Debe ser texto.'],
  ['This must be true or false.', 'Debe ser sí o no.'],
  ['This must be a list.', 'Debe ser una lista.'],
  ['This needs at least {} character(s).', 'Necesita al menos {} carácter(es).'],
  ['This needs at least {} entry or entries.', 'Agregue al menos {}.'],
  ['This allows at most {} characters.', 'Se permiten como máximo {} caracteres.'],
  ['This allows at most {} entries.', 'Se permiten como máximo {}.'],
  ['This must be greater than {}.', 'Debe ser mayor que {}.'],
  ['This must be at least {}.', 'Debe ser al menos {}.'],
  ['This must be less than {}.', 'Debe ser menor que {}.'],
  ['This must be at most {}.', 'Debe ser como máximo {}.'],
  ['This must be one of: {}.', 'Debe ser uno de estos: {}.'],
  ['This value is not accepted here.', 'Este valor no se acepta aquí.'],
];

/** What English sentences say to callers of the interface, said to people. */
const TO_PEOPLE: readonly (readonly [string, string])[] = [
  ['Orders in {} are drawn at {}, not at {}.', 'Orders in {} are drawn at {}, not at {}.'],
  ['Orders in {} are drawn at {} only.', 'Orders in {} are drawn at {} only.'],
  ['Orders in {} are drawn at {}.', 'Orders in {} are drawn at {}.'],
  [
    'No state was given. {} orders go to {}; {} is not served. Give the state for a binding total.',
    'No state was given. {} orders go to {}; {} is not served. Choose the state for a binding total.',
  ],
  ['The answer depends on {}: give {}.', 'The answer depends on {}: fill it in above.'],
  [
    '{} ranges may apply, of which {} are shown: lookup_reference_range lists all.',
    "{} ranges may apply, of which {} are shown: the biomarker's page has all.",
  ],
  [
    'This name fits several markers. Call again with the slug of one of the options.',
    'This name fits several biomarkers: choose one of them.',
  ],
  [
    'No marker is known under this name. Try another spelling, or give the range of the report as refLow and refHigh.',
    'No biomarker is known here under this name. Try another spelling, or fill in the range of your report.',
  ],
  [
    "refLow is above refHigh, so the report's own range was not used. Check them.",
    "The lower limit is above the upper one, so the report's own range was not used. Check them.",
  ],
  [
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.',
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or fill in the range of your report.',
  ],
  ['A trimester needs pregnancy true.', 'A trimester needs "Pregnant: yes".'],
  [
    'The range of this marker depends on {}. All ranges that may apply are listed; give {} for the one that does.',
    'The range depends on {}. All that may apply are listed; fill it in for yours.',
  ],
  [
    'This name fits several. Call again with the slug of one of the options.',
    'This name fits several: choose one of them.',
  ],
  [
    'None of these items can be ordered as asked. See unavailable for each reason and alternative.',
    'None of these can be ordered as asked. Each is listed below with its reason.',
  ],
  [
    'None of these items is in the catalog. Use search_tests to find their slugs.',
    'None of these is in the catalog. Find tests by their names.',
  ],
  [
    'No test or panel has this slug or id. Use search_tests to find it.',
    'No test or panel is known under this name.',
  ],
  [
    'More sites are inside the radius: raise limit (at most 50) or name a lab.',
    'More sites are inside this distance: show more, or choose a lab.',
  ],
  [
    '{} is coming soon and cannot be ordered yet. Set orderableOnly to false to see it.',
    '{} is coming soon and cannot be ordered yet.',
  ],
  [
    'No panel fits. Raise maxPrice, or use one of the categories in suggestions.',
    'No panel fits. Raise the highest price, or choose another category.',
  ],
  [
    'No public test or panel has this slug or id. Use search_tests to find the right one.',
    'No test or panel is known under this name. Search for it.',
  ],
  [
    'No test has this slug or name. Use search_tests to find it, or try one of the suggestions.',
    'No test is known under this name. Search for it, or try one of the suggestions.',
  ],
  [
    'One of withItems is no test of the catalog. Use search_tests to find its slug, or try one of the suggestions.',
    'One of the tests added is not in the catalog. Search for it, or try one of the suggestions.',
  ],
  [
    'This provider is not covered. Call without provider for the list.',
    'This service is not covered. Choose one of the list.',
  ],
  [
    'No page has this path. Call without path for the list.',
    'No page has this address. Choose one of the list.',
  ],
  [
    'Warning signs come first: see seekCare. No test replaces that.',
    'Warning signs come first. No test replaces that.',
  ],
  [
    'Say at least one goal or symptom in other words; suggestions lists those that are understood.',
    'Choose at least one goal or symptom.',
  ],
];

/** Words inside of English sentences. */
const INNER: Readonly<Record<string, string>> = {
  postmenopausal: 'whether menopause has passed',
};

const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(.+?)')}$`, 's');

const TABLES = { en: TO_PEOPLE, es: FAULTS };
const COMPILED: Readonly<Record<Lang, readonly (readonly [RegExp, string])[]>> = {
  en: TABLES.en.map(([from, to]) => [pattern(from), to]),
  es: TABLES.es.map(([from, to]) => [pattern(from), to]),
};

const inner = (words: string): string =>
  words
    .split(/ and /)
    .map((word) => INNER[word] ?? word)
    .join(' and ');

function fromTable(sentence: string, lang: Lang): string | undefined {
  for (const [from, to] of COMPILED[lang]) {
    const found = from.exec(sentence);
    if (found === null) continue;
    let next = 1;
    return to.replace(/\{\}/g, () => inner(found[next++] ?? ''));
  }
  return undefined;
}

/** What a tool says, as it is said to people in their language; `own` is false where only English is held. */
export function spoken(
  text: string,
  lang: Lang,
  terms: Terms = {},
): { readonly text: string; readonly own: boolean } {
  const known = fromTable(text, lang);
  if (known !== undefined) return { text: known, own: true };
  if (lang === 'en') return { text, own: true };
  const spanish = inSpanish(text, terms);
  return { text: spanish, own: spanish !== text || !/[a-z]{3}/.test(text) };
}

import type { InWords } from '../../core/model/said.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fileOf } from '../checks/check.ts';
import type { Authored } from '../read/authored.ts';

export const TERMS_FILE = 'data/terms-es.csv';

interface Use {
  readonly text: string;
  readonly file: string;
}

/** Every text that records hold in English only, with the file that uses it: data/terms-es.csv has the Spanish. */
export function termsUsed(authored: Authored): Use[] {
  const { tests, markers, analytes, conversions, limits, providers, providerPrices, references } = authored;
  return [
    ...tests.flatMap(({ slug, biomarkers, sampleType, method }) =>
      uses(fileOf('tests', slug), [...biomarkers, sampleType, method]),
    ),
    ...markers.flatMap(({ slug, bands, alternatives, identity }) =>
      uses(fileOf('markers', slug), [
        ...[...bands, ...alternatives].flatMap(({ population, method }) => [population, method]),
        identity.method,
      ]),
    ),
    ...analytes.flatMap(({ method }) => uses('data/analytes.csv', [method])),
    ...limits.guidelineLimits.flatMap(({ when }) => uses('data/limits/guideline-limits.csv', [when])),
    ...conversions.flatMap(({ note }) => uses('data/conversions.csv', [note])),
    ...providers.flatMap(
      ({ slug, pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts, caution }) =>
        uses(fileOf('providers', slug), [
          pricingModel,
          orderFeeNote,
          ...labs,
          turnaround,
          hsaFsa,
          receipts,
          caution,
        ]),
    ),
    ...providerPrices.flatMap(({ difference, method, components = [] }) =>
      uses('data/provider-prices.csv', [difference, method, ...components]),
    ),
    ...references.flatMap(({ period, observed }) =>
      uses('data/reference-prices.csv', [period, ...(isDay(observed) ? [] : [observed])]),
    ),
  ];
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const uses = (file: string, texts: readonly (string | undefined)[]): Use[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ text, file }]));

/** Says a term in every language. */
export type Term = (text: string) => InWords;

export function termsIn({ termsEs }: Authored): Term {
  const spanish = new Map(termsEs.map(({ en, es }) => [en, es]));
  return (text) => ({ en: text, es: spanish.get(text) ?? text });
}

/** Texts that may be absent, and lists of them, as one record for each language. */
export function inLanguages<T extends Readonly<Record<string, string | readonly string[] | undefined>>>(
  texts: T,
  term: Term,
): InWords<T> {
  const spoken = (lang: Lang): T =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) =>
        text === undefined
          ? []
          : [[key, typeof text === 'string' ? term(text)[lang] : text.map((one) => term(one)[lang])]],
      ),
    ) as T;
  return { en: spoken('en'), es: spoken('es') };
}

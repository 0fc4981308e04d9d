import type { Dataset } from '../core/model/dataset.ts';
import type { InWords } from '../core/model/said.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { onceFor } from '../core/once.ts';

/** English texts of the data with what they are in another language. */
export type Terms = Readonly<Record<string, string>>;

type Slices = Pick<
  Dataset,
  'catalog' | 'conversions' | 'goals' | 'itemTexts' | 'markers' | 'providers' | 'service'
>;

/** A text, or several in the same order in every language; one that a language lacks stays English. */
type Texts = InWords<string | readonly (string | undefined)[] | null | undefined>;

/** Every text that an answer takes from the data, in the language of a page. */
export const termsOf = (data: Slices, lang: Lang): Terms => (lang === 'en' ? {} : tables(data)[lang]);

const tables = onceFor((data: Slices): InWords<Terms> => ({ en: {}, es: pairsIn(textsIn(data), 'es') }));

/** What a few texts are in a language, by their English. */
export const pairsIn = (texts: readonly Texts[], lang: Lang): Terms =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const other = listOf(text[lang]);
      return listOf(text.en).flatMap((english, i) => {
        const spoken = other[i];
        return english === undefined || spoken === undefined ? [] : [[english, spoken]];
      });
    }),
  );

const listOf = (text: Texts[Lang]): readonly (string | undefined)[] =>
  text === null || text === undefined ? [] : typeof text === 'string' ? [text] : text;

/** One field of records, in every language. */
export const each = <T>(said: InWords<T>, field: (texts: T) => Texts[Lang]): Texts => ({
  en: field(said.en),
  es: field(said.es),
});

/** Where an English text is said in two ways the later one wins: the name of a record before that of a biomarker. */
function textsIn({ catalog, conversions, goals, itemTexts, markers, providers, service }: Slices): Texts[] {
  const bands = markers.records.flatMap((marker) => [...marker.bands, ...marker.alternatives]);
  return [
    ...catalog.entries
      .filter(({ type }) => type === 'test')
      .map(({ said }) => each(said, ({ sampleType }) => sampleType)),
    ...Object.values(itemTexts).map(({ said }) =>
      each(said, ({ biomarkers, method }) => [...biomarkers, method]),
    ),
    ...bands.flatMap(({ population, method }) => [population, ...(method === undefined ? [] : [method])]),
    ...providers.providers.map(({ said }) =>
      each(said, ({ pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts }) => [
        ...[pricingModel, orderFeeNote, ...labs],
        ...[turnaround, hsaFsa, receipts],
      ]),
    ),
    ...providers.prices.map(({ said }) =>
      each(said, ({ equivalenceReason, method, components = [] }) => [
        equivalenceReason,
        ...components,
        method,
      ]),
    ),
    ...providers.references.map(({ said }) => each(said, ({ period }) => period)),
    ...catalog.entries.flatMap(({ slug, said }) => [
      each(said, ({ name, description }) => [name, description]),
      ...(itemTexts[slug] === undefined ? [] : [each(itemTexts[slug].said, ({ prep }) => prep)]),
    ]),
    ...[...catalog.categories, ...catalog.conditions].map(({ said }) => each(said, ({ name }) => name)),
    ...goals.goals.map(({ said }) => each(said, ({ name }) => name)),
    ...markers.records.flatMap(({ said, categories }) => [
      each(said, ({ name, about, chosenBecause }) => [name, about, chosenBecause]),
      each(said, ({ text: { high, low, retest, interferences } }) => [high, low, retest, ...interferences]),
      ...categories.map(({ label }) => label),
    ]),
    ...conversions.records.map(({ said }) => each(said, ({ name, note }) => [name, note])),
    ...service.states.map(({ said }) => each(said, ({ name }) => name)),
    each(service.service.said, ({ demoNotice }) => demoNotice),
  ];
}

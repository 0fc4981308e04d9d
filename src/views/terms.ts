import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { onceFor } from '../core/once.ts';

/** English texts of the data with what they are in Spanish. */
export type Terms = Readonly<Record<string, string>>;

type Slices = Pick<
  Dataset,
  'catalog' | 'catalogEs' | 'conversions' | 'goals' | 'markers' | 'service' | 'termsEs'
>;

const NONE: Terms = {};

/** Every text that an answer takes from the data, in the language of a page. */
export const termsOf = (data: Slices, lang: Lang): Terms => (lang === 'es' ? spanishOf(data) : NONE);

const spanishOf = onceFor((data: Slices): Terms => {
  const { catalog, catalogEs, conversions, goals, markers, service, termsEs } = data;
  const pairs: (readonly [english: string | null, spanish: string | null | undefined])[] = [
    ...catalog.entries.flatMap(({ slug, name, description, prep, es }) => [
      [name, es.name] as const,
      [description, es.description] as const,
      [prep, catalogEs[slug]?.prep] as const,
    ]),
    ...[...catalog.categories, ...catalog.conditions, ...goals.goals].map(
      ({ name }) => [name.en, name.es] as const,
    ),
    ...markers.records.flatMap(({ name, about, chosenBecause, text, categories, es }) => [
      [name, es.name] as const,
      [about, es.about] as const,
      [chosenBecause, es.chosenBecause] as const,
      [text.high, es.text.high] as const,
      [text.low, es.text.low] as const,
      [text.retest, es.text.retest] as const,
      ...text.interferences.map((line, i) => [line, es.text.interferences[i]] as const),
      ...categories.map(({ label, labelEs }) => [label, labelEs] as const),
    ]),
    ...conversions.records.map(({ name, nameEs }) => [name, nameEs] as const),
    ...service.states.map(({ name, nameEs }) => [name, nameEs] as const),
    [service.service.demoNotice.en, service.service.demoNotice.es],
    ...Object.entries(termsEs),
  ];
  return Object.fromEntries(
    pairs.flatMap(([english, spanish]) =>
      english === null || spanish === null || spanish === undefined ? [] : [[english, spanish]],
    ),
  );
});

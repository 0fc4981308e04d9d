import { langsOf } from '../../core/languages.ts';
import type { InWords } from '../../core/model/said.ts';
import { absentFrom, type Features, isAbsent } from '../../core/model/store/features.ts';
import type { Authored } from '../read/authored.ts';
import { carriedProse } from './carried-prose.ts';
import { carriedSlugs } from './carried-slugs.ts';
import { namesAbsent, withoutAbsent } from './features/absent-prose.ts';
import { featuresOf } from './features/features.ts';

type Item = Authored['tests'][number] | Authored['panels'][number];

/** What the store sells, and of the records for everybody what it does not. */
export interface Carried extends Authored {
  readonly goals: (Authored['goals'][number] & Lacking)[];
  readonly conditions: (Authored['conditions'][number] & Lacking)[];
  /** What the store has. */
  readonly shows: Features;
  /** Public tests and panels that the store does not sell. */
  readonly left: readonly Item[];
  /** A record as it was written, and may be signed, by the record that the store is left with. */
  readonly written: ReadonlyMap<object, object>;
}

/** Names of what one would begin with and the store does not sell. */
interface Lacking {
  readonly lacks?: readonly InWords[];
}

/**
 * The records as the store needs them: its own items, and nothing that leads to another. Facts stay whole: markers,
 * ranges, interpretations and conversions need no test that is sold.
 */
export function carriedOnly(whole: Authored): Carried {
  const slugs = carriedSlugs(whole);
  const shows = featuresOf(whole, (slug) => slugs.has(slug));
  const authored = withFeatures(whole, shows);
  const sold = (slug: string): boolean => slugs.has(slug);
  const items = [...authored.tests, ...authored.panels];
  const left = items.filter(({ slug, status }) => status !== 'hidden' && !sold(slug));
  const written = new Map<object, object>();
  if (left.length === 0) return { ...authored, shows, left, written };
  const kept = <T extends object>(record: object, rest: T): T => {
    written.set(rest, record);
    return rest;
  };
  const names = new Map(items.map(({ slug, name, es }) => [slug, { en: name, es: es.name }]));
  const lacking = (wanted: readonly string[]): Lacking => {
    const lacks = wanted.filter((slug) => !sold(slug)).flatMap((slug) => names.get(slug) ?? []);
    return lacks.length === 0 ? {} : { lacks };
  };
  return {
    ...authored,
    shows,
    left,
    written,
    tests: authored.tests
      .filter(({ slug }) => sold(slug))
      .map((test) => kept(test, withoutLinks(test, sold))),
    panels: authored.panels
      .filter(({ slug }) => sold(slug))
      .map((panel) => kept(panel, withoutLinks(panel, sold))),
    prices: authored.prices.filter(({ slug }) => sold(slug)),
    goals: authored.goals.map(({ panels, skip, ...goal }) => ({
      ...goal,
      ...(panels === undefined ? {} : { panels: panels.filter(sold) }),
      tests: goal.tests.filter(({ slug }) => sold(slug)),
      skip: skip.map(({ slug, ...one }) => (slug === undefined || !sold(slug) ? one : { ...one, slug })),
      ...lacking(goal.tests.filter(({ step }) => step === 'first').map(({ slug }) => slug)),
    })),
    conditions: authored.conditions.map((condition) =>
      kept(condition, {
        ...condition,
        start: condition.start.filter(({ item }) => sold(item)),
        // biome-ignore lint/suspicious/noThenProperty: a list in a record, which nobody awaits
        then: condition.then.filter(({ item }) => sold(item)),
        rarely: condition.rarely.filter(({ item }) => sold(item)),
        ...lacking(condition.start.map(({ item }) => item)),
      }),
    ),
    interpretations: authored.interpretations.map((one) =>
      kept(one, { ...one, related: one.related.filter(sold) }),
    ),
    notSold: authored.notSold.map(({ compared, ...one }) => ({ ...one, compared: compared.filter(sold) })),
    findingWords: authored.findingWords.filter(({ slug }) => sold(slug)),
    providerPrices: authored.providerPrices.filter(({ test }) => sold(test)),
    providerPanels: authored.providerPanels.filter(({ components }) => components.every(sold)),
    prose: authored.prose.map((prose) => carriedProse(prose, { items: names, sold })),
  };
}

/** The records without those of features that the store does not have. */
function withFeatures(authored: Authored, shows: Features): Authored {
  const absent = absentFrom(shows);
  const langs = langsOf({ shows });
  const names = namesAbsent(shows);
  return {
    ...authored,
    prose: authored.prose
      .filter(({ path, lang }) => langs.includes(lang) && !isAbsent(path, absent))
      .map((prose) => ({ ...prose, body: withoutAbsent(prose.body, shows) })),
    changes: {
      ...authored.changes,
      api: authored.changes.api.filter(({ text }) => !names(text.en)),
    },
    goals: shows.recommendation ? authored.goals : authored.goals.map(({ answer: _, ...goal }) => goal),
    ...(shows.comparison
      ? {}
      : {
          providers: [],
          providerPrices: [],
          providerPanels: [],
          references: [],
          hospitalPrices: [],
          hospitalCharges: [],
        }),
  };
}

const withoutLinks = <T extends Item>(item: T, sold: (slug: string) => boolean): T => ({
  ...item,
  related: item.related.filter(sold),
  ...('notToConfuse' in item && item.notToConfuse !== undefined
    ? { notToConfuse: item.notToConfuse.filter(({ slug }) => sold(slug)) }
    : {}),
});

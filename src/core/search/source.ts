import type { CatalogEntry, Category } from '../model/catalog.ts';
import type { ConditionRecord } from '../model/condition.ts';
import type { Goal } from '../model/goal.ts';
import { LANGS } from '../model/vocabulary.ts';
import type { SearchSource } from './names.ts';

/** What the catalog is searched by. */
export interface Searched {
  readonly entries: readonly CatalogEntry[];
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  readonly conditions: readonly ConditionRecord[];
  readonly notSold: SearchSource['notSold'];
  /** Codes for finding only, by the slug of their item. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  readonly said: SearchSource['said'];
  readonly places: readonly string[];
}

/** "Underactive thyroid (hypothyroidism)" is called either. */
const bothNames = (name: string): string[] =>
  [name, ...name.split(/[()]/)].filter((part) => part.trim() !== '');

/** Brings everything that has a name together, items that people ask for most first. */
export function searchSource({
  entries,
  goals,
  categories,
  conditions,
  notSold,
  codes,
  said,
  places,
}: Searched): SearchSource {
  const used = new Map<string, number>();
  for (const { tests, panels = [] } of goals)
    for (const slug of [...panels, ...tests.map((test) => test.slug)])
      used.set(slug, (used.get(slug) ?? 0) + 1);
  const ordered = [...entries].sort(
    (a, b) =>
      Number(b.popular) - Number(a.popular) ||
      (used.get(b.slug) ?? 0) - (used.get(a.slug) ?? 0) ||
      a.biomarkers.length - b.biomarkers.length ||
      (a.slug < b.slug ? -1 : 1),
  );
  return {
    general: checkups(ordered).map(({ slug }) => slug),
    items: ordered.map(({ slug, id, type, cpt, cpts, loinc, biomarkers, said: { en, es } }) => ({
      slug,
      names: {
        slug: [slug],
        id: [id],
        name: [en.name, es.name],
        alias: [...en.aliases, ...es.aliases],
        cpt: cpt === null ? [] : [cpt],
        loinc,
        'order-code': codes[slug] ?? [],
        // Most codes of a panel are those of its tests.
        'billed-with': type === 'test' ? cpts.map(({ code }) => code).filter((code) => code !== cpt) : [],
        biomarker: type === 'test' ? biomarkers : [],
      },
    })),
    topics: [
      ...goals.map(({ slug, said, panels = [], tests }) => ({
        slug,
        on: 'goal' as const,
        names: [slug, ...LANGS.flatMap((lang) => [said[lang].name, ...said[lang].phrases])],
        items: [...panels, ...tests.map((test) => test.slug)],
      })),
      ...conditions.map(({ slug, said, start, later }) => ({
        slug,
        on: 'condition' as const,
        names: [slug, ...LANGS.flatMap((lang) => [...bothNames(said[lang].name), ...said[lang].aliases])],
        items: [...start, ...later].map(({ item }) => item),
      })),
      ...categories.map(({ slug, said }) => ({
        slug,
        on: 'category' as const,
        names: [slug, ...LANGS.map((lang) => said[lang].name)],
        items: ordered.filter((one) => one.category === slug).map((one) => one.slug),
      })),
    ],
    said,
    notSold,
    places,
  };
}

/** What somebody may want who says nothing but "blood test": panels for a general look, then what is bought most. */
function checkups(entries: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const general = entries.filter(({ type, category }) => type === 'panel' && category === 'general-health');
  const popular = (some: readonly CatalogEntry[]) => some.filter((entry) => entry.popular);
  return [...new Set([...popular(general), ...general, ...popular(entries)])];
}

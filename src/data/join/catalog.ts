import type { CatalogEntry, ItemTexts, ItemWords, LongTexts, Panel, Test } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { isWholly } from '../../core/model/review.ts';
import type { ServiceFile } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { mergePreparations } from '../../core/preparation/merge.ts';
import { listPrice } from '../../core/pricing/list-price.ts';
import { reviewOf } from '../review/signature.ts';
import { billedAs, codeOf } from './billed.ts';
import type { Carried } from './carried.ts';
import { conditionsByItem } from './conditions.ts';
import { isServedBy } from './service.ts';
import { signedContent } from './signed-content.ts';
import { type Term, termsIn } from './terms.ts';

type Slugged<T> = T & { readonly slug: string };

/** A public record with the tests that it consists of: a test is its own only part. */
interface Item {
  readonly record: Slugged<Test> | Slugged<Panel>;
  readonly parts: readonly Slugged<Test>[];
}

const isPublic = ({ status }: Test | Panel): boolean => status !== 'hidden';

/** All public tests, then all public panels. */
function publicItems({ tests, panels }: Carried): Item[] {
  const bySlug = new Map(tests.filter(isPublic).map((test) => [test.slug, test]));
  return [
    ...[...bySlug.values()].map((record) => ({ record, parts: [record] })),
    ...panels.filter(isPublic).map((record) => ({
      record,
      parts: record.components.flatMap((slug) => bySlug.get(slug) ?? []),
    })),
  ];
}

export function catalogEntries(authored: Carried, service: ServiceFile): CatalogEntry[] {
  const prices = new Map(authored.prices.map((row) => [row.slug, row]));
  const conditions = conditionsByItem(authored);
  const served = authored.states.map(({ code }) => code).filter(isServedBy(service));
  const limits = new Map(
    authored.itemStates
      .map(({ slug, states }) => [slug, states.filter((code) => served.includes(code))] as const)
      .filter(([, states]) => states.length < served.length),
  );
  const term = termsIn(authored);
  return publicItems(authored).map(({ record, parts }): CatalogEntry => {
    const { slug } = record;
    const { cents: asked = {}, asOf = '' } = prices.get(slug) ?? {};
    const cents = inOrder(asked, authored);
    const folder = 'components' in record ? 'panels' : 'tests';
    const review = reviewOf(`${folder}/${slug}`, signedContent(record, authored), authored.reviews);
    return {
      id: record.id,
      slug,
      ...('components' in record
        ? {
            type: 'panel',
            loinc: [],
            components: record.components,
            ...(record.sex === undefined ? {} : { sex: record.sex }),
            ...(record.ageFrom === undefined ? {} : { ageFrom: record.ageFrom }),
          }
        : { type: 'test', loinc: record.loinc, components: [] }),
      cpt: codeOf(record, parts),
      cpts: billedAs(record, parts),
      category: record.category,
      biomarkers: biomarkersOf(parts),
      fasting: fastOf(parts),
      turnaroundDays: {
        min: Math.max(0, ...parts.map(({ turnaroundDays }) => turnaroundDays.min)),
        max: Math.max(1, ...parts.map(({ turnaroundDays }) => turnaroundDays.max)),
      },
      conditions: conditions.get(slug) ?? [],
      related: record.related,
      unlike: confusedWith(record).map(({ slug }) => slug),
      popular: record.popular,
      ...(record.private === undefined ? {} : { private: record.private }),
      orderable: record.status === 'active',
      ...(limits.has(slug) ? { states: limits.get(slug) ?? [] } : {}),
      cents,
      listCents: listPrice(cents, service.defaultLab),
      priceAsOf: asOf,
      ...(isWholly(review) ? { review } : {}),
      reviewedAt: isWholly(review) ? (review.reviewedAt ?? null) : null,
      said: { en: wordsOf(record, parts, 'en', term), es: wordsOf(record, parts, 'es', term) },
    };
  });
}

/** Prices in the order of the labs, whatever that of the columns is. */
const inOrder = (cents: CatalogEntry['cents'], { labs }: Carried): CatalogEntry['cents'] =>
  Object.fromEntries(labs.flatMap(({ slug: lab }) => (cents[lab] === undefined ? [] : [[lab, cents[lab]]])));

/** By slug. */
export function itemTexts(authored: Carried): Readonly<Record<string, ItemTexts>> {
  const term = termsIn(authored);
  return Object.fromEntries(
    publicItems(authored).map(({ record, parts }): [string, ItemTexts] => [
      record.slug,
      {
        sources: record.sources,
        ...('changedBy' in record && record.changedBy !== undefined ? { changedBy: record.changedBy } : {}),
        said: { en: textsOf(record, parts, 'en', term), es: textsOf(record, parts, 'es', term) },
      },
    ]),
  );
}

const biomarkersOf = (parts: readonly Test[]): string[] => [
  ...new Set(parts.flatMap(({ biomarkers }) => biomarkers)),
];

function fastOf(parts: Item['parts']): CatalogEntry['fasting'] {
  const fast = mergePreparations(parts).find((fact) => fact.kind === 'fasting');
  if (fast?.need !== 'required') return { required: false };
  return { required: true, ...(fast.hours === undefined ? {} : { hours: fast.hours }) };
}

function wordsOf(record: Item['record'], parts: Item['parts'], lang: Lang, term: Term): ItemWords {
  const { name, description, aliases } = lang === 'en' ? record : record.es;
  return {
    name,
    description,
    aliases,
    sampleType: [...new Set(parts.map(({ sampleType }) => term(sampleType)[lang]))].join('; '),
  };
}

const confusedWith = (record: Item['record']) =>
  ('notToConfuse' in record ? record.notToConfuse : undefined) ?? [];

/** By slug, and by the slug of the other. */
export function differences(authored: Carried): Dataset['differences'] {
  return Object.fromEntries(
    publicItems(authored).flatMap(({ record }) => {
      const told = confusedWith(record).map(({ slug, difference: en }) => {
        return [slug, { en, es: record.es.differences?.[slug] ?? en }] as const;
      });
      return told.length === 0 ? [] : [[record.slug, Object.fromEntries(told)] as const];
    }),
  );
}

/** Why ranges of another sample or method may be used for the test. */
function rangesHold(record: Item['record'], lang: Lang): string[] {
  if (!('rangeHolds' in record)) return [];
  return (record.rangeHolds ?? []).map(({ marker, why }) =>
    lang === 'en' ? why : (record.es.rangeHolds?.[marker] ?? why),
  );
}

function textsOf(record: Item['record'], parts: Item['parts'], lang: Lang, term: Term): LongTexts {
  const own = lang === 'en' ? record : record.es;
  const { method } = 'method' in record ? record : {};
  return {
    audience: own.audience ?? [],
    notFor: own.notFor ?? [],
    ...(method === undefined ? {} : { method: term(method)[lang] }),
    interference: [
      ...(('interference' in own ? own.interference : undefined) ?? []),
      ...rangesHold(record, lang),
    ],
    faq: own.faq ?? [],
    biomarkers: biomarkersOf(parts).map((name) => term(name)[lang]),
  };
}

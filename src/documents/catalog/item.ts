import {
  type Block,
  type Doc,
  heading,
  joined,
  link,
  paragraph,
  section,
  type Text,
} from '../../blocks/doc.ts';
import { conditionPath, itemPath } from '../../core/address.ts';
import { unranged } from '../../core/analytes/unranged.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { conditionsOf, printBilled, textsOf, turnaround } from '../../core/catalog/item.ts';
import { isPrivateItem } from '../../core/catalog/private.ts';
import { grouped } from '../../core/grouped.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { onceFor } from '../../core/once.ts';
import { stateIn } from '../../core/places/states.ts';
import { saidPreparation } from '../../core/preparation/said.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { speaking, wordsOf } from '../../core/words/index.ts';
import { preparationSection } from '../../views/preparation.ts';
import { rangeHero } from '../../views/range-hero/hero-of.ts';
import { askedWith } from '../answers/links.ts';
import { around, besideBlocks } from '../beside.ts';
import { isCompared } from '../compare/compared.ts';
import { homeStep } from '../home-step.ts';
import type { ProseLink } from '../learn/prose-links.ts';
import { signerOf } from '../reference/review-words.ts';
import { WORDS } from './item-words.ts';
import { drawFacts, offeredItems, priceBlocks } from './order-card.ts';
import { catalogStep, nameOf } from './pages.ts';

type Slices = Pick<
  Dataset,
  | 'registry'
  | 'catalog'
  | 'differences'
  | 'goals'
  | 'itemTexts'
  | 'markers'
  | 'preparations'
  | 'providers'
  | 'service'
>;

interface Page {
  readonly entry: CatalogEntry;
  readonly texts: ReturnType<typeof textsOf>;
  readonly lang: Lang;
  readonly words: (typeof WORDS)[Lang];
  readonly data: Slices;
}

/**
 * The page of a test or panel.
 * @param elsewhere what it costs elsewhere, where somebody else sells it
 * @param guides what to read about it
 */
export function itemDoc(
  entry: CatalogEntry,
  lang: Lang,
  data: Slices,
  elsewhere: readonly Block[] = [],
  guides: readonly ProseLink[] = [],
): Doc {
  const { catalog, service } = data;
  const words = WORDS[lang];
  const texts = textsOf(entry, data, lang);
  const { name, description } = entry.said[lang];
  const page: Page = { entry, texts, lang, words, data };
  const category = catalog.categories.find(({ slug }) => slug === entry.category);
  return {
    path: itemPath(entry),
    lang,
    kind: 'item',
    title: name,
    description,
    updatedAt: service.service.dataRelease,
    private: isPrivateItem(entry, catalog),
    trail: [
      homeStep(lang),
      catalogStep(lang),
      ...(category === undefined
        ? []
        : [{ title: category.said[lang].name, path: `/categories/${category.slug}` }]),
    ],
    blocks: [
      ...(entry.orderable ? [] : [{ kind: 'callout', tone: 'warning', text: words.soon } as const]),
      orderRail(page),
      ...ownRange(page),
      ...section(words.notFor, texts.notFor, (items) => ({ kind: 'list', items })),
      heading(words.prices),
      prices(page),
      paragraph([
        words.allInMeans(printDollars(service.service.labFeeCents)),
        link(words.quote, `/tools/quote-order?items=${entry.slug}`),
        ...(service.service.shows.comparison ? [words.or, link(words.compare, comparePath(page))] : []),
        '.',
      ]),
      ...elsewhere,
      ...preparationSection(saidPreparation([entry], data, speaking(lang)).preparation, lang),
      heading(words.glance),
      { kind: 'facts', items: facts(page) },
      heading(words.measures),
      measured(page),
      ...included(page),
      ...section(words.interference, texts.interference, (items) => ({ kind: 'list', items })),
      ...section(words.confused, confusable(page), (items) => ({ kind: 'list', items })),
      ...section(words.faq, texts.faq, (items) => ({ kind: 'faq', items })),
      ...section(words.audience, texts.audience, (items) => ({ kind: 'list', items })),
      ...section(words.conditions, conditionsOf(entry, catalog), (list) => ({
        kind: 'links',
        items: list.map(({ slug, said }) => ({ title: said[lang].name, path: conditionPath(slug) })),
      })),
      ...section(words.asked, askedWith(entry.slug, lang, data.goals), (items) => ({
        kind: 'links',
        items,
      })),
      ...section(words.guides, guides, (items) => ({ kind: 'links', items })),
      ...section(words.related, relatedTo(page), (list) => ({
        kind: 'links',
        items: offeredItems(list, lang),
      })),
      ...besideBlocks('item', groupBeside(page), lang),
      ...section(words.sources, texts.sources, (sources) => ({ kind: 'sources', sources })),
      paragraph([
        words.asData,
        link('JSON', `/api/catalog/${entry.slug}`),
        words.pricesOf(entry.priceAsOf) +
          (entry.review === undefined
            ? words.unreviewed
            : words.reviewed(signerOf(entry.review), entry.review.reviewedAt ?? '')),
      ]),
    ],
  };
}

const statesNamed = (codes: readonly string[], { data, lang }: Page): string =>
  codes.map((code) => stateIn(code, data.service, lang)).join(', ');

/** Those of its category that stand around it. */
const groupBeside = ({ entry, lang, data: { catalog } }: Page) =>
  around(inCategories(catalog.entries).get(entry.category) ?? [], ({ slug }) => slug === entry.slug).map(
    (other) => ({ title: nameOf(other, lang), path: itemPath(other) }),
  );

const inCategories = onceFor((entries: readonly CatalogEntry[]) =>
  grouped(entries, ({ category }) => category),
);

/** The page of its prices elsewhere; where nobody else sells it, the tool, which knows other prices. */
const comparePath = ({ entry: { slug }, data: { providers } }: Page): string =>
  isCompared(slug, providers) ? `/compare/prices/${slug}` : `/tools/compare-prices?test=${slug}`;

/** What most people came for: the whole price, large and at each lab, the way into the cart, and what the draw asks of them. */
function orderRail({ entry, lang, words, data }: Page): Block {
  const { service } = data;
  const fee = service.service.labFeeCents;
  return {
    kind: 'rail',
    blocks: [
      ...priceBlocks(entry, lang, data),
      {
        kind: 'facts',
        items: [
          ...service.labs.map(({ id, name }) => {
            const cents = entry.cents[id];
            return {
              term: words.allInAt(name),
              value: cents === undefined ? words.notPerformed : printDollars(cents + fee),
            };
          }),
          ...drawFacts(entry, lang),
        ],
      },
    ],
  };
}

/** The range of what a test measures, where that is one thing. */
function ownRange({ entry, lang, data: { catalog, markers } }: Page): Block[] {
  const [only, ...others] = entry.biomarkers;
  const slug = only === undefined || others.length > 0 ? undefined : catalog.markerPages[only];
  const marker = markers.records.find((one) => one.slug === slug);
  return marker === undefined ? [] : rangeHero(marker, lang, wordsOf(lang), markers.guidelines);
}

function prices({ entry, lang, words, data: { service } }: Page): Block {
  const fee = service.service.labFeeCents;
  const routed = service.service.routing.flatMap(({ states, lab }) => states.map((code) => ({ code, lab })));
  const places = service.labs.map(({ id, name }) => {
    const states = routed.filter(({ lab }) => lab === id).map(({ code }) => code);
    return { id, name: states.length > 0 ? words.alsoFor(name, states) : name };
  });
  return {
    kind: 'table',
    caption: words.priceOf(nameOf(entry, lang)),
    head: words.priceHead,
    numeric: [1, 2],
    rows: places.map(({ id, name }) => {
      const cents = entry.cents[id];
      return cents === undefined
        ? [name, words.notPerformed, '–']
        : [name, printDollars(cents), printDollars(cents + fee)];
    }),
  };
}

function facts(page: Page): { term: string; value: Text }[] {
  const { entry, texts, lang, words } = page;
  const { service } = page.data;
  const hours = entry.fasting.hours === undefined ? '' : words.hours(entry.fasting.hours);
  const { aliases, sampleType } = entry.said[lang];
  const english = entry.said.en;
  return [
    { term: words.sample, value: sampleType },
    { term: words.fasting, value: entry.fasting.required ? words.required + hours : words.notRequired },
    { term: words.resultsIn, value: turnaround(entry, wordsOf(lang)) },
    ...(texts.method === undefined ? [] : [{ term: words.method, value: texts.method }]),
    ...(entry.cpts.length === 0
      ? []
      : [{ term: words.cpt(entry.cpts.length), value: printBilled(entry.cpts) }]),
    ...(entry.loinc.length === 0 ? [] : [{ term: 'LOINC', value: entry.loinc.join(', ') }]),
    {
      term: words.labs,
      value: service.labs
        .filter(({ id }) => entry.cents[id] !== undefined)
        .map(({ name }) => name)
        .join(', '),
    },
    ...(entry.states === undefined ? [] : [{ term: words.states, value: statesNamed(entry.states, page) }]),
    ...(aliases.length === 0 ? [] : [{ term: words.called, value: aliases.join(', ') }]),
    // Orders and reports of US laboratories name it in English.
    ...(lang === 'en'
      ? []
      : [{ term: words.inEnglish, value: [english.name, ...english.aliases].join(', ') }]),
    { term: words.identifier, value: `${entry.slug} (${entry.id})` },
  ];
}

/** Each biomarker, linked to its page: that of its reference range where one is held. */
function measured({ entry, texts, data: { registry, catalog } }: Page): Block {
  return paragraph(
    joined(
      entry.biomarkers.map((name, i) => {
        const slug = catalog.markerPages[name] ?? namesWithoutRanges(registry).get(name);
        const said = texts.biomarkers[i] ?? name;
        return slug === undefined ? said : link(said, `/biomarkers/${slug}`);
      }),
    ),
  );
}

const namesWithoutRanges = onceFor(
  (registry: Dataset['registry']): ReadonlyMap<string, string> =>
    new Map(unranged(registry).map(({ slug, said }) => [said.en.name, slug])),
);

function included({ entry, lang, words, data: { catalog } }: Page): Block[] {
  const parts = entry.components.flatMap((slug) => findEntry(slug, catalog.entries) ?? []);
  const sum = parts.reduce((total, { listCents }) => total + listCents, 0);
  return section(words.included, parts, () => ({
    kind: 'table',
    caption: words.testsIn(nameOf(entry, lang)),
    head: words.includedHead,
    numeric: [1],
    rows: [
      ...parts.map((part): Text[] => [
        [link(nameOf(part, lang), itemPath(part))],
        printDollars(part.listCents),
      ]),
      [words.sum, printDollars(sum)],
      [words.saved, printDollars(sum - entry.listCents)],
    ],
  }));
}

function confusable({ entry, lang, data: { catalog, differences } }: Page): Text[] {
  return Object.entries(differences[entry.slug] ?? {}).flatMap(([slug, difference]): Text[] => {
    const other = findEntry(slug, catalog.entries);
    return other === undefined ? [] : [[link(nameOf(other, lang), itemPath(other)), `: ${difference[lang]}`]];
  });
}

const relatedTo = ({ entry, data: { catalog } }: Page): CatalogEntry[] =>
  entry.related.flatMap((slug) => findEntry(slug, catalog.entries) ?? []);

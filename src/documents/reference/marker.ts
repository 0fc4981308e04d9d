import {
  type Block,
  type Doc,
  heading,
  type Inline,
  link,
  paragraph,
  section,
  type Text,
} from '../../blocks/doc.ts';
import { conditionPath, pathIn } from '../../core/address.ts';
import { criticalOf } from '../../core/alarm/critical-limits.ts';
import { registered } from '../../core/analytes/registered.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateAnalyte } from '../../core/catalog/private.ts';
import { formula } from '../../core/chemistry/convert.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Side } from '../../core/model/interpretation.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { meaningPath, sourcesOf, testsFor } from '../../core/reference/describe.ts';
import { wordsOf } from '../../core/words/index.ts';
import { rangeHero } from '../../views/range-hero/hero-of.ts';
import { around, besideBlocks, byGroup } from '../beside.ts';
import { measuringCard, offeredItems } from '../catalog/order-card.ts';
import { homeStep } from '../home-step.ts';
import type { ProseLink } from '../learn/prose-links.ts';
import { measuredBlocks, mistakenBlocks } from './identity.ts';
import { criticalBlocks, guidelineBlocks } from './marker-limits.ts';
import { bandTable, sourceLink, unitBlocks } from './marker-ranges.ts';
import { WORDS } from './marker-words.ts';
import { zoneBlocks } from './marker-zones.ts';
import { limitsReviewText, reviewText } from './review-words.ts';

type Slices = Pick<Dataset, 'registry' | 'catalog' | 'conditions' | 'conversions' | 'markers' | 'service'>;

interface Page {
  readonly marker: Marker;
  readonly lang: Lang;
  readonly data: Slices;
}

/** The page of a marker: its ranges, what high and low suggest, and how to have it measured; `guides`, what to read about it. */
export function markerDoc(marker: Marker, lang: Lang, data: Slices, guides: readonly ProseLink[] = []): Doc {
  const page = { marker, lang, data };
  const words = WORDS[lang];
  const said = wordsOf(lang);
  const { name, about, chosenBecause, text } = marker.said[lang];
  const critical = criticalOf(marker, { age: 40 }, said);
  const { review } = marker;
  const inWords = marker.bands.length === 0;
  const tests = testsFor(marker, data, lang).flatMap(
    ({ slug }) => findEntry(slug, data.catalog.entries) ?? [],
  );
  return {
    path: `/biomarkers/${marker.slug}`,
    lang,
    kind: 'biomarker',
    title: (inWords ? words.titleInWords : words.title)(name),
    shortTitle: (inWords ? words.shortInWords : words.short)(name),
    description: about,
    updatedAt: data.service.service.dataRelease,
    private: isPrivateAnalyte(marker, data.catalog),
    trail: [homeStep(lang), { title: words.all, path: '/biomarkers' }],
    blocks: [
      ...rangeHero(marker, lang, said, data.markers.guidelines),
      ...(critical === undefined ? [] : [{ kind: 'callout', tone: 'urgent', text: critical.text } as const]),
      ...measuringCard(marker, lang, data),
      ...expectedBlocks(page),
      ...(inWords
        ? [paragraph(chosenBecause)]
        : [
            {
              kind: 'fold',
              title: words.allRanges(marker.bands.length),
              blocks: [
                ...unitBlocks(page),
                bandTable(words.ranges(name), marker.bands, page),
                paragraph(chosenBecause),
              ],
            } as const,
          ]),
      ...guidelineBlocks(page),
      ...zoneBlocks(page),
      heading(inWords ? words.other : words.high),
      paragraph([text.high, ...more('high', page)]),
      heading(inWords ? words.asExpected : words.low),
      paragraph([text.low, ...more('low', page)]),
      heading(words.retest),
      paragraph(text.retest),
      ...section(words.interferences, text.interferences, (items) => ({ kind: 'list', items })),
      heading(words.howToTest),
      tests.length === 0 ? paragraph(words.noTest) : { kind: 'links', items: offeredItems(tests, lang) },
      ...section(words.guides, guides, (items) => ({ kind: 'links', items })),
      ...section(words.conditions, conditionsReading(page), (items) => ({ kind: 'links', items })),
      ...section(words.others, marker.alternatives, (bands) => bandTable(words.othersOf(name), bands, page)),
      ...criticalBlocks(page),
      ...identityBlocks(page),
      ...besideBlocks('marker', markersBeside(page), lang),
      heading(words.names),
      { kind: 'facts', items: names(page) },
      { kind: 'callout', tone: 'note', text: said.reference.disclaimer },
      ...section(words.sources, sourcesOf(marker), (sources) => ({ kind: 'sources', sources })),
      paragraph([
        reviewText(review, words.unreviewed(marker.reviewBy), lang),
        ...(saysOfLimits(marker) ? [` ${limitsReviewText(marker.limits?.review, lang)}`] : []),
      ]),
    ],
  };
}

/** Markers on the subject of the first test that measures it. */
function markersBeside({ marker, lang, data: { catalog, markers } }: Page) {
  const subject = ({ slug }: Marker): string =>
    findEntry(catalog.measuredBy[slug]?.[0] ?? '', catalog.entries)?.category ?? '';
  return around(byGroup(markers.records, subject), ({ slug }) => slug === marker.slug).map((other) => ({
    title: other.said[lang].name,
    path: `/biomarkers/${other.slug}`,
  }));
}

/** The conditions whose pages say how it is read there. */
const conditionsReading = ({ marker, lang, data }: Page) =>
  data.conditions
    .filter(({ reading }) => reading.some((read) => read.marker === marker.slug))
    .map(({ slug, said }) => ({ title: said[lang].name, path: conditionPath(slug) }));

/** A signature of the ranges, or of the limits, must not seem to be one of both. */
const saysOfLimits = ({ review, limits }: Marker): boolean =>
  limits !== undefined && (limits.review !== undefined || review.status === 'reviewed');

/** The words that are expected of a result in words, with their source. */
function expectedBlocks({ marker, lang }: Page): Block[] {
  const words = WORDS[lang];
  const { expected } = marker;
  if (expected === undefined) return [];
  return [
    heading(words.expected),
    {
      kind: 'facts',
      items: [
        { term: words.expectedWords, value: (lang === 'es' ? expected.wordsEs : expected.words).join(', ') },
        { term: words.source, value: sourceLink(marker, expected.source, lang) },
      ],
    },
  ];
}

/** What it is told apart by, and what it is easily mistaken for. */
function identityBlocks({ marker, lang, data }: Page): Block[] {
  const analyte = registered(marker.slug, data.registry);
  return analyte === undefined
    ? []
    : [...measuredBlocks(analyte, lang), ...mistakenBlocks(analyte, data.registry, lang)];
}

const more = (side: Side, { marker, lang }: Page): Inline[] =>
  marker.meanings.includes(side)
    ? [' ', link(WORDS[lang].more[side], pathIn(meaningPath(marker, side), lang))]
    : [];

function names({ marker, lang, data }: Page): { term: string; value: Text }[] {
  const words = WORDS[lang];
  const conversion = data.conversions.records.find(({ slug }) => slug === (marker.conversion ?? marker.slug));
  const { aliases } = marker.said[lang];
  const english = marker.said.en;
  return [
    // A result in words has none.
    ...(marker.bands.length === 0 && marker.unit === 'index'
      ? []
      : [{ term: words.unit, value: marker.unit }]),
    ...(marker.otherUnits.length === 0
      ? []
      : [{ term: words.otherUnits, value: marker.otherUnits.join(', ') }]),
    ...(conversion === undefined
      ? []
      : [
          {
            term: words.conversion,
            value: [link(formula(conversion), `/tools/convert-units?analyte=${conversion.slug}`)],
          },
        ]),
    ...(aliases.length === 0 ? [] : [{ term: words.called, value: aliases.join(', ') }]),
    // Reports of US laboratories name it in English.
    ...(lang === 'en'
      ? []
      : [{ term: words.inEnglish, value: [english.name, ...english.aliases].join(', ') }]),
    ...(marker.loinc.length === 0 ? [] : [{ term: 'LOINC', value: marker.loinc.join(', ') }]),
  ];
}

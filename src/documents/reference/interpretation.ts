import { type Doc, heading, link, paragraph, section } from '../../blocks/doc.ts';
import { pathIn } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateAnalyte } from '../../core/catalog/private.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Interpretation, Side } from '../../core/model/interpretation.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { meaningPath, sourcesOf } from '../../core/reference/describe.ts';
import { wordsOf } from '../../core/words/index.ts';
import { rangeHero } from '../../views/range-hero/hero-of.ts';
import { around, besideBlocks } from '../beside.ts';
import { measuringCard, offeredItems } from '../catalog/order-card.ts';
import { homeStep } from '../home-step.ts';
import type { ProseLink } from '../learn/prose-links.ts';
import { WORDS as MARKER } from './marker-words.ts';
import { reviewText } from './review-words.ts';

type Slices = Pick<Dataset, 'catalog' | 'interpretations' | 'markers' | 'service'>;

const WORDS = {
  en: {
    title: {
      high: (name: string) => `High ${name}: what it may mean`,
      low: (name: string) => `Low ${name}: what it may mean`,
    },
    short: {
      high: (name: string) => `High ${name}: meaning`,
      low: (name: string) => `Low ${name}: meaning`,
    },
    all: 'Biomarkers',
    ranges: 'Ranges for other ages, methods and sources: ',
    reasons: 'Common reasons',
    next: 'What usually comes next',
    soon: 'When to see a doctor',
    questions: 'Questions for your doctor',
    related: 'Tests that often come next',
    sources: 'Sources',
    other: { high: 'When it is high', low: 'When it is low' },
    unreviewed:
      'Written from the sources above and from general medical knowledge; not yet physician-reviewed.',
  },
  es: {
    title: {
      high: (name: string) => `${name}: qué puede indicar un valor alto`,
      low: (name: string) => `${name}: qué puede indicar un valor bajo`,
    },
    short: {
      high: (name: string) => `${name}: valor alto`,
      low: (name: string) => `${name}: valor bajo`,
    },
    all: 'Biomarcadores',
    ranges: 'Rangos para otras edades, métodos y fuentes: ',
    reasons: 'Razones comunes',
    next: 'Qué suele seguir',
    soon: 'Cuándo consultar',
    questions: 'Preguntas para su médico',
    related: 'Pruebas que suelen seguir',
    sources: 'Fuentes',
    other: { high: 'Cuando está alto', low: 'Cuando está bajo' },
    unreviewed:
      'Escrito a partir de las fuentes citadas y de conocimientos médicos generales; aún sin revisión médica.',
  },
} as const;

/** The title of the page of a high or low value. */
const meaningTitle = (
  side: Side,
  { said }: Marker,
  lang: Lang,
  length: 'title' | 'short' = 'title',
): string => WORDS[lang][length][side](lang === 'en' ? inSentence(said.en.name) : said[lang].name);

/** "Ferritin" reads "ferritin" inside of a sentence; "TSH" and "Vitamin D" stay. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]+(?! [A-Z0-9])/.test(name) && !/^Vitamin/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

const cited = ({ sources }: Interpretation, marker: Marker) => [
  ...sources,
  ...sourcesOf(marker).filter(({ url }) => sources.every((own) => own.url !== url)),
];

/** Other markers of which that side has a page. */
const meaningsBeside = ({ slug }: Interpretation, side: Side, lang: Lang, data: Slices) =>
  around(
    data.interpretations.filter(({ said }) => said[lang][side] !== undefined),
    (one) => one.slug === slug,
  ).flatMap((other) => {
    const marker = data.markers.records.find((one) => one.slug === other.slug);
    return marker === undefined
      ? []
      : [{ title: meaningTitle(side, marker, lang), path: meaningPath(marker, side) }];
  });

/** The page of what a value on one side of the range may mean; none where that side has no meaning. */
export function meaningDoc(
  record: Interpretation,
  side: Side,
  lang: Lang,
  marker: Marker,
  data: Slices,
  guides: readonly ProseLink[] = [],
): Doc | undefined {
  const meaning = record.said[lang][side];
  if (meaning === undefined) return undefined;
  const words = WORDS[lang];
  const { name } = marker.said[lang];
  const other = side === 'high' ? 'low' : 'high';
  const measuring = measuringCard(marker, lang, data);
  const tests = record.related.flatMap((slug) => findEntry(slug, data.catalog.entries) ?? []);
  return {
    path: meaningPath(marker, side),
    lang,
    kind: 'biomarker',
    title: meaningTitle(side, marker, lang),
    shortTitle: meaningTitle(side, marker, lang, 'short'),
    description: meaning.summary,
    updatedAt: data.service.service.dataRelease,
    private: isPrivateAnalyte(marker, data.catalog),
    trail: [
      homeStep(lang),
      { title: words.all, path: '/biomarkers' },
      { title: name, path: `/biomarkers/${marker.slug}` },
    ],
    blocks: [
      ...rangeHero(marker, lang, wordsOf(lang), data.markers.guidelines),
      ...measuring,
      ...(measuring.length === 0 ? [paragraph(MARKER[lang].noTest)] : []),
      paragraph([
        words.ranges,
        link(name, pathIn(`/biomarkers/${marker.slug}`, lang)),
        '. ',
        ...(record.said[lang][other] === undefined
          ? []
          : [link(`${words.other[other]}.`, pathIn(meaningPath(marker, other), lang))]),
      ]),
      heading(words.soon),
      { kind: 'callout', tone: 'warning', text: meaning.soon },
      heading(words.reasons),
      { kind: 'list', items: meaning.reasons },
      heading(words.next),
      { kind: 'list', items: meaning.next },
      heading(words.questions),
      { kind: 'list', items: meaning.questions },
      ...section(words.related, tests, (list) => ({
        kind: 'links',
        items: offeredItems(list, lang),
      })),
      ...section(MARKER[lang].guides, guides, (items) => ({ kind: 'links', items })),
      ...besideBlocks(side, meaningsBeside(record, side, lang, data), lang),
      { kind: 'callout', tone: 'note', text: wordsOf(lang).reference.disclaimer },
      ...section(words.sources, cited(record, marker), (sources) => ({ kind: 'sources', sources })),
      paragraph(reviewText(record.review, words.unreviewed, lang)),
    ],
  };
}

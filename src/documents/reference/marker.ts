import { type Doc, heading, type Inline, link, paragraph, section, type Text } from '../../blocks/doc.ts';
import { itemPath, pathIn } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateMarker } from '../../core/catalog/private.ts';
import { formula } from '../../core/chemistry/convert.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Side } from '../../core/model/interpretation.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { limitsText } from '../../core/reference/bands.ts';
import { criticalOf, meaningPath, sourcesOf, testsFor } from '../../core/reference/describe.ts';
import { wordsOf } from '../../core/words/index.ts';
import { homeStep } from '../catalog/pages.ts';
import { adultFigures, bandTable, rangeBars, sourceLink, unitBlocks } from './marker-ranges.ts';

type Slices = Pick<Dataset, 'catalog' | 'conversions' | 'markers' | 'service'>;

const WORDS = {
  en: {
    title: (name: string) => `${name}: reference range and meaning`,
    all: 'Biomarkers',
    ranges: (name: string) => `Reference ranges of ${name}`,
    zones: 'Named zones',
    zonesOf: (name: string) => `Zones of ${name}`,
    zoneHead: ['Zone', 'Value', 'Source'],
    high: 'What a high value may suggest',
    low: 'What a low value may suggest',
    more: { high: 'More about high values.', low: 'More about low values.' },
    retest: 'When to test again',
    interferences: 'What can change the result',
    howToTest: 'How to get it tested',
    others: 'Other published ranges',
    othersOf: (name: string) => `Other published ranges of ${name}`,
    names: 'Names and units',
    unit: 'Unit',
    otherUnits: 'Other units on reports',
    conversion: 'Conversion',
    called: 'Also called',
    inEnglish: 'In English',
    sources: 'Sources',
    reviewed: (who: string, when: string) => `Reviewed by ${who} on ${when}.`,
    unreviewed: (by: string) => `Sources cited, not yet physician-reviewed. To be checked again by ${by}.`,
  },
  es: {
    title: (name: string) => `${name}: rango de referencia`,
    all: 'Biomarcadores',
    ranges: (name: string) => `Rangos de referencia de ${name}`,
    zones: 'Zonas con nombre',
    zonesOf: (name: string) => `Zonas de ${name}`,
    zoneHead: ['Zona', 'Valor', 'Fuente'],
    high: 'Qué puede indicar un valor alto',
    low: 'Qué puede indicar un valor bajo',
    more: { high: 'Más sobre los valores altos.', low: 'Más sobre los valores bajos.' },
    retest: 'Cuándo repetir la prueba',
    interferences: 'Qué puede cambiar el resultado',
    howToTest: 'Cómo hacerse la prueba',
    others: 'Otros rangos publicados',
    othersOf: (name: string) => `Otros rangos publicados de ${name}`,
    names: 'Nombres y unidades',
    unit: 'Unidad',
    otherUnits: 'Otras unidades en los informes',
    conversion: 'Conversión',
    called: 'También se llama',
    inEnglish: 'En inglés',
    sources: 'Fuentes',
    reviewed: (who: string, when: string) => `Revisado por ${who} el ${when}.`,
    unreviewed: (by: string) =>
      `Con fuentes citadas; aún sin revisión médica. Se volverá a comprobar antes del ${by}.`,
  },
} as const;

interface Page {
  readonly marker: Marker;
  readonly lang: Lang;
  readonly data: Slices;
}

/** The page of a marker: its ranges, what high and low suggest, and how to have it measured. */
export function markerDoc(marker: Marker, lang: Lang, data: Slices): Doc {
  const page = { marker, lang, data };
  const words = WORDS[lang];
  const said = wordsOf(lang);
  const { name, about, chosenBecause, text } = marker.said[lang];
  const critical = criticalOf(marker, said);
  const { review } = marker;
  return {
    path: `/biomarkers/${marker.slug}`,
    lang,
    kind: 'biomarker',
    title: words.title(name),
    description: about,
    updatedAt: data.service.service.dataRelease,
    private: isPrivateMarker(marker, data.catalog),
    trail: [homeStep(lang), { title: words.all, path: '/biomarkers' }],
    blocks: [
      ...adultFigures(page),
      ...rangeBars(page),
      ...unitBlocks(page),
      bandTable(words.ranges(name), marker.bands, page),
      paragraph(chosenBecause),
      ...(critical === undefined ? [] : [{ kind: 'callout', tone: 'urgent', text: critical.text } as const]),
      ...section(words.zones, marker.categories, (zones) => ({
        kind: 'table',
        caption: words.zonesOf(name),
        head: words.zoneHead,
        rows: zones.map((zone) => [
          zone.label[lang],
          limitsText(zone, marker.unit, said),
          sourceLink(marker, zone.source),
        ]),
      })),
      heading(words.high),
      paragraph([text.high, ...more('high', page)]),
      heading(words.low),
      paragraph([text.low, ...more('low', page)]),
      heading(words.retest),
      paragraph(text.retest),
      ...section(words.interferences, text.interferences, (items) => ({ kind: 'list', items })),
      ...section(words.howToTest, testsFor(marker, data, lang), (tests) => ({
        kind: 'links',
        items: tests.flatMap(({ slug }) => {
          const entry = findEntry(slug, data.catalog.entries);
          if (entry === undefined) return [];
          return [{ title: entry.said[lang].name, path: itemPath(entry) }];
        }),
      })),
      ...section(words.others, marker.alternatives, (bands) => bandTable(words.othersOf(name), bands, page)),
      heading(words.names),
      { kind: 'facts', items: names(page) },
      { kind: 'callout', tone: 'note', text: said.reference.disclaimer },
      ...section(words.sources, sourcesOf(marker), (sources) => ({ kind: 'sources', sources })),
      paragraph(
        review.status === 'reviewed'
          ? words.reviewed(review.reviewer ?? '', review.reviewedAt ?? '')
          : words.unreviewed(marker.reviewBy),
      ),
    ],
  };
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
    { term: words.unit, value: marker.unit },
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

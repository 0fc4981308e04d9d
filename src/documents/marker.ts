import { itemPath } from '../core/catalog/address.ts';
import { findEntry } from '../core/catalog/entries.ts';
import { formula } from '../core/chemistry/convert.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Side } from '../core/model/interpretation.ts';
import type { Band, Marker } from '../core/model/marker.ts';
import { limitsText } from '../core/reference/bands.ts';
import {
  criticalOf,
  DISCLAIMER,
  meaningPath,
  sourceOf,
  sourcesOf,
  testsFor,
} from '../core/reference/describe.ts';
import { HOME } from './catalog.ts';
import { type Block, type Doc, heading, type Inline, link, paragraph, section, type Text } from './doc.ts';

type Slices = Pick<Dataset, 'catalog' | 'conversions' | 'markers' | 'service'>;

/** The page of a marker: its ranges, what high and low suggest, and how to have it measured. */
export function markerDoc(marker: Marker, data: Slices): Doc {
  const critical = criticalOf(marker);
  return {
    path: `/biomarkers/${marker.slug}`,
    lang: 'en',
    kind: 'biomarker',
    title: `${marker.name}: reference range and meaning`,
    description: marker.about,
    updatedAt: data.service.service.dataRelease,
    trail: [HOME, { title: 'Biomarkers', path: '/biomarkers' }],
    blocks: [
      bandTable(`Reference ranges of ${marker.name}`, marker.bands, marker),
      paragraph(marker.chosenBecause),
      ...(critical === undefined ? [] : [{ kind: 'callout', tone: 'urgent', text: critical.text } as const]),
      ...section('Named zones', marker.categories, (zones) => ({
        kind: 'table',
        caption: `Zones of ${marker.name}`,
        head: ['Zone', 'Value', 'Source'],
        rows: zones.map((zone) => [
          zone.label,
          limitsText(zone, marker.unit),
          sourceLink(marker, zone.source),
        ]),
      })),
      heading('What a high value may suggest'),
      paragraph([marker.text.high, ...more(marker, 'high')]),
      heading('What a low value may suggest'),
      paragraph([marker.text.low, ...more(marker, 'low')]),
      heading('When to test again'),
      paragraph(marker.text.retest),
      ...section('What can change the result', marker.text.interferences, (items) => ({
        kind: 'list',
        items,
      })),
      ...section('How to get it tested', testsFor(marker, data), (tests) => ({
        kind: 'links',
        items: tests.flatMap(({ slug, name }) => {
          const entry = findEntry(slug, data.catalog.entries);
          return entry === undefined ? [] : [{ title: name, path: itemPath(entry) }];
        }),
      })),
      ...section('Other published ranges', marker.alternatives, (bands) =>
        bandTable(`Other published ranges of ${marker.name}`, bands, marker),
      ),
      heading('Names and units'),
      { kind: 'facts', items: names(marker, data) },
      { kind: 'callout', tone: 'note', text: DISCLAIMER },
      ...section('Sources', sourcesOf(marker), (sources) => ({ kind: 'sources', sources })),
      paragraph(
        marker.review.status === 'reviewed'
          ? `Reviewed by ${marker.review.reviewer} on ${marker.review.reviewedAt}.`
          : `Sources cited, not yet physician-reviewed. To be checked again by ${marker.reviewBy}.`,
      ),
    ],
  };
}

const more = (marker: Marker, side: Side): Inline[] =>
  marker.meanings.includes(side) ? [' ', link(`More about ${side} values.`, meaningPath(marker, side))] : [];

function bandTable(caption: string, bands: readonly Band[], marker: Marker): Block {
  return {
    kind: 'table',
    caption,
    head: ['Who', 'Range', 'Kind', 'Source'],
    rows: bands.map((band): Text[] => [
      band.method === undefined ? band.population : `${band.population} (${band.method})`,
      limitsText(band, marker.unit),
      band.kind.replaceAll('_', ' '),
      sourceLink(marker, band.source),
    ]),
  };
}

function sourceLink(marker: Marker, key: string): Text {
  const { publisher, url } = sourceOf(marker, key);
  return [link(publisher, url)];
}

function names(marker: Marker, { conversions }: Slices): { term: string; value: Text }[] {
  const conversion = conversions.records.find(({ slug }) => slug === (marker.conversion ?? marker.slug));
  return [
    { term: 'Unit', value: marker.unit },
    ...(marker.otherUnits.length === 0
      ? []
      : [{ term: 'Other units on reports', value: marker.otherUnits.join(', ') }]),
    ...(conversion === undefined
      ? []
      : [
          {
            term: 'Conversion',
            value: [link(formula(conversion), `/tools/convert-units?analyte=${conversion.slug}`)],
          },
        ]),
    ...(marker.aliases.length === 0 ? [] : [{ term: 'Also called', value: marker.aliases.join(', ') }]),
    ...(marker.loinc.length === 0 ? [] : [{ term: 'LOINC', value: marker.loinc.join(', ') }]),
  ];
}

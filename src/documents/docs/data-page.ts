import { type Block, type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { HOME } from '../home-step.ts';
import { fieldsOf } from './dictionary.ts';
import { downloadsOf } from './downloads.ts';
import { NOTICES } from './notices.ts';

/** The release in one line. */
const citation = ({ service: { service } }: Dataset): string =>
  `${service.brand}: lab tests, prices and reference ranges. Data release ${service.dataRelease}. ${service.origin}. CC BY 4.0.`;

/** The data dictionary: every download with its columns, and what belongs to others. */
export function downloadsDoc(data: Dataset): Doc {
  const { service } = data.service;
  return {
    path: '/docs/data',
    lang: 'en',
    kind: 'doc',
    title: 'Data downloads and their columns',
    description:
      'The tables behind this site as CSV and JSON files, with what every column means, licence and checksums.',
    updatedAt: service.dataRelease,
    trail: [HOME, { title: 'Documentation', path: '/docs' }],
    blocks: [
      paragraph([
        `Licence: CC BY 4.0. Attribution: ${service.brand}, ${service.origin}, with the sources named in the rows. `,
        link('manifest.json', '/data/manifest.json'),
        ' lists every file with its rows, size and SHA-256. Amounts are whole cents; an empty cell means not known or not there.',
      ]),
      ...downloadsOf(data).flatMap((download): Block[] => [
        heading(download.name),
        paragraph([
          `${download.about} ${download.rows(data).length} rows: `,
          link(`${download.name}.csv`, `/data/${download.name}.csv`),
          ', ',
          link(`${download.name}.json`, `/data/${download.name}.json`),
          '.',
        ]),
        {
          kind: 'table',
          caption: `Columns of ${download.name}`,
          head: ['Column', 'Type', 'Unit', 'Meaning'],
          rows: fieldsOf(download, data).map(({ name, type, unit, meaning }) => [name, type, unit, meaning]),
        },
      ]),
      heading('Other files'),
      {
        kind: 'links',
        items: [
          {
            title: 'manifest.json',
            path: '/data/manifest.json',
            note: 'every file with its rows, bytes, SHA-256 and licence',
          },
          {
            title: 'dictionary.json',
            path: '/data/dictionary.json',
            note: 'every field of every table: type, unit, meaning',
          },
          {
            title: 'observation-definitions.ndjson',
            path: '/data/fhir/observation-definitions.ndjson',
            note: 'the reference ranges as FHIR R4 ObservationDefinition, one on each line',
          },
          {
            title: 'observation-definitions.json',
            path: '/data/fhir/observation-definitions.json',
            note: 'the same as one FHIR R4 Bundle',
          },
          { title: 'CITATION.cff', path: '/data/CITATION.cff', note: 'how to cite this data' },
          { title: 'NOTICE.txt', path: '/data/NOTICE.txt', note: 'what is owed to others, as below' },
          { title: 'catalog.json', path: '/data/catalog.json', note: 'the catalog in the shape of the API' },
          {
            title: 'Test vectors: free testosterone',
            path: '/data/vectors/free-testosterone.json',
            note: 'the published example and cases computed from the same equation',
          },
          { title: 'Test vectors: hemoglobin A1c', path: '/data/vectors/hemoglobin-a1c.json' },
          { title: 'Test vectors: unit conversions', path: '/data/vectors/unit-conversions.json' },
          { title: 'Test vectors: flags', path: '/data/vectors/reference-flags.json' },
        ],
      },
      heading('The ranges as FHIR'),
      paragraph(
        'FHIR gives a range its limits, inclusive, and one interval of age. Where a limit or the end of an age is excluded, or a method or a source matters, condition says so in words. The ranges chosen for flags are there; other published ones stand in reference-ranges. A LOINC code is given where the record of the marker has one, a UCUM code where units has one.',
      ),
      heading('Rights of others'),
      ...NOTICES.map(({ name, text, url }) =>
        paragraph([{ strong: `${name}.` }, ` ${text} `, link(new URL(url).host, url)]),
      ),
      heading('How to cite it'),
      paragraph(citation(data)),
    ],
  };
}

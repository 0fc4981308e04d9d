import { createHash } from 'node:crypto';
import { soldCategories } from '../core/catalog/sold-categories.ts';
import { csvLine } from '../core/csv.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { absentFrom, isAbsent } from '../core/model/store/features.ts';
import { fieldsOf } from '../documents/docs/dictionary.ts';
import { columnsOf, type Download, downloadsOf } from '../documents/docs/downloads.ts';
import { catalogFile } from './catalog.ts';
import { citationFile } from './release/citation.ts';
import { noticeFile } from './release/notice.ts';
import { observationDefinitionBundle, observationDefinitions } from './release/observation-definitions.ts';
import { VECTORS } from './vectors.ts';

/** A file below /data/: its text, and what it is. */
interface DataFile {
  readonly path: string;
  readonly about: string;
  readonly rows: number;
  readonly licence: string;
  readonly text: () => string;
}

const LICENCE = 'CC-BY-4.0';

/** With a header line. */
function csvOf({ columns, rows }: Download, data: Dataset): string {
  const names = Object.keys(columnsOf({ columns }, data));
  const lines = [names, ...rows(data).map((row) => names.map((name) => row[name]))];
  return `${lines.map(csvLine).join('\n')}\n`;
}

/** Every file below /data/ that others may build on; slices for the site's own pages are not among them. */
export function dataFiles(data: Dataset): DataFile[] {
  const absent = absentFrom(data.service.service.shows);
  const files = [
    ...downloadsOf(data).flatMap((download): DataFile[] => {
      const { name, about, licence = LICENCE } = download;
      const rows = download.rows(data);
      const both = { about, rows: rows.length, licence };
      return [
        { path: `${name}.csv`, ...both, text: () => csvOf(download, data) },
        { path: `${name}.json`, ...both, text: () => JSON.stringify(rows) },
      ];
    }),
    {
      path: 'catalog.json',
      about: 'The whole public catalog in the shape of /api/catalog.json.',
      rows: data.catalog.entries.length,
      licence: LICENCE,
      text: () => JSON.stringify(catalogFile(data)),
    },
    ...soldCategories(data.catalog).map(({ slug, said }) => ({
      path: `catalog/${slug}.json`,
      about: `The category ${said.en.name} of the catalog.`,
      rows: data.catalog.entries.filter(({ category }) => category === slug).length,
      licence: LICENCE,
      text: () => JSON.stringify(catalogFile(data, slug)),
    })),
    ...Object.entries(VECTORS).map(([name, make]) => {
      const vectors = make(data);
      return {
        path: `vectors/${name}.json`,
        about: vectors.about,
        rows: vectors.cases.length,
        licence: LICENCE,
        text: () => JSON.stringify(vectors),
      };
    }),
    ...releaseFiles(data),
  ];
  return files.filter(({ path }) => !isAbsent(`/data/${path}`, absent));
}

/** What a release says of itself, and its ranges as FHIR. */
function releaseFiles(data: Dataset): DataFile[] {
  const definitions = observationDefinitions(data);
  const fields = downloadsOf(data).flatMap((download) =>
    fieldsOf(download, data).map((field) => ({ table: download.name, ...field })),
  );
  const file = (path: string, about: string, rows: number, text: () => string): DataFile => ({
    path,
    about,
    rows,
    licence: LICENCE,
    text,
  });
  return [
    file(
      'fhir/observation-definitions.ndjson',
      'The reference ranges used for flags as FHIR R4 ObservationDefinition, one on each line.',
      definitions.length,
      () => definitions.map((definition) => `${JSON.stringify(definition)}\n`).join(''),
    ),
    file('fhir/observation-definitions.json', 'The same as one FHIR R4 Bundle.', definitions.length, () =>
      JSON.stringify(observationDefinitionBundle(data)),
    ),
    file('dictionary.json', 'Every field of every table: type, unit, meaning.', fields.length, () =>
      JSON.stringify(fields),
    ),
    file('CITATION.cff', 'How to cite this data.', 1, () => citationFile(data)),
    file('NOTICE.txt', 'The licence, and the notices of LOINC, CPT, UCUM and GeoNames.', 1, () =>
      noticeFile(data),
    ),
  ];
}

/** What lies below /data/, with the SHA-256 of each file. */
export function manifest(data: Dataset) {
  const { service } = data.service;
  return {
    generated: service.dataRelease,
    licence: LICENCE,
    notices: '/data/NOTICE.txt',
    attribution: `${service.brand}, ${service.origin}`,
    demo: service.demo,
    files: dataFiles(data).map(({ path, about, rows, licence, text }) => {
      const bytes = Buffer.from(text());
      return {
        path: `/data/${path}`,
        about,
        rows,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        licence,
      };
    }),
  };
}

import { createHash } from 'node:crypto';
import { soldCategories } from '../core/catalog/sold-categories.ts';
import { csvLine } from '../core/csv.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { absentFrom, isAbsent } from '../core/model/store/features.ts';
import { columnsOf, DOWNLOADS, type Download } from '../documents/docs/downloads.ts';
import { catalogFile } from './catalog.ts';
import { VECTORS } from './vectors.ts';

/** A file below /data/: its text, and what it is. */
interface DataFile {
  readonly path: string;
  readonly about: string;
  readonly rows: number;
  readonly text: () => string;
}

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
    ...DOWNLOADS.flatMap((download): DataFile[] => {
      const { name, about } = download;
      const rows = download.rows(data);
      return [
        { path: `${name}.csv`, about, rows: rows.length, text: () => csvOf(download, data) },
        { path: `${name}.json`, about, rows: rows.length, text: () => JSON.stringify(rows) },
      ];
    }),
    {
      path: 'catalog.json',
      about: 'The whole public catalog in the shape of /api/catalog.json.',
      rows: data.catalog.entries.length,
      text: () => JSON.stringify(catalogFile(data)),
    },
    ...soldCategories(data.catalog).map(({ slug, said }) => ({
      path: `catalog/${slug}.json`,
      about: `The category ${said.en.name} of the catalog.`,
      rows: data.catalog.entries.filter(({ category }) => category === slug).length,
      text: () => JSON.stringify(catalogFile(data, slug)),
    })),
    ...Object.entries(VECTORS).map(([name, make]) => {
      const vectors = make(data);
      return {
        path: `vectors/${name}.json`,
        about: vectors.about,
        rows: vectors.cases.length,
        text: () => JSON.stringify(vectors),
      };
    }),
  ];
  return files.filter(({ path }) => !isAbsent(`/data/${path}`, absent));
}

/** What lies below /data/, with the SHA-256 of each file. */
export function manifest(data: Dataset) {
  const { service } = data.service;
  return {
    generated: service.dataRelease,
    licence: 'CC-BY-4.0',
    attribution: `${service.brand}, ${service.origin}`,
    demo: service.demo,
    files: dataFiles(data).map(({ path, about, rows, text }) => {
      const bytes = Buffer.from(text());
      return {
        path: `/data/${path}`,
        about,
        rows,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        licence: 'CC-BY-4.0',
      };
    }),
  };
}

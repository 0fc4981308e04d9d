import type { Dataset as SchemaDataset } from 'schema-dts';
import { columnsOf, downloadsOf } from '../docs/downloads.ts';
import { absolute, type Described, IDS, urlOf } from './described.ts';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** The tables that can be downloaded, each with its files; prices that are a demonstration say so. */
export const datasets = (described: Described): SchemaDataset[] => {
  const { service } = described.data.service;
  return downloadsOf(described.data).map(({ name, about, columns }) => ({
    '@type': 'Dataset',
    '@id': `${urlOf(described)}#${name}`,
    name: `${service.brand}: ${name}`,
    description: service.demo ? `${about} ${service.said.en.demoNotice}` : about,
    url: `${urlOf(described)}#${name}`,
    license: LICENCE,
    isAccessibleForFree: true,
    creator: { '@id': IDS.organization(described) },
    dateModified: service.dataRelease,
    version: service.dataRelease,
    variableMeasured: Object.keys(columnsOf({ columns }, described.data)),
    distribution: [
      { ending: 'csv', type: 'text/csv' },
      { ending: 'json', type: 'application/json' },
    ].map(({ ending, type }) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: type,
      contentUrl: absolute(`/data/${name}.${ending}`, described),
    })),
  }));
};

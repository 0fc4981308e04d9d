import type { Authored } from '../read/authored.ts';
import type { Breach } from '../read/breach.ts';
import { type Check, fileOf } from './check.ts';

interface Dated {
  readonly file: string;
  readonly at: string;
  /** A day; words such as "fourth quarter" are none, and are not compared. */
  readonly day: string | undefined;
}

export const datesPast: Check = {
  name: 'dates-past',
  why: 'What was seen, read or written was so on the day of the release at the latest, and is read again later.',
  run(authored) {
    const release = authored.service?.dataRelease ?? '9999-12-31';
    const breach = ({ file, at }: Dated, problem: string, tip: string): Breach => ({
      rule: this.name,
      file,
      at,
      problem,
      tip,
    });
    return [
      ...datedIn(authored)
        .filter(({ day = '' }) => /^\d{4}-\d\d-\d\d$/.test(day) && day > release)
        .map((dated) =>
          breach(
            dated,
            `${dated.day} is after the release of ${release}`,
            'Correct the day, or set dataRelease in data/release.json to that of the new release.',
          ),
        ),
      ...authored.markers
        .filter(({ reviewBy, sources }) =>
          Object.values(sources).some(({ accessed }) => accessed >= reviewBy),
        )
        .map(({ slug, reviewBy }) =>
          breach(
            { file: fileOf('markers', slug), at: 'reviewBy', day: reviewBy },
            `${reviewBy} is before a source was read`,
            'Give the day until which the record holds.',
          ),
        ),
    ];
  },
};

const OF_EACH = [
  ['goals', 'goals'],
  ['patterns', 'patterns'],
  ['signs', 'warning-signs'],
  ['notSold', 'not-sold'],
] as const;

function datedIn(authored: Authored): Dated[] {
  const { limits, learning, hospitalSource } = authored;
  const table = (file: string, rows: readonly (readonly [at: string, day: string | undefined])[]): Dated[] =>
    rows.map(([at, day]) => ({ file, at, day }));
  return [
    ...table(
      'data/store/prices.csv',
      authored.prices.map(({ slug, asOf }) => [slug, asOf]),
    ),
    ...table(
      'data/provider-prices.csv',
      authored.providerPrices.map(({ provider, test, observed }) => [
        `${provider},${test},${observed}`,
        observed,
      ]),
    ),
    ...table(
      'data/provider-panels.csv',
      authored.providerPanels.map(({ provider, name, observed }) => [
        `${provider},${name},${observed}`,
        observed,
      ]),
    ),
    ...table(
      'data/reference-prices.csv',
      authored.references.map(({ key, observed }) => [key, observed]),
    ),
    ...table(
      'data/hospital-charges.csv',
      authored.hospitalCharges.map(({ hospital, observed }) => [`${hospital},${observed}`, observed]),
    ),
    ...table(
      'data/api-changes.json',
      authored.changes.api.map(({ slug, day }) => [slug, day]),
    ),
    ...table(
      'data/store/releases/log.json',
      authored.changes.releases.map(({ day }) => [day, day]),
    ),
    ...table('data/hospital-prices.json', [
      ['accessed', hospitalSource?.accessed],
      ['observed', hospitalSource?.observed],
    ]),
    ...table(
      'data/limits/critical-lists.csv',
      limits.criticalLists.map(({ slug, accessed }) => [slug, accessed]),
    ),
    ...table(
      'data/limits/guidelines.csv',
      limits.guidelines.map(({ slug, accessed }) => [slug, accessed]),
    ),
    ...table(
      'data/conversions.csv',
      authored.conversions.map(({ slug, source }) => [slug, source.accessed]),
    ),
    ...table(
      'data/unit-factors.csv',
      authored.unitFactors.map(({ analyte, from, source }) => [`${analyte},${from}`, source?.accessed]),
    ),
    ...authored.providers.flatMap(({ slug, verifiedAt }) =>
      table(fileOf('providers', slug), [['verifiedAt', verifiedAt]]),
    ),
    ...authored.prose.flatMap(({ file, matter }) => table(file, [['updatedAt', matter.updatedAt]])),
    ...OF_EACH.flatMap(([kind, folder]) =>
      authored[kind].flatMap((record) => table(`data/${folder}/${record.slug}.json`, accessedIn(record))),
    ),
    ...Object.entries({
      glossary: learning.glossary,
      grids: learning.grids,
      'window-periods': learning.windows,
      'state-rules': learning.laws,
    }).flatMap(([name, records]) => table(`data/learning/${name}.json`, accessedIn(records))),
  ];
}

/** Every day of reading within a record, at its path. */
function accessedIn(value: unknown, path = ''): [at: string, day: string | undefined][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string | undefined][] => {
    const at = path === '' ? key : `${path}.${key}`;
    return key === 'accessed' ? [[at, String(inner)]] : accessedIn(inner, at);
  });
}

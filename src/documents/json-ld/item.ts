import type { MedicalTest, MedicalTestPanel } from 'schema-dts';
import { pagePath } from '../../blocks/paths.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import { medicalCodes } from './codes.ts';
import { absolute, type Described, IDS, urlOf } from './described.ts';

/** Most codes of a panel are those of its tests, which stand beside it. */
const ownCodes = ({ type, cpt, cpts }: CatalogEntry): string[] =>
  type === 'test' ? cpts.map(({ code }) => code) : cpt === null ? [] : [cpt];

/** The test or panel of the page. Nothing here says what it diagnoses: the records do not. */
export function medicalTest(entry: CatalogEntry, described: Described): MedicalTest | MedicalTestPanel {
  const { lang } = described.doc;
  const { name, description, aliases } = entry.said[lang];
  const codes = medicalCodes(ownCodes(entry), entry.loinc);
  const test = {
    '@id': IDS.test(described),
    name,
    description,
    url: urlOf(described),
    ...(aliases.length === 0 ? {} : { alternateName: [...aliases] }),
    ...(codes.length === 0 ? {} : { code: codes }),
  };
  if (entry.type === 'test') return { '@type': 'MedicalTest', ...test };
  const parts = entry.components.flatMap((slug) => findEntry(slug, described.data.catalog.entries) ?? []);
  return {
    '@type': 'MedicalTestPanel',
    ...test,
    subTest: parts.map((part) => ({
      '@type': 'MedicalTest',
      name: part.said[lang].name,
      url: absolute(pagePath({ path: itemPath(part), lang }), described),
    })),
  };
}

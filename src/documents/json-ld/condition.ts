import type { MedicalCondition } from 'schema-dts';
import { pagePath } from '../../blocks/paths.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import { absolute, type Described, IDS, urlOf } from './described.ts';

/** The condition that the page is about, with the tests that it begins with. */
export function medicalCondition({ said, start }: ConditionRecord, described: Described): MedicalCondition {
  const { lang } = described.doc;
  const { name, about, aliases } = said[lang];
  const tests = start.flatMap(({ item }) => findEntry(item, described.data.catalog.entries) ?? []);
  return {
    '@type': 'MedicalCondition',
    '@id': IDS.condition(described),
    name,
    description: about,
    url: urlOf(described),
    ...(aliases.length === 0 ? {} : { alternateName: [...aliases] }),
    ...(tests.length === 0
      ? {}
      : {
          typicalTest: tests.map((entry) => ({
            '@type': entry.type === 'test' ? ('MedicalTest' as const) : ('MedicalTestPanel' as const),
            name: entry.said[lang].name,
            url: absolute(pagePath({ path: itemPath(entry), lang }), described),
          })),
        }),
  };
}

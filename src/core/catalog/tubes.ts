import type { CatalogEntry } from '../model/catalog.ts';
import { findEntry } from './entries.ts';

/** What a sample is taken into: tubes by their additive, which the colour of the cap tells, and other samples. */
export const CONTAINERS = [
  'citrate',
  'serum',
  'heparin',
  'edta',
  'fluoride',
  'cfdna',
  'blood',
  'urine',
  'urine_24h',
  'stool',
  'swab',
  'saliva',
  'semen',
  'breath',
] as const;
export type Container = (typeof CONTAINERS)[number];

/** By the words of `sampleType`; of alternatives, the first that is named. */
const NAMED: readonly (readonly [RegExp, Container])[] = [
  [/cell-free dna/, 'cfdna'],
  [/fluoride/, 'fluoride'],
  [/citrate/, 'citrate'],
  [/heparin/, 'heparin'],
  [/serum/, 'serum'],
  [/edta/, 'edta'],
  [/blood/, 'blood'],
];
const OTHERS: readonly (readonly [RegExp, Container])[] = [
  [/24-hour/, 'urine_24h'],
  [/swab|oral fluid/, 'swab'],
  [/urine/, 'urine'],
  [/stool/, 'stool'],
  [/saliva/, 'saliva'],
  [/semen/, 'semen'],
  [/breath/, 'breath'],
];

const firstIn = (text: string, named: typeof NAMED): Container[] =>
  named.flatMap(([words, container]) => (words.test(text) ? [container] : [])).slice(0, 1);

/** What the samples of a test or panel are taken into. */
export function containersOf(entry: CatalogEntry, entries: readonly CatalogEntry[]): Container[] {
  const parts = entry.components.flatMap((slug) => findEntry(slug, entries) ?? []);
  if (parts.length > 0) {
    const all = new Set(parts.flatMap((part) => containersOf(part, entries)));
    return CONTAINERS.filter((container) => all.has(container));
  }
  const text = entry.said.en.sampleType.toLowerCase();
  return [...firstIn(text, NAMED), ...firstIn(text, OTHERS)];
}

import type { Analyte } from '../model/analyte.ts';
import type { AnalyteNames } from '../model/dataset.ts';
import { spell } from './spelling.ts';
import { telling } from './telling.ts';

/** The names of analytes, for looking up what a report prints. */
export function analyteNames(analytes: readonly Pick<Analyte, 'slug' | 'said'>[]): AnalyteNames {
  const names: Record<string, string[]> = {};
  const words: Record<string, string[]> = {};
  const claim = (index: Record<string, string[]>, key: string, slug: string): void => {
    if (key === '') return;
    index[key] ??= [];
    if (!index[key].includes(slug)) index[key].push(slug);
  };
  for (const { slug, said } of analytes) {
    for (const name of [slug, ...Object.values(said).flatMap(({ name, aliases }) => [name, ...aliases])]) {
      const spelled = spell(name);
      claim(names, spelled, slug);
      claim(names, spelled.replaceAll(' ', ''), slug);
      const { key, specimens } = telling(name);
      // "Plasma hemoglobin" is no other name of hemoglobin, so its words without the specimen tell nothing.
      if (specimens === undefined || specimens.includes('serum_plasma')) claim(words, key, slug);
    }
  }
  return { names, telling: words };
}

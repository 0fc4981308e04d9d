import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readAuthored } from '../read/authored.ts';
import { readingOf } from '../read/store.ts';
import { textsInCode } from '../words/code-texts.ts';
import { type Avoided, type Fault, faultsIn, gradeFaults } from '../words/rules.ts';
import { textsIn } from '../words/texts.ts';

export const avoidedWords = (): Avoided[] =>
  parse(readFileSync('data/language/avoid.csv', 'utf8'), { columns: true });

/** Everything below the working directory that breaks the style sheet of its language: records, prose, code. */
export const wordFaults = (): Fault[] => {
  const avoided = avoidedWords();
  const texts = textsIn(readAuthored(readingOf('.')));
  return [
    ...[...texts, ...textsInCode('src')].flatMap((text) => faultsIn(text, avoided)),
    ...[...Map.groupBy(texts, ({ file }) => file).values()].flatMap(gradeFaults),
  ];
};

if (import.meta.main) {
  const [rule, kind] = process.argv.slice(2);
  const faults = wordFaults();
  const counts = Map.groupBy(faults, (one) => `${one.rule} ${one.lang} ${one.kind}`);
  if (rule === undefined)
    for (const [name, { length }] of [...counts].sort())
      console.info(`${String(length).padStart(6)}  ${name}`);
  else
    for (const one of faults)
      if (one.rule === rule && (kind === undefined || one.kind === kind))
        console.info(`${one.file} ${one.field}: ${one.says}`);
}

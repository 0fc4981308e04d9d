import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readAuthored } from '../read/authored.ts';
import { readingOf } from '../read/store.ts';
import { textsInCode } from '../words/code-texts.ts';
import type { Gendered } from '../words/genders.ts';
import { type Formula, nearDuplicates, nearGroups } from '../words/near.ts';
import { type Level, levelled, unevenPairs } from '../words/pairs.ts';
import { type Avoided, type Fault, faultsIn, gradeFaults } from '../words/rules.ts';
import { type Text, textsIn } from '../words/texts.ts';

const LEVELS = 'data/language/pairs.csv';
const rowsOf = <Row>(file: string): Row[] => parse(readFileSync(file, 'utf8'), { columns: true });

export const avoidedWords = (): Avoided[] => rowsOf('data/language/avoid.csv');
export const genders = (): Gendered[] => rowsOf('data/language/genders.csv');
export const formulas = (): Formula[] => rowsOf('data/language/formulas.csv');
export const levels = (): Level[] => rowsOf(LEVELS);

/** Every text of the records and of the prose below the working directory. */
export const authoredTexts = (): Text[] => textsIn(readAuthored(readingOf('.')));

/** Everything in these texts and in the code that breaks the style sheet of its language. */
export const wordFaults = (texts: readonly Text[]): Fault[] => {
  const lists = { avoided: avoidedWords(), genders: genders() };
  return [
    ...[...texts, ...textsInCode('src')].flatMap((text) => faultsIn(text, lists)),
    ...[...Map.groupBy(texts, ({ file }) => file).values()].flatMap(gradeFaults),
  ];
};

function report(texts: readonly Text[], [rule, kind]: readonly string[]): void {
  if (rule === 'near') {
    for (const { lang, says } of nearGroups(nearDuplicates(texts, formulas())))
      console.info(
        [lang, ...[...says].map(([text, files]) => `  ${text}\n    ${files.join(' ')}`)].join('\n'),
      );
    return;
  }
  if (rule === 'pairs') {
    for (const { pair, changed, day } of unevenPairs(texts, levels()))
      console.info(`${pair}: ${changed}${day === undefined ? '' : ` changed since ${day}`}`);
    return;
  }
  const faults = wordFaults(texts);
  if (rule !== undefined) {
    for (const one of faults)
      if (one.rule === rule && (kind === undefined || one.kind === kind))
        console.info(`${one.file} ${one.field}: ${one.says}`);
    return;
  }
  const count = (number: number, name: string) => console.info(`${String(number).padStart(6)}  ${name}`);
  const counts = Map.groupBy(faults, (one) => `${one.rule} ${one.lang} ${one.kind}`);
  for (const [name, { length }] of [...counts].sort()) count(length, name);
  const near = nearGroups(nearDuplicates(texts, formulas()));
  for (const [lang, { length }] of Map.groupBy(near, (one) => one.lang))
    count(length, `near ${lang}: sentences that several records say nearly alike, and no formula covers`);
  for (const [side, { length }] of Map.groupBy(unevenPairs(texts, levels()), ({ changed }) => changed))
    count(length, `pairs ${side}: records whose sides are to be read again`);
}

/** Says that somebody has read both sides of these records, and that they say the same. */
function level(texts: readonly Text[], pairs: readonly string[], day: string): void {
  const rows = levelled(texts, levels(), pairs, day);
  writeFileSync(
    LEVELS,
    `pair,en,es,day\n${rows.map((row) => `${row.pair},${row.en},${row.es},${row.day}\n`).join('')}`,
  );
}

if (import.meta.main) {
  const [command, ...named] = process.argv.slice(2);
  const texts = authoredTexts();
  if (command === 'level') level(texts, named, new Date().toISOString().slice(0, 10));
  else report(texts, process.argv.slice(2));
}

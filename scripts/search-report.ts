import { LABELLED, measured, missedLabels, slugsFor } from '../tests/search/search.fixture.ts';
import { judged, KINDS } from '../tests/search/typed.fixture.ts';

/** Prints how often search answers right: what people typed, the labelled queries by kind, then queries made from the catalog. */
const missed = missedLabels();
const share = (right: number, all: number): string =>
  `${right}/${all} = ${((100 * right) / all).toFixed(1)} %`;
const print = (what: string, figures: string): void => console.info(`${what.padEnd(44)}${figures}`);

for (const name of ['queries-en', 'queries-es', 'queries-people', 'queries-buyers', 'queries-unseen']) {
  const rows = judged(name);
  for (const kind of KINDS) {
    const own = rows.filter((row) => row.kind === kind);
    print(`${name}, ${kind}`, share(own.filter(({ isRight }) => isRight).length, own.length));
    // Who reads the misses of the unseen has seen them.
    for (const { query, got, accept } of name === 'queries-unseen'
      ? []
      : own.filter(({ isRight }) => !isRight))
      console.info(`    "${query}": ${got || 'nothing'}; wanted ${accept}`);
  }
  print(`${name}, offered wrongly`, share(rows.filter(({ isWrong }) => isWrong).length, rows.length));
  print(
    `${name}, surely wrong`,
    share(rows.filter(({ isSurelyWrong }) => isSurelyWrong).length, rows.length),
  );
}
print('Labelled queries, first answer', share(LABELLED.length - missed.length, LABELLED.length));
for (const kind of new Set(LABELLED.map((labelled) => labelled.kind))) {
  const all = LABELLED.filter((labelled) => labelled.kind === kind);
  const wrong = missed.filter((labelled) => labelled.kind === kind);
  print(`  ${kind}`, share(all.length - wrong.length, all.length));
  for (const { query, first, got } of wrong)
    console.info(
      `    "${query}": ${got.slice(0, 3).join(', ') || 'nothing'}; wanted ${first.join(' or ') || 'nothing'}`,
    );
}
for (const { what, asked, missed: wrong } of measured()) {
  print(what, share(asked - wrong.length, asked));
  for (const line of wrong.slice(0, process.argv.includes('--all') ? wrong.length : 5))
    console.info(`    ${line}`);
}

const times = LABELLED.map(({ query }) => {
  const start = performance.now();
  slugsFor(query);
  return performance.now() - start;
}).sort((a, b) => a - b);
const at = (part: number): string => `${times[Math.floor(part * (times.length - 1))]?.toFixed(2)} ms`;
print('Time of a query: median, 99th percentile', `${at(0.5)}, ${at(0.99)}`);

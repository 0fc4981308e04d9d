import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evalCases } from '../tests/evals/cases.fixture.ts';
import { askedOf } from '../tests/evals/model.fixture.ts';
import { replayed, served } from '../tests/evals/replay.fixture.ts';
import { page, scoreOf, table } from '../tests/evals/score.fixture.ts';

/**
 * Replays the evaluations and prints their score; `--write` publishes it, `--model '<command>'` asks a model instead,
 * `--only <pattern>` takes the cases whose id or topic it fits, `--show` prints the answers too.
 */
const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    only: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (options.write && (options.model !== undefined || options.only !== '')) {
  throw new Error('Only the replay of all cases is published: --write stands alone.');
}

const only = new RegExp(options.only);
const cases = evalCases().filter(({ id, topic }) => only.test(id) || only.test(topic));
const outcomes =
  options.model === undefined
    ? await Promise.all(cases.map(replayed))
    : await askedOf(
        options.model,
        cases.filter(({ replayOnly }) => !replayOnly),
      );

for (const { asked, faults, channels } of outcomes) {
  const known = asked.gap === undefined ? '' : ' (known gap)';
  if (faults.length > 0) console.info(`${asked.id}${known} ${asked.question}\n    ${faults.join('\n    ')}`);
  if (options.show) console.info(Object.values(channels).join('\n\n'));
}
const score = scoreOf(outcomes, served.data.service.service.dataRelease);
console.info(table(score));
if (options.write) {
  writeFileSync('tests/evals/score.json', `${JSON.stringify(score, null, 2)}\n`);
  writeFileSync('docs/evals.md', page(score, cases));
}

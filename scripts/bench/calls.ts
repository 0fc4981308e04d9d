import { TOOLS } from '../../src/core/tools/index.ts';
import { langIn, parseInput, runTool } from '../../src/core/tools/run.ts';
import { wordsOf } from '../../src/core/words/index.ts';
import { loadDataset } from '../../src/data/load.ts';
import { answerRest } from '../../src/surfaces/rest.ts';
import { cost, row } from './measured.ts';

/**
 * Calls of every tool with its own example. In process, beside a bare pair of Request and Response that reads the same
 * JSON and prints the same answer: `ratio` is the share of our time that it would take. Where the time goes stands
 * beside it, in microseconds. Over HTTP: ./over-http.ts.
 */
const data = loadDataset();
const house = { data, today: data.service.service.dataRelease };
const call = { ...house, wordsOf, attribution: { source: 'ai_agent', medium: 'agent' } };
const told = (microseconds: number): string => microseconds.toFixed(microseconds < 10 ? 1 : 0);

row('in process, µs a call', 'bytes', 'input', 'handler', 'check', 'print', 'web', 'all', 'bare', 'ratio');
for (const tool of TOOLS) {
  const here = tool.inStore(data.service);
  const body = JSON.stringify(tool.example);
  const lang = langIn(tool.example, here);
  const words = wordsOf(lang);
  const input = parseInput(here.input(), tool.example, words);
  const answer = runTool(tool, tool.example, call);
  const make = () =>
    new Request(`http://localhost/api/agent/${tool.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const parts = {
    input: await cost(() => parseInput(here.input(), JSON.parse(body), words)),
    handler: await cost(() => here.handler(input as never, { ...call, lang, words })),
    check: await cost(() => here.output().safeParse(answer)),
    print: await cost(() => JSON.stringify(answer)),
  };
  const all = await cost(async () => (await answerRest(make(), house)).text());
  const bare = await cost(async () => {
    const read: unknown = await make().json();
    return new Response(JSON.stringify(read && answer), {
      headers: { 'content-type': 'application/json' },
    }).text();
  });
  const web = all - Object.values(parts).reduce((sum, part) => sum + part, 0);
  row(
    tool.name,
    JSON.stringify(answer).length,
    ...[...Object.values(parts), web, all, bare].map(told),
    (bare / all).toFixed(2),
  );
}

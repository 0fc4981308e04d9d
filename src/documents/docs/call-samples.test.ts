import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { TOOLS } from '../../core/tools/index.ts';
import { callSamples, exampleIn } from './call-samples.ts';

const ORIGIN = 'https://labs.example';
const sample = (tool: (typeof TOOLS)[number], name: string): string =>
  callSamples(tool, ORIGIN, 'es').find((one) => one.name === name)?.text ?? '';

it.each(TOOLS.map((tool) => ({ name: tool.name, tool })))(
  'TypeScript sends the example of $name',
  async ({ tool }) => {
    const sent: { url: string; body: unknown }[] = [];
    const script = new Function(
      'fetch',
      'console',
      `return (async () => { ${sample(tool, 'TypeScript')} })()`,
    ) as (fetched: unknown, printer: unknown) => Promise<void>;
    await script(
      async (url: string, { body }: { body: string }) => {
        sent.push({ url, body: JSON.parse(body) });
        return Response.json({});
      },
      { log: () => undefined },
    );
    expect(sent).toEqual([{ url: `${ORIGIN}/api/agent/${tool.name}`, body: exampleIn(tool, 'es') }]);
  },
);

it.each(TOOLS.map((tool) => ({ name: tool.name, tool })))(
  'a shell sends the example of $name',
  ({ tool }) => {
    const printed = execFileSync('sh', ['-c', `curl() { printf '%s' "$6"; }; ${sample(tool, 'curl')}`], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual(exampleIn(tool, 'es'));
  },
);

it.each(TOOLS.map((tool) => ({ name: tool.name, tool })))('Python sends the example of $name', ({ tool }) => {
  const text = sample(tool, 'Python');
  const body = /^body = (?<literal>[\s\S]*?)\nrequest = /m.exec(text)?.groups?.literal ?? '';
  const json = body
    .replaceAll(/\bTrue\b/g, 'true')
    .replaceAll(/\bFalse\b/g, 'false')
    .replaceAll(/\bNone\b/g, 'null')
    .replaceAll(/,(?=\s*[\]}])/g, '');
  expect(JSON.parse(json)).toEqual(exampleIn(tool, 'es'));
});

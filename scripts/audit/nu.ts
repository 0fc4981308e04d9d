import { mkdirSync, writeFileSync } from 'node:fs';
import { checkerFile, run } from './checkers.ts';

interface Message {
  readonly url: string;
  readonly type: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * What the Nu checker of the W3C says of every built page and of those that functions print, by file.
 * Undefined where there is no Java.
 */
export async function nuFaults(
  printed: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  if ((await run('java', ['-version'])).failed) return undefined;
  const folder = 'generated/audit/printed';
  mkdirSync(folder, { recursive: true });
  for (const [name, html] of Object.entries(printed)) writeFileSync(`${folder}/${name}.html`, html);
  const { err } = await run('java', [
    '-Xss8m',
    '-jar',
    checkerFile('vnu-jar', 'build/dist/vnu.jar'),
    '--format',
    'json',
    '--skip-non-html',
    'dist',
    folder,
  ]);
  const { messages } = JSON.parse(err || '{"messages":[]}') as { messages: Message[] };
  const files = Map.groupBy(messages, ({ url }) => url.replace(/^file:.*?\/(dist|generated)\//, '$1/'));
  return new Map(
    [...files].map(([file, list]) => [
      file,
      list.map(({ type, message, extract = '' }) => `Nu ${type}: ${message} @ ${extract.slice(0, 100)}`),
    ]),
  );
}

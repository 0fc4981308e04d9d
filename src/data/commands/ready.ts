import { parseArgs } from 'node:util';
import { ruleBreaches } from '../checked.ts';
import { carriedOnly } from '../join/carried.ts';
import { readAuthored } from '../read/authored.ts';
import { readingOf } from '../read/store.ts';
import { readDemonstration } from '../ready/demonstration.ts';
import { readiness } from '../ready/readiness.ts';
import type { Todo } from '../ready/todo.ts';
import { told } from '../ready/told.ts';
import { servedAt } from '../served-at.ts';

const USAGE = `usage: npm run -s ready
What is left to do before your store opens: what stops the launch, what should be done, what is worth knowing.
The store is the folder store/, or the one that STORE_DIR names; ORIGIN is where it will be served.
Exit code 1 while anything stops the launch, else 0.`;

/** Reads a project with its store, and lists what is left. */
export function readyList(
  root: string,
  {
    store,
    ...rest
  }: { readonly store?: string; readonly origin?: string | undefined; readonly today: string },
): Todo[] {
  const reading = readingOf(root, store);
  const authored = readAuthored(reading);
  const demonstration = readDemonstration(root);
  // Rows that could not be read would show as absent prices and sites.
  if (reading.breaches.length > 0)
    return readiness(
      { ...authored, service: undefined },
      { faults: reading.breaches, demonstration, ...rest },
    );
  const faults = ruleBreaches(authored, carriedOnly(authored), reading);
  return readiness(authored, { faults, demonstration, ...rest });
}

function run(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help === true) {
    console.info(USAGE);
    return 0;
  }
  const origin = servedAt(process.env);
  const todos = readyList(process.cwd(), { origin, today: new Date().toISOString().slice(0, 10) });
  console.info(told(todos));
  return todos.some(({ weight }) => weight === 'stops') ? 1 : 0;
}

if (import.meta.main) {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exitCode = 1;
  }
}

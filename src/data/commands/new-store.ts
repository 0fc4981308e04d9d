import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { StateRow } from '../../core/model/service.ts';
import { ruleBreaches } from '../checked.ts';
import { carriedOnly } from '../join/carried.ts';
import { type Answers, type Known, QUESTIONS, type Question } from '../new/questions.ts';
import { storeFiles } from '../new/store-files.ts';
import { readAuthored } from '../read/authored.ts';
import { report } from '../read/breach.ts';
import { readingOf } from '../read/store.ts';
import { listed, readTable } from '../read/table.ts';

const USAGE = `usage: npm run new-store
       npm run new-store -- --brand "Acme Labs" --origin https://acme-labs.com --labs "Quest, Mesa Diagnostics" --fee 9.50 [...]
Asks ten questions and writes the folder of your own store: service.json, labs/ and an empty prices.csv. The folder is
store/, or the one that STORE_DIR names; one that holds anything is never touched.
What an option answers is not asked. Where the input is no terminal, its lines are the answers to the rest, in order.

${QUESTIONS.map(({ flag, asks, empty }) => `  --${flag.padEnd(11)} ${asks}${empty === undefined ? '' : ` Empty: ${empty}.`}`).join('\n')}

Exit code: 0 the store is written, 1 the folder is taken, 2 an answer is missing or wrong; then nothing is written.`;

const NEXT = (folder: string): string => `
Next:
1. npm run import-prices -- <your list.csv or .xlsx> --as-of <day>   (or rows of your own: slug, whole cents at each lab, day)
2. npm run import-sites -- <your sites.csv> --lab <lab>              (where blood is drawn)
3. npm run data                                                     (names every fault of ${folder} at once)
4. npm run -s ready                                                 (what is left before you open)
Keep ${folder} under version control of your own.`;

/** The answers to some questions, or what is wrong with them, all at once. */
function answersOf(
  given: ReadonlyMap<Question, string>,
  known: Known,
): { readonly answers: Partial<Answers>; readonly faults: readonly string[] } {
  const read = [...given].map(([question, answer]) => ({
    question,
    result: question.read(answer.trim(), known),
  }));
  return {
    answers: Object.assign({}, ...read.map(({ result }) => ('value' in result ? result.value : {}))),
    faults: read.flatMap(({ question, result }) =>
      'fault' in result ? [`--${question.flag}: ${result.fault}`] : [],
    ),
  };
}

/** Asks at a terminal until every answer can be read. */
async function askAll(questions: readonly Question[], known: Known): Promise<Map<Question, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given = new Map<Question, string>();
  for (const [i, question] of questions.entries()) {
    for (;;) {
      const hint = question.empty === undefined ? '' : ` (empty: ${question.empty})`;
      const answer = await terminal.question(`${i + 1}/${questions.length} ${question.asks}${hint}\n> `);
      const result = question.read(answer.trim(), known);
      if ('value' in result) {
        given.set(question, answer);
        break;
      }
      console.info(result.fault);
    }
  }
  terminal.close();
  return given;
}

/** The lines of an input that is no terminal, as answers in order; what it does not answer stays empty. */
function fromLines(questions: readonly Question[]): Map<Question, string> {
  const lines = readFileSync(0, 'utf8').split(/\r?\n/);
  return new Map(questions.map((question, i) => [question, lines[i] ?? '']));
}

function knownIn(root: string): Known {
  const reading = readingOf(root);
  const rows = readTable(
    'data/states.csv',
    'code,name,nameEs,kind,aliases',
    StateRow,
    ({ aliases, ...row }) => ({ ...row, aliases: listed(aliases) }),
    reading,
  );
  if (reading.breaches.length > 0) throw new Error(report(reading.breaches));
  return { states: rows.map(({ code }) => code) };
}

/** What `npm run data` says of the new store. */
function faultsOf(root: string, folder: string): string | undefined {
  const reading = readingOf(root, folder);
  const authored = readAuthored(reading);
  const breaches =
    reading.breaches.length > 0 ? reading.breaches : ruleBreaches(authored, carriedOnly(authored), reading);
  return breaches.length === 0 ? undefined : report(breaches);
}

export async function run(args: readonly string[], root = process.cwd()): Promise<number> {
  const options = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }]));
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  if (values.help === true) {
    console.info(USAGE);
    return 0;
  }
  const folder = process.env.STORE_DIR?.trim().replace(/\/+$/, '') || 'store';
  const path = resolve(root, folder);
  if (existsSync(path) && readdirSync(path).length > 0) {
    console.error(
      `${folder} holds a store already, and nothing of it is touched. Move it away, or name another folder with STORE_DIR.`,
    );
    return 1;
  }
  const known = knownIn(root);
  const flagged = new Map(
    QUESTIONS.flatMap((question) =>
      typeof values[question.flag] === 'string' ? [[question, String(values[question.flag])] as const] : [],
    ),
  );
  const open = QUESTIONS.filter((question) => !flagged.has(question));
  const early = answersOf(flagged, known).faults;
  if (early.length > 0) {
    console.error(`${early.join('\n')}\nNothing was written.`);
    return 2;
  }
  const rest =
    open.length === 0
      ? new Map<Question, string>()
      : process.stdin.isTTY
        ? await askAll(open, known)
        : fromLines(open);
  const { answers, faults } = answersOf(new Map([...flagged, ...rest]), known);
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\nNothing was written.`);
    return 2;
  }
  const files = storeFiles({ promises: {}, ...answers } as Answers);
  for (const [name, content] of files) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
    console.info(`${folder}/${name}`);
  }
  const left = faultsOf(root, folder);
  console.info(
    left === undefined
      ? 'npm run data has nothing to say against it.'
      : `\nWhat npm run data asks for now:\n\n${left}`,
  );
  console.info(NEXT(folder));
  return 0;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));

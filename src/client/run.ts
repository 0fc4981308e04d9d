import { CallerError } from '../core/errors.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { langNamed } from '../core/model/vocabulary.ts';
import { inputsOf, joinAnswers } from '../core/tools/in-batches.ts';
import { toolsOf } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { wholeBrief } from '../surfaces/mcp/brief/answer.ts';
import { briefText } from '../surfaces/mcp/brief/text.ts';
import { servedNow } from '../surfaces/served.ts';
import { argumentsOf, inputOf } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { dataFrom, NoData } from './data.ts';
import { commandUsage, usage } from './usage.ts';

/** What a command line leads to: its exit code is 0 answered, 1 asked back or not available, 2 wrong use, 3 ours. */
export interface Outcome {
  readonly code: 0 | 1 | 2 | 3;
  readonly out?: string;
  readonly error?: string;
  /** The command line asks for the MCP server on this data. */
  readonly serve?: Dataset;
}

const ATTRIBUTION = { source: 'cli', medium: 'terminal' };

/** Runs a command line without its program's name. Never throws. */
export async function run(line: readonly string[]): Promise<Outcome> {
  try {
    return await answered(line);
  } catch (error) {
    if (error instanceof NoData) return { code: 3, error: error.message };
    if (!(error instanceof CallerError)) return { code: 3, error: wordsOf('en').faults.ours };
    const faults = error.faults.map(({ pointer, detail }) => `  ${pointer}: ${detail}`);
    return { code: 2, error: [error.message, ...faults].join('\n') };
  }
}

async function answered(line: readonly string[]): Promise<Outcome> {
  const { on, folder, rest } = globals(line);
  if (on.has('--version')) return { code: 0, out: process.env.LABS_VERSION ?? 'from source' };
  const [name, ...given] = rest;
  const data = dataFrom(folder);
  const tools = toolsOf(data.service);
  if (name === undefined || name === 'help')
    return { code: on.has('--help') || name === 'help' ? 0 : 2, out: usage(tools) };
  if (name === 'mcp') return { code: 0, serve: data };
  const command = COMMANDS.find((one) => one.name === name);
  const tool = tools.find((one) => one.name === command?.tool);
  if (command === undefined || tool === undefined)
    return { code: 2, error: `There is no command ${name}. labs --help lists all.` };
  if (on.has('--help')) return { code: 0, out: commandUsage(command, tool) };
  const asked = argumentsOf(command, tool, given);
  const isReport = command.files === true && !asked.fields.has('values');
  if (asked.rest.length > 0 && !isReport)
    throw new CallerError(
      400,
      'Wrong use',
      `"${asked.rest.join(' ')}" is too much. labs ${name} --help tells.`,
    );
  const lang = langNamed(asked.fields.get('lang'));
  const read = isReport
    ? await (await import('./report.ts')).readReports(
        asked.rest.length === 0 ? ['-'] : asked.rest,
        data,
        lang,
      )
    : undefined;
  if (read !== undefined) asked.fields.set('values', JSON.stringify(read.input.values));
  const input = { ...read?.input, ...inputOf(asked, tool) };
  const { today } = servedNow(data);
  const [first, ...others] = inputsOf(input).map((part) =>
    runTool(tool, part, { data, today, wordsOf, attribution: ATTRIBUTION }),
  );
  if (first === undefined) throw new Error('no part');
  const answer = joinAnswers([first, ...others]);
  const notes = read?.notes ?? [];
  const text = briefText(wholeBrief(tool, answer, input), lang, data.service);
  return {
    code: answer.status === 'ok' ? 0 : 1,
    out: on.has('--json') ? JSON.stringify(answer, null, 2) : text,
    ...(notes.length === 0 ? {} : { error: notes.join('\n') }),
  };
}

const SWITCHES: ReadonlySet<string> = new Set(['--json', '--help', '--version']);

/** What holds for every command, wherever it stands, and the line without it. */
function globals(line: readonly string[]) {
  const at = line.indexOf('--data');
  const folder = at === -1 ? undefined : line[at + 1];
  const rest = at === -1 ? line : line.filter((_, i) => i !== at && i !== at + 1);
  if (at !== -1 && folder === undefined) throw new CallerError(400, 'Wrong use', '--data takes a folder.');
  return {
    on: new Set(rest.filter((one) => SWITCHES.has(one))),
    folder,
    rest: rest.filter((one) => !SWITCHES.has(one)),
  };
}

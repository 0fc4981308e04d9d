import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CallerError } from '../core/errors.ts';
import type { Tool } from '../core/tools/define.ts';
import type { ToolName } from '../core/tools/index.ts';
import { queryInput } from '../surfaces/rest.ts';
import type { Command } from './commands.ts';
import { fieldsOf, flagOf } from './usage.ts';

/** A command line, understood: fields of the tool as text, and what stands without a flag beyond them. */
export interface Asked {
  readonly fields: URLSearchParams;
  readonly rest: readonly string[];
}

/**
 * Reads flags by the schema of the tool, and places by the command.
 * @throws CallerError 400 for a flag that the tool does not have
 */
export function argumentsOf(command: Command, tool: Tool<ToolName>, line: readonly string[]): Asked {
  const flags = fieldsOf(tool);
  const { values, positionals } = parsed(
    line,
    Object.fromEntries(
      flags.map(([field, { type }]) => [
        flagOf(field),
        type === 'boolean' ? ({ type } as const) : ({ type: 'string', multiple: true } as const),
      ]),
    ),
  );
  const fields = new URLSearchParams();
  for (const [field] of flags) {
    const given = values[flagOf(field)];
    for (const value of Array.isArray(given) ? given : given === undefined ? [] : [given])
      fields.append(field, String(value));
  }
  let rest = positionals;
  for (const { field, as } of command.takes) {
    const taken = as === undefined ? rest.slice(0, 1) : rest;
    if (taken.length === 0) continue;
    rest = rest.slice(taken.length);
    if (as === 'words') fields.append(field, taken.join(' '));
    else for (const one of taken) fields.append(field, one);
  }
  return { fields, rest };
}

function parsed(line: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: numbersApart(line), options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    // Its sentences name the flag.
    throw new CallerError(400, 'Wrong use', error instanceof Error ? error.message : 'Unknown flag.');
  }
}

/** A negative number is a value and no flag. */
function numbersApart(line: readonly string[]): string[] {
  const first = line.findIndex((one, i) => /^-\d/.test(one) && !(line[i - 1] ?? '').startsWith('--'));
  return first === -1 || line.includes('--')
    ? [...line]
    : [...line.slice(0, first), '--', ...line.slice(first)];
}

/**
 * The fields as the tool's input.
 * @throws CallerError 400 naming every field that cannot be read
 */
export const inputOf = ({ fields }: Asked, tool: Tool<ToolName>): Record<string, unknown> =>
  queryInput(fields, tool) as Record<string, unknown>;

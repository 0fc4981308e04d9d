import type * as z from 'zod';
import { CallerError, type Fault } from '../errors.ts';
import type { SliceName } from '../model/dataset.ts';
import type { Answer, Context, Tool } from './define.ts';

export type ToolAnswer = Answer & { readonly meta: Readonly<Record<string, unknown>> };

/**
 * Runs a tool: parse, handle, check the answer. The only way to call one.
 * @throws CallerError 400 naming every fault of the input at once
 */
export function runTool(tool: Tool, raw: unknown, context: Context<SliceName>): ToolAnswer {
  const input = parseInput(tool.input(), raw);
  const { service } = context.data.service;
  const answer = {
    ...tool.handler(input as never, context),
    meta: {
      apiVersion: service.apiVersion,
      dataRelease: service.dataRelease,
      demo: service.demo,
      ...(service.demo ? { notice: service.said.en.demoNotice } : {}),
    },
  };
  const checked = tool.output().safeParse(answer);
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.join('/')}: ${issue.code}`).join(', ');
    throw new Error(`${tool.name} answered outside its own schema at ${where}`);
  }
  return answer;
}

/**
 * What a caller sent, as its schema makes it.
 * @param undecoded faults that were found before, in fields that could not be decoded
 * @throws CallerError 400 naming every fault of the input at once
 */
export function parseInput<S extends z.ZodObject>(
  schema: S,
  raw: unknown,
  undecoded: readonly Fault[] = [],
): z.output<S> {
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success && undecoded.length === 0) return parsed.data;
  const known = new Set(undecoded.map(({ pointer }) => pointer));
  const issues = parsed.success ? [] : parsed.error.issues;
  throw invalidInput([
    ...undecoded,
    ...issues.flatMap(faultsOf).filter(({ pointer }) => !known.has(pointer)),
  ]);
}

function invalidInput(faults: readonly Fault[]): CallerError {
  const count = faults.length === 1 ? 'One field is' : `${faults.length} fields are`;
  return new CallerError(
    400,
    'Invalid input',
    `${count} not as the tool needs. See errors for each, correct them and call again.`,
    faults,
  );
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointerOf([...issue.path, key.slice(0, 60)]),
      detail: 'This field is not known here. Remove it, or check its spelling.',
    }));
  }
  return [{ pointer: pointerOf(issue.path), detail: sentenceOf(issue) }];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** A sentence about the schema's rule; what the caller sent is never repeated. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required.'
        : `This must be ${TYPE_NAMES[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `This needs at least ${issue.minimum} ${issue.origin === 'string' ? 'character(s)' : 'entry or entries'}.`
        : `This must be ${issue.inclusive === false ? 'greater than' : 'at least'} ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `This allows at most ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'entries'}.`
        : `This must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'pattern' in issue && issue.pattern === '/^\\d{5}$/'
        ? 'This must be exactly five digits.'
        : `This does not have the expected form${'pattern' in issue && issue.pattern ? ` (${issue.pattern})` : ''}.`;
    default:
      return 'This value is not accepted here.';
  }
}

import type * as z from 'zod';

/** What is wrong with a field, as its owner reads it. */
export interface FieldFault {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly tip: string;
}

type Issue = z.core.$ZodIssue;

/** Every fault of a value that a schema refused, in words: what is wanted, and what stands there. */
export function fieldFaults(value: unknown, issues: readonly Issue[]): FieldFault[] {
  const missing = issues.filter(({ code, path }) => code === 'invalid_type' && at(value, path) === undefined);
  return issues.flatMap((issue): FieldFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        problem: 'is no field that is known here',
        tip: `Remove it or correct its name${hint(key, missing)}.`,
      }));
    const found = at(value, issue.path);
    const field = String(issue.path.filter((part) => typeof part === 'string').join('.'));
    const fault = wanted(issue, field, found);
    if (found === undefined && fault.must !== undefined)
      return [{ path: issue.path, problem: `is missing: ${fault.must}`, tip: 'Add it.' }];
    const problem = `${fault.must === undefined ? issue.message : `must be ${fault.must}`}; found ${shown(found)}`;
    return [{ path: issue.path, problem, tip: fault.tip }];
  });
}

const hint = (key: string, missing: readonly Issue[]): string => {
  const names = missing.map(({ path }) => String(path.at(-1)));
  const near = names.filter((name) => alike(name, key));
  const [name] = near.length > 0 ? near : names;
  return name === undefined ? '' : `; "${name}" is missing`;
};

/** Whether two names differ by a slip: nearly all letters of the shorter are in the longer, in order. */
export function alike(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || long.length - short.length > 2) return false;
  let held = 0;
  for (const letter of long) if (letter === short[held]) held += 1;
  const same = [...long].filter((letter, i) => letter === short[i]).length;
  return Math.max(held, same) >= long.length - 2 && Math.max(held, same) >= long.length / 2;
}

/** What stands at a path; own fields only. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
        ? Reflect.get(inner, part)
        : undefined,
    value,
  );
}

const LONGEST = 60;

/** A value as it is told: its kind, and the beginning of a text. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a record';
  if (typeof value !== 'string') return String(value);
  if (value === '') return 'an empty text';
  return `the text ${JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)}`;
}

interface Wanted {
  /** Completes "must be". */
  readonly must?: string | undefined;
  readonly tip: string;
}

const TIP = 'Correct it.';
const isMoney = (field: string): boolean => /cents/i.test(field);
const MONEY: Wanted = {
  must: 'a whole number of cents, such as 5800',
  tip: 'Write dollars times 100, without sign, point or comma: $58 is 5800.',
};

/** A message of the schema's own is kept; those of the library are for programmers. */
const OF_THE_LIBRARY = /^(?:Invalid|Too |Unrecognized)/;

function wanted(issue: Issue, field: string, found: unknown): Wanted {
  if (!OF_THE_LIBRARY.test(issue.message)) return { tip: TIP };
  switch (issue.code) {
    case 'invalid_type':
      if (isMoney(field) && ['number', 'int'].includes(issue.expected)) return MONEY;
      return { must: kindOf(issue.expected), tip: typeTip(issue.expected, found) };
    case 'too_small':
    case 'too_big':
      return sized(issue, field, found);
    case 'invalid_value':
      return {
        must:
          issue.values.length === 1
            ? String(JSON.stringify(issue.values[0]))
            : `one of ${issue.values.join(', ')}`,
        tip: 'Write one of them, in the same letters.',
      };
    case 'invalid_format':
      return formatted(issue);
    case 'invalid_union':
      return {
        must: [
          ...new Set(
            issue.errors.flatMap(([first]) => (first ? (wanted(first, field, found).must ?? []) : [])),
          ),
        ].join(', or '),
        tip: TIP,
      };
    case 'not_multiple_of':
      return { must: `a multiple of ${issue.divisor}`, tip: TIP };
    default:
      return { tip: TIP };
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
};
const kindOf = (expected: string): string => KINDS[expected] ?? expected;

function typeTip(expected: string, found: unknown): string {
  if (expected === 'boolean') return 'Write true or false, in small letters and without quotes.';
  if (expected === 'number' || expected === 'int')
    return typeof found === 'string'
      ? 'Write it in plain digits, such as 12.5: no quotes, signs, units or exponents.'
      : 'Write a whole number.';
  if (expected === 'string') return 'Put it in quotes.';
  if (expected === 'array') return 'Put [ ] around it.';
  return TIP;
}

function sized(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  field: string,
  found: unknown,
): Wanted {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const inclusive = issue.inclusive ?? true;
  const size = small ? 'at least' : 'at most';
  if (issue.origin === 'string')
    return {
      must: `${size} ${limit} letters long, and has ${String(found).length}`,
      tip: small ? 'Say more.' : 'Say it shorter.',
    };
  if (issue.origin === 'array')
    return { must: `a list of ${size} ${limit}`, tip: small ? 'Add one.' : 'Remove some.' };
  if (isMoney(field) && small) return MONEY;
  const side = small ? 'above' : 'below';
  return { must: inclusive ? `${size} ${limit}` : `${side} ${limit}`, tip: 'Correct the number.' };
}

const PATTERNS: Readonly<Record<string, string>> = {
  '/^\\d{5}$/': 'five digits, such as 78704',
  '/^[A-Z]{2}$/': 'two capital letters, such as TX',
  '/^\\d{4}[0-9A-Z]$/': 'a procedure code of five signs, such as 84443',
  '/^\\d{1,7}-\\d$/': 'a LOINC code, such as 2345-7',
  '/^t\\d{4}$/': 't and four digits, such as t0001',
  '/^p\\d{4}$/': 'p and four digits, such as p0001',
  '/^[a-z][a-z0-9_-]{0,39}$/': 'small letters, digits, _ and -, such as lab_1',
};

function formatted(issue: Extract<Issue, { code: 'invalid_format' }>): Wanted {
  if (issue.format === 'date')
    return { must: 'a day that exists, such as 2026-11-01', tip: 'Write year, month and day with hyphens.' };
  if (issue.format === 'url')
    return {
      must: 'a whole address, such as https://example.com',
      tip: 'Copy it from the browser; it begins with https://.',
    };
  const pattern = 'pattern' in issue && issue.pattern !== undefined ? String(issue.pattern) : '';
  return { must: PATTERNS[pattern] ?? `of the form ${pattern}`, tip: TIP };
}

import type * as z from 'zod';
import type { Attribution } from '../address.ts';
import { CallerError, type Fault } from '../errors.ts';
import type { Dataset } from '../model/dataset.ts';
import { absentFrom } from '../model/store/features.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Words } from '../words/index.ts';
import type { Answer, AnswerOf, Tool } from './define.ts';

export type ToolAnswer = Answer & { readonly lang?: Lang; readonly meta: Readonly<Record<string, unknown>> };

/** What every call needs beside its input. */
export interface Call {
  readonly data: Dataset;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  readonly attribution: Attribution;
  /** The sentences of a language. */
  readonly wordsOf: (lang: Lang) => Words;
}

/**
 * Runs a tool: parse, handle, check the answer. The only way to call one.
 * @throws CallerError 400 naming every fault of the input at once, up to MOST_FAULTS, in the language asked for
 */
export function runTool<T extends Tool>(tool: T, raw: unknown, call: Call): AnswerOf<T>;
export function runTool(anywhere: Tool, raw: unknown, { wordsOf, ...call }: Call): ToolAnswer {
  const tool = anywhere.inStore(call.data.service);
  const lang = langIn(raw, tool);
  const words = wordsOf(lang);
  const input = parseInput(tool.input(), raw, words);
  const { service } = call.data.service;
  const handled = tool.handler(input as never, { ...call, lang, words });
  const next = handled.next?.filter((one) => !absentFrom(service.shows).tools.includes(one.tool));
  const answer = {
    ...(lang === 'en' ? {} : { lang }),
    ...handled,
    ...(next === undefined ? {} : { next }),
    meta: {
      apiVersion: service.apiVersion,
      dataRelease: service.dataRelease,
      demo: service.demo,
      ...(service.demo ? { notice: service.said[lang].demoNotice } : {}),
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
 * The language of the answer to a call, as far as it can be known before its input is checked: the one that it asks
 * for, where the tool answers in it.
 */
export function langIn(raw: unknown, { langs }: Pick<Tool, 'langs'>): Lang {
  const asked = typeof raw === 'object' && raw !== null && 'lang' in raw ? raw.lang : undefined;
  return langs.find((lang) => lang === asked) ?? 'en';
}

/**
 * What a caller sent, as its schema makes it.
 * @param undecoded faults that were found before, in fields that could not be decoded
 * @throws CallerError 400 naming every fault of the input at once, up to MOST_FAULTS
 */
export function parseInput<S extends z.ZodObject>(
  schema: S,
  raw: unknown,
  { faults }: Words,
  undecoded: readonly Fault[] = [],
): z.output<S> {
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success && undecoded.length === 0) return parsed.data;
  const known = new Set(undecoded.map(({ pointer }) => pointer));
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = [
    ...undecoded,
    ...issues.flatMap((issue) => faultsOf(issue, faults)).filter(({ pointer }) => !known.has(pointer)),
  ];
  const detail = faults.summary(found.length, Math.min(found.length, MOST_FAULTS));
  throw new CallerError(400, faults.title, detail, found.slice(0, MOST_FAULTS));
}

/** A body of 64 KiB has room for ten thousand faults. */
const MOST_FAULTS = 50;

const LONGEST_KEY = 60;

function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => {
      const key = [...String(part)].slice(0, LONGEST_KEY).join('');
      return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    })
    .join('');
}

function faultsOf(issue: z.core.$ZodIssue, words: Words['faults']): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointerOf([...issue.path, key]),
      detail: words.unknownField,
    }));
  }
  return [{ pointer: pointerOf(issue.path), detail: sentenceOf(issue, words) }];
}

/** A sentence about the schema's rule; what the caller sent is never repeated. */
function sentenceOf(issue: z.core.$ZodIssue, words: Words['faults']): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? words.required
        : words.type((words.types as Readonly<Record<string, string>>)[issue.expected] ?? issue.expected);
    case 'too_small':
      if (issue.origin === 'string') return words.fewCharacters(String(issue.minimum));
      if (issue.origin === 'array') return words.fewEntries(String(issue.minimum));
      return words.small(String(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      if (issue.origin === 'string') return words.manyCharacters(String(issue.maximum));
      if (issue.origin === 'array') return words.manyEntries(String(issue.maximum));
      return words.big(String(issue.maximum), issue.inclusive !== false);
    case 'invalid_value':
      return words.oneOf(issue.values.map(String).join(', '));
    case 'invalid_format':
      return 'pattern' in issue && issue.pattern === '/^\\d{5}$/' ? words.fiveDigits : words.form;
    default:
      return words.notAccepted;
  }
}

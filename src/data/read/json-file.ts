import {
  findNodeAtLocation,
  type Node,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import type { Breach } from './breach.ts';
import type { Reading } from './reading.ts';
import { lineOf, readText } from './text-file.ts';

/** A JSON file: its text, and the value that it holds. */
export interface JsonFile {
  readonly text: string;
  readonly value: unknown;
}

/** Reads a JSON file; undefined, and a breach, where it is none or names a field twice. */
export function readJson(file: string, reading: Reading): JsonFile | undefined {
  const text = readText(file, reading);
  if (text === undefined) return undefined;
  const faults = syntaxFaults(text, file);
  reading.breaches.push(...faults);
  return faults.length > 0 ? undefined : { text, value: JSON.parse(text) };
}

/** The line of a field, or of the record around it where the field is missing. */
export function jsonLine(text: string, path: readonly PropertyKey[]): number {
  const root = parseTree(text);
  for (let length = path.length; root !== undefined && length > 0; length -= 1) {
    const node = findNodeAtLocation(
      root,
      path.slice(0, length).map((part) => (typeof part === 'symbol' ? '' : part)),
    );
    if (node !== undefined) return lineOf(text, startOf(node));
  }
  return lineOf(text, root?.offset ?? 0);
}

/** Whether a path leads to a value. */
export function jsonPathStands(text: string, path: readonly (string | number)[]): boolean {
  const root = parseTree(text);
  return root !== undefined && findNodeAtLocation(root, [...path]) !== undefined;
}

/** The line of the first field or text that `wanted` accepts. */
export function jsonLineWhere(text: string, wanted: (value: string) => boolean): number | undefined {
  const root = parseTree(text);
  const found = root === undefined ? undefined : firstNode(root, wanted);
  return found === undefined ? undefined : lineOf(text, found.offset);
}

function firstNode(node: Node, wanted: (value: string) => boolean): Node | undefined {
  if (node.type === 'string' && wanted(node.value)) return node;
  for (const child of node.children ?? []) {
    const found = firstNode(child, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A field begins with its name. */
const startOf = (node: Node): number => (node.parent?.type === 'property' ? node.parent : node).offset;

const WORDS: Readonly<Record<string, readonly [problem: string, tip: string]>> = {
  PropertyNameExpected: [
    'a name in quotes is missing',
    'Remove the comma before }, or put quotes around the name.',
  ],
  ValueExpected: ['a value is missing', 'Remove the comma before ] or }, or write the value.'],
  ColonExpected: ['a colon is missing', 'Put : between the name and its value.'],
  CommaExpected: ['a comma is missing', 'Put a comma after the line before.'],
  CloseBraceExpected: ['the closing } is missing', 'Add it; if more is missing, the file was cut.'],
  CloseBracketExpected: ['the closing ] is missing', 'Add it; if more is missing, the file was cut.'],
  EndOfFileExpected: ['something follows the end of the record', 'Remove what stands after the last }.'],
  InvalidCommentToken: ['holds a comment', 'JSON has none: remove it.'],
  UnexpectedEndOfComment: ['holds a comment', 'JSON has none: remove it.'],
  UnexpectedEndOfString: ['a text has no closing quote', 'Put " at its end.'],
  UnexpectedEndOfNumber: ['a number is not finished', 'Write its digits.'],
  InvalidNumberFormat: ['a number cannot be read', 'Write digits, and a point before decimals.'],
  InvalidEscapeCharacter: [
    'a \\ in a text is followed by a letter that means nothing',
    'Write \\\\ for a \\.',
  ],
  InvalidUnicode: ['a \\u in a text is not followed by four digits', 'Write the letter itself.'],
  InvalidCharacter: ['a text holds a line break, a tab or an invisible sign', 'Write \\n for a line break.'],
  InvalidSymbol: [
    'a word stands without quotes',
    'Put quotes around a text; true, false and numbers have none.',
  ],
};

const CUT = [
  'the file ends in the middle of a record',
  'Take the rest back from an earlier version.',
] as const;

/** Deeper than this no record is, and no reader has to follow. */
const DEEPEST = 100;

/** The first fault of the syntax, since others follow from it; else every name that stands twice in one record. */
function syntaxFaults(text: string, file: string): Breach[] {
  const wrong: Breach[] = [];
  const twice: Breach[] = [];
  const names: Set<string>[] = [];
  const end = text.trimEnd().length;
  const breach = (line: number, at: string, problem: string, tip: string): Breach => ({
    rule: 'json',
    file,
    line: line + 1,
    at,
    problem,
    tip,
  });
  if (depthOf(text) > DEEPEST)
    return [breach(0, 'whole file', 'holds records in records without end', 'Take back an earlier version.')];
  const begin = (): void => void names.push(new Set());
  visit(
    text,
    {
      onObjectBegin: begin,
      onArrayBegin: begin,
      onObjectEnd: () => names.pop(),
      onArrayEnd: () => names.pop(),
      onObjectProperty(name, _, __, line) {
        if (names.at(-1)?.has(name))
          twice.push(breach(line, name, 'stands twice in one record', 'Keep one of them.'));
        names.at(-1)?.add(name);
      },
      onError(code: ParseErrorCode, offset: number, _: number, line: number) {
        const [problem, tip] = (offset >= end ? CUT : WORDS[printParseErrorCode(code)]) ?? [
          'is no JSON',
          'Correct it.',
        ];
        wrong.push(breach(line, 'syntax', problem, tip));
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return wrong.length > 0 ? wrong.slice(0, 1) : twice;
}

/** How many brackets are open at the most, without those in texts. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import chain from 'stream-chain';
import { none } from 'stream-chain/defs.js';
import { parser } from 'stream-json';
import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/parser.js';

/** Which parts of an object are wanted: the elements of one list, without one of their fields, and some values whole. */
interface Wanted {
  readonly items: string;
  readonly skipped: string;
  readonly kept: readonly string[];
}

/**
 * Hands on the values of a JSON object by their keys as they are read: of the list `items` each element by itself,
 * however long it is. Numbers come as they are printed.
 */
export async function topLevel(
  bytes: Readable,
  wanted: Wanted,
  take: (key: string, value: unknown) => void,
): Promise<void> {
  // Latin-1: see printed.ts.
  const stages = chain([bytes.setEncoding('latin1'), parser({ streamValues: false }), reader(wanted, take)]);
  stages.resume();
  await finished(stages, { writable: false });
}

/** A stage that assembles what is wanted, and only counts how deep it stands in everything else. */
function reader({ items, skipped, kept }: Wanted, take: (key: string, value: unknown) => void) {
  let depth = 0;
  let key = '';
  let assembler: Assembler | undefined;
  /** As deep as the value that is passed over stands; 0 where none is. */
  let passing = 0;

  return (token: Token): typeof none => {
    const opens = token.name === 'startObject' || token.name === 'startArray';
    const closes = token.name === 'endObject' || token.name === 'endArray';
    if (closes) depth--;
    if (passing > 0) {
      if (depth === passing && !opens) passing = 0;
    } else if (token.name === 'keyValue' && depth === 1) {
      key = token.value;
    } else if (token.name === 'keyValue' && token.value === skipped) {
      passing = depth;
    } else {
      assemble(token, opens, closes);
    }
    if (opens) depth++;
    return none;
  };

  function assemble(token: Token, opens: boolean, closes: boolean): void {
    const from = key === items ? 2 : 1;
    const wantedHere = key === items || kept.includes(key);
    if (depth < from || !wantedHere || (closes && assembler === undefined)) return;
    assembler ??= new Assembler({ numberAsString: true });
    assembler.consume(token);
    if (depth > from || opens) return;
    const { current } = assembler;
    assembler = undefined;
    take(key, current);
  }
}

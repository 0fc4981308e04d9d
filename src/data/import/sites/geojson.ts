import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';

/** A feature as far as it is read here. */
export interface Feature {
  readonly properties?: Readonly<Record<string, unknown>>;
  /** A point, or what is drawn around a building: numbers, or lists of them. */
  readonly geometry?: { readonly type: string; readonly coordinates?: unknown } | null;
}

/** The features of a FeatureCollection (RFC 7946), one by one, however long it is. */
export async function* collectionFeatures(input: Readable): AsyncIterable<Feature> {
  const features = chain([input, parser(), pick({ filter: 'features' }), streamArray()]);
  for await (const { value } of features) yield value as Feature;
}

/** Stands before each text in a sequence of RFC 8142. */
const RECORD_SEPARATOR = String.fromCharCode(0x1e);

/** The features of a text with one in each line, as All The Places publishes too; what is no JSON comes as an empty one. */
export async function* lineFeatures(input: Readable): AsyncIterable<Feature> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const text = (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).trim();
    if (text !== '') yield parsed(text);
  }
}

function parsed(text: string): Feature {
  try {
    return JSON.parse(text) as Feature;
  } catch {
    return {};
  }
}

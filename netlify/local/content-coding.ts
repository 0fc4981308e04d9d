import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weights } from './weights.ts';

export type ContentCoding = 'br' | 'gzip';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The coding that the caller likes best; brotli when it likes both the same. */
export function preferredCoding(acceptEncoding: string | undefined): ContentCoding | undefined {
  if (!acceptEncoding) return undefined;
  const quality = weights(acceptEncoding);
  const rest = quality.get('*') ?? 0;
  const br = quality.get('br') ?? rest;
  const gz = quality.get('gzip') ?? rest;
  if (br <= 0 && gz <= 0) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

export function compress(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body);
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

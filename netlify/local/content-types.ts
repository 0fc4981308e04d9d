import { lookup } from 'mrmime';

/** The type of a file by its name; texts are all UTF-8, which a browser must be told. */
export function contentType(fileName: string): string {
  const type = lookup(fileName) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

export function isCompressible(type: string): boolean {
  return /^text\/|[/+](?:json|xml)\b|\/wasm\b/.test(type);
}

import type { Carried } from './carried.ts';

/** What a signature is of: the record as it was written, without its slug. */
export function signedContent<T extends { readonly slug: string }>(
  record: T,
  { written }: Pick<Carried, 'written'>,
): object {
  const { slug: _, ...content } = (written.get(record) ?? record) as T;
  return content;
}

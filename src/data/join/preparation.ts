import type { Dataset } from '../../core/model/dataset.ts';
import type { Authored } from '../read/authored.ts';

/** By slug; hidden records are left out. */
export function preparations({ tests, panels }: Authored): Dataset['preparations'] {
  return Object.fromEntries(
    [...tests, ...panels].flatMap(({ slug, status, preparation }) =>
      status === 'hidden' || preparation === undefined ? [] : [[slug, preparation] as const],
    ),
  );
}

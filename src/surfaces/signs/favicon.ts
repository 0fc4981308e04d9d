import { el } from '../../blocks/element.ts';
import { faceOf } from '../../blocks/face.ts';
import { toHtml } from '../../blocks/html.ts';
import { rangeMark } from '../../blocks/icons.ts';
import type { Dataset } from '../../core/model/dataset.ts';

/** The sign of the site in tabs and in lists of servers: the logo of the store, else the range mark in its colours. */
export function favicon(data: Pick<Dataset, 'service' | 'brand'>): string {
  const { palette, logo } = faceOf(data);
  if (logo !== undefined) return logo;
  const { children } = rangeMark(palette);
  const title = el('title', {}, data.service.service.brand);
  return `${toHtml([el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32' }, title, ...children)])}\n`;
}

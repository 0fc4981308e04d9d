import type { Dataset } from '../../core/model/dataset.ts';
import { NOTICES } from '../../documents/docs/notices.ts';

/** What comes with the data wherever it goes: its licence, and the notices that others ask for. */
export function noticeFile({ service: { service } }: Pick<Dataset, 'service'>): string {
  const own = service.licence === undefined ? [] : [`Prices and draw sites: ${service.licence}.`];
  return [
    `${service.brand}, data release ${service.dataRelease}, ${service.origin}`,
    ['Licence: CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).', ...own].join(' '),
    ...(service.demo ? [service.said.en.demoNotice] : []),
    'Educational information, not a diagnosis. The range on a person’s own report takes precedence.',
    ...NOTICES.map(({ name, text, url }) => `${name}\n${text}\n${url}`),
    ...service.attributions.map(({ text, url }) => `${text}\n${url}`),
    '',
  ].join('\n\n');
}

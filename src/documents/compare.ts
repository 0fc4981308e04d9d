import type { Dataset } from '../core/model/dataset.ts';
import type { Provider } from '../core/model/provider.ts';
import { compareProvider } from '../core/tools/compare-provider.ts';
import { runTool } from '../core/tools/run.ts';
import { answerBlocks } from './answer.ts';
import { HOME } from './catalog.ts';
import type { Doc } from './doc.ts';
import { withOwnLinks } from './own-links.ts';

/** The page of another provider: what compare_provider answers, on the day of the release. */
export function providerDoc({ slug, name }: Provider, data: Dataset): Doc {
  const { service } = data.service;
  const answer = runTool(
    compareProvider,
    { provider: slug },
    {
      data,
      today: service.dataRelease,
      attribution: { source: 'website', medium: 'page' },
    },
  );
  return {
    path: `/compare/${slug}`,
    lang: 'en',
    kind: 'compare',
    title: `${service.brand} and ${name} compared`,
    description: `Pricing model, order fees, labs, turnaround and spot prices of ${name} beside ${service.brand}, with dates and sources.`,
    updatedAt: service.dataRelease,
    trail: [HOME, { title: 'Price comparison', path: '/compare' }],
    blocks: withOwnLinks(answerBlocks(answer), service.origin),
  };
}

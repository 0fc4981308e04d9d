import { expect, it } from 'vitest';
import type { Block } from '../../blocks/doc.ts';
import { toMarkdown } from '../../blocks/markdown.ts';
import { data } from '../../core/tools/call.fixture.ts';
import { besideUs } from './answers.ts';
import { providerDoc } from './provider.ts';

const providers = data.providers.providers.map((provider) => ({
  ...provider,
  prices: besideUs(provider.slug, 'en', data).spotPrices,
}));
const docOf = (slug: string) => {
  const provider = data.providers.providers.find((one) => one.slug === slug);
  if (provider === undefined) throw new Error(`no provider ${slug}`);
  return providerDoc(provider, 'en', data);
};
const openRows = (blocks: readonly Block[]): number =>
  Math.max(...blocks.map((block) => (block.kind === 'table' ? block.rows.length : 0)));

it('of a service with many prices, a page shows few at once and says each of them once', () => {
  const many = providers.filter(({ prices }) => prices.length > 12);
  expect(many.length).toBeGreaterThan(0);
  for (const { slug, prices } of many) {
    const doc = docOf(slug);
    expect(openRows(doc.blocks), slug).toBe(12);
    const text = toMarkdown(doc, data.service.service);
    for (const { test } of prices)
      expect(text.split(`/compare/prices/${test.slug}.md)`).length, `${slug} ${test.slug}`).toBe(2);
  }
});

it('the tests that most people look for stand open', () => {
  const [first] = docOf('quest-health').blocks.flatMap((block) =>
    block.kind === 'table' && block.rows.length === 12 ? [JSON.stringify(block.rows)] : [],
  );
  for (const slug of ['cbc', 'tsh', 'lipid-panel']) expect(first).toContain(`/compare/prices/${slug}"`);
});

import { describe, expect, it } from 'vitest';
import type { Block } from '../../blocks/doc.ts';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import { site } from '../../site/site.ts';
import { homeDoc } from './home.ts';
import { exampleReceipt } from './receipt.ts';
import { FIRST_CATEGORIES, SYSTEM_OF_CATEGORY } from './systems.ts';

const { data } = site();

const linked = (blocks: readonly Block[]): string[] =>
  [...blocksMarkdown(blocks, '').matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path);

describe.each(LANGS)('the home page (%s)', (lang) => {
  const { blocks } = homeDoc(data, lang);

  it('leads on by about 25 links, each once', () => {
    const paths = linked(blocks);
    expect(paths.length).toBeGreaterThan(18);
    expect(paths.length).toBeLessThanOrEqual(28);
  });

  it('shows a receipt that adds up', () => {
    const receipt = exampleReceipt(lang, data);
    const cents = (price: string): number =>
      Math.round(Number(price.replace(/[^\d.]/g, '')) * 100) * (price.startsWith('−') ? -1 : 1);
    expect(receipt?.lines.reduce((sum, { price }) => sum + cents(price), 0)).toBe(
      cents(receipt?.total.price ?? ''),
    );
    expect(receipt?.note).toBeDefined();
  });
});

it('draws a system for categories that exist', () => {
  const slugs = data.catalog.categories.map(({ slug }) => slug);
  expect(Object.keys(SYSTEM_OF_CATEGORY).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('names tests that are sold and belong to the category of their card', () => {
  const strangers = FIRST_CATEGORIES.flatMap(({ slug, tests }) =>
    tests.filter(
      (test) =>
        !data.catalog.entries.some(
          (entry) => entry.slug === test && entry.category === slug && entry.orderable,
        ),
    ),
  );
  expect(strangers).toEqual([]);
});

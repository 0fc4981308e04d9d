import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { PageFrontMatter } from './core/model/page.ts';
import { BUILT } from './data/built-folder.ts';

/** Prose as the store has it, by language and path: en/guides/fasting-before-a-blood-test. */
const prose = defineCollection({
  loader: glob({ base: `${BUILT}/generated/prose`, pattern: '**/*.mdx' }),
  schema: PageFrontMatter,
});

export const collections = { prose };

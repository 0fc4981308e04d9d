import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { PageFrontMatter } from './core/model/page.ts';
import { LANGS } from './core/model/vocabulary.ts';

/** Prose, by language and path: en/guides/fasting-before-a-blood-test. */
const prose = defineCollection({
  loader: glob({ base: './content', pattern: `{${LANGS.join(',')}}/**/*.mdx` }),
  schema: PageFrontMatter,
});

export const collections = { prose };

import Price from './Price.astro';
import Range from './Range.astro';

/** The components that prose may hold; their Markdown is in documents/prose-components.ts. */
export const components = { Price, Range };

import type { Dataset } from '../model/dataset.ts';

/** The categories in which the store sells something, in their order. */
export const soldCategories = ({
  categories,
  entries,
}: Pick<Dataset['catalog'], 'categories' | 'entries'>): Dataset['catalog']['categories'] =>
  categories.filter(({ slug }) => entries.some(({ category }) => category === slug));

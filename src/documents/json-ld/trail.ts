import type { BreadcrumbList } from 'schema-dts';
import { absolute, type Described, IDS, urlOf } from './described.ts';

/** The pages above this one and itself, as the trail on the page shows them. */
export const breadcrumbs = (described: Described): BreadcrumbList[] => {
  const { doc } = described;
  if (doc.trail.length === 0) return [];
  const steps = [
    ...doc.trail.map(({ title, path }) => ({ name: title, item: absolute(path, described) })),
    { name: doc.title, item: urlOf(described) },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': IDS.trail(described),
      itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
    },
  ];
};

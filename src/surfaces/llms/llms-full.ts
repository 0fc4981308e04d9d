import { itemPath } from '../../core/address.ts';
import { printBilled, turnaround } from '../../core/catalog/item.ts';
import { soldCategories } from '../../core/catalog/sold-categories.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { labIds } from '../../core/places/states.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';

/** The whole public catalog as text: one entry for each item, with everything an order needs. */
export function llmsFull(data: Dataset): string {
  const { service } = data.service;
  const rules = [
    ...service.routing.map(({ states, lab }) => ` Orders in ${states.join(' and ')} go to ${lab}.`),
    ...(service.served !== undefined
      ? [` Served: ${service.served.join(', ')}.`]
      : service.notServed.length === 0
        ? []
        : [` Not served: ${service.notServed.join(', ')}.`]),
  ].join('');
  return [
    `# ${service.brand}: full catalog`,
    '',
    `> ${data.catalog.entries.length} items. Every order adds one lab processing fee of ${printDollars(service.labFeeCents)}.${rules}`,
    '',
    ...(service.demo ? [service.said.en.demoNotice, ''] : []),
    ...soldCategories(data.catalog).flatMap(({ slug, said }) => {
      const entries = data.catalog.entries.filter(({ category }) => category === slug);
      return entries.length === 0
        ? []
        : [`## ${said.en.name}`, '', ...entries.flatMap((entry) => [...entryLines(entry, data), ''])];
    }),
  ].join('\n');
}

function entryLines(entry: Dataset['catalog']['entries'][number], { service }: Dataset): string[] {
  const prices = labIds(service).map((lab) => {
    const cents = entry.cents[lab];
    return `${lab} ${cents === undefined ? 'not performed' : printDollars(cents)}`;
  });
  const { name, description, aliases, sampleType } = entry.said.en;
  return [
    `### ${name}`,
    '',
    description,
    '',
    `- Slug: ${entry.slug} (${entry.id}), ${entry.type}${entry.orderable ? '' : ', coming soon'}`,
    `- Price: ${prices.join(', ')}`,
    `- Sample: ${sampleType}; fasting ${entry.fasting.required ? 'required' : 'not required'}; results in ${turnaround(entry, wordsOf('en'))}`,
    ...(entry.states === undefined ? [] : [`- Sold in these states only: ${entry.states.join(', ')}`]),
    ...(entry.cpts.length === 0 ? [] : [`- CPT: ${printBilled(entry.cpts)}`]),
    `- Measures: ${entry.biomarkers.join(', ')}`,
    ...(entry.components.length === 0 ? [] : [`- Includes: ${entry.components.join(', ')}`]),
    ...(aliases.length === 0 ? [] : [`- Also called: ${aliases.join(', ')}`]),
    `- Page: ${service.service.origin}${itemPath(entry)}.md`,
  ];
}

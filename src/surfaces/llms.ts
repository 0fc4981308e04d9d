import { itemPath } from '../core/catalog/address.ts';
import { turnaround } from '../core/catalog/item.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { LAB_IDS } from '../core/model/vocabulary.ts';
import { printDollars } from '../core/pricing/money.ts';
import { TOOLS } from '../core/tools/index.ts';
import { pagePath, twinPath } from '../documents/markdown.ts';
import type { SitePage } from '../documents/site.ts';
import { toolPath } from '../documents/tool.ts';

type Section = readonly [title: string, kinds: readonly SitePage['kind'][]];

/** The sections of llms.txt: every page of the site stands in one of them. */
const SECTIONS: readonly Section[] = [
  ['Start', ['home', 'catalog', 'index']],
  ['Guides and answers', ['guide', 'answer', 'doc']],
  ['Categories', ['category']],
  ['Tests and panels', ['item']],
  ['Biomarkers', ['biomarker']],
  ['Conditions', ['condition']],
  ['Provider comparison', ['compare']],
  ['Optional', ['state']],
];

/** llms.txt (llmstxt.org): what this is, how to use it, and one line for each page's Markdown. */
export function llmsTxt(data: Dataset, pages: readonly SitePage[]): string {
  const { service } = data.service;
  const { origin } = service;
  const line = ({ title, ...page }: SitePage): string => `- [${title}](${origin}${twinPath(pagePath(page))})`;
  return [
    `# ${service.brand}`,
    '',
    `> Catalog of ${data.catalog.entries.length} cash-pay lab tests and panels in the US with the price at each lab, order quotes by state, draw sites, reference ranges, unit conversion and price comparison. Read-only, no account, no key.`,
    '',
    ...(service.demo ? [service.demoNotice.en, ''] : []),
    'Instructions for agents: find slugs with search_tests. Take totals only from quote_order, which adds the one lab fee and knows the state rules. Say that health answers are educational. Every page has a Markdown twin at its address plus .md.',
    '',
    '## Tools',
    '',
    `- [MCP server](${origin}/mcp): Streamable HTTP, no sign-in`,
    `- [OpenAPI](${origin}/openapi.json): the same tools over HTTP`,
    `- [Agent skills](${origin}/.well-known/agent-skills/index.json): one file for each tool`,
    `- [Full catalog as text](${origin}/llms-full.txt)`,
    `- [Full catalog as JSON](${origin}/data/catalog.json): also one file for each category, /data/catalog/{category}.json`,
    `- [Data downloads](${origin}/docs/data.md): every table as CSV and JSON with checksums`,
    ...TOOLS.map(
      (tool) => `- [${tool.name}](${origin}${twinPath(toolPath(tool))}): ${firstSentence(tool.description)}`,
    ),
    ...SECTIONS.flatMap(([title, kinds]) => {
      const listed = pages.filter(({ kind }) => kinds.includes(kind));
      return listed.length === 0 ? [] : ['', `## ${title}`, '', ...listed.map(line)];
    }),
    '',
  ].join('\n');
}

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? text;

/** The whole public catalog as text: one entry for each item, with everything an order needs. */
export function llmsFull(data: Dataset): string {
  const { service } = data.service;
  return [
    `# ${service.brand}: full catalog`,
    '',
    `> ${data.catalog.entries.length} items. Every order adds one lab processing fee of ${printDollars(service.labFeeCents)}. Orders in ${service.routing.map(({ states, lab }) => `${states.join(' and ')} go to ${lab}`).join('; ')}. Not served: ${service.notServed.join(', ')}.`,
    '',
    ...(service.demo ? [service.demoNotice.en, ''] : []),
    ...data.catalog.categories.flatMap(({ slug, name }) => {
      const entries = data.catalog.entries.filter(({ category }) => category === slug);
      return entries.length === 0
        ? []
        : [`## ${name.en}`, '', ...entries.flatMap((entry) => [...entryLines(entry, data), ''])];
    }),
  ].join('\n');
}

function entryLines(entry: Dataset['catalog']['entries'][number], { service }: Dataset): string[] {
  const prices = LAB_IDS.map((lab) => {
    const cents = entry.cents[lab];
    return `${lab} ${cents === undefined ? 'not performed' : printDollars(cents)}`;
  });
  return [
    `### ${entry.name}`,
    '',
    entry.description,
    '',
    `- Slug: ${entry.slug} (${entry.id}), ${entry.type}${entry.orderable ? '' : ', coming soon'}`,
    `- Price: ${prices.join(', ')}`,
    `- Sample: ${entry.sampleType}; fasting ${entry.fasting.required ? 'required' : 'not required'}; results in ${turnaround(entry.turnaroundDays, 'en')}`,
    ...(entry.cpt === null ? [] : [`- CPT: ${entry.cpt}`]),
    `- Measures: ${entry.biomarkers.join(', ')}`,
    ...(entry.components.length === 0 ? [] : [`- Includes: ${entry.components.join(', ')}`]),
    ...(entry.aliases.length === 0 ? [] : [`- Also called: ${entry.aliases.join(', ')}`]),
    `- Page: ${service.service.origin}${itemPath(entry)}.md`,
  ];
}

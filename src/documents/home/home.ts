import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { rangeRule, valueOnRange } from '../../blocks/drawings/range-motif.ts';
import { ORDER_STEPS, stepDrawing } from '../../blocks/drawings/steps.ts';
import { bodySystem } from '../../blocks/drawings/systems.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { exampleReceipt } from './receipt.ts';
import { FIRST_CATEGORIES, SYSTEM_OF_CATEGORY } from './systems.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

const CHIPS = {
  quote: toolPath({ name: 'quote_order' }),
  report: toolPath({ name: 'interpret_results' }),
  pin: '/lab-locations/find',
  range: '/biomarkers',
} as const;

const CHIP_ICONS = ['quote', 'report', 'pin', 'range'] as const satisfies readonly (keyof typeof CHIPS)[];

/** A line as reports print it: its own range decides. */
const LINE = { name: 'TSH', value: 5.2, low: 0.4, high: 4, unit: 'mIU/L' } as const;

/** Search beside a real receipt, then the systems of the body, the way to a result, and a result that one has already. */
export function homeDoc(data: Slices, lang: Lang): Doc {
  const { catalog } = data;
  const { service, labs } = data.service;
  const words = WORDS[lang];
  const [openWith, openData, agents, api, end] = words.open;
  const ownTitle = service.texts?.homeTitle[lang];
  return {
    path: '/',
    lang,
    kind: 'home',
    title: ownTitle ?? words.title,
    ...(ownTitle === undefined ? { shortTitle: words.short } : {}),
    description:
      service.texts?.tagline?.[lang] ??
      words.description(catalog.entries.length, labs.length, printDollars(service.labFeeCents)),
    updatedAt: service.dataRelease,
    trail: [],
    blocks: [
      opening(lang, data),
      { kind: 'form', tool: 'recommend_tests', only: ['bothers'] },
      heading(words.systems),
      systemCards(lang, data),
      paragraph([
        link(words.all, '/tests'),
        ' · ',
        link(words.answers, '/answers'),
        ' · ',
        link(words.conditions, '/conditions'),
        ' · ',
        link(words.plan, toolPath({ name: 'recommend_tests' })),
      ]),
      { kind: 'drawing', element: rangeRule() },
      heading(words.steps.title),
      steps(lang),
      pastedLine(lang),
      paragraph([openWith, link(openData, '/docs/data'), agents, link(api(service.shows.mcp), '/docs'), end]),
    ],
  };
}

function opening(lang: Lang, data: Slices): Block {
  const receipt = exampleReceipt(lang, data);
  return {
    kind: 'band',
    blocks: [
      { kind: 'search' },
      {
        kind: 'links',
        display: 'chips',
        items: CHIP_ICONS.map((icon) => ({ title: WORDS[lang].chips[icon], path: CHIPS[icon], icon })),
      },
    ],
    ...(receipt === undefined ? {} : { beside: [receipt] }),
  };
}

function systemCards(lang: Lang, { catalog }: Slices): Block {
  return {
    kind: 'links',
    display: 'cards',
    items: FIRST_CATEGORIES.flatMap(({ slug, tests }) => {
      const category = catalog.categories.find((one) => one.slug === slug);
      const system = SYSTEM_OF_CATEGORY[slug];
      if (category === undefined || system === undefined) return [];
      const first = tests.flatMap((test) => findEntry(test, catalog.entries) ?? []);
      const count = catalog.entries.filter((entry) => entry.category === slug).length;
      return [
        {
          title: category.said[lang].name,
          path: `/categories/${slug}`,
          drawing: bodySystem(system),
          note: first
            .filter(({ orderable }) => orderable)
            .map((entry) => `${nameOf(entry, lang)} ${printDollars(entry.listCents)}`)
            .join(' · '),
          figure: WORDS[lang].more(count),
        },
      ];
    }),
  };
}

function steps(lang: Lang): Block {
  const words = WORDS[lang].steps;
  return {
    kind: 'panes',
    panes: ORDER_STEPS.map((step, i) => {
      const [title, text] = words[step];
      return [
        { kind: 'drawing', element: stepDrawing(step) },
        heading(`${i + 1}. ${title}`, 3),
        paragraph(text),
      ];
    }),
  };
}

function pastedLine(lang: Lang): Block {
  const words = WORDS[lang].line;
  const { name, value, low, high, unit } = LINE;
  const range = `${low.toFixed(1)}–${high.toFixed(1)}`;
  return {
    kind: 'band',
    blocks: [
      heading(words.title),
      paragraph(words.text),
      paragraph([
        link(words.own, toolPath({ name: 'interpret_results' })),
        ' · ',
        link(words.normal, '/biomarkers/tsh'),
      ]),
    ],
    beside: [
      { kind: 'code', language: 'text', text: `${name}   ${value} ${unit}   ${range}` },
      { kind: 'drawing', element: valueOnRange((value - low) / (high - low)) },
      paragraph(words.said(String(value), range, unit)),
    ],
  };
}

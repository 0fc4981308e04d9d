import { itemPath } from '../core/address.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { printDollars } from '../core/pricing/money.ts';
import { addLink } from './add-link.ts';
import { jumps } from './browse/jumps.ts';
import type { CatalogGroup, CatalogList } from './catalog-block.ts';
import { type Block, heading, link, paragraph, type Text } from './doc.ts';
import { type Element, el } from './element.ts';
import { fragment } from './fragment.ts';
import { pagePath } from './paths.ts';

/** Samples as people tell them apart; an item's own page names the tube. */
export const SAMPLES = ['blood', 'urine', 'swab', 'stool', 'saliva', 'breath', 'semen'] as const;
export type Sample = (typeof SAMPLES)[number];

export const samplesOf = ({ said }: Pick<CatalogEntry, 'said'>): Sample[] =>
  SAMPLES.filter((sample) => said.en.sampleType.toLowerCase().includes(sample));

export const CATALOG_WORDS = {
  en: {
    name: 'Name',
    sample: 'Sample',
    fasting: 'Fasting',
    days: 'Business days',
    dayRange: (min: number, max: number) => (min === max ? `${max}` : `${min} to ${max}`),
    order: 'Order',
    yes: 'Yes',
    no: 'No',
    panel: 'Panel',
    soon: 'Coming soon',
    notThere: 'not offered',
    panels: 'Panels',
    tests: 'Tests',
    samples: {
      blood: 'Blood',
      urine: 'Urine',
      swab: 'Swab',
      stool: 'Stool',
      saliva: 'Saliva',
      breath: 'Breath',
      semen: 'Semen',
    } satisfies Record<Sample, string>,
    topics: 'Topics',
    from: (low: string) => `from ${low}`,
    all: (count: number) => `All ${count} tests and panels`,
    addresses: (test: string, panel: string | undefined) =>
      `One line for each item: slug, name, list price. The page of a test is ${test}${panel === undefined ? '' : `, of a panel ${panel}`}. Prices at each lab, sample, fasting and turnaround are in the tables of each topic.`,
    counted: (count: number, low: string, high: string) =>
      `: the full tables of these ${count} tests and panels, ${low} to ${high}.`,
  },
  es: {
    name: 'Nombre',
    sample: 'Muestra',
    fasting: 'Ayuno',
    days: 'Días hábiles',
    dayRange: (min: number, max: number) => (min === max ? `${max}` : `${min} a ${max}`),
    order: 'Pedido',
    yes: 'Sí',
    no: 'No',
    panel: 'Panel',
    soon: 'Próximamente',
    notThere: 'no se ofrece',
    panels: 'Paneles',
    tests: 'Pruebas',
    samples: {
      blood: 'Sangre',
      urine: 'Orina',
      swab: 'Hisopo',
      stool: 'Heces',
      saliva: 'Saliva',
      breath: 'Aliento',
      semen: 'Semen',
    } satisfies Record<Sample, string>,
    topics: 'Temas',
    from: (low: string) => `desde ${low}`,
    all: (count: number) => `Las ${count} pruebas y paneles`,
    addresses: (test: string, panel: string | undefined) =>
      `Una línea por prueba o panel: identificador, nombre, precio. La página de una prueba es ${test}${panel === undefined ? '' : `, la de un panel ${panel}`}. El precio en cada laboratorio, la muestra, el ayuno y el plazo están en las tablas de cada tema.`,
    counted: (count: number, low: string, high: string) =>
      `: las tablas completas de estas ${count} pruebas y paneles, de ${low} a ${high}.`,
  },
} as const;

/** The name of a test or panel in the language of the page. */
export const nameOf = (entry: CatalogEntry, lang: Lang): string => entry.said[lang].name;

/** The list as tables whose rows carry what they are filtered by; on a narrow screen each row reads as a card. */
export function catalogElements({ groups, labs, lang }: CatalogList): Element {
  const topics = groups.flatMap(({ title, category, entries: { length } }) =>
    category === undefined ? [] : [{ title, id: fragment(title), count: length }],
  );
  return el(
    'div',
    { class: 'catalog', 'data-catalog': labs.map(({ id }) => id).join(' '), 'data-jumps': '' },
    ...(topics.length === 0 ? [] : [jumps(topics, CATALOG_WORDS[lang].topics)]),
    ...groups.map((group) =>
      group.category === undefined
        ? el(
            'section',
            { 'aria-labelledby': fragment(group.title), 'data-category': '' },
            el('h2', { id: fragment(group.title) }, group.title),
            table(group, labs, lang),
          )
        : topic(group, group.category, labs, lang),
    ),
  );
}

/** A topic: its first items at once, the others folded up. */
function topic(group: CatalogGroup, category: string, labs: CatalogList['labs'], lang: Lang): Element {
  const { title, drawing, entries, first = entries.length } = group;
  const id = fragment(title);
  const words = CATALOG_WORDS[lang];
  return el(
    'section',
    { class: 'topic', 'aria-labelledby': id, 'data-category': category },
    el(
      'div',
      { class: 'topic-head' },
      ...(drawing === undefined ? [] : [drawing]),
      el('h2', { id }, el('a', { href: pagePath({ path: `/categories/${category}`, lang }) }, title)),
      el('p', {}, words.from(cheapest(group))),
    ),
    table({ title, entries: entries.slice(0, first) }, labs, lang),
    ...(entries.length <= first
      ? []
      : [
          el(
            'details',
            { class: 'rest' },
            el('summary', {}, words.all(entries.length), el('span', { class: 'unseen' }, `: ${title}`)),
            table({ title, entries: entries.slice(first) }, labs, lang, []),
          ),
        ]),
  );
}

const cheapest = ({ entries }: CatalogGroup): string =>
  printDollars(Math.min(...entries.map(({ listCents }) => listCents)));

/** Rows that are folded up get their Add from a script: 500 of them weigh as much as a page. */
function table(
  { title, entries }: CatalogGroup,
  labs: CatalogList['labs'],
  lang: Lang,
  added: readonly CatalogEntry[] = entries,
): Element {
  const words = CATALOG_WORDS[lang];
  const head = [words.name, ...labs.map(({ name }) => name), words.sample, words.fasting, words.days];
  const kindOf = (i: number): Record<string, string> =>
    i === 0 ? {} : { class: i <= labs.length ? 'figure' : 'extra' };
  return el(
    'table',
    { class: 'items' },
    el('caption', { class: 'unseen' }, title),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...head.map((text, i) => el('th', { scope: 'col', ...kindOf(i) }, text)),
        el('th', { scope: 'col', class: 'act' }, el('span', { class: 'unseen' }, words.order)),
      ),
    ),
    el('tbody', {}, ...entries.map((entry) => row(entry, labs, lang, added.includes(entry)))),
  );
}

function row(entry: CatalogEntry, labs: CatalogList['labs'], lang: Lang, adds: boolean): Element {
  const words = CATALOG_WORDS[lang];
  const { min, max } = entry.turnaroundDays;
  const samples = samplesOf(entry);
  const tag = (text: string) => el('span', { class: 'tag' }, text);
  const cell = (label: string, text: string, kind = 'extra') =>
    el('td', { 'data-label': label, class: kind }, text);
  return el(
    'tr',
    {
      'data-type': entry.type,
      'data-sample': samples.join(' '),
      ...(entry.fasting.required ? { 'data-fasting': '' } : {}),
      ...(entry.orderable ? {} : { 'data-soon': '' }),
    },
    el(
      'th',
      { scope: 'row' },
      el('a', { href: pagePath({ path: itemPath(entry), lang }) }, nameOf(entry, lang)),
      ...(entry.type === 'panel' ? [' ', tag(words.panel)] : []),
      ...(entry.orderable ? [] : [' ', tag(words.soon)]),
    ),
    ...labs.map(({ id, name }) => {
      const cents = entry.cents[id];
      return cell(name, cents === undefined ? words.notThere : printDollars(cents), 'figure');
    }),
    cell(words.sample, sampleText(samples, lang)),
    cell(words.fasting, entry.fasting.required ? words.yes : words.no),
    cell(words.days, words.dayRange(min, max)),
    el(
      'td',
      { class: 'act' },
      ...(adds && entry.orderable ? [addLink({ slugs: [entry.slug], name: nameOf(entry, lang) }, lang)] : []),
    ),
  );
}

const sampleText = (samples: readonly Sample[], lang: Lang): string =>
  samples.map((sample) => CATALOG_WORDS[lang].samples[sample]).join(', ');

/** The same list as blocks of a twin. */
export function catalogTwin({ groups, labs, lang, twin }: CatalogList, origin: string): Block[] {
  const words = CATALOG_WORDS[lang];
  const pattern = (folder: string) => `${origin}${pagePath({ path: `/${folder}/{slug}.md`, lang })}`;
  if (twin === 'tables') {
    return groups.flatMap(({ title, entries }): Block[] => [
      heading(title),
      {
        kind: 'table',
        caption: title,
        head: [words.name, ...labs.map(({ name }) => name), words.sample, words.fasting, words.days],
        numeric: labs.map((_, i) => i + 1),
        rows: entries.map((entry): Text[] => [
          [
            link(nameOf(entry, lang), pagePath({ path: itemPath(entry), lang })),
            ...(entry.orderable ? [] : [` (${words.soon.toLowerCase()})`]),
          ],
          ...labs.map(({ id }) => {
            const cents = entry.cents[id];
            return cents === undefined ? words.notThere : printDollars(cents);
          }),
          sampleText(samplesOf(entry), lang),
          entry.fasting.required ? words.yes : words.no,
          words.dayRange(entry.turnaroundDays.min, entry.turnaroundDays.max),
        ]),
      },
    ]);
  }
  const hasPanels = groups.some(({ entries }) => entries.some(({ type }) => type === 'panel'));
  return [
    paragraph(words.addresses(pattern('tests'), hasPanels ? pattern('panels') : undefined)),
    ...groups.flatMap(({ title, category, entries }): Block[] => {
      const cents = entries.map(({ listCents }) => listCents);
      return [
        heading(title),
        paragraph([
          link(title, pagePath({ path: `/categories/${category}`, lang })),
          words.counted(entries.length, printDollars(Math.min(...cents)), printDollars(Math.max(...cents))),
        ]),
        {
          kind: 'list',
          items: entries.map(
            (entry) =>
              `${entry.slug}: ${nameOf(entry, lang)}, ${entry.type === 'panel' ? `${words.panel.toLowerCase()}, ` : ''}${printDollars(entry.listCents)}${entry.orderable ? '' : ` (${words.soon.toLowerCase()})`}`,
          ),
        },
      ];
    }),
  ];
}

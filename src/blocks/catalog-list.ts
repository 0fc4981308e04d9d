import { itemPath } from '../core/address.ts';
import type { CatalogEntry, Category } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { fold } from '../core/names/fold.ts';
import { printDollars } from '../core/pricing/money.ts';
import type { CatalogGroup, CatalogList } from './catalog-block.ts';
import { type Block, heading, link, paragraph, type Text } from './doc.ts';
import { type Element, el } from './element.ts';
import { fragment } from './html.ts';
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
    yes: 'Yes',
    no: 'No',
    panel: 'Panel',
    soon: 'Coming soon',
    notThere: 'not there',
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
    addresses: (test: string, panel: string) =>
      `One line for each item: slug, name, sticker price. The page of a test is ${test}, of a panel ${panel}. Prices at each lab, sample, fasting and turnaround are in the tables of each topic.`,
    counted: (count: number, low: string, high: string) =>
      `: the full tables of these ${count} tests and panels, ${low} to ${high}.`,
  },
  es: {
    name: 'Nombre',
    sample: 'Muestra',
    fasting: 'Ayuno',
    days: 'Días hábiles',
    dayRange: (min: number, max: number) => (min === max ? `${max}` : `${min} a ${max}`),
    yes: 'Sí',
    no: 'No',
    panel: 'Panel',
    soon: 'Próximamente',
    notThere: 'no se hace',
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
    addresses: (test: string, panel: string) =>
      `Una línea por prueba o panel: identificador, nombre, precio. La página de una prueba es ${test}, la de un panel ${panel}. El precio en cada laboratorio, la muestra, el ayuno y el plazo están en las tablas de cada tema.`,
    counted: (count: number, low: string, high: string) =>
      `: las tablas completas de estas ${count} pruebas y paneles, de ${low} a ${high}.`,
  },
} as const;

/** The name of a test or panel in the language of the page. */
export const nameOf = (entry: CatalogEntry, lang: Lang): string => entry.said[lang].name;

const byName =
  (lang: Lang) =>
  (a: CatalogEntry, b: CatalogEntry): number =>
    fold(nameOf(a, lang)) < fold(nameOf(b, lang)) ? -1 : 1;

/** The whole catalog by category. */
export function wholeCatalog(
  { catalog, service }: Pick<Dataset, 'catalog' | 'service'>,
  lang: Lang,
): CatalogList {
  return {
    kind: 'catalog',
    lang,
    labs: service.labs,
    twin: 'lines',
    groups: catalog.categories
      .map(({ slug, said }) => ({
        title: said[lang].name,
        category: slug,
        entries: catalog.entries.filter(({ category }) => category === slug).sort(byName(lang)),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}

/** The items of one category, panels and tests apart. */
export function categoryList(
  { slug }: Category,
  { catalog, service }: Pick<Dataset, 'catalog' | 'service'>,
  lang: Lang,
): CatalogList {
  const words = CATALOG_WORDS[lang];
  const entries = catalog.entries.filter(({ category }) => category === slug).sort(byName(lang));
  return {
    kind: 'catalog',
    lang,
    labs: service.labs,
    twin: 'tables',
    groups: [
      { title: words.panels, entries: entries.filter(({ type }) => type === 'panel') },
      { title: words.tests, entries: entries.filter(({ type }) => type === 'test') },
    ].filter((group) => group.entries.length > 0),
  };
}

/** The list as tables whose rows carry what they are filtered by; on a narrow screen each row reads as a card. */
export function catalogElements({ groups, labs, lang }: CatalogList): Element {
  return el(
    'div',
    { class: 'catalog', 'data-catalog': '' },
    ...groups.map((group) => {
      const id = fragment(group.title);
      return el(
        'section',
        { 'aria-labelledby': id, 'data-category': group.category ?? '' },
        el(
          'h2',
          { id },
          ...(group.category === undefined
            ? [group.title]
            : [el('a', { href: pagePath({ path: `/categories/${group.category}`, lang }) }, group.title)]),
        ),
        table(group, labs, lang),
      );
    }),
  );
}

function table({ title, entries }: CatalogGroup, labs: CatalogList['labs'], lang: Lang): Element {
  const words = CATALOG_WORDS[lang];
  const head = [words.name, ...labs.map(({ name }) => name), words.sample, words.fasting, words.days];
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
        ...head.map((text, i) =>
          el('th', { scope: 'col', ...(i > 0 && i <= labs.length ? { class: 'figure' } : {}) }, text),
        ),
      ),
    ),
    el('tbody', {}, ...entries.map((entry) => row(entry, labs, lang))),
  );
}

function row(entry: CatalogEntry, labs: CatalogList['labs'], lang: Lang): Element {
  const words = CATALOG_WORDS[lang];
  const { min, max } = entry.turnaroundDays;
  const samples = samplesOf(entry);
  const tag = (text: string) => el('span', { class: 'tag' }, text);
  const cell = (label: string, text: string, figure = false) =>
    el('td', { 'data-label': label, ...(figure ? { class: 'figure' } : {}) }, text);
  return el(
    'tr',
    {
      'data-type': entry.type,
      'data-labs': labs.flatMap(({ id }) => (entry.cents[id] === undefined ? [] : [id])).join(' '),
      'data-cents': labs.map(({ id }) => entry.cents[id] ?? '').join(' '),
      'data-days': String(max),
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
      return cell(name, cents === undefined ? words.notThere : printDollars(cents), true);
    }),
    cell(words.sample, sampleText(samples, lang)),
    cell(words.fasting, entry.fasting.required ? words.yes : words.no),
    cell(words.days, words.dayRange(min, max)),
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
  return [
    paragraph(words.addresses(pattern('tests'), pattern('panels'))),
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

import { type Block, type Doc, heading, link, paragraph } from '../blocks/doc.ts';
import type { IconName } from '../blocks/icons.ts';
import { itemPath } from '../core/address.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { printDollars } from '../core/pricing/money.ts';
import type { ToolName } from '../core/tools/index.ts';
import { toolPath } from '../views/form.ts';
import { nameOf } from './catalog/pages.ts';
import { stateName } from './places/places.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

const WORDS = {
  en: {
    title: 'Lab tests you pay for yourself, with the whole price',
    description: (items: number, labs: number) =>
      `${items} lab tests and panels at ${labs} labs: one price, one fee, no surprise. Find a test, see the total for your state, understand the result.`,
    promise: {
      price: (name: string, price: string, fee: string) =>
        `${name}: ${price} and the one fee of ${fee} that every order pays once`,
      labs: 'labs, each with its own price beside the others',
      states: (not: string) => `states served; not in ${not}`,
      fees: 'draw, physician or service fees',
    },
    tools: 'What you can do here',
    toolCards: {
      quote: ['See the whole price', 'Add tests, choose your state, compare the labs.'],
      report: ['Understand your results', 'Paste a report. It stays on your device.'],
      pin: ['Find a draw site', 'Places near a ZIP code, with hours.'],
      range: ['Look up a normal range', 'Published ranges by sex and age, with sources.'],
      compare: ['Compare with others', 'All-in prices elsewhere, dated and sourced.'],
      suggest: ['Make a plan', 'First, usual or thorough tests for a goal or a symptom, within a budget.'],
      convert: ['Convert units', 'mg/dL to mmol/L and back.'],
      curve: ['Free testosterone', 'From total, SHBG and albumin.'],
    },
    tests: 'Popular tests',
    panels: 'Popular panels',
    all: 'All tests and prices',
    allIn: (price: string, total: string) => `${price}, all in ${total}`,
    answers: 'Questions and answers: which tests to begin with',
    topics: 'By topic',
    open: 'Open data',
    openText: [
      'Everything here is also a file with its sources: ',
      'data downloads',
      '. Agents use the same tools over ',
      'HTTP and MCP',
      '.',
    ],
  },
  es: {
    title: 'Pruebas de laboratorio que paga usted, con el precio completo',
    description: (items: number, labs: number) =>
      `${items} pruebas y paneles en ${labs} laboratorios: un precio, un cargo, sin sorpresas. Busque una prueba, vea el total en su estado, entienda el resultado.`,
    promise: {
      price: (name: string, price: string, fee: string) =>
        `${name}: ${price} más el único cargo de ${fee} que cada pedido paga una vez`,
      labs: 'laboratorios, cada uno con su precio junto a los demás',
      states: (not: string) => `estados con servicio; no en ${not}`,
      fees: 'en cargos de extracción, de médico o de servicio',
    },
    tools: 'Qué puede hacer aquí',
    toolCards: {
      quote: ['Ver el precio completo', 'Agregue pruebas, elija su estado, compare los laboratorios.'],
      report: ['Entender sus resultados', 'Pegue un informe. No sale de su dispositivo.'],
      pin: ['Encontrar un centro de extracción', 'Lugares cerca de un código postal, con horario.'],
      range: ['Consultar un rango normal', 'Rangos publicados por sexo y edad, con fuentes.'],
      compare: ['Comparar con otros', 'Precios completos de otros servicios, con fecha y fuente.'],
      suggest: [
        'Hacer un plan',
        'Pruebas para empezar o ir a fondo, según su objetivo o síntoma y su presupuesto.',
      ],
      convert: ['Convertir unidades', 'De mg/dL a mmol/L y al revés.'],
      curve: ['Testosterona libre', 'A partir de la total, la SHBG y la albúmina.'],
    },
    tests: 'Pruebas frecuentes',
    panels: 'Paneles frecuentes',
    all: 'Todas las pruebas y precios',
    allIn: (price: string, total: string) => `${price}, en total ${total}`,
    answers: 'Preguntas y respuestas: con qué pruebas empezar',
    topics: 'Por tema',
    open: 'Datos abiertos',
    openText: [
      'Todo lo que hay aquí es también un archivo con sus fuentes: ',
      'descargas de datos',
      '. Los agentes usan las mismas herramientas por ',
      'HTTP y MCP',
      '.',
    ],
  },
} as const;

/** The page of a tool that has to be there. */
const page = (name: ToolName): string => toolPath({ name });

const TOOL_PATHS = {
  quote: page('quote_order'),
  report: page('interpret_results'),
  pin: '/lab-locations/find',
  range: '/biomarkers',
  compare: '/compare',
  suggest: page('recommend_tests'),
  convert: page('convert_units'),
  curve: page('calculate_free_testosterone'),
} as const satisfies Partial<Record<IconName, string>>;

const CARDS = Object.keys(TOOL_PATHS) as (keyof typeof TOOL_PATHS)[];

/** The test whose whole price stands at the top: the one that most people know. */
const EXAMPLE = 'cbc';

/** Popular tests that are shown, the cheapest first. */
const MOST_CARDS = 12;

/** Search first, then the promise in figures, then ways on. */
export function homeDoc(data: Slices, lang: Lang): Doc {
  const { catalog } = data;
  const { service, labs } = data.service;
  const words = WORDS[lang];
  const popular = catalog.entries
    .filter((entry) => entry.popular && entry.orderable)
    .sort((a, b) => a.listCents - b.listCents);
  const [openWith, downloads, agents, api, end] = words.openText;
  return {
    path: '/',
    lang,
    kind: 'home',
    title: words.title,
    description: words.description(catalog.entries.length, labs.length),
    updatedAt: service.dataRelease,
    trail: [],
    blocks: [
      { kind: 'search' },
      promise(lang, data),
      heading(words.tools),
      {
        kind: 'links',
        display: 'cards',
        items: CARDS.map((icon) => {
          const [title, note] = words.toolCards[icon];
          return { title, note, icon, path: TOOL_PATHS[icon] };
        }),
      },
      heading(words.tests),
      itemCards(popular.filter(({ type }) => type === 'test').slice(0, MOST_CARDS), lang, data),
      heading(words.panels),
      itemCards(
        popular.filter(({ type }) => type === 'panel'),
        lang,
        data,
      ),
      paragraph([link(words.all, '/tests'), ' · ', link(words.answers, '/answers')]),
      heading(words.topics),
      {
        kind: 'links',
        display: 'columns',
        items: catalog.categories.map(({ slug, said }) => ({
          title: said[lang].name,
          path: `/categories/${slug}`,
        })),
      },
      heading(words.open),
      paragraph([openWith, link(downloads, '/docs/data'), agents, link(api, '/docs'), end]),
    ],
  };
}

function promise(lang: Lang, { catalog, service: { service, labs, states } }: Slices): Block {
  const words = WORDS[lang].promise;
  const example = catalog.entries.find(({ slug }) => slug === EXAMPLE);
  const total = example === undefined ? undefined : printDollars(example.listCents + service.labFeeCents);
  const named = states.filter(({ code }) => service.notServed.includes(code));
  const served = states.filter(({ code, kind }) => kind === 'state' && !service.notServed.includes(code));
  return {
    kind: 'facts',
    display: 'figures',
    items: [
      ...(example === undefined || total === undefined
        ? []
        : [
            {
              term: words.price(
                nameOf(example, lang),
                printDollars(example.listCents),
                printDollars(service.labFeeCents),
              ),
              value: total,
            },
          ]),
      { term: words.labs, value: String(labs.length) },
      {
        term: words.states(named.map((state) => stateName(state, lang)).join(', ')),
        value: String(served.length),
      },
      { term: words.fees, value: printDollars(0) },
    ],
  };
}

function itemCards(entries: readonly CatalogEntry[], lang: Lang, { service }: Slices): Block {
  const fee = service.service.labFeeCents;
  return {
    kind: 'links',
    display: 'cards',
    items: entries.map((entry) => ({
      title: nameOf(entry, lang),
      path: itemPath(entry),
      figure: WORDS[lang].allIn(printDollars(entry.listCents), printDollars(entry.listCents + fee)),
    })),
  };
}

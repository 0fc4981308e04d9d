import { type Doc, link, paragraph } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { NOT_SOLD_PATH } from '../not-sold/not-sold.ts';

const SEARCH_PATH = '/search';

const WORDS = {
  en: {
    home: 'Home',
    title: 'Search',
    description:
      'Tests and panels by name, abbreviation or CPT code, biomarkers, conditions, guides, prices and draw sites.',
    other: 'Or look through ',
    catalog: 'all tests and prices',
    answers: 'questions and answers',
    conditions: 'conditions',
    biomarkers: 'biomarkers',
    guides: 'guides',
    tools: 'tools',
    notSold: 'what is not sold here',
    and: ' and ',
    agents: 'For agents: the tool ',
    finds: ' finds tests by name, code or goal.',
  },
  es: {
    home: 'Inicio',
    title: 'Buscar',
    description:
      'Pruebas y paneles por nombre, abreviatura o código CPT, biomarcadores, condiciones, guías, precios y centros de extracción.',
    other: 'O consulte ',
    catalog: 'todas las pruebas y sus precios',
    answers: 'las preguntas y respuestas',
    conditions: 'las condiciones',
    biomarkers: 'los biomarcadores',
    guides: 'las guías',
    tools: 'las herramientas',
    notSold: 'lo que no se vende aquí',
    and: ' y ',
    agents: 'Para agentes: la herramienta ',
    finds: ' encuentra pruebas por nombre, código u objetivo.',
  },
} as const;

export const searchTitle = (lang: Lang): string => WORDS[lang].title;

/** The page of the search. */
export function searchDoc(lang: Lang, { service }: Pick<Dataset, 'service'>): Doc {
  const words = WORDS[lang];
  return {
    path: SEARCH_PATH,
    lang,
    kind: 'index',
    title: words.title,
    description: words.description,
    updatedAt: service.service.dataRelease,
    trail: [{ title: words.home, path: '/' }],
    blocks: [
      { kind: 'search' },
      paragraph([
        words.other,
        link(words.catalog, '/tests'),
        ', ',
        link(words.answers, '/answers'),
        ', ',
        link(words.conditions, '/conditions'),
        ', ',
        link(words.biomarkers, '/biomarkers'),
        ', ',
        link(words.guides, '/guides'),
        ', ',
        link(words.tools, '/tools'),
        words.and,
        link(words.notSold, NOT_SOLD_PATH),
        '.',
      ]),
      paragraph([words.agents, link('search_tests', '/tools/search-tests'), words.finds]),
    ],
  };
}

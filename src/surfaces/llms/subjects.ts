import { itemPath } from '../../core/address.ts';
import { unranged } from '../../core/analytes/unranged.ts';
import { soldCategories } from '../../core/catalog/sold-categories.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { NAMES_PATH } from '../../documents/reference/analyte-names.ts';
import { analytePath } from '../../documents/reference/identity.ts';
import type { SitePage } from '../../documents/site-page.ts';

/** A subject of the site: the pages that one llms.txt lists. */
export interface Subject {
  /** Folder of its llms.txt, without language; "" is the root. */
  readonly path: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly about: Readonly<Record<Lang, string>>;
  readonly holds: (path: string) => boolean;
}

type Words = readonly [title: string, about: string];

const subject = (path: string, pages: RegExp, en: Words, es: Words): Subject => ({
  path,
  title: { en: en[0], es: es[0] },
  about: { en: en[1], es: es[1] },
  holds: (page) => pages.test(page),
});

const OTHERS: readonly Subject[] = [
  subject(
    '/panels',
    /^\/panels(\/|$)/,
    ['Panels', 'Bundles of tests, with the price at each lab and what the same tests cost one by one.'],
    ['Paneles', 'Conjuntos de pruebas, con el precio en cada laboratorio y lo que cuestan por separado.'],
  ),
  subject(
    '/biomarkers',
    /^\/biomarkers(\/[^/]+)?$/,
    ['Biomarkers', 'Published reference ranges with sources, what changes a result, and when to test again.'],
    ['Biomarcadores', 'Rangos de referencia publicados, con fuentes, y cuándo repetir la prueba.'],
  ),
  subject(
    '/biomarkers/high-low',
    /^\/biomarkers\/[^/]+\/./,
    [
      'High and low values',
      'What a high or a low value of one biomarker may mean, and what usually comes next.',
    ],
    [
      'Valores altos y bajos',
      'Qué puede significar un valor alto o bajo de un biomarcador, y qué suele seguir.',
    ],
  ),
  subject(
    '/conditions',
    /^\/conditions(\/|$)/,
    [
      'Conditions',
      'Health topics: when to get care, which tests to start with, what may follow, what is rarely needed.',
    ],
    [
      'Condiciones',
      'Temas de salud: cuándo buscar atención, con qué pruebas empezar y qué rara vez hace falta.',
    ],
  ),
  subject(
    '/guides',
    /^\/guides(\/|$)/,
    ['Guides', 'Plain explanations: preparing for a draw, reading results, paying for tests.'],
    ['Guías', 'Explicaciones sencillas: prepararse, leer los resultados, pagar las pruebas.'],
  ),
  subject(
    '/answers',
    /^\/answers(\/|$)/,
    [
      'Questions and answers',
      'Which tests to begin with for a goal or a symptom: plans in steps with their prices, and what to leave out.',
    ],
    [
      'Preguntas y respuestas',
      'Con qué pruebas empezar según un objetivo o un síntoma: planes por pasos con sus precios, y qué dejar de lado.',
    ],
  ),
  subject(
    '/not-sold',
    /^\/not-sold(\/|$)/,
    ['Not sold here', 'What people ask for and cannot order here: what it is, and where it is usually had.'],
    ['No se vende aquí', 'Lo que la gente busca y aquí no se puede pedir: qué es y dónde se consigue.'],
  ),
  subject(
    '/compare',
    /^\/compare(\/[^/]+)?$/,
    [
      'Price comparison',
      'Other direct-to-consumer lab services beside this one: fees, labs and spot prices.',
    ],
    ['Comparación de precios', 'Otros servicios de análisis junto a este: cargos, laboratorios y precios.'],
  ),
  subject(
    '/compare/prices',
    /^\/compare\/prices\/./,
    [
      'Prices of one test elsewhere',
      'All-in prices of one test at other services, each with its day and source, beside hospital and Medicare amounts.',
    ],
    [
      'Precios de una prueba en otros servicios',
      'Precio completo de una prueba en otros servicios, con fecha y fuente, junto a importes de hospitales y Medicare.',
    ],
  ),
  subject(
    '/lab-locations',
    /^\/lab-locations(\/|$)/,
    [
      'States and draw sites',
      'What applies to orders in each US state and territory, and where blood is drawn.',
    ],
    [
      'Estados y centros de extracción',
      'Qué se aplica en cada estado y territorio, y dónde se extrae la sangre.',
    ],
  ),
  subject(
    '/tools',
    /^\/tools(\/|$)/,
    ['Tools', 'One page for each tool, with the form that people use.'],
    ['Herramientas', 'Una página por herramienta, con el formulario para las personas.'],
  ),
  subject(
    '/docs/tools',
    /^\/docs\/tools(\/|$)/,
    [
      'How programs call the tools',
      'One page for each tool: when to use it, requests in three languages, its parameters and an answer.',
    ],
    [
      'Cómo llaman los programas a las herramientas',
      'Una página por herramienta: cuándo usarla, peticiones en tres lenguajes, parámetros y una respuesta.',
    ],
  ),
  subject(
    '/docs',
    /^\/(docs(\/(?!tools(\/|$)).*)?|legal\/.*|about-the-data|data-status|privacy|accessibility|design)$/,
    [
      'Documentation',
      'The interface contract, the data as CSV and JSON; what is real, how old it is, privacy, accessibility.',
    ],
    ['Documentación', 'Los datos: qué es real, su antigüedad y sus archivos; privacidad y accesibilidad.'],
  ),
];

/** Every subject, in the order in which they are offered. No two hold the same page. */
export function subjects({ catalog, registry }: Pick<Dataset, 'registry' | 'catalog'>): Subject[] {
  const names = new Set([NAMES_PATH, ...unranged(registry).map(analytePath)]);
  return [
    subject(
      '/tests',
      /^\/(tests|categories(\/.*)?)$/,
      ['Tests by topic', 'The whole price list, and one page for each topic with the price at each lab.'],
      ['Pruebas por tema', 'La lista completa de precios y una página por tema.'],
    ),
    ...soldCategories(catalog).map((category): Subject => {
      const paths = new Set(
        catalog.entries
          .filter((entry) => entry.type === 'test' && entry.category === category.slug)
          .map(itemPath),
      );
      return {
        path: `/categories/${category.slug}`,
        title: { en: `Tests: ${category.said.en.name}`, es: `Pruebas: ${category.said.es.name}` },
        about: { en: category.said.en.about, es: category.said.es.about },
        holds: (path) => paths.has(path),
      };
    }),
    {
      path: NAMES_PATH,
      title: { en: 'Names without ranges', es: 'Nombres sin rangos' },
      about: {
        en: 'What else laboratories report: what each name means, what it is easily mistaken for, units and codes.',
        es: 'Qué más informan los laboratorios: qué significa cada nombre, con qué se confunde, unidades y códigos.',
      },
      holds: (path) => names.has(path),
    },
    ...OTHERS,
  ];
}

/** Pages under the path of the subject that has them, in its order; pages of no subject are under "". */
export function bySubject(
  pages: readonly SitePage[],
  all: readonly Subject[],
): ReadonlyMap<string, readonly SitePage[]> {
  return Map.groupBy(pages, ({ path }) => all.find(({ holds }) => holds(path))?.path ?? '');
}

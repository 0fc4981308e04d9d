import { twinPath } from '../../../blocks/paths.ts';
import { languageOf, pathIn } from '../../../core/address.ts';
import { langsOf } from '../../../core/languages.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Twin } from '../../../core/model/page.ts';
import type { Service } from '../../../core/model/service.ts';
import { absentFrom, isAbsent } from '../../../core/model/store/features.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import type { Completes } from '../completion/candidates.ts';

/** A kind of page that is offered as a resource, at the address of its Markdown. */
interface Kind {
  readonly folder: string;
  readonly completes: Completes;
  readonly said: Readonly<Record<Lang, { readonly title: string; readonly description: string }>>;
}

const KINDS: readonly Kind[] = [
  {
    folder: '/tests',
    completes: 'test',
    said: {
      en: {
        title: 'A test',
        description:
          'What it measures, price at each lab, preparation, ranges, what to know before ordering.',
      },
      es: {
        title: 'Una prueba',
        description: 'Qué mide, precio en cada laboratorio, preparación, rangos, qué saber antes de pedirla.',
      },
    },
  },
  {
    folder: '/panels',
    completes: 'panel',
    said: {
      en: { title: 'A panel', description: 'The tests inside, price at each lab, preparation.' },
      es: {
        title: 'Un panel',
        description: 'Las pruebas que incluye, precio en cada laboratorio, preparación.',
      },
    },
  },
  {
    folder: '/biomarkers',
    completes: 'marker',
    said: {
      en: {
        title: 'Ranges of a marker',
        description: 'Reference ranges by sex and age with their sources, what high and low values may mean.',
      },
      es: {
        title: 'Rangos de un marcador',
        description:
          'Rangos de referencia por sexo y edad con sus fuentes, qué puede indicar lo alto y lo bajo.',
      },
    },
  },
  {
    folder: '/conditions',
    completes: 'condition',
    said: {
      en: {
        title: 'A health topic',
        description: 'When to get care, which tests come first, which follow, which are rarely needed.',
      },
      es: {
        title: 'Un tema de salud',
        description:
          'Cuándo buscar atención, qué pruebas van primero, cuáles siguen y cuáles rara vez hacen falta.',
      },
    },
  },
  {
    folder: '/guides',
    completes: 'guide',
    said: {
      en: { title: 'A guide', description: 'Buying, preparing for and reading lab tests, with sources.' },
      es: { title: 'Una guía', description: 'Comprar, preparar y leer análisis, con fuentes.' },
    },
  },
];

const CATALOG: Kind['said'] = {
  en: { title: 'The catalog', description: 'Every test and panel with its price and the link to its page.' },
  es: { title: 'El catálogo', description: 'Cada prueba y panel con su precio y el enlace a su página.' },
};

/** What completes the addresses of a kind. */
export interface Template {
  readonly name: string;
  readonly uriTemplate: string;
  readonly lang: Lang;
  readonly completes: Completes;
  readonly title: string;
  readonly description: string;
}

const nameIn = (folder: string, lang: Lang): string =>
  lang === 'en' ? folder.slice(1) : `${folder.slice(1)}-${lang}`;

/** The templates of a store in its languages: the address of a resource is that of the page's Markdown. */
export const templatesOf = (service: Service): Template[] =>
  langsOf(service).flatMap((lang) =>
    KINDS.filter(({ folder }) => !isAbsent(folder, absentFrom(service.shows))).map(
      ({ folder, completes, said }) => ({
        name: nameIn(folder, lang),
        uriTemplate: `${service.origin}${pathIn(`${folder}/{slug}.md`, lang)}`,
        lang,
        completes,
        ...said[lang],
      }),
    ),
  );

/** The lists that are resources of their own. */
export const catalogsOf = (service: Service) =>
  langsOf(service).map((lang) => ({
    name: nameIn('/catalog', lang),
    uri: `${service.origin}${pathIn(twinPath('/tests'), lang)}`,
    ...CATALOG[lang],
  }));

/** The Markdown at a path of the site, such as /es/tests/tsh.md; undefined where no such page is a resource. */
export function twinAt(pathname: string, data: Pick<Dataset, 'pages' | 'itemTwins'>): Twin | undefined {
  const { lang, path } = languageOf(pathname.replace(/\.md$/, ''));
  // Each slice is read when it is first asked for: the pages of items are not those of guides.
  const twins = /^\/(tests|panels)(\/|$)/.test(path) ? data.itemTwins : data.pages;
  return twins.find((page) => page.path === path && page.lang === lang);
}

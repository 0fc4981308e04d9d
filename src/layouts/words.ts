import type { Lang } from '../core/model/vocabulary.ts';

/** What stands around every page. */
export const WORDS = {
  en: {
    skip: 'Skip to content',
    home: 'Home',
    main: 'Main',
    breadcrumb: 'Breadcrumb',
    notice: 'Notice',
    search: 'Search',
    order: 'Your order',
    otherLanguage: 'Español',
    footer: {
      people: 'For you',
      agents: 'For agents and developers',
      about: 'About',
    },
    /** Pages that exist in the other language only. */
    elsewhere: {} as Readonly<Record<string, string>>,
    markdown: 'This page as Markdown',
    licence: 'Educational information, not a diagnosis. Code MIT, data CC BY 4.0.',
    ownLicence: (licence: string) => `Prices and draw sites: ${licence}.`,
    release: (day: string) => `Data release ${day}.`,
    report: { ask: (page: string) => `Is something wrong on this page (${page})?`, link: 'Report an error' },
    agentHint: (address: string) => `For agents: the index of this site as text is ${address}`,
  },
  es: {
    skip: 'Saltar al contenido',
    home: 'Inicio',
    main: 'Principal',
    breadcrumb: 'Ruta de navegación',
    notice: 'Aviso',
    search: 'Buscar',
    order: 'Su pedido',
    otherLanguage: 'English',
    footer: {
      people: 'Para usted',
      agents: 'Para agentes y desarrolladores',
      about: 'Acerca de',
    },
    elsewhere: {
      '/docs': 'Documentación (en inglés)',
      '/docs/api': 'Referencia de la API (en inglés)',
      '/docs/mcp': 'Servidor MCP (en inglés)',
      '/docs/data': 'Descargas de datos (en inglés)',
    } as Readonly<Record<string, string>>,
    markdown: 'Esta página en Markdown',
    licence: 'Información educativa, no un diagnóstico. Código MIT, datos CC BY 4.0.',
    ownLicence: (licence: string) => `Precios y centros de extracción: ${licence}.`,
    release: (day: string) => `Versión de los datos: ${day}.`,
    report: { ask: (page: string) => `¿Hay un error en esta página (${page})?`, link: 'Avisar de un error' },
    agentHint: (address: string) => `Para agentes: el índice de este sitio en texto está en ${address}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

import type { Lang } from '../core/model/vocabulary.ts';

/** What the search says, on its page and in its dialog. */
export const SEARCH_WORDS = {
  en: {
    label: 'Test, biomarker, condition, CPT code',
    submit: 'Search',
    dialog: 'Search everything here',
    close: 'Close',
    kinds: 'Show only',
    everything: 'Everything',
    keys: 'Arrow keys move, Enter opens, Esc closes.',
    privacy: 'Searching happens on your device. Only what it cannot find itself is asked of this service.',
    recent: 'Recently open',
    kept: 'Titles and addresses of the last eight pages, kept in this browser only.',
    clear: 'Clear',
    popular: 'Often searched',
    searches: ['TSH', 'A1c', 'CBC', 'Lipid panel', 'Vitamin D', 'Testosterone'],
    test: 'Test',
    panel: 'Panel',
    soon: 'coming soon',
    known: (name: string) => `found as ${name}`,
    count: (count: number, typed: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${typed}”`,
    none: (typed: string) => `Nothing found for “${typed}”.`,
    failed: 'The search could not be loaded. Try again, or look through the catalog.',
    hint: 'Try fewer letters, another name, or a CPT code, or look through ',
    catalog: 'all tests and prices',
    more: 'More results',
    all: (typed: string) => `All results for “${typed}”`,
  },
  es: {
    label: 'Prueba, biomarcador, condición o código CPT',
    submit: 'Buscar',
    dialog: 'Buscar en todo el sitio',
    close: 'Cerrar',
    kinds: 'Mostrar solo',
    everything: 'Todo',
    keys: 'Las flechas mueven, Intro abre, Esc cierra.',
    privacy:
      'La búsqueda se hace en su dispositivo. Solo se pregunta a este servicio lo que no encuentra allí.',
    recent: 'Páginas recientes',
    kept: 'Títulos y direcciones de las últimas ocho páginas, guardados solo en este navegador.',
    clear: 'Borrar',
    popular: 'Búsquedas frecuentes',
    searches: ['TSH', 'A1c', 'Hemograma', 'Colesterol', 'Vitamina D', 'Testosterona'],
    test: 'Prueba',
    panel: 'Panel',
    soon: 'próximamente',
    known: (name: string) => `encontrada como ${name}`,
    count: (count: number, typed: string) =>
      `${count} ${count === 1 ? 'resultado' : 'resultados'} de «${typed}»`,
    none: (typed: string) => `No se encontró nada para «${typed}».`,
    failed: 'No se pudo cargar la búsqueda. Inténtelo de nuevo o consulte el catálogo.',
    hint: 'Pruebe con menos letras, otro nombre o un código CPT, o consulte ',
    catalog: 'todas las pruebas y sus precios',
    more: 'Más resultados',
    all: (typed: string) => `Todos los resultados de «${typed}»`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

export type SearchWords = (typeof SEARCH_WORDS)[Lang];

/** The language of the page that a script runs on. */
export const pageLang = (): Lang => (document.documentElement.lang === 'es' ? 'es' : 'en');

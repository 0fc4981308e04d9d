import { type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { aboutPage, REPORT_HEADING } from './pages.ts';

const WORDS = {
  en: {
    title: 'Accessibility',
    description:
      'What is done so that everybody can use this site, what is tested, and what is known not to work.',
    aim: 'The aim is WCAG 2.2, level AA, on every page.',
    done: 'How pages are made',
    doneList: [
      'Every fact is text. Charts, maps and range bars only draw what a table or list beside them says.',
      'No meaning is in color alone: a word or a shape says it too.',
      'Pages of content are complete without scripts.',
      'Everything can be reached and used by keyboard. The focus is always visible, and a link at the top skips to the content.',
      'Light and dark colors follow your system, and so do forced colors and your text size.',
      'Pages fit a screen 320 pixels wide. Wide tables scroll inside their own frame.',
      'Every page has a plain text twin: the same address with .md at its end.',
      'Pages print without navigation.',
    ],
    tested: 'What is tested',
    testedList: [
      'With every change, axe-core checks one page of every kind in a real browser: light and dark, 320 and 1280 pixels wide. A fault stops the change.',
      'With every change, the same pages are checked for scrolling sideways, and all links and fragments for their targets.',
      'Programs find only a part of all barriers.',
    ],
    limits: 'Known limits',
    limitList: [
      'The project has no record of a test by people who use screen readers, magnifiers or voice control.',
      'Maps of draw sites cannot be explored by keyboard. The list below each map holds the same sites.',
      'Some names of tests and methods are technical terms without a plain explanation.',
      'Names of sources stay in the language of the source, and their language is not marked.',
      'Documentation for programmers exists in English only.',
    ],
    report: 'Report a barrier',
    reportText: 'Say which page it is, what you wanted to do, and what you use to read it. How to reach us: ',
    reportLink: REPORT_HEADING.en.toLowerCase(),
  },
  es: {
    title: 'Accesibilidad',
    description:
      'Qué se hace para que todas las personas puedan usar este sitio, qué se prueba y qué se sabe que no funciona.',
    aim: 'La meta es WCAG 2.2, nivel AA, en todas las páginas.',
    done: 'Cómo están hechas las páginas',
    doneList: [
      'Cada dato es texto. Los gráficos, los mapas y las barras de rangos solo dibujan lo que dice la tabla o la lista que los acompaña.',
      'Nada se expresa solo con color: también lo dice una palabra o una forma.',
      'Las páginas de contenido están completas sin scripts.',
      'Todo se puede alcanzar y usar con el teclado. El foco siempre se ve, y un enlace al principio salta al contenido.',
      'Los colores claros y oscuros siguen a su sistema, igual que los colores forzados y el tamaño del texto.',
      'Las páginas caben en una pantalla de 320 píxeles de ancho. Las tablas anchas se desplazan dentro de su propio marco.',
      'Cada página tiene una versión en texto: la misma dirección terminada en .md.',
      'Las páginas se imprimen sin navegación.',
    ],
    tested: 'Qué se prueba',
    testedList: [
      'Con cada cambio, axe-core revisa una página de cada clase en un navegador real: en claro y en oscuro, con 320 y 1280 píxeles de ancho. Un fallo detiene el cambio.',
      'Con cada cambio se comprueba que esas páginas no se desplacen hacia los lados y que todos los enlaces lleven a algo que existe.',
      'Los programas encuentran solo una parte de las barreras.',
    ],
    limits: 'Límites conocidos',
    limitList: [
      'El proyecto no tiene constancia de una prueba hecha por personas que usan lectores de pantalla, ampliadores o control por voz.',
      'Los mapas de centros de extracción no se pueden recorrer con el teclado. La lista debajo de cada mapa contiene los mismos centros.',
      'Algunos nombres de pruebas y métodos son términos técnicos sin una explicación sencilla.',
      'Los nombres de las fuentes quedan en el idioma de la fuente, y ese idioma no está marcado.',
      'La documentación para programadores existe solo en inglés.',
    ],
    report: 'Avisar de una barrera',
    reportText: 'Diga qué página es, qué quería hacer y qué usa para leerla. Cómo avisar: ',
    reportLink: REPORT_HEADING.es.toLowerCase(),
  },
} as const;

/** What is done, what is tested by programs, and what is not. */
export function accessibilityDoc(lang: Lang, { service: { service } }: Pick<Dataset, 'service'>): Doc {
  const words = WORDS[lang];
  return {
    ...aboutPage(PATHS.accessibility, lang, words, service),
    blocks: [
      paragraph(words.aim),
      heading(words.done),
      { kind: 'list', items: words.doneList },
      heading(words.tested),
      { kind: 'list', items: words.testedList },
      heading(words.limits),
      { kind: 'list', items: words.limitList },
      heading(words.report),
      paragraph([words.reportText, link(words.reportLink, PATHS.data), '.']),
    ],
  };
}

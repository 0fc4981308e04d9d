import { type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { ages, signatures } from './ages.ts';
import { aboutPage } from './pages.ts';

const WORDS = {
  en: {
    title: 'Data status',
    description: 'How old every kind of data on this site is, and how much of it a physician has signed.',
    asOf: (day: string, limit: number, compared: boolean) =>
      `Everything here is computed from the data of release ${day}, and ages are counted up to that day.${compared ? ` Prices of other services older than ${limit} days are still shown, marked as old, and not ranked.` : ''}`,
    ages: 'Ages',
    agesOf: 'Rows and days of observation',
    head: ['Data', 'Rows', 'Oldest', 'Newest', 'Older than the limit'],
    noLimit: 'no limit set',
    names: {
      ownPrices: 'Prices here, one row for each test or panel',
      providerPrices: 'Prices at other services',
      providers: 'Other services: fees, labs, speed',
      medicare: 'Medicare amounts',
      hospital: 'Hospital cash prices',
      hospitals: 'Files of charges of single hospitals',
      ranges: 'Sources of reference ranges',
      meanings: 'Sources of the pages on high and low values',
      conversions: 'Sources of unit conversions',
      catalog: 'Sources of tests and panels',
    },
    undated: (sites: number, samples: number, zips: number, analytes: number) =>
      `Not dated row by row: ${sites} draw sites, of which ${samples} are made-up samples, the centres of ${zips} ZIP codes, and the names and codes of ${analytes} analytes.`,
    reviews: 'Signatures',
    reviewsOf: 'Records signed by a physician as they stand',
    reviewHead: ['Records', 'In all', 'Signed', 'Not signed', 'Next check due', 'Checks overdue'],
    kinds: {
      tests: 'Tests',
      panels: 'Panels',
      markers: 'Reference ranges, by biomarker',
      interpretations: 'High and low values, by biomarker',
      limits: 'Critical and guideline limits, by biomarker',
      patterns: 'Patterns of several results',
    },
    none: 'no day set',
    files: 'The same data as files: ',
    filesLink: 'data downloads',
    about: '. What is real and what is demonstration: ',
    aboutLink: 'about the data',
  },
  es: {
    title: 'Estado de los datos',
    description:
      'Qué antigüedad tiene cada clase de datos de este sitio y cuántos registros ha firmado un médico.',
    asOf: (day: string, limit: number, compared: boolean) =>
      `Todo lo de esta página se calcula con los datos de la versión ${day}, y la antigüedad se cuenta hasta ese día.${compared ? ` Los precios de otros servicios con más de ${limit} días se muestran, marcados como antiguos, pero no entran en la clasificación.` : ''}`,
    ages: 'Antigüedad',
    agesOf: 'Filas y días de observación',
    head: ['Datos', 'Filas', 'Más antiguo', 'Más reciente', 'Más antiguos que el límite'],
    noLimit: 'sin límite',
    names: {
      ownPrices: 'Precios de aquí, una fila por prueba o panel',
      providerPrices: 'Precios en otros servicios',
      providers: 'Otros servicios: cargos, laboratorios, plazos',
      medicare: 'Importes de Medicare',
      hospital: 'Precios de contado en hospitales',
      hospitals: 'Archivos de precios de cada hospital',
      ranges: 'Fuentes de los rangos de referencia',
      meanings: 'Fuentes de las páginas sobre valores altos y bajos',
      conversions: 'Fuentes de las conversiones de unidades',
      catalog: 'Fuentes de las pruebas y los paneles',
    },
    undated: (sites: number, samples: number, zips: number, analytes: number) =>
      `Sin fecha en cada fila: ${sites} centros de extracción, de los cuales ${samples} son muestras inventadas, el centro de ${zips} códigos postales y los nombres y códigos de ${analytes} analitos.`,
    reviews: 'Firmas',
    reviewsOf: 'Registros firmados por un médico tal como están',
    reviewHead: [
      'Registros',
      'En total',
      'Firmados',
      'Sin firmar',
      'Próxima comprobación',
      'Comprobaciones vencidas',
    ],
    kinds: {
      tests: 'Pruebas',
      panels: 'Paneles',
      markers: 'Rangos de referencia, por biomarcador',
      interpretations: 'Valores altos y bajos, por biomarcador',
      limits: 'Límites críticos y de guías, por biomarcador',
      patterns: 'Patrones de varios resultados',
    },
    none: 'sin fecha',
    files: 'Los mismos datos en archivos: ',
    filesLink: 'descargas de datos',
    about: '. Qué es real y qué es demostración: ',
    aboutLink: 'acerca de los datos',
  },
} as const;

/** How old the data are, computed from them; the same until the next release. */
export function statusDoc(lang: Lang, data: Dataset): Doc {
  const words = WORDS[lang];
  const { service } = data.service;
  return {
    ...aboutPage(PATHS.status, lang, words, service),
    blocks: [
      paragraph(words.asOf(service.dataRelease, service.priceMaxAgeDays, service.shows.comparison)),
      heading(words.ages),
      {
        kind: 'table',
        caption: words.agesOf,
        head: words.head,
        numeric: [1, 2, 3, 4],
        rows: ages(data, lang).map(({ name, rows, oldest, newest, tooOld }) => [
          words.names[name],
          String(rows),
          oldest,
          newest,
          tooOld === undefined ? words.noLimit : String(tooOld),
        ]),
      },
      paragraph(
        words.undated(
          data.sites.length,
          data.sites.filter(({ sample }) => sample).length,
          data.zips.zips.length,
          data.registry.records.length,
        ),
      ),
      heading(words.reviews),
      {
        kind: 'table',
        caption: words.reviewsOf,
        head: words.reviewHead,
        numeric: [1, 2, 3, 4, 5],
        rows: signatures(data).map(({ name, records, signed, next, overdue }) => [
          words.kinds[name],
          String(records),
          String(signed),
          String(records - signed),
          next ?? words.none,
          overdue === undefined ? words.none : String(overdue),
        ]),
      },
      paragraph([
        words.files,
        link(words.filesLink, '/docs/data'),
        words.about,
        link(words.aboutLink, PATHS.data),
        '.',
      ]),
    ],
  };
}

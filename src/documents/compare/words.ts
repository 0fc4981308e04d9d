import type { Lang } from '../../core/model/vocabulary.ts';

/** What the pages of the comparison say around the data. */
export const WORDS = {
  en: {
    compare: 'Price comparison',
    alone: (own: string, other: string) => `One test alone, all in, at ${own} and at ${other}`,
    compared: (own: string, other: string) => `${own} and ${other} compared`,
    providerLead: (own: string, other: string) =>
      `Pricing model, order fees, labs, turnaround and spot prices of ${other} beside ${own}, with dates and sources.`,
    found: 'Prices found',
    notes: 'What these prices are for',
    quote: 'Quote this test in your state',
    about: (test: string) => `about ${test}`,
    sources: 'Sources',
    pricesTitle: (test: string) => `${test}: prices compared`,
    pricesShort: (test: string) => `Prices of ${test}`,
    pricesLead: (test: string) =>
      `All-in prices of ${test} at direct-to-consumer services, each with its day and source, beside hospital and Medicare amounts.`,
    basketTitle: 'Compare a whole basket of tests',
    basketLead:
      'Several tests in one order: what they cost all in here and elsewhere, each order fee paid once.',
    share: 'The address of a comparison can be shared: it holds the tests only, such as ',
    example: 'An example',
    elsewhere: 'What it costs elsewhere',
    seen: (from: string, to: string) =>
      from === to ? `Prices seen on ${from}. ` : `Prices seen from ${from} to ${to}. `,
    full: 'Every price with its source',
    sellers: 'Services that are compared',
    sellersOf: 'What each sells of the tests here, its fee and its newest price',
    sellersHead: ['Service', 'Tests', 'Fee per order', 'Newest price'],
    unknownFee: 'not known',
    tests: 'Tests that are compared',
    testsOf: (category: string) => `${category}: sellers and lowest known totals`,
    testsHead: ['Test', 'Sellers', 'Lowest known total'],
  },
  es: {
    compare: 'Comparación de precios',
    alone: (own: string, other: string) => `Una sola prueba, precio completo, en ${own} y en ${other}`,
    compared: (own: string, other: string) => `Comparación de ${own} y ${other}`,
    providerLead: (own: string, other: string) =>
      `Modelo de precios, cargos por pedido, laboratorios, plazos y precios observados de ${other} junto a los de ${own}, con fechas y fuentes.`,
    found: 'Precios encontrados',
    notes: 'A qué corresponden estos precios',
    quote: 'Cotizar esta prueba en su estado',
    about: (test: string) => `más sobre ${test}`,
    sources: 'Fuentes',
    pricesTitle: (test: string) => `${test}: precios comparados`,
    pricesShort: (test: string) => `Precios: ${test}`,
    pricesLead: (test: string) =>
      `${test}: precio completo en servicios de venta directa, cada uno con su fecha y fuente, junto a los importes de hospitales y de Medicare.`,
    basketTitle: 'Compare un pedido entero de pruebas',
    basketLead:
      'Varias pruebas en un solo pedido: cuánto cuestan en total aquí y en otros servicios, con cada cargo pagado una sola vez.',
    share: 'La dirección de una comparación se puede compartir: solo contiene las pruebas, por ejemplo ',
    example: 'Un ejemplo',
    elsewhere: 'Cuánto cuesta en otros lugares',
    seen: (from: string, to: string) =>
      from === to ? `Precios vistos el ${from}. ` : `Precios vistos del ${from} al ${to}. `,
    full: 'Todos los precios con su fuente',
    sellers: 'Servicios que se comparan',
    sellersOf: 'Qué vende cada uno de las pruebas de aquí, su cargo y su precio más reciente',
    sellersHead: ['Servicio', 'Pruebas', 'Cargo por pedido', 'Precio más reciente'],
    unknownFee: 'desconocido',
    tests: 'Pruebas que se comparan',
    testsOf: (category: string) => `${category}: vendedores y totales más bajos conocidos`,
    testsHead: ['Prueba', 'Vendedores', 'Total más bajo conocido'],
  },
} as const satisfies Readonly<Record<Lang, object>>;

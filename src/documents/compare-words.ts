/** What the pages of the comparison say around the data. */
export const WORDS = {
  en: {
    compare: 'Price comparison',
    alone: (own: string, other: string) => `One test alone, all in, at ${own} and at ${other}`,
    aloneTable: (own: string, other: string) => `One test alone at ${own} and at ${other}`,
    compared: (own: string, other: string) => `${own} and ${other} compared`,
    providerLead: (own: string, other: string) =>
      `Pricing model, order fees, labs, turnaround and spot prices of ${other} beside ${own}, with dates and sources.`,
    found: 'Prices found',
    foundHead: ['Test', 'Here, sticker', 'Here, all in', 'There, sticker', 'There, all in', 'Seen on'],
    feeUnknown: 'fee not known',
    stale: ' (too old to rank)',
    rankingHead: ['Place', 'Service', 'All in'],
    pricesTitle: (test: string, own: string) => `What ${test} costs at ${own} and elsewhere`,
    pricesShort: (test: string) => `Prices of ${test}`,
    pricesLead: (test: string) =>
      `All-in prices of ${test} at direct-to-consumer services, each with its day and source, beside hospital and Medicare amounts.`,
    ranking: (test: string) => `${test} alone, all in`,
    basketTitle: 'Compare a whole basket of tests',
    basketLead:
      'Several tests in one order: what they cost all in here and elsewhere, each order fee paid once.',
    share: 'The address of a comparison can be shared: it holds the tests only, such as ',
    example: 'An example',
    oneOrder: (tests: string) => `${tests}: one order, all in`,
  },
  es: {
    compare: 'Comparación de precios',
    alone: (own: string, other: string) => `Una sola prueba, precio completo, en ${own} y en ${other}`,
    aloneTable: (own: string, other: string) => `Una sola prueba en ${own} y en ${other}`,
    compared: (own: string, other: string) => `Comparación de ${own} y ${other}`,
    providerLead: (own: string, other: string) =>
      `Modelo de precios, cargos por pedido, laboratorios, plazos y precios observados de ${other} junto a los de ${own}, con fechas y fuentes.`,
    found: 'Precios encontrados',
    foundHead: [
      'Prueba',
      'Aquí, precio de lista',
      'Aquí, precio completo',
      'Allí, precio de lista',
      'Allí, precio completo',
      'Visto el',
    ],
    feeUnknown: 'cargo desconocido',
    stale: ' (demasiado antiguo para comparar)',
    rankingHead: ['Lugar', 'Servicio', 'Precio completo'],
    pricesTitle: (test: string, own: string) => `${test}: cuánto cuesta en ${own} y en otros servicios`,
    pricesShort: (test: string) => `Precios: ${test}`,
    pricesLead: (test: string) =>
      `${test}: precio completo en servicios de venta directa, cada uno con su fecha y fuente, junto a los importes de hospitales y de Medicare.`,
    ranking: (test: string) => `${test}: precio completo por separado`,
    basketTitle: 'Compare un pedido entero de pruebas',
    basketLead:
      'Varias pruebas en un solo pedido: cuánto cuestan en total aquí y en otros servicios, con cada cargo pagado una sola vez.',
    share: 'La dirección de una comparación se puede compartir: solo contiene las pruebas, por ejemplo ',
    example: 'Un ejemplo',
    oneOrder: (tests: string) => `${tests}: un solo pedido, precio completo`,
  },
} as const;

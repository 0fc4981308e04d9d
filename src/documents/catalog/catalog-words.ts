/** What the pages that list tests and panels say around the data. */
export const WORDS = {
  en: {
    catalog: 'Tests and prices',
    fee: (fee: string) => `Every order adds one lab processing fee of ${fee}, however many items it has.`,
    catalogTitle: 'All lab tests and panels, with prices',
    catalogLead:
      'Every test and panel of the catalog with its price before the order fee at each lab, sample, fasting and turnaround.',
    forTotal: ' For the total in your state use the ',
    quote: 'quote',
    asFile: '. The same list as one file: ',
    asData: ' The same list as data: ',
    categoryTitle: (name: string) => `${name} tests and prices`,
    categoryLead: (about: string, items: number) =>
      `${about} ${items} tests and panels with the price at each lab.`,
  },
  es: {
    catalog: 'Pruebas y precios',
    fee: (fee: string) =>
      `Cada pedido suma un solo cargo de laboratorio de ${fee}, sin importar cuántas pruebas incluya.`,
    catalogTitle: 'Todas las pruebas y paneles, con precios',
    catalogLead:
      'Cada prueba y panel del catálogo con su precio en cada laboratorio, la muestra, el ayuno y el plazo de los resultados.',
    forTotal: ' Para el total en su estado, use la ',
    quote: 'cotización',
    asFile: '. La misma lista en un solo archivo: ',
    asData: ' La misma lista como datos: ',
    categoryTitle: (name: string) => `${name}: pruebas y precios`,
    categoryLead: (about: string, items: number) =>
      `${about} ${items} pruebas y paneles con el precio en cada laboratorio.`,
  },
} as const;

import type { compare as english } from '../en/compare.ts';

const find = (near: boolean): string =>
  near ? 'Elija una de las sugerencias o busque la prueba por su nombre.' : 'Busque la prueba por su nombre.';

export const compare = {
  severalTests: 'Este nombre corresponde a varias pruebas. Elija una.',
  severalServices: 'Este nombre corresponde a varios servicios. Elija uno.',
  unknownTest: (asked: string, near: boolean) => `“${asked}” no está en el catálogo. ${find(near)}`,
  unknownService: 'Este servicio no está en la comparación. Elija uno de los que sí están.',
  labNotStated: 'laboratorio no indicado',
  attribution: (brand: string, origin: string) =>
    `Datos de precios: ${brand}, ${origin}, CC BY 4.0, con las fuentes citadas.`,
  feesOnce: (fee: string) =>
    `Los cargos se pagan una vez por pedido, no por prueba: aquí ${fee} por cualquier número de pruebas. Con más pruebas en un mismo pedido, la clasificación puede cambiar.`,
  example: (tests: readonly string[], seller: string, together: string, apart: string) =>
    `Ejemplo: ${tests.join(', ')} cuestan en un solo pedido ${together} en ${seller}; pedidas allí una por una costarían ${apart}.`,
  soldAs: (name: string, code: string | undefined) =>
    `Allí se vende como “${name}”${code === undefined ? '' : `, código de pedido ${code}`}.`,
  lowest: (names: readonly string[], total: string, sellers: number) =>
    sellers === 1
      ? `El único total conocido es ${total}, en ${names.join(' y ')}.`
      : `El más bajo de ${sellers} totales conocidos es ${total}, en ${names.join(' y ')}.`,
  noneKnown: 'No hay registrado otro vendedor con cargo conocido y precio reciente de la misma prueba.',
  cheaperUnless: (name: string, price: string, fee: string) =>
    `${name} pide ${price} más un cargo que no se conoce: es más barato, salvo que el cargo pase de ${fee}.`,
  moreOpen: (count: number) =>
    count === 1
      ? 'Otro vendedor puede ser más barato, según su cargo.'
      : `Otros ${count} vendedores pueden ser más baratos, según sus cargos.`,
  oursMadeUp: 'El precio de aquí es una demostración y no tiene puesto.',
  lowestOf: (test: string, total: string, sellers: number) =>
    `${test} sola, todo incluido: ${total}, el más bajo de ${sellers} totales conocidos`,
  wholeOrder: 'Cotice el pedido entero.',
  lowerFee: (less: string, more: string) => `Cargo por pedido más bajo: ${less} frente a ${more}`,
  lowerAlone: (test: string, less: string, more: string) =>
    `${test}, precio completo por separado: ${less} frente a ${more}`,
  lowerTogether: (count: number, less: string, more: string) =>
    `${count} pruebas que venden ambos, en un solo pedido: ${less} frente a ${more}`,
  ownPricing: (panels: boolean) =>
    `a la carta${panels ? ' y paneles' : ''}, con una lista de precios por laboratorio`,
  ownFee: (noOther: boolean) =>
    `un solo cargo de laboratorio por pedido${noOther ? '; sin cargo por la extracción, honorarios médicos ni cargo por servicio' : ''}`,
  ownTurnaround: 'se indica en cada prueba',
  truncated: (shown: number, count: number) =>
    `Se muestran ${shown} de las ${count} pruebas que venden ambos. Pida más para ver las demás.`,
  pricesLeft: (shown: number, count: number) =>
    `Se muestran completos ${shown} de ${count} precios; la clasificación nombra a cada vendedor.`,
  whyAllPrices: 'Todos los precios con su fuente',
  whyCompare: (name: string) => `Compara los precios de ${name}`,
  whyQuote: 'El total de este pedido en un estado, con un enlace al carrito',
  whyBeside: (name: string) => `Compara ${name} con este servicio`,
  whyServices: 'Muestra los servicios que se comparan',
  whyRest: 'Todas las pruebas que venden ambos',
} satisfies typeof english;

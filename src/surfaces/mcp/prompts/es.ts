import type { AllPromptWords } from './prompt.ts';

const TESTS = 'Nombres, separados por comas: hemograma, tsh, vitamina d';
const SEX = 'mujer u hombre: los rangos cambian';
const AGE = 'En años';
const EDUCATIONAL =
  'Termine con lo que conviene preguntar a un profesional de la salud. Sé que esto es información y no un diagnóstico.';

const ofMe = (sex?: string, age?: string): string => {
  if (sex === undefined && age === undefined) return 'Pregúnteme sexo y edad antes de juzgar un valor.';
  const told = [sex === undefined ? '' : `Sexo: ${sex}.`, age === undefined ? '' : `Edad: ${age}.`];
  return told.filter((part) => part !== '').join(' ');
};

const FIND = {
  tool: 'search_tests',
  says: (tool: string) =>
    `Busque cada prueba con ${tool}. Si no es seguro a cuál me refiero, pregúnteme y no siga con esa.`,
} as const;

export const es: AllPromptWords = {
  report: {
    name: 'leer-mi-informe',
    title: 'Leer mi informe',
    description:
      'Cada valor de un informe de laboratorio con su rango, lo urgente primero y qué preguntar a un profesional.',
    arguments: {
      report: {
        name: 'informe',
        description: 'Las líneas tal como están impresas; o déjelo vacío y adjunte el informe',
      },
      sex: { name: 'sexo', description: SEX },
      age: { name: 'edad', description: AGE },
    },
    opening: ({ report, sex, age }) =>
      [
        'Por favor, lea conmigo mi informe de laboratorio. Responda en español.',
        ofMe(sex, age),
        report === undefined ? 'El informe va adjunto o lo pego enseguida.' : `El informe:\n\n${report}`,
      ].join('\n'),
    steps: () => [
      {
        tool: 'interpret_results',
        says: (tool) =>
          `Dé a ${tool} cada línea tal como está impresa: nombre, valor con su signo, unidad y los límites del propio informe. Hasta 40 en una llamada. No incluya mi nombre ni mis números.`,
      },
      {
        says: () => 'Diga primero lo urgente. Luego lo alto o lo bajo, y lo que está en rango en una línea.',
      },
      { says: () => 'Si falta algo para juzgar un valor, pregúnteme en vez de adivinar.' },
      { tool: 'get_guide', says: (tool) => `Si quiero entender más, tome una página con ${tool}.` },
      { says: () => EDUCATIONAL },
    ],
  },
  quote: {
    name: 'cotizar-mi-lista',
    title: 'Cotizar mi lista',
    description:
      'Cuánto cuesta en total una lista de pruebas en un estado, qué no está disponible y el enlace al carrito.',
    arguments: {
      tests: { name: 'pruebas', description: TESTS },
      state: { name: 'estado', description: 'Estado de EE. UU. donde se toma la muestra' },
    },
    opening: ({ tests = '', state }) =>
      `¿Cuánto cuestan estas pruebas en total, en un solo pedido? Responda en español.\n\n${tests}\n\n${state === undefined ? 'Pregúnteme en qué estado se tomará la muestra.' : `La muestra se toma en: ${state}`}`,
    steps: () => [
      FIND,
      {
        tool: 'quote_order',
        says: (tool) =>
          `Tome el total de ${tool}, con todas las pruebas en una llamada. Nunca sume precios por su cuenta.`,
      },
      { says: () => 'Dígame el total, el laboratorio y todo lo que no está disponible, con el motivo.' },
      { says: () => 'Si un conjunto más barato mide lo mismo, dígalo y déjeme elegir.' },
      { says: () => 'Dígame cómo prepararme y deme el enlace al carrito. Yo decido si pido.' },
    ],
  },
  draw: {
    name: 'antes-de-mi-extraccion',
    title: 'Antes de mi extracción',
    description:
      'Qué hacer antes de la extracción de sangre para todas las pruebas de un pedido: ayuno, horario, medicamentos y lugar.',
    arguments: {
      tests: { name: 'pruebas', description: TESTS },
      when: { name: 'cuando', description: 'Día y hora de la toma' },
      zip: { name: 'zip', description: 'Código ZIP, para encontrar un centro' },
    },
    opening: ({ tests = '', when, zip }) =>
      [
        `Me van a tomar sangre para estas pruebas. Responda en español.\n\n${tests}\n`,
        when === undefined ? 'Pregúnteme el día y la hora de la toma.' : `La toma es: ${when}`,
        ...(zip === undefined ? [] : [`Mi código ZIP: ${zip}`]),
      ].join('\n'),
    steps: ({ zip }) => [
      FIND,
      {
        tool: 'quote_order',
        says: (tool) => `Pida a ${tool} todas a la vez: su preparación trae cada cosa una sola vez.`,
      },
      { says: () => 'Haga una sola lista en orden, con las horas contadas hacia atrás desde la toma.' },
      { says: () => 'Diga pronto si una visita no basta. Nunca me diga que deje una medicina.' },
      {
        tool: 'find_draw_sites',
        says: (tool) =>
          `${zip === undefined ? 'Si doy un código ZIP, busque' : 'Busque'} con ${tool} adónde puedo ir y diga si hace falta cita.`,
      },
    ],
  },
  prices: {
    name: 'comparar-precios',
    title: 'Comparar precios',
    description:
      'Si una prueba o una lista cuesta menos en otro servicio, comparando lo igual y contando los cargos.',
    arguments: { tests: { name: 'pruebas', description: TESTS } },
    opening: ({ tests = '' }) =>
      `¿Cuesta esto menos en otro servicio de laboratorio? Responda en español.\n\n${tests}`,
    steps: () => [
      {
        tool: 'compare_prices',
        says: (tool) =>
          `Pregunte a ${tool}, todo en una llamada si hay más de una: los cargos son por pedido.`,
      },
      { says: () => 'Compare totales con totales. Si un cargo no se conoce, dígalo y no lo ponga en orden.' },
      { says: () => 'Diga el día de cada precio y quién es el más barato, aunque no sea este servicio.' },
      { tool: 'compare_provider', says: (tool) => `Si pregunto por una empresa, use ${tool}.` },
    ],
  },
  range: {
    name: 'que-es-normal',
    title: 'Qué es normal',
    description: 'El rango de referencia de un marcador para una persona, de dónde sale y qué lo cambia.',
    arguments: {
      marker: { name: 'marcador', description: 'Por ejemplo ferritina o tsh' },
      sex: { name: 'sexo', description: SEX },
      age: { name: 'edad', description: AGE },
    },
    opening: ({ marker = '', sex, age }) =>
      `¿Cuál es un valor normal de ${marker}? Responda en español.\n${ofMe(sex, age)}`,
    steps: () => [
      {
        tool: 'lookup_reference_range',
        says: (tool) => `Tome el rango de ${tool} y nombre su fuente. Pregúnteme lo que le haga falta.`,
      },
      { says: () => 'Diga qué más mueve este valor, y que manda el rango de mi propio informe.' },
      { says: () => EDUCATIONAL },
    ],
  },
};

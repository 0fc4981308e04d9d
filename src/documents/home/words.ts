import type { Lang } from '../../core/model/vocabulary.ts';

/** What the home page says. */
export const WORDS = {
  en: {
    title: 'Lab tests without insurance. The full price, before you order.',
    short: 'Lab tests without insurance, with the full price',
    description: (items: number, labs: number, fee: string) =>
      `${items} tests and panels at ${labs} labs. Every lab’s price, plus one ${fee} fee for the whole order. Then read your results here, on your own device.`,
    chips: {
      quote: 'Check my price',
      report: 'Read my results',
      pin: 'Find a site',
      range: 'Is this normal?',
    },
    receipt: {
      title: 'A first check-up, four tests',
      fee: 'Order fee, once',
      saving: 'Ordered as a panel',
      total: (lab: string) => `Total at ${lab}`,
      elsewhere: 'The same order at other labs here',
      demo: 'Demonstration prices.',
      change: 'Change the tests',
      compare: 'See other services',
    },
    systems: 'Where would you like to begin?',
    more: (count: number) => `${count} tests and panels`,
    all: 'All tests and prices',
    answers: 'Which tests to begin with',
    conditions: 'Conditions',
    plan: 'Make a plan',
    steps: {
      title: 'How it works',
      order: ['See the whole price', 'Choose tests and your state. Every lab stands beside the others.'],
      visit: ['Give the sample', 'Find a site near a ZIP code, with its hours and what to do before.'],
      result: ['Read the result', 'Published ranges with their sources, and what cannot wait comes first.'],
    },
    line: {
      title: 'Have a result? Paste a line.',
      text: 'A report can be read as it is, line by line. The range that your lab printed counts first, and nothing leaves your device.',
      said: (value: string, range: string, unit: string) =>
        `${value} ${unit} is above the ${range} ${unit} of its own report. What that can mean depends on whom it is for.`,
      own: 'Paste your own',
      normal: 'What can change a TSH',
    },
    open: [
      'Everything here is also ',
      'open data',
      ', and agents use the same tools over ',
      (mcp: boolean) => (mcp ? 'HTTP and MCP' : 'HTTP'),
      '.',
    ],
  },
  es: {
    title: 'Pruebas de laboratorio sin seguro. El precio completo, antes de pedir.',
    short: 'Análisis sin seguro, con el precio completo',
    description: (items: number, labs: number, fee: string) =>
      `${items} pruebas y paneles en ${labs} laboratorios. El precio de cada laboratorio más un solo cargo de ${fee} por todo el pedido. Después lea aquí sus resultados, en su propio dispositivo.`,
    chips: {
      quote: 'Ver mi precio',
      report: 'Leer mis resultados',
      pin: 'Buscar un centro',
      range: '¿Es normal?',
    },
    receipt: {
      title: 'Un primer chequeo, cuatro pruebas',
      fee: 'Cargo del pedido, una vez',
      saving: 'Pedido como panel',
      total: (lab: string) => `Total en ${lab}`,
      elsewhere: 'El mismo pedido en otros laboratorios de aquí',
      demo: 'Precios de demostración.',
      change: 'Cambiar las pruebas',
      compare: 'Ver otros servicios',
    },
    systems: '¿Por dónde quiere empezar?',
    more: (count: number) => `${count} pruebas y paneles`,
    all: 'Todas las pruebas y precios',
    answers: 'Con qué pruebas empezar',
    conditions: 'Condiciones',
    plan: 'Hacer un plan',
    steps: {
      title: 'Cómo funciona',
      order: [
        'Vea el precio completo',
        'Elija pruebas y su estado. Cada laboratorio aparece junto a los demás.',
      ],
      visit: [
        'Dé la muestra',
        'Busque un centro cerca de un código postal, con su horario y lo que hay que hacer antes.',
      ],
      result: [
        'Lea el resultado',
        'Rangos publicados con sus fuentes, y lo que no puede esperar va primero.',
      ],
    },
    line: {
      title: '¿Tiene un resultado? Pegue una línea.',
      text: 'Un informe se lee tal como está, línea por línea. Primero cuenta el rango que imprimió su laboratorio, y nada sale de su dispositivo.',
      said: (value: string, range: string, unit: string) =>
        `${value} ${unit} está por encima de ${range} ${unit}, el rango de su propio informe. Lo que puede significar depende de la persona.`,
      own: 'Pegar la suya',
      normal: 'Qué puede cambiar una TSH',
    },
    open: [
      'Todo lo que hay aquí también son ',
      'datos abiertos',
      ', y los agentes usan las mismas herramientas por ',
      (mcp: boolean) => (mcp ? 'HTTP y MCP' : 'HTTP'),
      '.',
    ],
  },
} as const satisfies Readonly<Record<Lang, object>>;

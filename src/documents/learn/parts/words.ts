import type { GridLevel } from '../../../core/model/learning.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';

interface PartWords {
  readonly set: {
    caption: string;
    head: readonly string[];
    fee: string;
    total(lab: string): string;
    choose: string;
  };
  readonly cost: {
    caption: string;
    head: readonly string[];
    all: string;
    without(names: string): string;
    /** What a state changes. */
    routed(states: string, lab: string): string;
    notServed(states: string): string;
    fee(fee: string): string;
  };
  readonly elsewhere: { none(name: string): string };
  readonly hospital: {
    say(name: string, low: string, median: string, high: string, count: number): string;
    none(name: string): string;
    source: string;
  };
  readonly limits: { caption(name: string): string; head: readonly string[]; lab: string };
  readonly windows: { caption: string; head: readonly string[] };
  readonly grid: { level: Readonly<Record<GridLevel, string>> };
  readonly changed: {
    caption(substance: string): string;
    head: readonly string[];
    none: string;
    more(count: number): string;
  };
  readonly substance: Readonly<Record<string, string>>;
  readonly retest: { caption: string; head: readonly string[] };
  readonly prep: { none: string };
  readonly chart: Readonly<Record<string, string>>;
  readonly bands: { head: readonly string[] };
  readonly average: { caption: string; head: readonly string[]; formula: string };
}

export const WORDS: Readonly<Record<Lang, PartWords>> = {
  en: {
    set: {
      caption: 'What these tests cost here',
      head: ['Test', 'Price'],
      fee: 'One fee per order',
      total: (lab) => `All of these in one order at ${lab}`,
      choose: 'Some of these measure the same. Choose between them instead of adding them up.',
    },
    cost: {
      caption: 'The whole order at each lab, with the fee in it',
      head: ['Lab', 'Total', 'What it holds'],
      all: 'all of them',
      without: (names) => `without ${names}`,
      routed: (states, lab) => `${states}: ${lab} draws every order.`,
      notServed: (states) => `${states}: no lab here can draw an order.`,
      fee: (fee) => `Each order pays one fee of ${fee}, no matter how many tests it holds.`,
    },
    elsewhere: {
      none: (name) => `We hold no price of another service for ${name}.`,
    },
    hospital: {
      say: (name, low, median, high, count) =>
        `Hospitals that publish a cash price for ${name} (${count}) ask ${median} in the middle. Half of them ask between ${low} and ${high}.`,
      none: (name) => `We hold no hospital prices for ${name}.`,
      source: 'Source',
    },
    limits: {
      caption: (name) => `${name}: the range of a laboratory, and the limits of guidelines`,
      head: ['For whom', 'Figure', 'What it means', 'Source'],
      lab: 'a laboratory’s range',
    },
    windows: {
      caption: 'How long after an exposure a test can tell',
      head: ['Infection', 'Test', 'Can show it from', 'A negative result is reliable after'],
    },
    grid: { level: { usual: '', watch: 'Watch', act: 'See a doctor', now: 'Get help now' } },
    changed: {
      caption: (substance) => `Tests that ${substance} can change`,
      head: ['Test', 'What to know'],
      none: 'No test here names it.',
      more: (count) => `and ${count} more, each on its own page`,
    },
    substance: {
      biotin: 'biotin',
      alcohol: 'alcohol',
      exercise: 'exercise',
      estrogen: 'estrogen',
      steroids: 'steroid medicine',
      metformin: 'metformin',
      iron: 'iron',
      'vitamin-c': 'vitamin C',
      hemolysis: 'broken red blood cells in the tube',
      pregnancy: 'pregnancy',
    },
    retest: { caption: 'How soon a repeat makes sense', head: ['Measured', 'When to repeat it'] },
    prep: { none: 'No preparation is needed.' },
    chart: {
      'cycle-hormones': 'Hormones by day of the cycle',
      'hcg-by-week': 'hCG by week of pregnancy',
      'cortisol-by-hour': 'Cortisol by time of day',
      'testosterone-by-age': 'Testosterone by age',
      'ferritin-by-life': 'Ferritin by age and sex',
      'tsh-in-pregnancy': 'TSH in pregnancy',
    },
    bands: { head: ['Who and when', 'Range', 'Source'] },
    average: {
      caption: 'A1c and the average blood sugar behind it',
      head: ['A1c', 'Average, mg/dL', 'Average, mmol/L'],
      formula: 'Average in mg/dL = 28.7 × A1c − 46.7, from the ADAG study',
    },
  },
  es: {
    set: {
      caption: 'Cuánto cuestan aquí estas pruebas',
      head: ['Prueba', 'Precio'],
      fee: 'Un cargo por pedido',
      total: (lab) => `Todas en un solo pedido en ${lab}`,
      choose: 'Algunas miden lo mismo. Elija entre ellas en vez de sumarlas.',
    },
    cost: {
      caption: 'El pedido entero en cada laboratorio, con el cargo incluido',
      head: ['Laboratorio', 'Total', 'Qué incluye'],
      all: 'todas',
      without: (names) => `sin ${names}`,
      routed: (states, lab) => `${states}: ${lab} hace la extracción de todos los pedidos.`,
      notServed: (states) => `${states}: ningún laboratorio puede hacer aquí la extracción.`,
      fee: (fee) => `Cada pedido paga un solo cargo de ${fee}, sin importar cuántas pruebas tenga.`,
    },
    elsewhere: {
      none: (name) => `No tenemos precios de otros servicios para ${name}.`,
    },
    hospital: {
      say: (name, low, median, high, count) =>
        `Los hospitales que publican un precio de contado para ${name} (${count}) piden ${median} en el punto medio. La mitad pide entre ${low} y ${high}.`,
      none: (name) => `No tenemos precios de hospitales para ${name}.`,
      source: 'Fuente',
    },
    limits: {
      caption: (name) => `${name}: el rango de un laboratorio y los límites de las guías`,
      head: ['Para quién', 'Cifra', 'Qué significa', 'Fuente'],
      lab: 'rango de un laboratorio',
    },
    windows: {
      caption: 'Cuánto tiempo después de una exposición puede verlo una prueba',
      head: [
        'Infección',
        'Prueba',
        'Puede detectarla desde',
        'Un resultado negativo es confiable después de',
      ],
    },
    grid: { level: { usual: '', watch: 'Vigilar', act: 'Consulte', now: 'Busque ayuda ya' } },
    changed: {
      caption: (substance) => `Pruebas que puede cambiar: ${substance}`,
      head: ['Prueba', 'Qué debe saber'],
      none: 'Ninguna prueba de aquí lo menciona.',
      more: (count) => `y ${count} más, cada una en su página`,
    },
    substance: {
      biotin: 'la biotina',
      alcohol: 'el alcohol',
      exercise: 'el ejercicio',
      estrogen: 'el estrógeno',
      steroids: 'los corticoides',
      metformin: 'la metformina',
      iron: 'el hierro',
      'vitamin-c': 'la vitamina C',
      hemolysis: 'los glóbulos rojos rotos en el tubo',
      pregnancy: 'el embarazo',
    },
    retest: { caption: 'Cuándo conviene repetir', head: ['Qué se mide', 'Cuándo repetirlo'] },
    prep: { none: 'No necesita preparación.' },
    chart: {
      'cycle-hormones': 'Hormonas según el día del ciclo',
      'hcg-by-week': 'hCG por semana de embarazo',
      'cortisol-by-hour': 'Cortisol según la hora',
      'testosterone-by-age': 'Testosterona según la edad',
      'ferritin-by-life': 'Ferritina según la edad y el sexo',
      'tsh-in-pregnancy': 'TSH en el embarazo',
    },
    bands: { head: ['Quién y cuándo', 'Rango', 'Fuente'] },
    average: {
      caption: 'La A1c y la glucosa promedio que representa',
      head: ['A1c', 'Promedio, mg/dL', 'Promedio, mmol/L'],
      formula: 'Promedio en mg/dL = 28.7 × A1c − 46.7, del estudio ADAG',
    },
  },
};

import type { advice as english } from '../en/advice.ts';
import { inList } from '../in-list.ts';

/** “y” is “e” before the sound of an i. */
const and = (last: string): string => (/^h?[ií](?!e)/i.test(last) ? 'e' : 'y');

/** Names in a sentence; of many, the first. */
const listed = (names: readonly string[]) => inList(names, and, (more) => `${more} más`);

export const advice = {
  disclaimer:
    'Relación educativa entre objetivos y pruebas; no es un diagnóstico ni un consejo médico. Un profesional de la salud puede decirle qué pruebas le convienen.',
  clash: (a, b) => `${a} y ${b} se contradicen: pida uno de los dos.`,
  otherSex: (name, sex) => `${name} queda fuera: es para ${sex === 'female' ? 'mujeres' : 'hombres'}.`,
  alsoHolds: (item, tests) => `${item} también mide ${listed(tests)}.`,
  completes: (item, tests) => `${item} agrega lo que falta en las demás de: ${listed(tests)}.`,
  ask: {
    age: (tests) => `¿Qué edad tiene? De su edad depende: ${listed(tests)}.`,
    sex: (tests) => `¿Es para una mujer o para un hombre? De eso depende: ${listed(tests)}.`,
    pregnancy: (tests) => `¿Está embarazada? De eso depende: ${listed(tests)}.`,
    medicines:
      '¿Qué medicamentos y suplementos toma? Algunos causan esto o cambian los resultados: dígaselo a quien los lea.',
  },
  fasting: (tests, hours) => `Vaya en ayunas para ${listed(tests)}: solo agua las ${hours} horas anteriores.`,
  whyQuote:
    'El total exacto del plan habitual; agregue state, el estado de EE. UU. donde se extraerá la sangre',
  careFirst: 'Las señales de alarma van primero. Ninguna prueba sustituye la atención médica.',
  lacks: (goal: string, tests: readonly string[]) =>
    `${goal}: se empieza con ${listed(tests)}, que esta tienda no vende. Lo que se ofrece aquí no lo reemplaza.`,
  nothingSold: 'Esta tienda no vende ninguna prueba para estos objetivos.',
  overBudget: 'Ninguna prueba para estos objetivos cabe en el presupuesto. Elija un presupuesto más alto.',
  notUnderstood: 'Diga al menos un objetivo o síntoma con otras palabras, o elija uno de la lista.',
  nothingSaid: 'Indique al menos un objetivo o síntoma.',
  whySearch: (phrase) => `Si “${phrase}” es el nombre de una prueba, o no se vende aquí`,
  whyHigher: 'El presupuesto más bajo en el que cabe una prueba para estos objetivos',
} satisfies typeof english;

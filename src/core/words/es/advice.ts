import type { advice as english } from '../en/advice.ts';

export const advice = {
  disclaimer:
    'Relación educativa entre objetivos y pruebas; no es un diagnóstico ni un consejo médico. Un profesional de la salud puede decirle qué pruebas le convienen.',
  clash: (a, b) => `${a} y ${b} se contradicen: pida uno de los dos.`,
  careFirst: 'Las señales de alarma van primero. Ninguna prueba sustituye la atención médica.',
  overBudget: 'Ninguna prueba para estos objetivos cabe en el presupuesto. Elija un presupuesto más alto.',
  notUnderstood: 'Diga al menos un objetivo o síntoma con otras palabras, o elija uno de la lista.',
  nothingSaid: 'Indique al menos un objetivo o síntoma.',
  whyHigher: 'El presupuesto más bajo en el que cabe una prueba para estos objetivos',
} satisfies typeof english;

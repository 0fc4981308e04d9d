import type { faults as english } from '../en/faults.ts';

export const faults = {
  title: 'Datos no válidos',
  summary: (count: number, listed: number) =>
    `${count === 1 ? 'Un campo no es' : `${count} campos no son`} como la herramienta necesita. Vea en errors qué le falta a ${listed < count ? `los primeros ${listed}` : 'cada uno'}, corríjalo y vuelva a llamar.`,
  unknownField: 'Este campo no se conoce aquí. Quítelo o revise cómo está escrito.',
  required: 'Este campo es obligatorio.',
  type: (expected: string) => `Debe ser ${expected}.`,
  types: {
    string: 'texto',
    number: 'un número',
    int: 'un número entero',
    boolean: 'sí o no',
    array: 'una lista',
    object: 'un objeto',
  },
  fewCharacters: (minimum: string) => `Necesita al menos ${minimum} carácter(es).`,
  fewEntries: (minimum: string) => `Agregue al menos ${minimum}.`,
  manyCharacters: (maximum: string) => `Se permiten como máximo ${maximum} caracteres.`,
  manyEntries: (maximum: string) => `Se permiten como máximo ${maximum}.`,
  small: (minimum: string, inclusive: boolean) =>
    `Debe ser ${inclusive ? 'al menos' : 'mayor que'} ${minimum}.`,
  big: (maximum: string, inclusive: boolean) =>
    `Debe ser ${inclusive ? 'como máximo' : 'menor que'} ${maximum}.`,
  oneOf: (values: string) => `Debe ser uno de estos: ${values}.`,
  fiveDigits: 'Deben ser exactamente cinco dígitos.',
  form: 'No tiene la forma esperada.',
  notAccepted: 'Este valor no se acepta aquí.',
  whole: 'argumentos',
  ours: 'El servicio no pudo responder. Inténtelo de nuevo más tarde.',
} satisfies typeof english;

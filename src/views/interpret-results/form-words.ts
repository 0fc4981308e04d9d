import type { Lang } from '../../core/model/vocabulary.ts';

interface Said {
  readonly sex?: 'male' | 'female' | undefined;
  readonly age?: string | undefined;
  readonly pregnant?: boolean | undefined;
  readonly fasting?: boolean | undefined;
  /** As the language writes it. */
  readonly day?: string | undefined;
}

const parts = (all: readonly (string | false | undefined)[]): string[] =>
  all.flatMap((part) => (part === false || part === undefined ? [] : [part]));

/** What the form of a report says of how it was read. */
export const FORM_WORDS = {
  en: {
    said: ({ sex, age, pregnant, fasting, day }: Said) =>
      parts([
        sex,
        age !== undefined && `age ${age}`,
        pregnant && 'pregnant',
        fasting !== undefined && (fasting ? 'fasting' : 'not fasting'),
        day,
      ]),
    rows: 'Your values',
    read: (count: number, check: number) =>
      `${count} ${count === 1 ? 'value' : 'values'} read${check === 0 ? '' : `, ${check} to check`}.`,
    nothing: 'No value found yet. A line needs a name and a number, such as “TSH 2.1 mIU/L 0.4–4.5”.',
    check: (count: number) => (count === 1 ? '1 value to check' : `${count} values to check`),
    toCheck: (count: number) => `${count} to check`,
    see: (count: number) => `See my results (${count})`,
    columns: {
      name: 'Biomarker',
      value: 'Value',
      unit: 'Unit',
      range: 'Range of the report',
      side: 'Flag',
      act: 'Correct or remove',
    },
    sides: { high: 'above', low: 'below', critical: 'critical' },
    unnamed: 'No name',
    edit: (name: string) => `Correct ${name}`,
    done: 'Done',
    doubts: {
      no_name: 'It has no name. Type the one on your report.',
      no_value: 'No value was found. Type the one on your report, or remove the row.',
      unknown_name: 'This name is not known here. Correct it, or give the range of the report.',
      several: 'This name can mean more than one test. Which one is it?',
      unit: (unit: string) => `${unit} is no unit for this test. Compare both with your report.`,
      two_readings: (one: string, other: string) =>
        `This may be ${one} or ${other}. Type the value that your report means.`,
      twice: 'This test stands here twice, with different values. Remove the one that is not yours.',
      range: 'The lower limit is above the upper one. Correct them.',
    },
    ownRange: 'This name is not known here, so only the range of your report is used.',
  },
  es: {
    said: ({ sex, age, pregnant, fasting, day }: Said) =>
      parts([
        sex && (sex === 'female' ? 'mujer' : 'hombre'),
        age !== undefined && `${age} años`,
        pregnant && 'embarazo',
        fasting !== undefined && (fasting ? 'en ayunas' : 'sin ayuno'),
        day,
      ]),
    rows: 'Sus valores',
    read: (count: number, check: number) =>
      `Se ${count === 1 ? 'leyó 1 valor' : `leyeron ${count} valores`}${check === 0 ? '' : `, ${check} por revisar`}.`,
    nothing:
      'Aún no se encontró ningún valor. Una línea necesita un nombre y un número, como “TSH 2.1 mUI/L 0.4–4.5”.',
    check: (count: number) => (count === 1 ? '1 valor por revisar' : `${count} valores por revisar`),
    toCheck: (count: number) => `${count} por revisar`,
    see: (count: number) => `Ver mis resultados (${count})`,
    columns: {
      name: 'Biomarcador',
      value: 'Valor',
      unit: 'Unidad',
      range: 'Rango del informe',
      side: 'Indicador',
      act: 'Corregir o quitar',
    },
    sides: { high: 'por encima', low: 'por debajo', critical: 'crítico' },
    unnamed: 'Sin nombre',
    edit: (name: string) => `Corregir ${name}`,
    done: 'Listo',
    doubts: {
      no_name: 'No tiene nombre. Escriba el que figura en su informe.',
      no_value: 'No se encontró un valor. Escriba el de su informe o quite la fila.',
      unknown_name: 'Este nombre no se conoce aquí. Corríjalo o dé el rango del informe.',
      several: 'Este nombre puede significar más de una prueba. ¿Cuál es?',
      unit: (unit: string) => `${unit} no es una unidad de esta prueba. Compare ambos con su informe.`,
      two_readings: (one: string, other: string) =>
        `Puede ser ${one} o ${other}. Escriba el valor que indica su informe.`,
      twice: 'Esta prueba aparece dos veces, con valores distintos. Quite el que no sea suyo.',
      range: 'El límite inferior está por encima del superior. Corríjalos.',
    },
    ownRange: 'Este nombre no se conoce aquí, así que solo se usa el rango de su informe.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

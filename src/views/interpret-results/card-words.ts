import type { Lang } from '../../core/model/vocabulary.ts';

/** What is said inside a row. */
export const CARD_WORDS = {
  en: {
    range: 'Range',
    published: 'Published range',
    publishedSays: (word: string) => `The published range would call this ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Your report says ${given}; converted by ${by}.`,
    assumed: 'The unit was left out; only this one makes the value possible.',
    zone: 'In the zone',
    basis: 'Judged by',
    limits: 'Limits of guidelines',
    retest: 'Testing again',
    more: 'What this may mean',
    options: 'It may be:',
    near: 'Did you mean:',
    readings: 'By unit:',
    page: (name: string) => `All about ${name}`,
    strict: 'Is my laboratory’s range strict?',
    strictIs: (inside: number, all: number) => `${inside} of ${all} published adult ranges hold this value.`,
  },
  es: {
    range: 'Rango',
    published: 'Rango publicado',
    publishedSays: (word: string) => `Según el rango publicado sería: ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Su informe dice ${given}; convertido con ${by}.`,
    assumed: 'Falta la unidad; solo esta hace posible el valor.',
    zone: 'En la zona de',
    basis: 'Evaluado por',
    limits: 'Límites de guías',
    retest: 'Repetir la prueba',
    more: 'Qué puede significar',
    options: 'Puede ser:',
    near: '¿Quiso decir:',
    readings: 'Según la unidad:',
    page: (name: string) => `Todo sobre ${name}`,
    strict: '¿Es estricto el rango de mi laboratorio?',
    strictIs: (inside: number, all: number) =>
      `${inside} de ${all} rangos publicados para adultos contienen este valor.`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

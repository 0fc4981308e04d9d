import type { Lang } from '../../core/model/vocabulary.ts';

interface AnswerWords {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly brief: string;
  readonly next: string;
  /** What a form says that nobody wrote for its tool. */
  readonly submit: string;
  readonly onePerLine: string;
}

/** What stands around the fields of any answer. */
export const WORDS: Readonly<Record<Lang, AnswerWords>> = {
  en: {
    none: 'none',
    yes: 'yes',
    no: 'no',
    brief: 'In brief: the fields of the answer say more on each.',
    next: 'What may come next',
    submit: 'Show the answer',
    onePerLine: 'One in each line.',
  },
  es: {
    none: 'no hay',
    yes: 'sí',
    no: 'no',
    brief: 'En resumen: los campos de la respuesta dicen más de cada uno.',
    next: 'Qué puede seguir',
    submit: 'Ver la respuesta',
    onePerLine: 'Una entrada en cada línea.',
  },
};

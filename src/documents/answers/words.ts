import type { Lang } from '../../core/model/vocabulary.ts';

/** What the page of a question says around its record. */
export const WORDS = {
  en: {
    all: 'Questions and answers',
    description: (name: string) =>
      `${name}: which tests to begin with, what to add and what to leave out, and what each step costs.`,
    plans: 'How far to go',
    own: 'Make this plan for your age and budget',
    notFor: 'Who should not, or not now',
    timing: 'Timing and preparation',
    next: 'After the result',
    notOrdered: 'Not ordered, and why',
    questions: 'What would change the plan',
    conditions: 'Conditions behind it',
    markers: 'What is measured',
    read: 'Guides and other answers',
    note: 'Educational information, not a diagnosis. A doctor can say which tests fit you.',
    sources: 'Sources',
    unreviewed: 'Written from the sources above; not yet physician-reviewed.',
  },
  es: {
    all: 'Preguntas y respuestas',
    description: (name: string) =>
      `${name}: con qué pruebas empezar, qué agregar, qué dejar de lado y cuánto cuesta cada paso.`,
    plans: 'Hasta dónde llegar',
    own: 'Haga este plan para su edad y presupuesto',
    notFor: 'Quién no debería, o todavía no',
    timing: 'Cuándo hacerlas y cómo prepararse',
    next: 'Después del resultado',
    notOrdered: 'Qué no se pide y por qué',
    questions: 'Qué cambiaría el plan',
    conditions: 'Condiciones relacionadas',
    markers: 'Qué se mide',
    read: 'Guías y otras respuestas',
    note: 'Información educativa, no un diagnóstico. Un profesional de la salud puede decirle qué pruebas le convienen.',
    sources: 'Fuentes',
    unreviewed: 'Escrito a partir de las fuentes citadas; aún sin revisión médica.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

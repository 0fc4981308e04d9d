import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

type Later = Exclude<ConditionRecord['care'][number]['urgency'], 'now'>;

/** What the page of a condition says around its record. */
export const WORDS = {
  en: {
    all: 'Conditions',
    title: (name: string) => `${name}: which tests to start with`,
    short: (name: string) => `${name}: first tests`,
    care: 'When to get care',
    urgency: { today: 'Today', soon: 'Soon' } satisfies Record<Later, string>,
    start: 'Start with',
    lacks: (names: string) => `This store does not sell what one begins with here: ${names}.`,
    price: (price: string) => `${price} without the lab fee`,
    total: (price: string, fee: string, lab: string) =>
      `all in at ${lab}: ${price} and the one fee of ${fee} that an order pays once`,
    order: 'Quote this order for your state',
    later: 'What may follow, and when',
    mostly: (count: number) => `${count} that are rarely needed, and why`,
    rarely: 'Rarely or never needed',
    timing: 'Timing and preparation',
    reading: 'How the results are read',
    side: { high: 'High values.', low: 'Low values.' },
    followUp: 'After the result',
    questions: 'Questions for your doctor',
    called: 'Other words for it',
    related: 'Related conditions',
    next: 'Guides and answers',
    sources: 'Sources',
    note: 'Educational information, not a diagnosis. A doctor can say which tests fit you.',
    unreviewed: 'Written from the sources above; not yet physician-reviewed.',
  },
  es: {
    all: 'Condiciones',
    title: (name: string) => `${name}: con qué pruebas empezar`,
    short: (name: string) => `${name}: primeras pruebas`,
    care: 'Cuándo buscar atención médica',
    urgency: { today: 'Hoy mismo', soon: 'Pronto' } satisfies Record<Later, string>,
    start: 'Con qué empezar',
    lacks: (names: string) => `Esta tienda no vende aquello con lo que se empieza aquí: ${names}.`,
    price: (price: string) => `${price} sin el cargo del laboratorio`,
    total: (price: string, fee: string, lab: string) =>
      `en total en ${lab}: ${price} y el único cargo de ${fee} que un pedido paga una vez`,
    order: 'Cotice este pedido para su estado',
    later: 'Qué puede seguir, y cuándo',
    mostly: (count: number) => `${count} que rara vez hacen falta, y por qué`,
    rarely: 'Rara vez o nunca hace falta',
    timing: 'Cuándo hacerlas y cómo prepararse',
    reading: 'Cómo se leen los resultados',
    side: { high: 'Valores altos.', low: 'Valores bajos.' },
    followUp: 'Después del resultado',
    questions: 'Preguntas para su médico',
    called: 'Otras formas de decirlo',
    related: 'Condiciones relacionadas',
    next: 'Guías y respuestas',
    sources: 'Fuentes',
    note: 'Información educativa, no un diagnóstico. Un profesional de la salud puede decirle qué pruebas le convienen.',
    unreviewed: 'Escrito a partir de las fuentes citadas; aún sin revisión médica.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

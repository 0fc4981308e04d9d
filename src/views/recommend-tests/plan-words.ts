import type { GoalStep } from '../../core/model/goal.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

type Why = 'budget' | 'not_for_you' | 'not_orderable';

/** What stands around plans, in the answer of the tool and on the page of a question. */
export const PLAN_WORDS = {
  en: {
    step: {
      first: 'To begin with',
      usual: 'What most people add',
      thorough: 'To be thorough',
    } satisfies Record<GoalStep, string>,
    allIn: (price: string, fee: string, lab?: string) =>
      `all in${lab === undefined ? '' : ` at ${lab}`}: ${price} and the one lab fee of ${fee}`,
    tells: 'What it tells',
    adds: 'What it adds',
    leftOut: 'Left out:',
    why: {
      budget: 'over the budget',
      not_for_you: 'not for you',
      not_orderable: 'cannot be ordered in the same order',
    } satisfies Record<Why, string>,
    quote: 'Quote it for your state',
    cart: 'Open it in the cart',
    notOrdered: 'Not ordered, and why',
    timing: 'When to have the blood drawn',
  },
  es: {
    step: {
      first: 'Para empezar',
      usual: 'Lo que suele agregarse',
      thorough: 'Para ir más a fondo',
    } satisfies Record<GoalStep, string>,
    allIn: (price: string, fee: string, lab?: string) =>
      `en total${lab === undefined ? '' : ` en ${lab}`}: ${price} y el único cargo del laboratorio de ${fee}`,
    tells: 'Qué muestra',
    adds: 'Qué agrega',
    leftOut: 'Queda fuera:',
    why: {
      budget: 'no cabe en el presupuesto',
      not_for_you: 'no es para usted',
      not_orderable: 'no se puede pedir en el mismo pedido',
    } satisfies Record<Why, string>,
    quote: 'Cotizar en su estado',
    cart: 'Abrir en el carrito',
    notOrdered: 'Qué no se pide y por qué',
    timing: 'Cuándo hacerse la extracción',
  },
} as const satisfies Readonly<Record<Lang, object>>;

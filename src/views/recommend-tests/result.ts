import { heading, paragraph } from '../../blocks/doc.ts';
import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { recommendTests } from '../../core/tools/recommend-tests.ts';
import { careElements } from '../care.ts';
import { preparationSection } from '../preparation.ts';
import { a, callout, h2, labName, messageElements, p, type Showing, toElements } from '../showing.ts';
import { choicesAnew } from './anew.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { notOrderedBlock, planBlocks } from './plans.ts';
import { questionList } from './questions.ts';

type Advised = AnswerOf<typeof recommendTests>;
type Planned = AnswerWith<typeof recommendTests, 'ok'>;

const WORDS = {
  en: {
    questions: 'What would change the plan',
    plans: 'How far to go',
    first: 'Before you order',
    unmatched: (phrases: string) => `Not understood: ${phrases}.`,
    search: 'Look it up in the search',
  },
  es: {
    questions: 'Qué cambiaría el plan',
    plans: 'Hasta dónde llegar',
    first: 'Antes de pedir',
    unmatched: (phrases: string) => `No se entendió: ${phrases}.`,
    search: 'Consúltelo en la búsqueda',
  },
} as const satisfies Readonly<Record<Lang, object>>;

const BUDGETS = {
  en: { medium: 'Plan with about $200', high: 'Plan with about $400', no_limit: 'Plan without a limit' },
  es: { medium: 'Planear con unos $200', high: 'Planear con unos $400', no_limit: 'Planear sin límite' },
} as const satisfies Readonly<Record<Lang, object>>;

/** Warning signs, then what to know before ordering, then plans in steps and what would change them. */
export function result(advised: Advised, showing: Showing): Element[] {
  const { seekCare = [], notes = [], questions = [], disclaimer } = advised;
  const words = WORDS[showing.lang];
  return [
    ...careElements(seekCare, showing.lang),
    ...(advised.status === 'ok'
      ? []
      : [...messageElements(advised, showing), ...higherBudget(advised, showing)]),
    ...(notes.length === 0
      ? []
      : [h2(words.first), el('ul', { class: 'notes' }, ...notes.map((note) => el('li', {}, note)))]),
    ...(questions.length === 0 ? [] : [h2(words.questions), questionList(questions, showing)]),
    ...(advised.status === 'ok' ? [h2(words.plans), ...planned(advised, showing)] : []),
    ...unmatchedElements(advised, showing),
    callout('note', disclaimer),
  ];
}

/** The lowest budget that holds something, as one tap. */
function higherBudget({ next = [] }: Advised, showing: Showing): Element[] {
  const budget = next[0]?.arguments.budget;
  return typeof budget === 'string' && budget in BUDGETS[showing.lang]
    ? choicesAnew('budget', [[budget, BUDGETS[showing.lang][budget as keyof typeof BUDGETS.en]]], showing, [
        'maxUsd',
      ])
    : [];
}

function planned(
  { plans, notOrdered = [], preparation, timing = [], next }: Planned,
  showing: Showing,
): Element[] {
  const words = PLAN_WORDS[showing.lang];
  const lab = next?.[0]?.arguments.lab;
  const place = typeof lab === 'string' ? { lab, labName: labName(lab, showing) } : {};
  return toElements(
    [
      ...planBlocks(plans, showing.lang, place),
      ...(timing.length === 0 ? [] : [heading(words.timing), ...timing.map((text) => paragraph(text))]),
      ...preparationSection(preparation, showing.lang),
      ...(notOrdered.length === 0 ? [] : [heading(words.notOrdered), notOrderedBlock(notOrdered)]),
    ],
    showing,
  );
}

function unmatchedElements({ unmatched, seekCare = [] }: Advised, { lang }: Showing): Element[] {
  const words = WORDS[lang];
  if (unmatched.length === 0 || seekCare.length > 0) return [];
  return [
    p(el('strong', {}, words.unmatched(unmatched.join(', '))), ' ', a(words.search, pathIn('/search', lang))),
  ];
}

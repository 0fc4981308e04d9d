import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { recommendTests } from '../../core/tools/recommend-tests.ts';
import { a, type Showing } from '../showing.ts';
import { choicesAnew, fieldAnew } from './anew.ts';

type Question = NonNullable<AnswerOf<typeof recommendTests>['questions']>[number];

const WORDS = {
  en: {
    female: 'A woman',
    male: 'A man',
    yes: 'Yes',
    no: 'No',
    age: 'Give your age',
    years: 'Age in years',
    plan: 'Plan again',
  },
  es: {
    female: 'Una mujer',
    male: 'Un hombre',
    yes: 'Sí',
    no: 'No',
    age: 'Indique su edad',
    years: 'Edad en años',
    plan: 'Planear de nuevo',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** What would change the plans: one tap answers it and asks anew. */
export const questionList = (questions: readonly Question[], showing: Showing): Element =>
  el(
    'ul',
    { class: 'questions' },
    ...questions.map((question) => el('li', {}, el('p', {}, question.text), ...answers(question, showing))),
  );

function answers({ field }: Question, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  switch (field) {
    case 'sex':
      return choicesAnew(
        field,
        (['female', 'male'] as const).map((sex) => [sex, words[sex]]),
        showing,
      );
    case 'pregnancy':
      return choicesAnew(
        field,
        [
          ['true', words.yes],
          ['false', words.no],
        ],
        showing,
      );
    case 'age':
      // An age is a number that only the person can give.
      return showing.again === undefined
        ? [el('p', {}, a(words.age, '#recommend_tests-age'))]
        : [fieldAnew(field, words.years, words.plan, showing.again, showing.lang)];
    case 'medicines':
      return [];
  }
}

import type { AllPromptWords } from './prompt.ts';

const TESTS = 'Names or slugs, with commas between: cbc, tsh, vitamin d';
const SEX = 'female or male: ranges differ by it';
const AGE = 'In years';
const EDUCATIONAL = 'End with what to ask a clinician. I know that this is educational and no diagnosis.';

const ofMe = (sex?: string, age?: string): string => {
  if (sex === undefined && age === undefined) return 'Ask me for sex and age before you judge anything.';
  const told = [sex === undefined ? '' : `Sex: ${sex}.`, age === undefined ? '' : `Age: ${age}.`];
  return told.filter((part) => part !== '').join(' ');
};

const FIND = {
  tool: 'search_tests',
  says: (tool: string) =>
    `Find each test with ${tool}. Where it is unsure which one I mean, ask me and go no further with it.`,
} as const;

export const en: AllPromptWords = {
  report: {
    name: 'read-my-report',
    title: 'Read my report',
    description:
      'Every value of a lab report with its range, what is urgent first, and what to ask a clinician.',
    arguments: {
      report: { name: 'report', description: 'The lines as printed; or leave it out and attach the report' },
      sex: { name: 'sex', description: SEX },
      age: { name: 'age', description: AGE },
    },
    opening: ({ report, sex, age }) =>
      [
        'Please read my lab report with me.',
        ofMe(sex, age),
        report === undefined ? 'The report is attached, or I paste it next.' : `The report:\n\n${report}`,
      ].join('\n'),
    steps: () => [
      {
        tool: 'interpret_results',
        says: (tool) =>
          `Give ${tool} every line as it is printed: name, value with its sign, unit, and the report's own limits. Up to 40 in one call. Leave out my name and numbers of mine.`,
      },
      {
        says: () => 'Say what is urgent first. Then what is high or low, then what is in range in one line.',
      },
      { says: () => 'Where something is missing to judge a value, ask me instead of guessing.' },
      {
        tool: 'get_guide',
        says: (tool) => `Where I want to understand more, take a page with ${tool}.`,
      },
      { says: () => EDUCATIONAL },
    ],
  },
  quote: {
    name: 'quote-my-list',
    title: 'Quote my list',
    description:
      'What a list of tests costs all together in a state, what is not available, and a link to the cart.',
    arguments: {
      tests: { name: 'tests', description: TESTS },
      state: { name: 'state', description: 'US state where the blood is drawn' },
    },
    opening: ({ tests = '', state }) =>
      `What do these lab tests cost all together, in one order?\n\n${tests}\n\n${state === undefined ? 'Ask me in which state the blood will be drawn.' : `The blood is drawn in: ${state}`}`,
    steps: () => [
      FIND,
      {
        tool: 'quote_order',
        says: (tool) =>
          `Take the total from ${tool}, with all tests in one call. Never add prices up yourself.`,
      },
      { says: () => 'Tell me the total, the lab, and everything that is not available, with the reason.' },
      { says: () => 'If a cheaper set measures the same, say so and let me choose.' },
      { says: () => 'Tell me how to prepare, and give me the link to the cart. I decide whether to order.' },
    ],
  },
  draw: {
    name: 'before-my-draw',
    title: 'Before my draw',
    description:
      'What to do before a blood draw for all tests of an order: fasting, timing, medicines, and where.',
    arguments: {
      tests: { name: 'tests', description: TESTS },
      when: { name: 'when', description: 'Day and hour of the draw' },
      zip: { name: 'zip', description: 'ZIP code, to find a draw site' },
    },
    opening: ({ tests = '', when, zip }) =>
      [
        `I am going to have blood drawn for these tests:\n\n${tests}\n`,
        when === undefined ? 'Ask me for the day and hour of the draw.' : `The draw is: ${when}`,
        ...(zip === undefined ? [] : [`My ZIP code: ${zip}`]),
      ].join('\n'),
    steps: ({ zip }) => [
      FIND,
      {
        tool: 'quote_order',
        says: (tool) => `Ask ${tool} for all of them at once: its preparation holds each thing once.`,
      },
      { says: () => 'Make one list in the order of time, with clock times counted back from the draw.' },
      { says: () => 'Say early if one visit is not enough. Never tell me to stop a medicine.' },
      {
        tool: 'find_draw_sites',
        says: (tool) =>
          `${zip === undefined ? 'If I give a ZIP code, find' : 'Find'} where I can go with ${tool}, and say whether to book.`,
      },
    ],
  },
  prices: {
    name: 'compare-prices',
    title: 'Compare prices',
    description:
      'Whether a test or a list of tests is cheaper at another service, like with like and fees counted.',
    arguments: { tests: { name: 'tests', description: TESTS } },
    opening: ({ tests = '' }) => `Is this cheaper at another lab service?\n\n${tests}`,
    steps: () => [
      {
        tool: 'compare_prices',
        says: (tool) =>
          `Ask ${tool}, with everything in one call if there is more than one: fees come once per order.`,
      },
      { says: () => 'Compare totals with totals. Where a fee is not known, say so and do not rank it.' },
      { says: () => 'Say the day of each price, and plainly who is cheapest, also where that is not you.' },
      {
        tool: 'compare_provider',
        says: (tool) => `If I ask about one company, use ${tool}.`,
      },
    ],
  },
  range: {
    name: 'what-is-normal',
    title: 'What is normal',
    description: 'The reference range of one marker for a person, where it comes from, and what changes it.',
    arguments: {
      marker: { name: 'marker', description: 'Such as ferritin or tsh' },
      sex: { name: 'sex', description: SEX },
      age: { name: 'age', description: AGE },
    },
    opening: ({ marker = '', sex, age }) => `What is a normal value of ${marker}?\n${ofMe(sex, age)}`,
    steps: () => [
      {
        tool: 'lookup_reference_range',
        says: (tool) => `Take the range from ${tool} and name its source. Ask me for what it needs to know.`,
      },
      { says: () => 'Say what else moves this value, and that the range on my own report comes first.' },
      { says: () => EDUCATIONAL },
    ],
  },
};

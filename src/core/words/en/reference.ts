import type { Urgency } from '../../alarm/urgency.ts';

/** A list as a sentence says it: "sex", "sex and age". */
const and = (parts: readonly string[]): string => parts.join(' and ');
const or = (parts: readonly string[]): string => parts.join(' or ');
const them = ({ length }: readonly string[]): string => (length > 1 ? 'them' : 'it');

/** Which side of a critical limit: its number with its unit, and whether the limit itself is critical. */
interface Side {
  readonly side: 'below' | 'above';
  readonly limit: string;
  readonly at: boolean;
}
const beyond = (sides: readonly Side[]): string =>
  or(sides.map(({ side, limit, at }) => `${at ? 'at or ' : ''}${side} ${limit}`));

interface Guideline {
  readonly side: 'below' | 'above';
  readonly limit: string;
  readonly body: string;
  readonly says: string;
}

/** What to do, first. */
const DO = {
  now: 'Contact a doctor or emergency services now.',
  today: 'Contact a doctor today.',
  soon: 'Show this value to a doctor within days.',
} as const;

/** Reference ranges, and values that are judged by them. */
export const reference = {
  disclaimer:
    'Educational information, not a diagnosis. The range printed on your own report takes precedence. Talk to a doctor about what a result means for you.',
  privacy: 'The values were not stored, logged or cached.',

  critical: {
    values: (sides: readonly Side[]) =>
      `Laboratories treat values ${beyond(sides)} as critical. With such a value, contact a doctor or emergency services now.`,
    value: (urgency: Urgency, side: Side, called: number, asked: number) =>
      `${DO[urgency]} ${asked === 1 ? `A published list of critical values names this value (${beyond([side])}).` : `Laboratories treat this value as critical: ${called === asked ? `all ${asked}` : `${called} of ${asked}`} published lists (${called === 1 ? '' : 'first '}${beyond([side])}).`}`,
    /** Of a value that no list names and that is far out, or that the report itself marks. */
    far: {
      now: 'Contact a doctor or emergency services now. This value is dangerously far from the range.',
      today:
        'Contact a doctor today. This value is dangerously far from the range, or the report marks it as critical.',
      soon: 'Show this value to a doctor within days.',
    },
    inEveryReading: (urgency: Urgency) =>
      `${DO[urgency]} Whichever unit is meant, laboratories treat this value as critical.`,
    ifMeant: (urgency: Urgency, meant: string) => `If ${meant} is meant: ${DO[urgency]}`,
    inWords: (urgency: Urgency, text: string) =>
      `${DO[urgency]} Laboratories telephone this result at once: “${text}”.`,
    report: (urgency: Urgency, names: readonly string[]) =>
      urgency === 'now'
        ? `Contact a doctor or emergency services now; if you feel very unwell, call 911. It is about: ${names.join(', ')}.`
        : `${DO[urgency]} It is about: ${names.join(', ')}. If you feel very unwell, call 911.`,
  },

  clash: {
    sex: 'Pregnancy and menopause do not go with sex male. Correct one of them.',
    menopause: 'Pregnancy and post-menopause do not go together. Correct one of them.',
    trimester:
      'A trimester or week goes only with a pregnancy. Say that there is a pregnancy, or leave it out.',
    week: 'The week is not in this trimester (1: to 13 weeks, 2: 14 to 27, 3: from 28). Correct one of them.',
    age: 'Give the age once: in years, months, days or hours.',
  },
  /** What a range may depend on. */
  asked: {
    sex: 'sex',
    age: 'age',
    trimester: 'the trimester of the pregnancy',
    gestationalWeek: 'the week of the pregnancy',
    postmenopausal: 'whether menopause has passed',
    method: 'the method of measurement',
  },
  answerDependsOn: (asked: readonly string[]) => `The answer depends on ${and(asked)}: give ${them(asked)}.`,
  rangeDependsOn: (asked: readonly string[]) =>
    `The range of this marker depends on ${and(asked)}. All ranges that may apply are listed; give ${them(asked)} for the one that does.`,
  method:
    'Laboratories measure it in different ways, and their limits differ: the range printed on your own report decides.',
  cyclePhase:
    'It depends on the phase of the menstrual cycle: compare with the range of the phase of the draw.',
  exactAge:
    'In this year of life the range changes with days or months: compare with the range of the exact age.',
  disagree:
    'The published ranges that may apply do not agree, and no answer given here can tell them apart: compare with each.',

  notes: {
    notForPregnancy:
      'No range for pregnancy is held for some of these markers: those of people who are not pregnant are used. Pregnancy changes many values, so ask the person who cares for you.',
    adults:
      'No age was given: the ranges for adults (20 and older) are used. For children and for 18- and 19-year-olds give the age.',
    notForPerson: 'No range is held for this age and sex: the ranges listed are for other people.',
    otherMethod:
      'No range of the method given is held: those used here were measured in another way, so the range printed on the report comes first.',
  },
  noRange: 'No published range is held for this person.',
  moreRanges: (all: number, shown: number) =>
    `${all} ranges may apply, of which ${shown === 1 ? '1 is' : `${shown} are`} shown. The page of the marker has all.`,
  whyTest: (name: string) => `What ${name} costs in a state`,
  whyFollows: (names: readonly string[]) => `Finds tests of what usually follows: ${names.join(', ')}`,
  whyRepeat: (names: readonly string[]) => `Finds the tests that repeat these values: ${names.join(', ')}`,
  restOfReport: 'What the other values out of range may suggest, with their sources',
  allRanges: (name: string) => `Every range of ${name} that may apply`,

  ownRange: (limits: string) => `${limits} (the report's own range)`,
  swapped:
    "The lower limit of the report's range is above the upper one, so that range was not used. Check them.",
  /** A limit of a guideline body that a value is beyond, beside a range that it is inside of. */
  guideline: (g: Guideline, inside: 'own' | 'published' | undefined) =>
    `${inside === undefined ? '' : inside === 'own' ? "Inside the report's own range, but " : 'Inside the range of a laboratory, but '}${g.side} ${g.limit}, the limit at which ${g.body} speaks of ${g.says}.`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  rangeOfOthers:
    'The range printed on the report fits, but the published range for this age or pregnancy does not: the printed one may be for other people. Show the value to a doctor.',
  insideForPerson:
    'The published range for this age or pregnancy holds this value: the printed one may be for other people.',
  /** Of a value far outside, in place of what is said of a slight change. */
  clearly: (name: string, side: 'low' | 'high', times: number | undefined) =>
    `${name} is clearly ${side === 'high' ? 'above' : 'below'} the range${times === undefined ? '' : `, about ${times} times its upper limit`}. Have a doctor look at it with the rest of the report.`,
  basis: {
    critical_lists: (called: number, asked: number) =>
      `${called} of ${asked} published lists of critical values`,
    printed_mark: "The report's own mark",
    severity_scale: (body: string, limit: string) => `${body}: ${limit}`,
    guideline_limit: (body: string) => `Limit of ${body}`,
    own_range: "The report's own range",
    published_range: 'Published range',
    distance: 'Distance from the range',
  },
  times: (of: number) => `${of} times the limit of the range`,
  inside: (name: string) => `${name} is inside the range that was used.`,
  againstMark: (mark: string) =>
    `The report marks this value “${mark}”, and its number says otherwise. One of the two may be misprinted, or the laboratory goes by another range. Check both on the report, and ask the laboratory.`,
  decimalMark: (other: string) =>
    `If a decimal mark is lost or in another place, it would be ${other}, inside the range. Check the number on the report, without waiting because of it.`,
  hardlyPossible: 'This value is hardly possible in any unit in use. Check the number on the report.',

  unit: {
    missing: (units: readonly string[]) =>
      `The unit is missing and is not certain from the value. Give it as printed, such as ${or(units)}.`,
    unlikely: (likely: string) =>
      `This value is hardly possible in the unit given, and would be ordinary in ${likely}. Check the unit on the report.`,
    unknown: (name: string, units: readonly string[]) =>
      `This unit is not known for ${name}. Give the value in one of: ${units.join(', ')}.`,
    marks: (one: number, other: number) =>
      `This number can be read as ${one} or as ${other}. Write it without a mark between the thousands.`,
    markDecides: (number: number, mark: string) =>
      `Read as ${number}, because the report marks it “${mark}”. Check the number on the report.`,
    negative: (name: string) =>
      `${name} is never below zero. If the dash on the report is no minus sign, give the number without it.`,
    agreed: 'In every unit in use for it the answer is the same.',
  },

  /** Of a censored value, such as "below 10 mg/dL". */
  straddles: (amount: string) =>
    `The report says only “${amount}”. That can lie inside the range and outside of it, so it cannot be decided. The exact number would settle it.`,
  mayBeCritical:
    'The report says only that it is beyond a limit, so the exact number may be critical. Ask the laboratory or your doctor for it today.',
  inWords: (text: string) =>
    `The result is in words (“${text}”). No range decides it: read it with the report's own remark beside it.`,
  expected: (words: readonly string[]) => `Expected: ${or(words)}`,
  notAsExpected: (text: string) =>
    `The report says “${text}”, which is not among the expected words. Ask your doctor what it means for you.`,
  notRanged: (name: string) =>
    `${name} is known here, but no published range is held for it. Give the range printed on the report, or ask the laboratory.`,
  notHeldFor: (name: string) =>
    `${name} is known here, but no published range is held for it. The range printed on the report decides.`,

  otherUnit: (name: string) =>
    `${name} is not printed in this unit, so the line may be something else of this name. Check the name and the unit, or give the range printed on the report.`,
  severalMarkers: 'This name fits several markers. Choose one of the options.',
  unknownMarker:
    'No marker is known under this name. Try another spelling, or give the range printed on the report.',
  notHeld: (hasNear: boolean) =>
    `No reference range is held under this name. Try another spelling${hasNear ? ', or one of the suggestions' : ''}.`,
  whySearch: 'Finds tests that may measure it',
};

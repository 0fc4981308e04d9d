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

/** Reference ranges, and values that are judged by them. */
export const reference = {
  disclaimer:
    'Educational information, not a diagnosis. The range printed on your own report takes precedence. Talk to a clinician about what a result means for you.',
  privacy: 'The values were not stored, logged or cached.',

  critical: {
    values: (sides: readonly Side[]) =>
      `Laboratories treat values ${beyond(sides)} as critical. With such a value, contact a clinician or emergency services now.`,
    value: (sides: readonly Side[]) =>
      `Laboratories treat this value as critical (${beyond(sides)}). Contact a clinician or emergency services now.`,
    inEveryReading:
      'Whichever unit is meant, laboratories treat this value as critical. Contact a clinician or emergency services now.',
    report: (names: readonly string[]) =>
      `${names.length > 1 ? `Laboratories treat these values as critical: ${names.join(', ')}.` : `Laboratories treat this value as critical: ${names.join(', ')}.`} Contact a clinician or emergency services now. If you feel very unwell, call 911.`,
  },

  clash: {
    sex: 'Pregnancy and menopause do not go with sex male. Correct one of them.',
    menopause: 'Pregnancy and post-menopause do not go together. Correct one of them.',
    trimester:
      'A trimester goes only with a pregnancy. Say that there is a pregnancy, or leave the trimester out.',
  },
  /** What a range may depend on. */
  asked: {
    sex: 'sex',
    age: 'age',
    trimester: 'the trimester of the pregnancy',
    postmenopausal: 'whether menopause has passed',
  },
  answerDependsOn: (asked: readonly string[]) => `The answer depends on ${and(asked)}: give ${them(asked)}.`,
  rangeDependsOn: (asked: readonly string[]) =>
    `The range of this marker depends on ${and(asked)}. All ranges that may apply are listed; give ${them(asked)} for the one that does.`,
  cyclePhase:
    'It depends on the phase of the menstrual cycle: compare with the range of the phase of the draw.',
  exactAge:
    'In this year of life the range changes with days or months: compare with the range of the exact age.',
  disagree:
    'The published ranges that may apply do not agree, and nothing that is asked for here tells them apart: compare with each.',

  notes: {
    notForPregnancy:
      'No range for pregnancy is held for this marker: the ranges listed are for people who are not pregnant.',
    adults: 'No age was given: the ranges for adults (20 and older) are used.',
    notForPerson: 'No range is held for this age and sex: the ranges listed are for other people.',
  },
  noRange: 'No published range is held for this person.',
  moreRanges: (all: number, shown: number) =>
    `${all} ranges may apply, of which ${shown === 1 ? '1 is' : `${shown} are`} shown. The page of the marker has all.`,
  allRanges: (name: string) => `Every range of ${name} that may apply`,

  ownRange: (limits: string) => `${limits} (the report's own range)`,
  swapped:
    "The lower limit of the report's range is above the upper one, so that range was not used. Check them.",
  inside: (name: string) => `${name} is inside the range that was used.`,
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
    negative: (name: string) =>
      `${name} is never below zero. If the dash on the report is no minus sign, give the number without it.`,
    agreed: 'In every unit in use for it the answer is the same.',
  },

  /** Of a censored value, such as "below 10 mg/dL". */
  straddles: (amount: string) =>
    `The report says only “${amount}”. That can lie inside the range and outside of it, so it cannot be decided. The exact number would settle it.`,
  mayBeCritical:
    'The report says only that it is beyond a limit, so the exact number may be critical. Ask the laboratory or your clinician for it today.',
  inWords: (text: string) =>
    `The result is in words (“${text}”). No range decides it: read it with the report's own remark beside it.`,
  expected: (words: readonly string[]) => `Expected: ${or(words)}`,
  notAsExpected: (text: string) =>
    `The report says “${text}”, which is not among the expected words. Ask your clinician what it means for you.`,
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

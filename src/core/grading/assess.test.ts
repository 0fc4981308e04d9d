import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { URGENCIES } from '../alarm/urgency.ts';
import { band, critical, examplin, guideline, limits, step } from '../model/marker.fixture.ts';
import type { Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import { judge } from '../reference/judge.ts';
import { ownRange } from '../reference/own-range.ts';
import { speaking, wordsOf } from '../words/index.ts';
import { assess, criticalText } from './assess.ts';
import { GRADES } from './grade.ts';

interface With {
  readonly person?: Person;
  readonly own?: readonly [low: number, high: number];
  readonly mark?: string;
}

const adult: Person = { age: 40, sex: 'female' };

/** A value judged as a line of a report is. */
function assessed(amount: Amount, marker: Marker, { person = adult, own, mark }: With = {}) {
  const { value } = amount;
  const [refLow, refHigh] = own ?? [];
  const entry = { marker: 'examplin', value, unit: 'mg/dL', refLow, refHigh };
  const printed = { kind: 'number', values: [value], decimals: 2 } as const;
  return assess(amount, {
    marker,
    person,
    own: ownRange(entry, printed, wordsOf('en')),
    published: judge(amount, { marker, person, method: undefined }, speaking('en')),
    mark,
  });
}

function told(value: number, marker: Marker, by: With = {}) {
  const { flag, grade, urgency, basis } = assessed({ value }, marker, by);
  return `${flag} ${grade} ${urgency ?? '-'} ${basis}`;
}

describe('a value of which only the range is known', () => {
  it('is graded by its distance', () => {
    expect(told(20, examplin())).toBe('normal in_range - published_range');
    expect(told(20.1, examplin())).toBe('high slightly_outside - published_range');
    expect(told(30, examplin())).toBe('high clearly_outside soon distance');
    expect(told(5, examplin())).toBe('low clearly_outside soon distance');
  });

  it("is judged by the report's own range where that is printed", () => {
    expect(told(25, examplin(), { own: [10, 40] })).toBe('normal in_range - own_range');
    expect(told(15, examplin(), { own: [2, 12] })).toBe('high slightly_outside - own_range');
  });
});

describe('a value of which lists speak', () => {
  const marker = examplin({ limits: limits({ critical: critical(['>=50', '>=50', '<4', '<3']) }) });

  it('is critical from the limit on from which on enough of them call it', () => {
    expect(told(50, marker)).toBe('high critical now critical_lists');
    expect(told(3.5, marker)).toBe('low clearly_outside today critical_lists');
    expect(told(2.9, marker)).toBe('low critical now critical_lists');
  });

  it('is looked at from a third of the way there on, and today from two thirds on', () => {
    const scaled = { ...marker, limits: limits({ ...marker.limits, severity: [step('>900')] }) };
    expect(told(29.9, scaled)).toBe('high slightly_outside - published_range');
    expect(told(30, scaled)).toBe('high slightly_outside soon published_range');
    expect(told(40, scaled)).toBe('high clearly_outside today published_range');
  });

  it('is on its way to the limit of one list against up to three others, too', () => {
    const few = (...texts: string[]) =>
      examplin({ limits: limits({ critical: critical(texts), severity: [step('>900')] }) });
    expect(told(30, few('>=50', '>=110', '>=110', '>=110'))).toBe(
      'high slightly_outside soon published_range',
    );
    expect(told(30, few('>=50', '>=110', '>=110', '>=110', '>=110'))).toBe(
      'high slightly_outside - published_range',
    );
  });

  it('is not critical inside of its range where only some of them say so', () => {
    const wide = (...texts: string[]) =>
      examplin({ bands: [band({ high: 60 })], limits: limits({ critical: critical(texts) }) });
    expect(told(55, wide('>=50', '>=70', '>=70'))).toBe('normal in_range - published_range');
    // Half of the lists is enough.
    expect(told(55, wide('>=50', '>=70'))).toBe('high clearly_outside today critical_lists');
    expect(told(55, wide('>=50', '>=50', '>=70'))).toBe('high critical now critical_lists');
  });

  it('is named in the first sentence with the limit nearest to it', () => {
    const one = assessed({ value: 2 }, marker);
    expect(criticalText(one, marker, wordsOf('en'))).toContain('below 4 mg/dL');
    expect(criticalText(assessed({ value: 30 }, examplin()), examplin(), wordsOf('en'))).toBeUndefined();
  });
});

describe('a dangerous step of a scale', () => {
  const scale = [step('>=40', { step: 'danger' })];

  it('is a matter of today, and of now where a list calls the value, too', () => {
    expect(told(40, examplin({ limits: limits({ severity: scale }) }))).toBe(
      'high critical today severity_scale',
    );
    const listed = limits({ severity: scale, critical: critical(['>=40', ...Array(7).fill('>=90')]) });
    expect(told(40, examplin({ limits: listed }))).toBe('high critical now critical_lists');
  });

  it('is not more urgent than may be said of its side', () => {
    const capped = limits({ severity: scale, most: { above: [{ most: 'soon', until: 60 }] } });
    expect(told(59, examplin({ limits: capped }))).toBe('high critical soon severity_scale');
    expect(told(60, examplin({ limits: capped }))).toBe('high critical today severity_scale');
  });
});

describe("a guideline's limit inside of a range", () => {
  const by = (decides: 'no' | 'published' | 'always', urgency?: 'today') =>
    examplin({
      limits: limits({
        guideline: [guideline('>=18', { decides, ...(urgency === undefined ? {} : { urgency }) })],
      }),
    });

  it('that decides nothing is only named', () => {
    expect(told(18, by('no'))).toBe('normal in_range - published_range');
    expect(assessed({ value: 18 }, by('no')).applied).toMatchObject([{ beyond: true }]);
  });

  it('that decides over published ranges makes a value outside, no more urgent than one beyond them', () => {
    expect(told(17.9, by('published'))).toBe('normal in_range - published_range');
    expect(told(18, by('published'))).toBe('high slightly_outside - guideline_limit');
    expect(told(20.1, by('published'))).toBe('high slightly_outside - published_range');
  });

  it('that decides always asks for a clinician within days', () => {
    expect(told(18, by('always'))).toBe('high slightly_outside soon guideline_limit');
    expect(told(20.1, by('always'))).toBe('high slightly_outside soon published_range');
    expect(told(18, by('always'), { own: [5, 30] })).toBe('high slightly_outside soon guideline_limit');
  });

  it("is hidden by the report's own range where it decides only over published ones", () => {
    const one = assessed({ value: 18 }, by('published'), { own: [5, 30] });
    expect(one).toMatchObject({ flag: 'normal', hidden: 'high', urgency: 'soon', grade: 'slightly_outside' });
    expect(assessed({ value: 18 }, by('no'), { own: [5, 30] }).hidden).toBeUndefined();
    // Whether the person fasted is not known: the report's range stands.
    const fasting = guideline('>=18', { decides: 'published', when: { en: 'fasting', es: 'en ayunas' } });
    const marker = examplin({ limits: limits({ guideline: [fasting] }) });
    expect(assessed({ value: 18 }, marker, { own: [5, 30] }).hidden).toBeUndefined();
  });

  it('is as urgent as the body says', () => {
    expect(told(18, by('always', 'today'))).toBe('high clearly_outside today guideline_limit');
    expect(told(18, by('no', 'today'))).toBe('normal in_range - published_range');
    expect(told(21, by('no', 'today'))).toBe('high clearly_outside today guideline_limit');
  });
});

describe("a range of the report beside somebody's value whom it is not for", () => {
  const marker = examplin({
    bands: [band(), band({ sex: 'female', pregnancy: 'any', low: 5, high: 12 })],
  });

  it('hides a value that the range for this pregnancy calls outside', () => {
    const one = assessed({ value: 15 }, marker, { own: [10, 20], person: { pregnancy: true } });
    expect(one).toMatchObject({ flag: 'normal', hidden: 'high', urgency: 'soon' });
  });

  it('hides a value of somebody of 17, and of nobody from 18 on', () => {
    const hidden = (age?: number) =>
      assessed({ value: 22 }, marker, { own: [10, 30], person: { age } }).hidden;
    expect([hidden(17), hidden(18), hidden()]).toEqual(['high', undefined, undefined]);
  });

  it('of grown people does not make the value of a child clearly outside', () => {
    const grown = { own: [1, 5] } as const;
    expect(told(18, examplin(), { ...grown, person: { age: 10 } })).toBe('high slightly_outside - own_range');
    expect(told(18, examplin(), grown)).toBe('high clearly_outside soon distance');
  });
});

describe('a value in a pregnancy', () => {
  const bands = [band(), band({ sex: 'female', pregnancy: 'any' })];
  const person = { pregnancy: true };

  it('is not looked at by its distance alone from a range of people who are not pregnant', () => {
    expect(told(30, examplin(), { person })).toBe('high clearly_outside - distance');
    expect(told(30, examplin({ bands }), { person })).toBe('high clearly_outside soon distance');
  });

  it('is looked at where lists name its side', () => {
    const marker = examplin({ limits: limits({ critical: critical(['>=900']) }) });
    expect(told(30, marker, { person })).toBe('high clearly_outside soon distance');
    expect(told(5, marker, { person })).toBe('low clearly_outside - distance');
  });
});

describe("the report's own mark", () => {
  it('makes a value critical that nothing else calls so', () => {
    expect(told(21, examplin(), { mark: 'HH' })).toBe('high critical today printed_mark');
    expect(told(21, examplin(), { mark: 'H' })).toBe(told(21, examplin()));
  });

  it('changes no flag, and never makes a value less urgent or of a lower grade', () => {
    const listed = critical(['>=40', '>=50', '<6', '<5']);
    const marker = examplin({ limits: limits({ critical: listed, guideline: [guideline('>=18')] }) });
    const urgent = (one: ReturnType<typeof assess>) => [...URGENCIES, undefined].indexOf(one.urgency);
    const graded = (one: ReturnType<typeof assess>) => [undefined, ...GRADES].indexOf(one.grade);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.constantFrom('HH', 'LL', 'critical', 'H', '*', 'crítico'),
        fc.constantFrom(undefined, [5, 30] as const),
        (value, mark, own) => {
          const by = own === undefined ? {} : { own };
          const [plain, marked] = [
            assessed({ value }, marker, by),
            assessed({ value }, marker, { ...by, mark }),
          ];
          expect(marked.flag).toBe(plain.flag);
          expect(urgent(marked)).toBeLessThanOrEqual(urgent(plain));
          expect(graded(marked)).toBeGreaterThanOrEqual(graded(plain));
        },
      ),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVOIDED, type Fact, KEPT, MEDICINES, type Preparation, TOLD } from '../model/preparation.ts';
import { type Asking, factsOf, mergeFacts, mergePreparations } from './merge.ts';

const lipids: Asking = {
  slug: 'lipid-panel',
  preparation: {
    fasting: { need: 'required', hours: 12, water: true },
    avoid: [{ what: 'alcohol', hours: 24 }],
  },
};
const glucose: Asking = {
  slug: 'glucose',
  preparation: { fasting: { need: 'required', hours: 8, water: true }, tell: ['pregnancy'] },
};
const tsh: Asking = {
  slug: 'tsh',
  preparation: { fasting: { need: 'no' }, avoid: [{ what: 'biotin', hours: 12 }], tell: ['pregnancy'] },
};

test('each thing once, for the longest time, with those that ask for so long', () => {
  expect(mergePreparations([glucose, tsh, lipids])).toEqual([
    { kind: 'fasting', need: 'required', hours: 12, water: true, because: ['lipid-panel'] },
    { kind: 'avoid', what: 'alcohol', hours: 24, because: ['lipid-panel'] },
    { kind: 'avoid', what: 'biotin', hours: 12, because: ['tsh'] },
    { kind: 'tell', what: 'pregnancy', because: ['glucose', 'tsh'] },
  ]);
});

test('a fast that one test needs outdoes a longer one that another prefers, and holds for both', () => {
  const insulin: Asking = {
    slug: 'insulin',
    preparation: { fasting: { need: 'preferred', hours: 10, water: true } },
  };
  expect(mergePreparations([glucose, insulin])[0]).toEqual({
    kind: 'fasting',
    need: 'required',
    hours: 10,
    water: true,
    because: ['insulin'],
  });
});

const Hours = fc.constantFrom(1, 4, 8, 12, 24, 72);
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 });
const fast: fc.Arbitrary<NonNullable<Preparation['fasting']>> = fc.oneof(
  fc.constant({ need: 'no' } as const),
  fc.record({ need: fc.constant('preferred' as const), hours: Hours, water: fc.boolean() }),
  fc.record({ need: fc.constant('required' as const), hours: Hours, water: fc.boolean() }),
);
const preparation: fc.Arbitrary<Preparation> = fc.record(
  {
    fasting: fast,
    avoid: some(fc.record({ what: fc.constantFrom(...AVOIDED), hours: Hours })),
    ask: some(fc.record({ what: fc.constantFrom(...MEDICINES), hours: Hours })),
    wait: some(fc.record({ after: fc.constant('illness' as const), days: fc.constantFrom(4, 14, 28) })),
    keep: some(fc.constantFrom(...KEPT)),
    draw: fc.constantFrom(
      { need: 'required', from: '07:00', to: '09:00' } as const,
      { need: 'preferred', to: '10:00' } as const,
    ),
    rest: fc.constantFrom({ minutes: 30 } as const, { minutes: 20, lying: true } as const),
    collect: fc.constantFrom(
      { what: 'urine_midstream' } as const,
      { what: 'urine_midstream', firstMorning: true } as const,
    ),
    tell: some(fc.constantFrom(...TOLD)),
  },
  { requiredKeys: [] },
);
const facts: fc.Arbitrary<Fact[]> = fc
  .array(fc.record({ slug: fc.constantFrom('a', 'b', 'c', 'd'), preparation }), { maxLength: 4 })
  .map(mergePreparations);

test('the order of items changes nothing', () => {
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      expect(mergeFacts(a, b)).toEqual(mergeFacts(b, a));
    }),
  );
});

test('an item that stands twice changes nothing', () => {
  fc.assert(
    fc.property(facts, (a) => {
      expect(mergeFacts(a, a)).toEqual(a);
    }),
  );
});

test('panels of panels ask for the same as their tests at once', () => {
  fc.assert(
    fc.property(facts, facts, facts, (a, b, c) => {
      expect(mergeFacts(mergeFacts(a, b), c)).toEqual(mergeFacts(a, mergeFacts(b, c)));
    }),
  );
});

const asked = (fact: Fact): number =>
  'hours' in fact ? (fact.hours ?? 0) : 'days' in fact ? fact.days : 'minutes' in fact ? fact.minutes : 0;
const named = (fact: Fact): string => ('what' in fact ? fact.what : '');

test('nobody is asked for less than any part asks for', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ slug: fc.constantFrom('a', 'b', 'c'), preparation })), (items) => {
      const merged = mergePreparations(items);
      for (const fact of items.flatMap(factsOf)) {
        const whole = merged.find((one) => one.kind === fact.kind && named(one) === named(fact));
        if (whole === undefined) throw new Error(`${fact.kind} ${named(fact)} is lost`);
        expect(asked(whole)).toBeGreaterThanOrEqual(asked(fact));
        if (fact.kind === 'fasting' && whole.kind === 'fasting' && fact.water === false)
          expect(whole.water).toBe(false);
      }
    }),
  );
});

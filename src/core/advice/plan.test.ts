import { describe, expect, it } from 'vitest';
import { choosing, entry, goal, wish } from './advice.fixture.ts';
import { advise } from './advise.ts';
import { plansFor, usualOf } from './plan.ts';

const [a, b, c, d] = [entry('a', 10), entry('b', 20), entry('c', 30), entry('d', 40)];
const wishes = [wish(a), wish(b, 'usual'), wish(c, 'usual'), wish(d, 'thorough')];
const all = choosing([a, b, c, d]);
const told = (plans: ReturnType<typeof plansFor>) =>
  plans.map(({ step, items, leftOut }) => [
    step,
    items.map((item) => item.entry.slug).join(''),
    leftOut.map((one) => `${one.entry.slug} ${one.why}`).join(),
  ]);

describe('plans', () => {
  it('hold what the ones before them hold', () => {
    expect(told(plansFor({ wishes, unwished: [] }, all))).toEqual([
      ['first', 'a', ''],
      ['usual', 'abc', ''],
      ['thorough', 'abcd', ''],
    ]);
  });

  it('keep the ceiling, the most important first, and say what they leave out', () => {
    const plans = plansFor({ wishes, unwished: [] }, { ...all, ceilingCents: 3500 });
    expect(told(plans)).toEqual([
      ['first', 'a', ''],
      ['usual', 'ab', 'c budget,d budget'],
    ]);
  });

  it('are none where the ceiling holds nothing', () => {
    expect(plansFor({ wishes, unwished: [] }, { ...all, ceilingCents: 900 })).toEqual([]);
  });

  it('begin with the next step where nothing of the first one is for this person', () => {
    const plans = plansFor(
      { wishes: wishes.slice(1), unwished: [{ entry: a, step: 'first', why: 'not_for_you' }] },
      all,
    );
    expect(told(plans)[0]).toEqual(['first', 'bc', 'a not_for_you']);
  });

  it('are usual before they are thorough', () => {
    expect(usualOf(plansFor({ wishes, unwished: [] }, all))?.step).toBe('usual');
    expect(usualOf(plansFor({ wishes: [wish(a)], unwished: [] }, all))?.step).toBe('first');
    expect(usualOf([])).toBeUndefined();
  });
});

describe('advice', () => {
  const offered = { entries: [a, b, c, d], labs: ['lab_1'], defaultLab: 'lab_1' } as const;
  const asked = (goals: Parameters<typeof advise>[0]['goals'], person = {}) =>
    advise({ goals, person, ceilingCents: Number.POSITIVE_INFINITY, besideCare: false }, offered);
  const forWomen = goal(
    [
      { slug: 'a', step: 'first' },
      { slug: 'b', step: 'usual' },
      { slug: 'c', step: 'usual', for: { sex: 'female', ageTo: 45 } },
    ],
    { asks: ['sex', 'age', 'pregnancy', 'medicines'] },
  );

  it('asks what would change the plan and was not said', () => {
    const fields = (person = {}) => asked([forWomen], person).questions.map(({ field }) => field);
    expect(fields()).toEqual(['sex', 'age', 'medicines']);
    expect(fields({ sex: 'female' })).toEqual(['age', 'medicines']);
    expect(fields({ age: 40 })).toEqual(['sex', 'medicines']);
    expect(fields({ sex: 'male' })).toEqual(['medicines']);
  });

  it('advises against nothing that another goal asks for', () => {
    const source = { title: 't', publisher: 'p', url: 'https://example.org', accessed: '2026-11-22' };
    const text = { en: 'text', es: 'texto' };
    const skipping = goal([{ slug: 'a', step: 'first' }], {
      skip: [
        { name: text, slug: 'b', why: text, source },
        { name: text, slug: 'd', why: text, source },
      ],
    });
    const skipped = (goals: (typeof skipping)[]) => asked(goals).skipped.map(({ slug }) => slug);
    expect(skipped([skipping])).toEqual(['b', 'd']);
    expect(skipped([skipping, { ...forWomen, slug: 'other' }])).toEqual(['d']);
  });

  it('offers little beside a sign that is for a clinician', () => {
    const many = goal(['a', 'b', 'c', 'd'].map((slug) => ({ slug, step: 'first' as const })));
    const { plans } = advise(
      { goals: [many], person: {}, ceilingCents: Number.POSITIVE_INFINITY, besideCare: true },
      offered,
    );
    expect(plans.map(({ items }) => items.length)).toEqual([3]);
  });
});

import { describe, expect, it } from 'vitest';
import { findEntry } from '../catalog/entries.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { fold } from '../names/fold.ts';
import { call, data } from './call.fixture.ts';

interface PlanLike {
  readonly step: string;
  readonly items: readonly { readonly slug: string; readonly price: number }[];
  readonly adds: readonly string[];
  readonly total: number;
  readonly leftOut: readonly { readonly slug: string; readonly why: string }[];
}

const recommend = (input: Record<string, unknown>) => call('recommend_tests', input);
const plansOf = (input: Record<string, unknown>): PlanLike[] => recommend(input).plans ?? [];
const slugsOf = (input: Record<string, unknown>): string[] => [
  ...new Set(plansOf(input).flatMap(({ items }) => items.map(({ slug }) => slug))),
];
const usual = (input: Record<string, unknown>): string[] =>
  recommend(input).recommendations.map(({ item }: { item: { slug: string } }) => item.slug);
const biomarkersOf = (slugs: readonly string[]): string[] =>
  data.catalog.entries
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap(({ biomarkers }) => [...biomarkers]);
const notesOf = (input: Record<string, unknown>): string => (recommend(input).notes ?? []).join(' ');
const wordsIn = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 1);
/** "vitamin" and "vitamins", "tiroides" and "tiroideo". */
const beginning = (word: string): string => word.slice(0, 5);
const noLimit = { budget: 'no_limit' } as const;

describe('every plan', () => {
  const everything = data.goals.goals.flatMap(({ said }) =>
    LANGS.map((lang) => ({ goals: [said.en.name], lang, ...noLimit })),
  );

  it('holds what the plan before it holds, and costs more', () => {
    for (const asked of everything) {
      const plans = plansOf(asked);
      const goal = data.goals.goals.find(({ said }) => asked.goals.includes(said.en.name));
      const wanted = new Set(biomarkersOf((goal?.tests ?? []).map(({ slug }) => slug)));
      for (const [i, plan] of plans.entries()) {
        const before = plans[i - 1];
        if (before === undefined) continue;
        const measured = new Set(biomarkersOf(plan.items.map(({ slug }) => slug)));
        const lost = biomarkersOf(before.items.map(({ slug }) => slug)).filter(
          (name) => wanted.has(name) && !measured.has(name),
        );
        expect([asked.goals, lost]).toEqual([asked.goals, []]);
        expect(plan.adds.length).toBeGreaterThan(0);
        expect(plan.total).toBeGreaterThan(before.total);
      }
    }
  });

  it('says why in whole sentences, in both languages', () => {
    for (const asked of everything) {
      const { recommendations = [] } = recommend(asked);
      const said = [
        ...recommendations.map(({ reason }: { reason: string }) => reason),
        ...plansOf(asked).flatMap(({ adds }) => adds),
      ];
      expect(said.filter((text) => !/^\S.* .*[.!?]$/.test(text))).toEqual([]);
    }
  });

  it('names in each reason the test that it is for', () => {
    const unnamed = data.goals.goals.flatMap(({ slug: goal, tests }) =>
      tests.flatMap(({ slug, reason }) => {
        const entry = findEntry(slug, data.catalog.entries);
        if (entry === undefined) return [`${goal} ${slug}`];
        const names = [
          ...LANGS.flatMap((lang) => [entry.said[lang].name, ...entry.said[lang].aliases]),
          ...entry.biomarkers,
        ];
        const begins = new Set(names.flatMap(wordsIn).map(beginning));
        return LANGS.filter((lang) => !wordsIn(reason[lang]).some((word) => begins.has(beginning(word)))).map(
          (lang) => `${goal} ${slug} ${lang}`,
        );
      }),
    );
    expect(unnamed).toEqual([]);
  });

  it('is followed by a quote of exactly the usual plan, at the same total', () => {
    for (const asked of everything.filter(({ lang }) => lang === 'en')) {
      const answer = recommend(asked);
      if (answer.status !== 'ok') continue;
      const [quote] = answer.next;
      expect(quote).toMatchObject({ tool: 'quote_order', arguments: { items: usual(asked) } });
      expect(call('quote_order', quote.arguments)).toMatchObject({ status: 'ok', total: answer.total });
    }
  });

  it('keeps every budget, whatever is asked', () => {
    for (const { goals } of everything)
      for (const maxUsd of [25, 60, 120])
        for (const { total } of plansOf({ goals, maxUsd })) expect(total).toBeLessThanOrEqual(maxUsd);
  });

  it('asks only what would change it, and then it changes', () => {
    for (const asked of everything) {
      const { questions = [] } = recommend(asked);
      for (const { field, text } of questions as { field: string; text: string }[]) {
        expect(text).toMatch(/[?]/);
        expect(['age', 'sex', 'pregnancy', 'medicines']).toContain(field);
      }
    }
    const asks = (input: Record<string, unknown>): string[] =>
      (recommend(input).questions ?? []).map(({ field }: { field: string }) => field);
    expect(asks({ goals: ['menopause'] })).toContain('age');
    expect(asks({ goals: ['menopause'], age: 50 })).not.toContain('age');
    expect(asks({ goals: ['menopause'] })).not.toContain('sex');
  });
});

describe('a plan is for the person who asks', () => {
  it('leaves out of a menopause over 45 what is not needed then, and says so first', () => {
    const asked = { goals: ['menopause'], age: 50, sex: 'female' };
    expect(notesOf(asked)).toMatch(/usually need no hormone test/);
    expect(slugsOf(asked)).not.toContain('fsh');
    expect(plansOf(asked).flatMap(({ leftOut }) => leftOut)).toContainEqual(
      expect.objectContaining({ slug: 'fsh', why: 'not_for_you' }),
    );
    expect(biomarkersOf(slugsOf({ ...asked, age: 38 }))).toEqual(
      expect.arrayContaining(biomarkersOf(['fsh'])),
    );
  });

  it('gives the PSA to men of the age for it, after the note, and to no woman', () => {
    expect(slugsOf({ goals: ['prostate'], age: 60 })).toContain('psa-total');
    expect(slugsOf({ goals: ['menopause'], age: 60, sex: 'female' })).not.toContain('psa-total');
    expect(slugsOf({ goals: ['fatigue'], sex: 'female', ...noLimit })).not.toContain('testosterone-total');
    expect(slugsOf({ goals: ['fatigue'], sex: 'male', ...noLimit })).toContain('testosterone-total');
  });

  it('sends a pregnant woman to her prenatal care first', () => {
    expect(notesOf({ goals: ['fatigue'], pregnancy: true })).toMatch(/prenatal care/);
    expect(notesOf({ goals: ['fatigue'] })).not.toMatch(/prenatal care/);
  });
});

/** What a reviewer found wrong in the recommendations of the release before. */
describe('what was wrong before', () => {
  it('yellow skin and dark urine are to be seen the same day, before anything small is offered', () => {
    const answer = recommend({ symptoms: ['yellow skin', 'dark urine'], budget: 'low' });
    expect(answer.seekCare[0].urgency).toBe('today');
    expect((answer.recommendations ?? []).length).toBeLessThan(4);
  });

  it('hair loss, always cold and weight gain lead to TSH, ferritin and a blood count, not to a panel for the old', () => {
    const asked = { symptoms: ['hair loss', 'always cold', 'weight gain'] };
    expect(slugsOf(asked)).toEqual(expect.arrayContaining(['tsh', 'ferritin', 'cbc']));
    expect(slugsOf(asked)).not.toContain('senior-wellness');
  });

  it('a small budget for STI tests keeps chlamydia and gonorrhea, and says what it leaves out', () => {
    const asked = { goals: ['std testing'], budget: 'low' };
    expect(biomarkersOf(usual(asked))).toEqual(
      expect.arrayContaining(biomarkersOf(['chlamydia-gonorrhea-naat'])),
    );
    expect(plansOf(asked)[0]?.leftOut).toContainEqual(
      expect.objectContaining({ slug: 'hiv-ag-ab', why: 'budget' }),
    );
  });

  it.each(['low', 'medium', 'no_limit'])('allergies hold no celiac test (%s)', (budget) => {
    expect(biomarkersOf(slugsOf({ goals: ['allergies'], budget })).join()).not.toMatch(/transglutaminase/i);
  });

  it('cancer screening names what is recommended at which age, and offers no CEA', () => {
    const asked = { goals: ['cancer screening'], ...noLimit };
    expect(slugsOf(asked)).not.toContain('cea');
    expect(slugsOf(asked)).toContain('fit-stool-blood');
    expect(notesOf(asked)).toMatch(/45 to 75/);
    expect(
      recommend(asked)
        .notOrdered.map(({ name }: { name: string }) => name)
        .join(),
    ).toMatch(/CEA/);
  });

  it('longevity takes panels where they fit, and no budget makes it more than is sensible', () => {
    const asked = { goals: ['longevity'] };
    expect(recommend({ ...asked, ...noLimit }).strategy).toBe('panel');
    expect(plansOf({ ...asked, ...noLimit })).toEqual(plansOf({ ...asked, maxUsd: 5000 }));
  });

  it('heart health takes the heart panel, which is made for it', () => {
    expect(usual({ goals: ['heart health'] })).toContain('heart-health');
    expect(recommend({ goals: ['heart health'] }).strategy).toBe('panel');
  });

  it.each(['heart health', 'liver health', 'thyroid', 'longevity', 'fatigue', 'kidney health'])(
    'no order measures the same as a plan for %s at a lower price',
    (goal) => {
      for (const { items } of plansOf({ goals: [goal], ...noLimit }))
        expect(call('quote_order', { items: items.map(({ slug }) => slug) }).savings).toEqual([]);
    },
  );

  it('celiac begins with tTG IgA and total IgA, and the gene is only for thoroughness', () => {
    const [first, ...more] = plansOf({ goals: ['celiac'], ...noLimit });
    expect(first?.items.map(({ slug }) => slug)).toEqual(['celiac-ttg-iga', 'immunoglobulin-a']);
    expect(more.flatMap(({ items }) => items.map(({ slug }) => slug))).not.toContain('wheat-ige');
    expect(usual({ goals: ['celiac'], ...noLimit })).toEqual(['celiac-ttg-iga', 'immunoglobulin-a']);
  });

  it('hormones with irregular periods and acne are a woman’s, without a contradiction', () => {
    const asked = { goals: ['check my hormones'], symptoms: ['irregular periods', 'acne'] };
    expect(recommend(asked).unmatched).toEqual([]);
    expect(notesOf(asked)).not.toMatch(/contradict/);
  });

  it('what only the search knows is handed to it', () => {
    expect(recommend({ goals: ['perfil tiroideo'] }).unmatched).toEqual([]);
    const { unmatched, next } = recommend({ symptoms: ['lump in breast'] });
    expect([unmatched, next[0].tool, next[0].arguments.query]).toEqual([
      ['lump in breast'],
      'search_tests',
      'lump in breast',
    ]);
  });

  it.each([
    [['suicidal', 'low energy']],
    [['black stool', 'tired']],
    [['bleeding in pregnancy']],
    [['short of breath', 'swollen leg']],
  ])('%o is answered with care alone, or with little below it', (symptoms) => {
    const answer = recommend({ symptoms, goals: ['before pregnancy'] });
    expect(answer.seekCare.length).toBeGreaterThan(0);
    const isNow = answer.seekCare.some(({ urgency }: { urgency: string }) => urgency === 'now');
    expect((answer.recommendations ?? []).length).toBeLessThanOrEqual(isNow ? 0 : 3);
  });

  it('a broken condom is told how long there is', () => {
    expect(JSON.stringify(recommend({ goals: ['condom broke'] }).seekCare)).toMatch(/72 hours/);
  });

  it.each(LANGS)('answers in %s', (lang: Lang) => {
    const { lang: said } = recommend({ goals: ['salud del corazón'], lang });
    expect(said ?? 'en').toBe(lang);
  });
});

import { describe, expect, it } from 'vitest';
import { call, data } from './call.fixture.ts';

const recommend = (input: Record<string, unknown>) => call('recommend_tests', input);

describe('recommend_tests', () => {
  it('stays within the budget, the lab fee included, and adds up', () => {
    for (const [budget, ceiling] of [
      ['low', 80],
      ['medium', 200],
      ['high', 400],
    ] as const) {
      const answer = recommend({
        goals: ['heart health', 'energy', 'hormones'],
        symptoms: ['fatigue'],
        budget,
      });
      const sum = answer.recommendations.reduce(
        (total: number, { item }: { item: { prices: { list: number } } }) => total + item.prices.list,
        0,
      );
      expect(answer.total).toBeLessThanOrEqual(ceiling);
      expect(answer.total).toBeCloseTo(sum + 6, 10);
    }
  });

  it('holds an amount in dollars like a budget, and says the amount', () => {
    const answer = recommend({ goals: ['heart health'], maxUsd: 60 });
    expect(answer.budget).toEqual({ level: 'custom', maxUsd: 60 });
    expect(answer.total).toBeLessThanOrEqual(60);
    expect(answer.plans.every(({ total }: { total: number }) => total <= 60)).toBe(true);
    expect(recommend({ goals: ['heart health'], maxUsd: 6.5 })).toMatchObject({
      status: 'needs_info',
      missing: ['budget'],
      next: [{ tool: 'recommend_tests', arguments: { goals: ['heart health'], budget: 'low' } }],
    });
  });

  it('refuses a person that cannot be', () => {
    expect(recommend({ goals: ['fatigue'], sex: 'male', pregnancy: true })).toMatchObject({
      status: 'needs_info',
      missing: ['sex', 'pregnancy'],
    });
  });

  it.each([
    [['chest pain']],
    [['I have had chest pain since morning']],
    [['chest pian']],
    [['suicidal thoughts']],
    [['dolor de pecho']],
  ])('puts care first for %o', (symptoms) => {
    const answer = recommend({ symptoms });
    expect(answer.seekCare[0].advice).toMatch(/911|988/);
    expect(answer.unmatched).toEqual([]);
  });

  it.each([['stroke'], ['heart attack'], ['derrame cerebral']])(
    'takes %s said alone for a warning sign, but not its risk',
    (sign) => {
      expect(recommend({ symptoms: [sign] }).seekCare).toHaveLength(1);
      expect(recommend({ goals: [`${sign} risk`] })).not.toHaveProperty('seekCare');
    },
  );

  it.each([
    [['lose weight', 'gain weight', 'heart health']],
    [['heart health', 'fatigue']],
    [['salud del corazón', 'subir de peso']],
  ])('takes the goals %o for no sign together', (goals) => {
    expect(recommend({ goals })).not.toHaveProperty('seekCare');
    expect(recommend({ symptoms: goals })).not.toHaveProperty('seekCare');
  });

  it('takes symptoms for a sign together', () => {
    expect(recommend({ symptoms: ['fever', 'stiff neck'] }).seekCare).not.toHaveLength(0);
  });

  it('follows neither of two goals that contradict each other, and says so', () => {
    const answer = recommend({ goals: ['lose weight', 'gain weight', 'heart health'] });
    expect(answer.unmatched).toEqual(['lose weight', 'gain weight']);
    expect(answer.notes[0]).toContain('contradict');
    expect(answer.recommendations[0].matched).toEqual(['Heart health']);
  });

  it('gives a panel made for one sex only to goals of that sex', () => {
    const slugs = (input: Record<string, unknown>): string[] =>
      recommend(input).plans.flatMap(({ items }: { items: { slug: string }[] }) =>
        items.map(({ slug }) => slug),
      );
    const panels = data.catalog.entries.filter(({ sex }) => sex !== undefined).map((entry) => entry.slug);
    expect(panels).toContain('womens-wellness');
    for (const symptom of ['fatigue', 'hair loss', 'weight gain', 'brain fog'])
      expect(slugs({ symptoms: [symptom], budget: 'high' }).filter((slug) => panels.includes(slug))).toEqual(
        [],
      );
  });

  it('names what it does not understand, and asks when it understands nothing', () => {
    expect(recommend({ goals: ['heart health', 'flying saucers'] }).unmatched).toEqual(['flying saucers']);
    expect(recommend({ goals: ['flying saucers'] })).toMatchObject({
      status: 'needs_info',
      unmatched: ['flying saucers'],
      missing: ['goals'],
    });
    expect(recommend({}).status).toBe('needs_info');
  });

  it('looks up what is no goal: it may be a test by its name, or not sold here', () => {
    const answer = recommend({ goals: ['heart health', 'flying saucers'] });
    expect(answer.next.map(({ tool }: { tool: string }) => tool)).toEqual(['quote_order', 'search_tests']);
    expect(answer.next[1].arguments).toEqual({ query: 'flying saucers' });
  });

  it('says the same every time, and does not depend on the order of goals', () => {
    const items = (goals: string[]) =>
      recommend({ goals, budget: 'high' }).recommendations.map(
        ({ item }: { item: { slug: string } }) => item.slug,
      );
    expect(items(['energy', 'heart health'])).toEqual(items(['heart health', 'energy']));
  });
});

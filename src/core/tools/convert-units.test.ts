import { describe, expect, it } from 'vitest';
import { alike } from './alike.fixture.ts';
import { call, data } from './call.fixture.ts';

const convert = (analyte: string, rest: Record<string, unknown> = {}) =>
  call('convert_units', { analyte, value: 50, ...rest });
/** Names that are the same in both languages. */
const SAME = data.conversions.records.flatMap(({ slug, said: { en, es } }) =>
  en.name === es.name ? [slug] : [],
);

describe('convert_units', () => {
  it('says the convention behind every factor in the language asked', () => {
    for (const { slug } of data.conversions.records) {
      const spanish = convert(slug, { lang: 'es' });
      const same = alike(convert(slug), spanish).filter(
        (text) => !(SAME.includes(slug) && text.startsWith('/analyte/name')),
      );
      expect(same, slug).toEqual([]);
    }
    expect(convert('sodium', { lang: 'es' }).note).toBe(
      data.conversions.records.find(({ slug }) => slug === 'sodium')?.said.es.note,
    );
  });

  it.each(['Lp(a)', 'no such thing', 'glucoze', 'vitamin'])('answers %s in Spanish', (analyte) => {
    const spanish = convert(analyte, { lang: 'es' });
    expect(alike(convert(analyte), spanish)).toEqual([]);
  });

  it('says in Spanish that no result is this low', () => {
    const low = { value: 0.5, lang: 'es' };
    expect(convert('hemoglobin-a1c', low)).toMatchObject({
      status: 'needs_info',
      message: 'La ecuación no da un resultado tan bajo. Revise el valor y su unidad.',
      missing: ['value'],
    });
  });

  it('asks which analyte is meant, with a call ready for each', () => {
    const answer = convert('bilirubin serum direct total', { lang: 'es' });
    const { options, next } =
      answer.status === 'ambiguous' ? answer : convert('testosterone free total', { lang: 'es' });
    expect(next.map((call: { arguments: { analyte: string } }) => call.arguments.analyte)).toEqual(
      options.map(({ slug }: { slug: string }) => slug),
    );
  });

  it('offers nothing near for lipoprotein(a)', () => {
    expect(convert('Lp(a)')).toMatchObject({ status: 'not_found', suggestions: [] });
    expect(convert('Lp(a)')).not.toHaveProperty('next');
  });
});

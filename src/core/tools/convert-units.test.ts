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

  it.each(['Lp(a)', 'no such thing', 'xx glucose', 'vitamin'])('answers %s in Spanish', (analyte) => {
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
    const { status, options, next } = convert('vitamin', { direction: 'toConventional', lang: 'es' });
    expect(status).toBe('ambiguous');
    const [first] = options;
    expect(options.length).toBeGreaterThan(1);
    expect(next).toContainEqual({
      tool: 'convert_units',
      arguments: { analyte: first.slug, value: 50, direction: 'toConventional', lang: 'es' },
      why: `Si se trata de ${first.name}`,
    });
    expect(next).toHaveLength(options.length);
  });

  it('names what is near to an unknown name, with a call ready for it', () => {
    expect(convert('xx glucose', { lang: 'es' })).toMatchObject({
      status: 'not_found',
      suggestions: expect.arrayContaining(['glucose']),
      options: expect.arrayContaining([{ slug: 'glucose', name: 'Glucosa' }]),
      next: expect.arrayContaining([
        expect.objectContaining({
          tool: 'convert_units',
          arguments: expect.objectContaining({ analyte: 'glucose', value: 50 }),
        }),
      ]),
    });
  });

  it('offers nothing near for lipoprotein(a)', () => {
    expect(convert('Lp(a)')).toMatchObject({ status: 'not_found', suggestions: [] });
    expect(convert('Lp(a)')).not.toHaveProperty('next');
  });
});

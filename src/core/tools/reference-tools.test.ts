import { describe, expect, it } from 'vitest';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { answerBlocks } from '../../views/generic/answer.ts';
import { wordsOf } from '../words/index.ts';
import { call, data, TODAY, toolNamed } from './call.fixture.ts';
import { runTool } from './run.ts';

const interpret = (values: unknown[], person: Record<string, unknown> = {}) =>
  call('interpret_results', { values, ...person });

describe('convert_units', () => {
  it('gives 7 % HbA1c as 53 mmol/mol and 154 mg/dL', () => {
    const answer = call('convert_units', { analyte: 'A1c', value: 7 });
    expect(answer.to).toMatchObject({ unit: 'mmol/mol', text: '53 mmol/mol' });
    expect(Math.round(answer.estimatedAverageGlucose.mgdL)).toBe(154);
    expect(
      call('convert_units', { analyte: 'hemoglobin-a1c', value: 53, direction: 'toConventional' }).to.value,
    ).toBeCloseTo(7, 2);
  });

  it('converts glucose by its factor in both directions', () => {
    expect(call('convert_units', { analyte: 'glucose', value: 100 })).toMatchObject({
      to: { value: 5.551, unit: 'mmol/L' },
      factor: 0.05551,
    });
    expect(
      call('convert_units', { analyte: 'glucose', value: 5.551, direction: 'toConventional' }).to.value,
    ).toBeCloseTo(100, 9);
  });

  it('takes a name of several meanings for the one that can be converted, and says so', () => {
    const answer = call('convert_units', { analyte: 'TG', value: 150 });
    expect(answer).toMatchObject({
      status: 'ok',
      analyte: { slug: 'triglycerides' },
      to: { text: '1.69 mmol/L' },
    });
    expect(answer.assumed).toEqual(['"TG" was taken for Triglycerides.']);
    expect(call('convert_units', { analyte: 'triglycerides', value: 150 })).not.toHaveProperty('assumed');
  });

  it('refuses lipoprotein(a) with the reason', () => {
    for (const analyte of ['Lp(a)', 'lipoprotein-a', 'lipoprotein (a)']) {
      expect(call('convert_units', { analyte, value: 50 })).toMatchObject({
        status: 'not_found',
        message: expect.stringContaining('no fixed relation'),
      });
    }
  });
});

describe('interpret_results', () => {
  it('flags against the range for sex and age', () => {
    const answer = interpret([{ marker: 'hemoglobin', value: 12.5, unit: 'g/dL' }], { sex: 'male', age: 40 });
    expect(answer.results[0]).toMatchObject({ flag: 'low', rule: 'one_range' });
    expect(answer.summary).toEqual({ low: 1, normal: 0, high: 0, indeterminate: 0, unknown: 0 });
  });

  it('does not decide when the sex is missing and the ranges disagree, and says what is needed', () => {
    const [result] = interpret([{ marker: 'hemoglobin', value: 12.9, unit: 'g/dL' }], { age: 40 }).results;
    expect(result).toMatchObject({
      flag: 'indeterminate',
      rule: 'not_decided',
      reason: expect.stringContaining('sex'),
    });
  });

  it('decides when every range that may apply agrees, and says so', () => {
    const [result] = interpret([{ marker: 'hemoglobin', value: 6.5, unit: 'g/dL' }], { age: 40 }).results;
    expect(result).toMatchObject({ flag: 'low', rule: 'all_ranges_agree' });
    expect(result.critical.text).toContain('emergency');
  });

  it("lets the report's own range rule, and shows both", () => {
    const [result] = interpret([{ marker: 'TSH', value: 4.5, unit: 'mIU/L', refLow: 0.5, refHigh: 5 }], {
      sex: 'female',
      age: 41,
    }).results;
    expect(result).toMatchObject({ flag: 'normal', rule: 'own_range', publishedFlag: 'high' });
    expect(result.publishedRanges.length).toBe(1);
  });

  it("does not use a report's range whose limits are swapped, and says so", () => {
    const [result] = interpret([{ marker: 'TSH', value: 2, unit: 'mIU/L', refLow: 5, refHigh: 1 }]).results;
    expect(result).toMatchObject({
      flag: 'normal',
      notes: expect.arrayContaining([expect.stringContaining('lower limit of the report')]),
    });
  });

  it('takes a value equal to an inclusive limit as inside', () => {
    const [result] = interpret([
      { marker: 'TSH', value: 4.5, unit: 'mIU/L', refLow: 0.5, refHigh: 4.5 },
    ]).results;
    expect(result.flag).toBe('normal');
  });

  it('converts a convertible unit and shows it; the flag does not depend on the unit', () => {
    const [si, us] = interpret(
      [
        { marker: 'glucose', value: 6.2, unit: 'mmol/L' },
        { marker: 'glucose', value: 111.69, unit: 'mg/dL' },
      ],
      { sex: 'male', age: 50 },
    ).results;
    expect(si).toMatchObject({ flag: 'high', unit: 'mg/dL', converted: expect.stringContaining('0.05551') });
    expect(us.flag).toBe(si.flag);
  });

  it('keeps input order and counts unknown names', () => {
    const answer = interpret([
      { marker: 'no such thing', value: 1 },
      { marker: 'TSH', value: 2, unit: 'mIU/L' },
    ]);
    expect(answer.results.map((one: { flag: string }) => one.flag)).toEqual(['indeterminate', 'normal']);
    expect(answer.summary.unknown).toBe(1);
  });

  it('asks when the person described cannot exist', () => {
    expect(interpret([{ marker: 'TSH', value: 2 }], { sex: 'male', pregnancy: true })).toMatchObject({
      status: 'needs_info',
      missing: ['sex', 'pregnancy'],
    });
  });

  it('names the fields that would settle a flag', () => {
    const values = [
      { marker: 'hemoglobin', value: 12.9, unit: 'g/dL' },
      { marker: 'glucose', value: 30 },
    ];
    const [hemoglobin, glucose] = interpret(values, { age: 40 }).results;
    expect(hemoglobin.missing).toEqual(['sex']);
    expect(glucose).toMatchObject({ flag: 'indeterminate', missing: ['unit'] });
  });

  it('says first that a value is critical, and which', () => {
    const answer = interpret([
      { marker: 'Potassium', value: 7.1, unit: 'mmol/L' },
      { marker: 'TSH', value: 2, unit: 'mIU/L' },
    ]);
    expect(answer.critical.text).toMatch(/^Contact .*emergency services now.*911.*Potassium/);
    expect(interpret([{ marker: 'TSH', value: 2, unit: 'mIU/L' }])).not.toHaveProperty('critical');
  });
});

describe('lookup_reference_range', () => {
  it('gives the one range that applies', () => {
    const answer = call('lookup_reference_range', { marker: 'ferritin', sex: 'female', age: 34 });
    expect(answer).toMatchObject({
      status: 'ok',
      marker: { slug: 'ferritin' },
      review: { status: 'unreviewed' },
    });
    expect(answer.applicable.source.url).toMatch(/^https:/);
    expect(answer.howToTest[0].slug).toBe('ferritin');
  });

  it('gives a child no ranges of adults beside its own', () => {
    const alternatives = (person: object) =>
      call('lookup_reference_range', { marker: 'creatinine', ...person }).alternatives.map(
        ({ population }: { population: string }) => population,
      );
    expect(alternatives({ sex: 'male', age: 5 })).toEqual([]);
    expect(alternatives({ sex: 'male', age: 40 })).toContain('Men');
    expect(alternatives({ sex: 'male', age: 40 })).not.toContain('Women');
    expect(alternatives({})).toEqual(expect.arrayContaining(['Men', 'Women']));
  });

  it('names the unit of each meaning of a name', () => {
    const { options, next } = call('lookup_reference_range', { marker: 'lipoprotein(a)' });
    expect(options).toEqual([
      { slug: 'lipoprotein-a', name: 'Lipoprotein(a)', unit: 'mg/dL' },
      { slug: 'lipoprotein-a-molar', name: 'Lipoprotein(a), molar', unit: 'nmol/L' },
    ]);
    expect(next[1].why).toBe('If Lipoprotein(a), molar, in nmol/L, is meant');
  });

  it('answers with all ranges and what is missing when the sex is not given', () => {
    const answer = call('lookup_reference_range', { marker: 'hemoglobin', age: 40 });
    expect(answer).toMatchObject({ status: 'needs_info', missing: ['sex'] });
    expect(answer.ranges.length).toBeGreaterThan(1);
    expect(answer).not.toHaveProperty('applicable');
  });

  it('asks for the method where the ranges differ by it, and takes it as printed', () => {
    const ofShbg = (method?: string) =>
      call('lookup_reference_range', { marker: 'SHBG', sex: 'male', age: 40, ...(method && { method }) });
    expect(ofShbg()).toMatchObject({ status: 'needs_info', missing: ['method'] });
    expect(ofShbg('ECLIA')).toMatchObject({ status: 'ok', applicable: { low: 17, high: 56 } });
    expect(ofShbg('Immunoenzymatic')).toMatchObject({ status: 'ok', applicable: { low: 13.3, high: 89.5 } });
  });

  it.each([
    ['en', 'reviewed by: Ana Ruiz', 'credential: MD, nephrology', 'what was read: the ranges'],
    ['es', 'revisado por: Ana Ruiz', 'título profesional: MD, nephrology', 'qué se leyó: los rangos'],
  ] as const)('names who signed a record, with the credential and the part, in %s', (lang, ...said) => {
    const review = {
      status: 'reviewed',
      reviewedAt: '2026-11-20',
      reviewer: 'Ana Ruiz',
      credential: 'MD, nephrology',
      scope: 'ranges',
    } as const;
    const records = data.markers.records.map((marker) => ({ ...marker, review }));
    const answer = runTool(
      toolNamed('lookup_reference_range'),
      { marker: 'potassium', lang },
      {
        data: { ...data, markers: { ...data.markers, records } },
        today: TODAY,
        wordsOf,
        attribution: { source: 'ai_agent', medium: 'agent' },
      },
    );
    expect(answer).toMatchObject({ review });
    const text = blocksMarkdown(answerBlocks(answer, lang), data.service.service.origin, lang);
    for (const part of said) expect(text).toContain(part);
  });

  it('shows a review as overdue after its day', () => {
    expect(call('lookup_reference_range', { marker: 'tsh' }, '2029-01-01').review.overdue).toBe(true);
    expect(call('lookup_reference_range', { marker: 'tsh' }).review.overdue).toBe(false);
  });
});

it.each(['lookup_reference_range', 'interpret_results'])('%s says which fields clash', (tool) => {
  const asked = tool === 'interpret_results' ? { values: [{ marker: 'tsh', value: 2 }] } : { marker: 'tsh' };
  const missing = (person: object) => call(tool, { ...asked, ...person }).missing;
  expect(missing({ trimester: 2 })).toEqual(['pregnancy', 'trimester']);
  expect(missing({ pregnancy: true, postmenopausal: true })).toEqual(['pregnancy', 'postmenopausal']);
});

describe('calculate_free_testosterone', () => {
  it('answers the published example in every unit', () => {
    const answer = call('calculate_free_testosterone', { totalT: 10, totalTUnit: 'nmol/L', shbg: 40 });
    expect(answer.freeTestosterone.nmolL).toBeCloseTo(0.17388, 4);
    expect(answer.freeTestosterone.percent).toBeCloseTo(1.739, 2);
    expect(answer.freeTestosterone.pgmL).toBeCloseTo(answer.freeTestosterone.ngdL * 10, 3);
    expect(answer).not.toHaveProperty('warnings');
  });

  it('computes and warns outside of physiology', () => {
    expect(
      call('calculate_free_testosterone', { totalT: 100000, shbg: 5000, albuminGdL: 1 }).warnings,
    ).toHaveLength(3);
  });
});

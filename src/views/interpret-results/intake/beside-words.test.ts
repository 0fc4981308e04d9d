import { describe, expect, it } from 'vitest';
import { isNamed } from '../../../core/analytes/match.ts';
import { LANGS } from '../../../core/model/vocabulary.ts';
import { readReport } from '../../../core/report/report.ts';
import { call } from '../../../core/tools/call.fixture.ts';
import { loadDataset } from '../../../data/load.ts';
import { BESIDE_WORDS } from './beside-words.ts';

describe('the example of a report', () => {
  it.each(LANGS)('is read whole in %s, and every value of it is judged', (lang) => {
    const { analytes } = loadDataset();
    const { lines, about } = readReport(BESIDE_WORDS[lang].text, (name) => isNamed(name, analytes));
    expect(about).toMatchObject({ sex: 'female', age: 43, collected: '2026-05-14' });
    const values = lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
    expect(values).toHaveLength(10);
    const answer = call('interpret_results', {
      values: values.map(({ comparator = '', value, ...entry }) => ({
        ...entry,
        value: comparator === '' ? value : `${comparator}${value}`,
      })),
      sex: 'female',
      age: 43,
      lang,
    });
    if (answer.status !== 'ok') throw new Error(answer.message);
    const judged: readonly { readonly flag: string }[] = answer.results;
    expect(judged.map(({ flag }) => flag)).not.toContain('indeterminate');
  });
});

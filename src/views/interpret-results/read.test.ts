import { describe, expect, it } from 'vitest';
import { toHtml } from '../../blocks/html.ts';
import { loadDataset } from '../../data/load.ts';
import { gapsElements } from './intake/gaps.ts';
import { readText } from './read.ts';

const data = loadDataset();
const read = (text: string, lang: 'en' | 'es' = 'en') => {
  const { values, said, gaps } = readText(text, data, lang);
  return { values, said: toHtml([...said, ...gapsElements({ gaps, lang })]) };
};

describe('a report that was sent as text', () => {
  it('becomes values with their units, ranges and signs', () => {
    expect(read('TSH <0.01 mIU/L 0.4-4.5\nGlucose 91 mg/dL 70-99')).toEqual({
      values: [
        { marker: 'TSH', value: '<0.01', unit: 'mIU/L', refLow: 0.4, refHigh: 4.5 },
        { marker: 'Glucose', value: 91, unit: 'mg/dL', refLow: 70, refHigh: 99 },
      ],
      said: '',
    });
  });

  it('says which lines were not read, and why', () => {
    const { values, said } = read('Glucosa 91 mg/dL 70-99\nZonopathy Ab NON-REACTIVE', 'es');
    expect(values).toHaveLength(1);
    expect(said).toContain('1 línea no se leyó como valor');
    expect(said).toContain('el resultado está en palabras');
  });

  it('says of a report without numbers another thing than of a letter', () => {
    expect(read('Zonopathy Ab NON-REACTIVE').said).toContain(
      'although it has lines like those of a lab report',
    );
    expect(read('Dear Jane,\nthank you for your letter.').said).toContain('does not look like a lab report');
  });

  it('answers the first forty values of a longer one, and says so', () => {
    const many = Array.from({ length: 43 }, (_, i) => `Glucose ${90 + i} mg/dL 70-99`).join('\n');
    const { values, said } = read(many);
    expect(values).toHaveLength(40);
    expect(said).toContain('The first 40 of 43 values');
  });
});

import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { isNamed } from '../analytes/match.ts';
import { readReport } from './report.ts';
import { leftOut } from './unread.ts';

const { analytes } = loadDataset();
const knows = (name: string): boolean => isNamed(name, analytes);
const left = (text: string): string[] =>
  leftOut(readReport(text, knows).lines, knows).map(({ line }) => line);

describe('a line that gave no value', () => {
  it.each([
    'Zonopathy Ab NON-REACTIVE',
    'Malarial Parasite\tNot Seen\t\t\tNot Seen',
    'tpo antibodies >900 (should be under 35)',
    'Prolactin',
    'AST 22 24 31',
  ])('may hold a result: %s', (line) => {
    expect(left(`Glucose 91 mg/dL 70-99\n${line}`)).toEqual([line]);
  });

  it('stands around results: who, when, headings, remarks, the name above a value that was read', () => {
    const text = [
      'Patient: DOE, JANE',
      'Date Collected: 11/02/2026 08:15',
      'CBC With Differential/Platelet',
      'Hemoglobin',
      'Hemoglobin 10.4 Low g/dL 11.1-15.9',
      'Prediabetes: 5.7 - 6.4',
      'Comment: Values of 10 or more suggest an infection of the past.',
      '--------------------',
      'Final Report Page 1 of 2',
    ];
    expect(left(text.join('\n'))).toEqual([]);
  });
});

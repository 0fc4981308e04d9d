import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

const IRON = { marker: 'Iron', value: 40, unit: 'ug/dL', refLow: 50, refHigh: 170 };

it('reads a card with the value above the name', () => {
  const text =
    '40 ug/dL\nIron\nLOW   Normal range: 50 - 170 ug/dL\n\n2.1 mIU/L\nTSH\nNORMAL   Normal range: 0.4 - 4 mIU/L';
  expect(valuesOf(text)).toEqual([
    IRON,
    { marker: 'TSH', value: 2.1, unit: 'mIU/L', refLow: 0.4, refHigh: 4 },
  ]);
});

it('takes no value from above the name where nothing shows that they belong together', () => {
  expect(valuesOf('Unknown thing\n40 ug/dL\nIron\nTSH')).not.toContainEqual(
    expect.objectContaining({ marker: 'Iron' }),
  );
  expect(valuesOf('40 ug/dL\nIron\nNormal range: 0.4 - 4 mIU/L')).toEqual([]);
});

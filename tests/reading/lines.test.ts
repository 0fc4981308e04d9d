import { expect, it } from 'vitest';
import { lineCases, readLineCase } from './lines.fixture.ts';

const READ = lineCases().map((one) => ({ id: one.id, ...readLineCase(one) }));

it('calls no line normal that a laboratory professional would not', () => {
  // "Glucose 5.4" without a unit: only one unit in use makes it believable, and the answer says so.
  expect(READ.filter(({ reassured }) => reassured).map(({ id }) => id)).toEqual(['trap-029']);
});

it('understands nearly all lines as a laboratory professional does', () => {
  const other = READ.filter(({ asWanted }) => !asWanted).map(({ id, is }) => `${id} ${is}`);
  expect(READ).toHaveLength(260);
  expect(other.length, other.join(', ')).toBeLessThanOrEqual(11);
});

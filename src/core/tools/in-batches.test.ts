import { expect, it } from 'vitest';
import type { Answer } from './define.ts';
import { inputsOf, joinAnswers } from './in-batches.ts';

it('asks a long report in parts of 40 and loses no value', () => {
  const values = Array.from({ length: 95 }, (_, i) => ({ marker: `m${i}`, value: i }));
  const parts = inputsOf({ values, sex: 'male' });
  expect(parts.map((part) => (part.values as unknown[]).length)).toEqual([40, 40, 15]);
  expect(parts.every(({ sex }) => sex === 'male')).toBe(true);
  const [first, ...others] = parts.map(
    (part): Answer => ({ status: 'ok', results: part.values as readonly unknown[] }),
  );
  const joined = first === undefined ? undefined : joinAnswers([first, ...others]);
  expect(joined?.results).toEqual(values);
});

it('shows what is asked back rather than half a report', () => {
  const back: Answer = { status: 'needs_info', message: 'Correct one of them.' };
  expect(joinAnswers([{ status: 'ok', results: [1] }, back])).toBe(back);
});

it('says first what is critical in any part', () => {
  const critical = { text: 'Contact a doctor or emergency services now.' };
  const first: Answer = { status: 'ok', results: [1] };
  expect(joinAnswers([first, { status: 'ok', results: [2], critical }]).critical).toEqual(critical);
});

it('keeps how soon, and what values say together, of every part', () => {
  const iron = { slug: 'iron-deficiency' };
  const first: Answer = {
    status: 'ok',
    urgency: 'soon',
    patterns: [iron],
    assumed: ['Adults.'],
    results: [1],
  };
  const second: Answer = {
    status: 'ok',
    urgency: 'now',
    patterns: [iron, { slug: 'thyroid' }],
    assumed: ['Adults.'],
    results: [2],
  };
  expect(joinAnswers([first, second])).toEqual({
    status: 'ok',
    urgency: 'now',
    patterns: [iron, { slug: 'thyroid' }],
    assumed: ['Adults.'],
    results: [1, 2],
  });
});

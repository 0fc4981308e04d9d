import { describe, expect, it } from 'vitest';
import type { Found } from './search-sources.ts';
import {
  type Answer,
  answered,
  asked,
  begun,
  cleared,
  extended,
  narrowed,
  type Question,
  restarted,
  type SearchState,
} from './search-state.ts';

const page = (path: string): Found => ({ path, title: path.slice(1) });
const tsh = page('/tests/tsh');
const guide = page('/guides/thyroid');
const marker = page('/biomarkers/tsh');

const all = (named: readonly Found[], found: readonly Found[], total = found.length): Answer => ({
  named,
  rest: { pages: { found, total }, served: [], failed: false },
});

/** A state in which something is being looked for, with its question. */
function looking(typed: string, from: SearchState = begun('part')): [SearchState, Question] {
  const state = asked(from, typed);
  if (state.question === undefined) throw new Error('Nothing is asked.');
  return [state, state.question];
}

describe('a question of the search', () => {
  it('keeps what is listed until something is found', () => {
    const [first, question] = looking('tsh');
    const found = answered(first, question, all([tsh], [guide]));
    const [second, next] = looking('ferritin', found);
    expect(second.busy).toBe(true);
    expect(second.hits).toBe(found.hits);
    expect(second.said).toBe(found.said);
    expect(second.below).toBe(found.below);
    expect(answered(second, next, { named: [] })).toBe(second);
  });

  it('shows names at once and clears what stood below them, and says nothing yet', () => {
    const [state, question] = looking('tsh');
    const shown = answered(state, question, { named: [tsh] });
    expect(shown.hits).toEqual({ typed: 'tsh', found: [tsh] });
    expect(shown.below).toEqual({ idle: false });
    expect(shown.said).toBeUndefined();
    expect(shown.busy).toBe(true);
  });

  it('lists pages below the names, none of them twice, and counts what there is', () => {
    const [state, question] = looking('tsh');
    const shown = answered(state, question, all([tsh, marker], [guide, tsh], 31));
    expect(shown.hits.found).toEqual([tsh, marker, guide]);
    expect(shown.busy).toBe(false);
    expect(shown.said).toEqual({ typed: 'tsh', total: 32, more: true, failed: false });
    expect(shown.below).toBe(shown.said);
  });

  it('has more to show only where there is more than was asked for', () => {
    const [state, question] = looking('tsh');
    expect(answered(state, question, all([], [guide], 8)).said?.more).toBe(false);
    expect(answered(state, question, all([], [guide], 9)).said?.more).toBe(true);
  });

  it('ends with what the service found, or with nothing, and knows whether that is a failure', () => {
    const [state, question] = looking('joints');
    const pages = { found: [], total: 0 };
    const served = answered(state, question, { named: [], rest: { pages, served: [tsh], failed: false } });
    expect(served.hits.found).toEqual([tsh]);
    expect(served.said).toMatchObject({ total: 1, failed: false });
    const failed = answered(served, question, { named: [], rest: { pages, served: [], failed: true } });
    expect(failed.hits.found).toEqual([]);
    expect(failed.said).toMatchObject({ total: 0, failed: true });
  });

  it('is answered only while it is the newest, even by the same words or after the field was emptied', () => {
    const [first, question] = looking('tsh');
    for (const typed of ['ferritin', 'tsh', '']) {
      const newer = asked(first, typed);
      expect(answered(newer, question, all([tsh], [guide]))).toBe(newer);
    }
  });

  it('gives an emptied field back what was open lately, anew each time', () => {
    const [state, question] = looking('tsh');
    const empty = asked(answered(state, question, all([tsh], [])), '');
    expect(empty).toMatchObject({ question: undefined, hits: { found: [] }, said: undefined });
    expect(empty.below).toEqual({ idle: true });
    expect(cleared(empty).below).not.toBe(empty.below);
  });
});

it('is no longer busy when the field was emptied before the answer came', () => {
  const [state] = looking('tsh');
  expect(asked(state, '').busy).toBe(false);
});

describe('how far the search goes', () => {
  const asks = (state: SearchState) => asked(state, 'iron').question;

  it('goes further by steps, more on a page than in a dialog', () => {
    expect(asks(begun('part'))?.limit).toBe(8);
    expect(asks(extended(begun('part')))?.limit).toBe(16);
    expect(asks(extended(begun('whole')))?.limit).toBe(40);
  });

  it('begins with the first results again for other words and for another kind', () => {
    const far = extended(extended(begun('whole')));
    expect(asks(restarted(far))?.limit).toBe(20);
    expect(asks(narrowed(far, 'guides'))).toEqual({ typed: 'iron', kind: 'guides', limit: 20 });
  });

  it('keeps the kind for other words, and comes back to all kinds', () => {
    const narrow = narrowed(begun('part'), 'guides');
    expect(asks(restarted(narrow))?.kind).toBe('guides');
    expect(asks(narrowed(narrow, undefined))?.kind).toBeUndefined();
  });
});

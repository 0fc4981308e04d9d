import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evalCases } from './cases.fixture.ts';
import { callsBeyond, faultsOf } from './judge.fixture.ts';
import { askedOf } from './model.fixture.ts';
import { replayed } from './replay.fixture.ts';
import { page, score, scoreOf } from './score.fixture.ts';

const cases = evalCases();
const outcomes = await Promise.all(cases.map(replayed));
const published = score.parse(JSON.parse(readFileSync(`${import.meta.dirname}/score.json`, 'utf8')));
const measured = scoreOf(outcomes, published.dataRelease);

/** How far answers may grow or shrink before the published cost is wrong: a word here and there is no news. */
const DRIFT = 0.1;

describe('questions with the calls that answer them', () => {
  it('are 150 at least, each with an id of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it.each(outcomes.map((outcome) => [outcome.asked.id, outcome] as const))(
    '%s is answered as expected, or fails as it says',
    (_id, { asked, faults }) => {
      if (asked.gap === undefined) expect(faults).toEqual([]);
      else expect(faults, 'it passes: remove its gap').not.toEqual([]);
    },
  );

  it('pass as often as is published', () => {
    const passed = ({ topics }: typeof published) =>
      Object.fromEntries(Object.entries(topics).map(([topic, one]) => [topic, [one.passed, one.cases]]));
    expect(passed(measured), 'npm run evals -- --write').toEqual(passed(published));
  });

  it.each(['text', 'structure'] as const)('cost in the %s what is published', (channel) => {
    for (const [topic, { [channel]: told }] of Object.entries(published.topics)) {
      const now = measured.topics[topic]?.[channel] ?? 0;
      expect(Math.abs(now - told), `${topic}: npm run evals -- --write`).toBeLessThanOrEqual(DRIFT * told);
    }
  });

  it('have the page of the published score', () => {
    expect(readFileSync('docs/evals.md', 'utf8'), 'npm run evals -- --write').toBe(page(published, cases));
  });
});

describe('the calls that a case allows', () => {
  const allowed = { tools: ['quote_order', 'search_tests'] as const, most: 3 };
  const beyond = (...tools: string[]) =>
    callsBeyond({ allowed: { ...allowed, tools: [...allowed.tools] } }, tools);

  it.each([
    [['quote_order'], []],
    [['search_tests', 'quote_order', 'quote_order'], []],
    [['search_tests', 'get_guide', 'get_guide'], ['calls: get_guide is not allowed']],
    [['quote_order', 'quote_order', 'quote_order', 'quote_order'], ['calls: 4, at most 3 are allowed']],
  ])('%j are judged', (tools, faults) => {
    expect(beyond(...tools)).toEqual(faults);
  });

  it('hold for those that are recorded', async () => {
    const [first] = cases;
    if (first === undefined) throw new Error('no case');
    const narrow = { ...first, allowed: { tools: ['get_guide' as const], most: 1 } };
    expect((await replayed(narrow)).faults).toEqual(['calls: quote_order is not allowed']);
  });

  it('leave room for one that finds the item, and none for a walk through all tools', () => {
    for (const {
      id,
      calls,
      allowed: { tools, most },
      replayOnly,
    } of cases) {
      expect(most - calls.length, id).toBeLessThanOrEqual(2);
      expect(most, id).toBeGreaterThanOrEqual(replayOnly ? calls.length : calls.length + 1);
      expect(tools.length, id).toBeLessThanOrEqual(6);
    }
  });
});

describe('a judgement', () => {
  const [first] = cases;
  if (first === undefined) throw new Error('no case');
  const asked = {
    ...first,
    facts: [{ what: 'total', pattern: '34\\.50?\\b' }],
    never: ['\\b40\\b'],
  };

  it('wants each fact in both channels, and what is forbidden in neither', () => {
    expect(faultsOf(asked, { text: 'In all $34.50', structure: '{"total":34.5}' })).toEqual([]);
    expect(faultsOf(asked, { text: 'In all $34.50', structure: '{"total":40}' })).toEqual([
      'structure: total',
      'structure: says "40"',
    ]);
    expect(faultsOf(asked, { text: '34.50 and undefined' })).toEqual(['text: says "undefined"']);
  });

  it('asks one channel only where the case says so', () => {
    const inText = { ...asked, facts: [{ what: 'total', pattern: '34\\.50', in: 'text' as const }] };
    expect(faultsOf(inText, { text: '34.50', structure: '{"total":34.5}' })).toEqual([]);
  });
});

describe('a model', () => {
  const node = `"${process.execPath}" ${import.meta.dirname}/stand-in.fixture.ts`;
  const asked = cases.filter(({ id }) => ['buy-01', 'conversion-01'].includes(id));

  it.each([
    ['MCP_URL', node],
    ['{mcp}', `${node} {mcp}`],
  ])('is a command that finds the server by %s', async (_how, command) => {
    const [quoted, converted] = await askedOf(command, asked);
    expect(quoted?.faults).toEqual([]);
    expect(quoted?.calls).toBe(2);
    expect(quoted?.tokens.text).toBeGreaterThan(100);
    expect(converted?.faults).toContain('calls: quote_order is not allowed');
  });

  it('that ends with a fault stops the run', async () => {
    await expect(askedOf('exit 3', asked)).rejects.toThrow('ended with 3');
  });
});

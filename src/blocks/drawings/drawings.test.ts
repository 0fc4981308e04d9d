import { describe, expect, it } from 'vitest';
import type { Element } from '../element.ts';
import { toHtml } from '../html.ts';
import { CAPS, tube } from './caps.ts';
import { rangeProgress, rangeRule, valueOnRange } from './range-motif.ts';
import { DRAW_STEPS, ORDER_STEPS, stepDrawing } from './steps.ts';
import { bodySystem, SYSTEM_NAMES } from './systems.ts';

const DRAWINGS: readonly (readonly [string, Element])[] = [
  ...SYSTEM_NAMES.map((name) => [name, bodySystem(name)] as const),
  ...CAPS.map((cap) => [`${cap} tube`, tube(cap)] as const),
  ...[...ORDER_STEPS, ...DRAW_STEPS].map((name) => [name, stepDrawing(name)] as const),
  ['rule', rangeRule()],
  ['progress', rangeProgress(2, 3)],
  ['value', valueOnRange(0.4)],
];

describe.each(DRAWINGS)('the drawing %s', (_, drawing) => {
  it('is at most 2 KB, without words, and hidden from those who hear the words beside it', () => {
    const html = toHtml([drawing]);
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(2048);
    expect(html.replace(/<[^>]*>/g, '')).toBe('');
    expect(drawing.attributes['aria-hidden']).toBe('true');
  });

  it('takes its colours from the style sheet', () => {
    expect(toHtml([drawing])).not.toMatch(/ (?:fill|stroke|style)=/);
  });
});

it('shows a value outside of its interval outside, and never beyond the line', () => {
  const x = (share: number): number => Number(/cx="(\d+)"/.exec(toHtml([valueOnRange(share)]))?.[1]);
  expect(x(0)).toBe(80);
  expect(x(1)).toBe(240);
  expect(x(1.2)).toBeGreaterThan(240);
  expect(x(90)).toBeLessThan(316);
  expect(x(-90)).toBeGreaterThan(4);
});

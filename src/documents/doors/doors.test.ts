import { expect, it } from 'vitest';
import { TOOLS } from '../../core/tools/index.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { DOOR_LIST, doorOf } from './doors.ts';

it.each([
  ['/tests', '/tests'],
  ['/es/panels/thyroid-panel', '/tests'],
  ['/tools/interpret-results', '/my-results'],
  ['/es/compare/prices/tsh', '/prices'],
  ['/lab-locations/texas', '/lab-locations'],
  ['/biomarkers/tsh/high', '/learn'],
  ['/', undefined],
  ['/es', undefined],
  ['/tools', undefined],
  ['/docs/tools/quote-order', undefined],
  ['/privacy', undefined],
])('%s lies behind %s', (path, door) => {
  expect(doorOf(path)?.path).toBe(door);
});

it('has every tool behind one door', () => {
  const behind = DOOR_LIST.flatMap(({ tools }) => tools);
  expect([...behind].sort()).toEqual(TOOLS.map(({ name }) => name).sort());
  for (const tool of TOOLS) expect(doorOf(toolPath(tool)), tool.name).toBeDefined();
});

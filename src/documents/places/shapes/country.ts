import { once } from '../../../core/once.ts';
import type { CountryShapes } from '../../../core/places/area-shapes.ts';
import { abroad } from './abroad.ts';
import { type Line, placeOf, shapes, UNIT } from './atlas.ts';

/** Coast and state lines as they are kept beside the functions, which do not carry the atlas. */
export const countryShapes = once((): CountryShapes => {
  const { land, lines } = shapes();
  return {
    origin: placeOf([0, 0]),
    unit: UNIT,
    land: land.map(stepsOf),
    states: lines.state.map(stepsOf),
    abroad: abroad().map(stepsOf),
  };
});

/** The first point, and from each to the next. */
const stepsOf = (line: Line): number[] =>
  line.flatMap(([x, y], i) => {
    const [fromX, fromY] = line[i - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });

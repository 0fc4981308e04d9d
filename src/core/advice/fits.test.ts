import { expect, it } from 'vitest';
import { fitOf } from './fits.ts';

it.each([
  [undefined, {}, 'yes'],
  [{ sex: 'female' }, {}, 'unknown'],
  [{ sex: 'female' }, { sex: 'male' }, 'no'],
  [{ sex: 'female' }, { sex: 'female' }, 'yes'],
  [{ ageFrom: 45 }, {}, 'unknown'],
  [{ ageFrom: 45 }, { age: 44 }, 'no'],
  [{ ageFrom: 45, ageTo: 75 }, { age: 75 }, 'yes'],
  [{ ageFrom: 18 }, {}, 'yes'],
  [{ ageTo: 95 }, {}, 'yes'],
  [{ ageTo: 17 }, {}, 'unknown'],
  [{ pregnant: false }, {}, 'yes'],
  [{ pregnant: false }, { pregnancy: true }, 'no'],
  [{ pregnant: true }, {}, 'unknown'],
  [{ pregnant: true }, { sex: 'male' }, 'no'],
  [{ pregnant: true }, { pregnancy: true }, 'yes'],
  [{ sex: 'female', ageTo: 45 }, { age: 50 }, 'no'],
  [{ sex: 'female', ageTo: 45 }, { age: 40 }, 'unknown'],
] as const)('what is for %o is, for %o: %s', (whom, person, fit) => {
  expect(fitOf(whom, person)).toBe(fit);
});

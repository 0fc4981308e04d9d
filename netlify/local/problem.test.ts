import { expect, test, vi } from 'vitest';
import { internalError as ofFunctions } from '../../src/surfaces/http.ts';
import { internalError } from './problem.ts';

test('a fault of the server is told and logged as one of a function', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('a value that a person typed');
  const [own, other] = await Promise.all([internalError(fault), ofFunctions(fault)].map((one) => one.json()));
  expect(own).toEqual(other);
  const [[first], [second]] = logged.mock.calls as [[string], [string]];
  expect(first).toBe(second);
  expect(first).toMatch(/^Internal error\n\s+at /);
  expect(JSON.stringify([own, first])).not.toContain('person typed');
  logged.mockRestore();
});

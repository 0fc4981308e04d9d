import { expect, it } from 'vitest';
import { servedAt } from './served-at.ts';

it('takes ORIGIN, then the address of the platform, and an empty one for none', () => {
  const [own, theirs] = ['https://labs.example.org', 'https://deploy.example.net'];
  expect(servedAt({ ORIGIN: own, URL: theirs })).toBe(own);
  expect(servedAt({ ORIGIN: '', URL: theirs })).toBe(theirs);
  expect(servedAt({ ORIGIN: ' ', URL: '' })).toBeUndefined();
  expect(servedAt({})).toBeUndefined();
});

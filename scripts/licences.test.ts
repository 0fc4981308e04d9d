import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licencesDocument } from './licences.ts';

it('is written down as the lock file has it, with a licence for every package', () => {
  const written = readFileSync('docs/licences.md', 'utf8');
  expect(written).toBe(licencesDocument(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
  expect(written).not.toContain('not named');
});

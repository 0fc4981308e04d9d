import { describe, expect, it } from 'vitest';
import { paths } from '../served.fixture.ts';
import knownPaths from './known-paths.json' with { type: 'json' };

describe('pages', () => {
  it('keep every address that was ever public', () => {
    expect(knownPaths.filter((path) => !paths.includes(path))).toEqual([]);
  });
});

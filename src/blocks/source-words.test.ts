import { expect, it } from 'vitest';
import { copyNote, readOn } from './source-words.ts';

const accessed = '2026-11-22';

it('says of a copy that it is one, in both languages', () => {
  expect(readOn({ accessed, secondHand: true }, 'en')).toBe(
    'read 2026-11-22; copied by another site; the original could not be opened',
  );
  expect(readOn({ accessed, secondHand: true }, 'es')).toContain('copiado por otro sitio');
  expect(copyNote({ accessed, secondHand: true }, 'es')).toEqual([' (una copia)']);
});

it('says nothing more of an original than when it was read', () => {
  expect(readOn({ accessed }, 'en')).toBe('read 2026-11-22');
  expect(copyNote({ accessed }, 'en')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { importsIn } from './imports.ts';
import { circles, cuts, longestOf } from './shape.ts';

/** `a>b c` is a file with two imports. */
const graphOf = (...files: string[]) =>
  new Map(
    files.map((file) => {
      const [name = '', imports = ''] = file.split('>');
      return [name, imports.split(' ').filter((one) => one !== '')] as const;
    }),
  );

describe('circles', () => {
  it('are files that reach each other, however long the way', () => {
    expect(circles(graphOf('a>b', 'b>c', 'c>a d', 'd>e', 'e'))).toEqual([['a', 'b', 'c']]);
    expect(circles(graphOf('a>b', 'b>a c', 'c>d', 'd>c'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(circles(graphOf('a>a'))).toEqual([['a']]);
  });

  it('are not two ways to one file', () => {
    expect(circles(graphOf('a>b c', 'b>d', 'c>d', 'd'))).toEqual([]);
  });
});

describe('the longest chain', () => {
  it('counts every file on it once', () => {
    expect(longestOf(graphOf('a>b d', 'b>c', 'c>d', 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says what is left of it without one import', () => {
    expect(cuts(graphOf('a>b', 'b>c', 'c>d', 'd'))).toEqual([
      { from: 'b', to: 'c', left: 2 },
      { from: 'a', to: 'b', left: 3 },
      { from: 'c', to: 'd', left: 3 },
    ]);
  });
});

describe('imports', () => {
  const kinds = (text: string, file = 'src/a.ts') => importsIn(text, file).map(({ kind }) => kind);

  it('are known as types, as code, and as code that comes later', () => {
    expect(
      kinds(`import type { A } from './a.ts';
import { type B, type C } from './b.ts';
import { type D, d } from './d.ts';
import './e.css';
import type from './f.ts';
export { g } from './g.ts';
export type { H } from './h.ts';
export const text = 'no import';
const late = await import('./i.ts');
import {
  k,
  l,
} from './k.ts';`),
    ).toEqual(['type', 'type', 'now', 'now', 'now', 'now', 'type', 'later', 'now']);
  });

  it('in the script of a page come later than those above it', () => {
    expect(
      kinds(
        `---\nimport A from './A.astro';\n---\n<A />\n<script>\n  import './b.ts';\n</script>`,
        'src/x.astro',
      ),
    ).toEqual(['now', 'later']);
  });
});

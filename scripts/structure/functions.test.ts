import { expect, it } from 'vitest';
import { functionsIn } from './functions.ts';

it('measures functions of every form with those inside of them, by their names', () => {
  expect(
    functionsIn(`/** Its comment does not count. */
export function outer(): void {
  const inner = (text: string) => {
    print(text);
  };
  input.addEventListener('input', () => {
    inner('');
  });
}
declare function print(text: string): void;
class Basket {
  take() {
  }
}
type Find = (typed: string) => void;`),
  ).toEqual([
    { name: 'outer', lines: 8 },
    { name: 'inner', lines: 3 },
    { name: "input.addEventListener('input', () => {", lines: 3 },
    { name: 'take', lines: 2 },
  ]);
});

it('is not misled by braces in text', () => {
  expect(functionsIn("const open = () => [\n  '}',\n  /{/,\n];\nconst next = () => 1;")).toEqual([
    { name: 'open', lines: 4 },
    { name: 'next', lines: 1 },
  ]);
});

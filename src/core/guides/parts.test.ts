import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const paragraph = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
const table = fc
  .array(fc.tuple(word, word), { minLength: 1, maxLength: 40 })
  .map((rows) => ['| a | b |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
const page = fc
  .array(
    fc.oneof(
      paragraph,
      table,
      paragraph.map((text) => `## ${text}`),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((blocks) => blocks.join('\n\n'));

/** Lines of a page; of the head of a table that is cut, only the first. */
const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && line !== '| a | b |' && line !== '| --- | --- |');

describe('partsOf', () => {
  it('loses no line, keeps the order, and keeps parts short', () => {
    fc.assert(
      fc.property(page, (markdown) => {
        const parts = partsOf(markdown, 400);
        expect(parts.flatMap(linesOf)).toEqual(linesOf(markdown));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(450);
      }),
    );
  });

  it('repeats the head of a table that is cut', () => {
    const rows = Array.from({ length: 50 }, (_, i) => `| row ${i} | value |`);
    const parts = partsOf(['| a | b |', '| --- | --- |', ...rows].join('\n'), 300);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part).toMatch(/^\| a \| b \|\n\| --- \| --- \|\n\| row/);
  });

  it('never cuts a code block', () => {
    const code = `\`\`\`sh\n${Array.from({ length: 30 }, (_, i) => `echo ${i}\n`).join('\n')}\`\`\``;
    const parts = partsOf(`before\n\n${code}\n\nafter`, 100);
    expect(parts).toContain(code);
  });

  it('gives a short page whole', () => {
    expect(partsOf('# Title\n\nText.\n')).toEqual(['# Title\n\nText.']);
  });
});

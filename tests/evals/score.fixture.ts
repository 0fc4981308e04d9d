import * as z from 'zod';
import type { EvalCase } from './cases.fixture.ts';
import type { Outcome } from './replay.fixture.ts';

const figures = z.strictObject({
  cases: z.int(),
  passed: z.int(),
  calls: z.int(),
  /** The most calls that the cases allow. */
  allowed: z.int(),
  /** Tokens of all answers, by channel. */
  text: z.int(),
  structure: z.int(),
  /** Cases whose answers are longer than the case allows, by channel. */
  longText: z.int(),
  longStructure: z.int(),
});

/** The score as it is published: by topic, and of all. */
export const score = z.strictObject({
  dataRelease: z.iso.date(),
  topics: z.record(z.string(), figures),
  all: figures,
});

export type Figures = z.infer<typeof figures>;
export type Score = z.infer<typeof score>;

const sumOf = (list: readonly Outcome[], of: (one: Outcome) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);

const figuresOf = (list: readonly Outcome[]): Figures => ({
  cases: list.length,
  passed: list.filter(({ faults }) => faults.length === 0).length,
  calls: sumOf(list, ({ calls }) => calls),
  allowed: sumOf(list, ({ asked }) => asked.allowed.most),
  text: sumOf(list, ({ tokens }) => tokens.text),
  structure: sumOf(list, ({ tokens }) => tokens.structure),
  longText: list.filter(({ asked, tokens }) => tokens.text > asked.maxTokens).length,
  longStructure: list.filter(({ asked, tokens }) => tokens.structure > asked.maxTokens).length,
});

export const scoreOf = (outcomes: readonly Outcome[], dataRelease: string): Score => ({
  dataRelease,
  topics: Object.fromEntries(
    [...Map.groupBy(outcomes, ({ asked }) => asked.topic)].map(([topic, list]) => [topic, figuresOf(list)]),
  ),
  all: figuresOf(outcomes),
});

const grouped = (count: number): string => count.toLocaleString('en-US');

/** A Markdown table of a score. */
export function table({ topics, all }: Score): string {
  const rows = [...Object.entries(topics), ['all', all] as const].map(([topic, one]) =>
    [
      topic,
      `${one.passed} of ${one.cases}`,
      one.calls,
      one.allowed,
      grouped(one.text),
      grouped(one.structure),
      `${one.longText}, ${one.longStructure}`,
    ].join(' | '),
  );
  return [
    '| topic | passed | calls | allowed | tokens of the text | tokens of the structure | too long in text, structure |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** The page of the published score. */
export function page(published: Score, cases: readonly EvalCase[]): string {
  const gaps = cases.flatMap(({ id, question, gap }) =>
    gap === undefined ? [] : `- \`${id}\` "${question.split('\n', 1)[0]}": ${gap}`,
  );
  return `# Evaluations

Questions as people and agents ask them, in English and Spanish, with the calls of a good answer, the facts that it must hold and what it must never say. The expectations were written from the interface, the records of the data and published sources, without reading the code that answers. \`tests/evals/README.md\` tells how they are made, replayed and asked of a model.

Each recorded call is made through the MCP endpoint. A case passes when its facts stand in the text and in the structure of the answers, nothing that is forbidden stands in either, and no call is made that the case does not allow: it names the tools, and how many calls at most. Tokens are counted with the o200k vocabulary. "Too long" counts cases whose answers take more tokens than the case allows.

Data release ${published.dataRelease}. Made by \`npm run evals -- --write\`.

${table(published)}

## Known gaps

${gaps.length === 0 ? 'None.' : gaps.join('\n')}
`;
}

import type { EvalCase } from './cases.fixture.ts';

/** What an answer gave, in the channels that a client may show to its model. */
export interface Channels {
  readonly text: string;
  /** Left out where there is none: a refused call, the answer of a model. */
  readonly structure?: string;
}

/** What a program prints where a value is missing. */
const HOLES = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** Calls that a case does not allow: of another tool, and more than it allows. */
export function callsBeyond({ allowed }: Pick<EvalCase, 'allowed'>, tools: readonly string[]): string[] {
  const others = new Set(tools).difference(new Set<string>(allowed.tools));
  return [
    ...[...others].map((tool) => `calls: ${tool} is not allowed`),
    ...(tools.length > allowed.most ? [`calls: ${tools.length}, at most ${allowed.most} are allowed`] : []),
  ];
}

/** Everything that is wrong with an answer, each as one line; the structure as it is sent, as JSON. */
export function faultsOf({ facts, never = [] }: EvalCase, channels: Channels): string[] {
  return Object.entries(channels).flatMap(([channel, said]) => [
    ...facts
      .filter((fact) => fact.in === undefined || fact.in === channel)
      .filter((fact) => !new RegExp(fact.pattern, 'i').test(said))
      .map(({ what }) => `${channel}: ${what}`),
    ...[...never.map((pattern) => new RegExp(pattern, 'i')), HOLES].flatMap((pattern) => {
      const met = pattern.exec(said);
      return met === null ? [] : [`${channel}: says "${met[0].slice(-60)}"`];
    }),
  ]);
}

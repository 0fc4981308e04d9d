import type { Element as Branch } from '../../../blocks/element.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { VIEWS, viewedTool } from '../../../views/index.ts';
import { sentenceOf } from '../../../views/said.ts';
import type { Gaps, Part } from '../../../views/showing.ts';
import { knownFor } from '../known.ts';
import { pagePlace } from '../place.ts';
import { answerOf } from '../run-tool.ts';
import { type Draft, draftOf } from './in-turns.ts';

type Input = Readonly<Record<string, unknown>>;

/** Waits until nothing else is to be done, where there is time. */
export type Pause = () => Promise<void>;
export const noPause: Pause = async () => {};

/** What a form asks. */
export interface Asked {
  readonly input: Input;
  /** What was not read of it. */
  readonly gaps?: Gaps | undefined;
}

/** An answer that is not shown yet. */
export interface Made {
  readonly draft: Draft;
  /** What is said of it to whoever cannot see it. */
  readonly sentence: string;
  /** One for each value that was asked about, where the tool judges values. */
  readonly results?: unknown;
  /** What is not seen of it at first. */
  readonly partOf?: (() => Promise<(part: Part) => readonly Branch[]>) | undefined;
}

/** Asks the tool of a form and makes the answer, all but showing it. */
export async function makeAnswer(form: HTMLFormElement, asked: Asked, pause: Pause = noPause): Promise<Made> {
  const name = viewedTool(form.dataset.tool);
  return name === undefined ? { draft: draftOf([]), sentence: '' } : answerMade(name, form, asked, pause);
}

async function answerMade<N extends ToolName>(
  name: N,
  form: HTMLFormElement,
  { input, gaps }: Asked,
  pause: Pause,
): Promise<Made> {
  const { inputsOf, joinAnswers } = await import('../../../core/tools/in-batches.ts');
  const [first, ...others] = inputsOf(input);
  const [result, { showingWith }, known, answer, ...more] = await Promise.all([
    VIEWS[name].result(),
    import('../../../views/known.ts'),
    knownFor(name, first),
    answerOf(form, name, first),
    ...others.map((part) => answerOf(form, name, part)),
  ]);
  await pause();
  // Links that ask anew name what was asked, which must not be personal.
  const about =
    form.dataset.shareable === 'true' ? { tool: name, asked: first } : { asked: {}, person: first, gaps };
  const showing = showingWith({ ...pagePlace(), ...about }, known);
  const joined = joinAnswers([answer, ...more]);
  const elements = result(joined, showing);
  await pause();
  const { parts } = VIEWS[name];
  return {
    draft: draftOf(elements),
    sentence: sentenceOf(elements),
    results: 'results' in joined ? joined.results : undefined,
    partOf: parts === undefined ? undefined : async () => (await parts())(joined, showing),
  };
}

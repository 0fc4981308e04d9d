import type { Dataset } from '../../../core/model/dataset.ts';
import type { Tool } from '../../../core/tools/define.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { langIn } from '../../../core/tools/run.ts';
import { type Speaking, speaking } from '../../../core/words/index.ts';
import { brief } from './brief.ts';
import { type Item, isList } from './json.ts';
import { noSuchPart, partAsked, partOf } from './long.ts';
import { reportsInParts } from './report.ts';
import { briefText } from './text.ts';
import { tokensAtMost } from './tokens.ts';

type Input = Readonly<Record<string, unknown>>;
type Shortened = (whole: Item, input: unknown, said: Speaking) => Iterable<Item>;

/** Tokens of an answer, or of a part of one, in each channel. */
const MOST_TOKENS = 4000;

/** Answers that are shortened in ways of their own, each time more. */
const SHORTENED: Readonly<Partial<Record<ToolName, Shortened>>> = {
  interpret_results: reportsInParts,
  lookup_reference_range: oneRange,
};

/** The range that applies is said once. */
function oneRange(answer: Item): readonly Item[] {
  const { ranges, ...rest } = answer;
  return [answer.applicable !== undefined && isList(ranges) && ranges.length === 1 ? rest : answer];
}

/** An answer in brief, whatever its length. */
export function wholeBrief(tool: Tool<ToolName>, answer: unknown, input: Input): Item {
  for (const first of briefs(tool, answer, input, speaking(langIn(input, tool)))) return first;
  return {};
}

/** An answer in brief, each time more so. */
function* briefs({ name }: Tool<ToolName>, answer: unknown, input: unknown, said: Speaking): Generator<Item> {
  const whole = JSON.parse(JSON.stringify(answer)) as Item;
  for (const one of SHORTENED[name]?.(whole, input, said) ?? [whole]) yield brief(name, one);
}

/**
 * What MCP gives of an answer: in brief, and of a long one the part that is asked for.
 * @throws CallerError 400 for a part that there is not
 */
export function briefAnswer(
  tool: Tool<ToolName>,
  answer: unknown,
  args: Input,
  service: Dataset['service'],
): Item {
  const said = speaking(langIn(args, tool));
  const fits = (one: Item): boolean =>
    tokensAtMost(JSON.stringify(one)) <= MOST_TOKENS &&
    tokensAtMost(briefText(one, said.lang, service)) <= MOST_TOKENS;
  const asked = partAsked(tool, args);
  let shortest: Item = {};
  for (const one of briefs(tool, answer, asked.input, said)) {
    shortest = one;
    if (!fits(one)) continue;
    if (asked.part > 1) throw noSuchPart(1, said.words);
    return one;
  }
  return partOf(tool, shortest, asked, said, fits);
}

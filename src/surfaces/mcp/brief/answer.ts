import type { Tool } from '../../../core/tools/define.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { langIn } from '../../../core/tools/run.ts';
import { type Speaking, speaking } from '../../../core/words/index.ts';
import { brief } from './brief.ts';
import { type Item, isList } from './json.ts';
import { reportInParts } from './report.ts';

/** Answers that are too long to be given whole, and how each is cut. */
const IN_PARTS: Readonly<Partial<Record<ToolName, (whole: Item, input: unknown, said: Speaking) => Item>>> = {
  interpret_results: reportInParts,
  lookup_reference_range: oneRange,
};

/** The range that applies is said once. */
function oneRange(answer: Item): Item {
  const { ranges, ...rest } = answer;
  return answer.applicable !== undefined && isList(ranges) && ranges.length === 1 ? rest : answer;
}

/** What MCP gives of an answer: in brief, and a long report in parts. */
export function briefAnswer(tool: Tool<ToolName>, answer: unknown, input: unknown): Item {
  const { name } = tool;
  const whole = JSON.parse(JSON.stringify(answer)) as Item;
  const part = IN_PARTS[name]?.(whole, input, speaking(langIn(input, tool)));
  return brief(name, part ?? whole);
}

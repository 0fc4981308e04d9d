import { CallerError } from '../../core/errors.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import type { ToolName } from '../../core/tools/index.ts';
import { langIn, runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { logPlace } from '../http.ts';
import type { Served } from '../served.ts';
import { briefAnswer } from './brief/answer.ts';
import { briefText } from './brief/text.ts';

/** The result of a call: the answer in brief, as text and as data, or every fault of the call as text. */
export function callTool(tool: Tool<ToolName>, args: unknown, { data, today }: Served) {
  const lang = langIn(args, tool);
  try {
    const answer = runTool(tool, args ?? {}, {
      data,
      today,
      wordsOf,
      attribution: { source: 'mcp', medium: 'agent' },
    });
    const structuredContent = briefAnswer(tool, answer, fieldsOf(args), data.service);
    const text = briefText(structuredContent, lang, data.service);
    return { content: [{ type: 'text' as const, text }], structuredContent };
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: faultText(error, lang) }] };
  }
}

/** The fields of a call whose answer was made. */
const fieldsOf = (args: unknown) => (args ?? {}) as Readonly<Record<string, unknown>>;

function faultText(error: unknown, lang: Lang): string {
  const { faults } = wordsOf(lang);
  if (!(error instanceof CallerError)) {
    logPlace(error);
    return faults.ours;
  }
  return [
    error.message,
    ...error.faults.map(({ pointer, detail }) => `- ${pointer || faults.whole}: ${detail}`),
  ].join('\n');
}

import { loadDataset } from '../../data/load.ts';
import { wordsOf } from '../words/index.ts';
import type { Tool } from './define.ts';
import { findTool } from './index.ts';
import { runTool } from './run.ts';

export const data = loadDataset();
export const TODAY = '2026-11-21';

export function toolNamed(name: string): Tool {
  const tool = findTool(name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool;
}

/** Runs a tool on the project's own data and gives its answer as a caller over HTTP gets it. */
// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field where they are used
export function call(name: string, input: unknown, today = TODAY): any {
  const answer = runTool(toolNamed(name), input, {
    data,
    today,
    wordsOf,
    attribution: { source: 'ai_agent', medium: 'agent' },
  });
  return JSON.parse(JSON.stringify(answer));
}

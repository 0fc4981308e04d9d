import { TOOLS } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { loadDataset } from '../data/load.ts';
import { answerBlocks } from './answer.ts';
import { blocksMarkdown } from './markdown.ts';

const data = loadDataset('/work/main/generated/data/');
for (const tool of TOOLS) {
  if (!process.argv.slice(2).includes(tool.name)) continue;
  const a = JSON.parse(
    JSON.stringify(
      runTool(tool, tool.example, { data, today: '2026-11-21', attribution: { source: 'x', medium: 'y' } }),
    ),
  );
  console.log(
    '#####',
    tool.name,
    '\n',
    blocksMarkdown(answerBlocks(a), 'https://plainlabs.example').slice(0, 6000),
  );
}

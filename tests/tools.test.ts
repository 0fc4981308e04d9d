import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsIn } from '../scripts/structure/imports.ts';
import { TOOLS } from '../src/core/tools/index.ts';

const REGISTRY = 'src/core/tools/index.ts';
const fileName = (tool: string): string => tool.replaceAll('_', '-');

describe('tools', () => {
  it(`are all imported by ${REGISTRY}: no file declares one that nobody can call`, () => {
    const imported = importsIn(readFileSync(REGISTRY, 'utf8'), REGISTRY).map(({ file }) => file);
    const declaring = globSync('src/core/tools/*.ts').filter(
      (file) => !file.endsWith('.test.ts') && /= defineTool\(/.test(readFileSync(file, 'utf8')),
    );
    expect(declaring.filter((file) => !imported.includes(file))).toEqual([]);
    expect(declaring.sort()).toEqual(TOOLS.map(({ name }) => `src/core/tools/${fileName(name)}.ts`).sort());
  });

  it('each have the half of their skill that no schema can say, and each such half has a tool', () => {
    const skills = globSync('content/skills/*.md').sort();
    expect(skills).toEqual(TOOLS.map(({ name }) => `content/skills/${fileName(name)}.md`).sort());
  });

  it('each have a section in the contract', () => {
    const contract = readFileSync('content/en/docs/api-contract.mdx', 'utf8');
    const described = [...contract.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(TOOLS.map(({ name }) => name).filter((name) => !described.includes(name))).toEqual([]);
  });
});

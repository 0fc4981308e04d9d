import { expect, it } from 'vitest';
import { LANGS } from '../src/core/model/vocabulary.ts';
import type { Next } from '../src/core/tools/define.ts';
import { findTool, TOOLS } from '../src/core/tools/index.ts';
import { CALLS } from './calls.fixture.ts';
import { answered } from './two-languages.fixture.ts';

const ASKED = TOOLS.flatMap((tool) =>
  LANGS.flatMap((lang) => CALLS[tool.name].map((input) => [tool.name, lang, input] as const)),
);

it.each(ASKED.map(([name, lang, input]) => [name, lang, JSON.stringify(input).slice(0, 60), input] as const))(
  'every call that may come after %s in %s with %s can be made as it stands, in that language',
  (name, lang, _text, input) => {
    const tool = findTool(name);
    const { next = [] } = (tool === undefined ? {} : answered(tool, input, lang)) as { next?: Next[] };
    for (const { tool: to, arguments: given } of next) {
      const follows = findTool(to);
      if (follows === undefined) throw new Error(`${to} is no tool`);
      expect(given.lang ?? 'en').toBe(lang);
      expect(answered(follows, given, lang)).toHaveProperty('status');
    }
  },
);

import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { TOOLS, toolsOf } from '../../core/tools/index.ts';
import { taskTexts } from '../../site/skills.ts';
import { taskSkill, toolsNamed } from './skills.ts';

const data = smallDataset();
const withoutPanels = {
  service: {
    ...data.service,
    service: { ...data.service.service, shows: { ...data.service.service.shows, panels: false } },
  },
};

describe.each([...taskTexts()])('the skill %s', (name, text) => {
  it('names tools of the registry only, and each through it', () => {
    const known = TOOLS.map((tool) => tool.name as string);
    expect(toolsNamed(text).filter((tool) => !known.includes(tool))).toEqual([]);
    const bare = text.replaceAll(/\{\w+\}/g, '');
    expect(known.filter((tool) => bare.includes(tool))).toEqual([]);
  });

  it('says what it is for before it says how', () => {
    const skill = taskSkill(name, text, data);
    expect(skill?.name).toBe(name);
    expect(skill?.description).toMatch(/^Use when /);
    expect(skill?.description.length).toBeLessThan(1024);
    expect(skill?.text).toMatch(/^---\nname: [a-z-]+\ndescription: "[^\n]+"\nlicense: MIT\n---\n\n# \S/);
    for (const heading of ['## Steps', '## Mistakes to avoid', '## Call'])
      expect(skill?.text).toContain(`\n${heading}\n`);
    expect(skill?.text).not.toMatch(/[{}]/);
  });
});

describe('a skill of a task', () => {
  const written = '# Title\n\nUse when.\n\n1. Call {quote_order}.\n2. Call {list_panels}.\n3. Done.\n';

  it('leaves out the steps of tools that a store does not have', () => {
    expect(toolsOf(withoutPanels.service).some(({ name }) => name.startsWith('list_p'))).toBe(false);
    const text = taskSkill('name', written, withoutPanels)?.text;
    expect(text).toContain('Call `quote_order`');
    expect(text).not.toContain('list_panels');
  });

  it('is none where the store does not have its first tool', () => {
    expect(
      taskSkill('name', written.replace('{quote_order}', '{list_panels}'), withoutPanels),
    ).toBeUndefined();
  });
});

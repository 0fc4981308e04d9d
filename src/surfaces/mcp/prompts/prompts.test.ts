import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../../core/dataset.fixture.ts';
import { LANGS } from '../../../core/model/vocabulary.ts';
import { TOOLS } from '../../../core/tools/index.ts';
import { listedPrompts, promptMessage, promptsOf } from './prompts.ts';

const { service } = smallDataset();
const without = (feature: 'panels' | 'spanish') => ({
  ...service,
  service: { ...service.service, shows: { ...service.service.shows, [feature]: false } },
});

/** Every argument filled. */
const filled = (name: string): Record<string, string> =>
  Object.fromEntries(
    (listedPrompts(service).find((one) => one.name === name)?.arguments ?? []).map((argument) => [
      argument.name,
      `<${argument.name}>`,
    ]),
  );

describe('prompts', () => {
  it('are the same in both languages, each under a name of its own', () => {
    const all = promptsOf(service);
    const [english = [], spanish = []] = LANGS.map((lang) => all.filter((prompt) => prompt.lang === lang));
    expect(english.map(({ arguments: given }) => given.map(({ key }) => key))).toEqual(
      spanish.map(({ arguments: given }) => given.map(({ key }) => key)),
    );
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name } of all) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(promptsOf(service).map(({ name }) => name))('%s says all that was given, and its steps', (name) => {
    const given = filled(name);
    const { text } = promptMessage(name, given, service);
    for (const value of Object.values(given)) expect(text).toContain(value);
    const steps = [...text.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => Number(number));
    expect(steps).toEqual(steps.map((_, i) => i + 1));
    expect(steps.length).toBeGreaterThan(2);
    expect(TOOLS.some((tool) => text.includes(tool.name))).toBe(true);
  });

  it('say nothing of what was left empty', () => {
    const { text } = promptMessage('quote-my-list', { tests: 'tsh', state: ' ' }, service);
    expect(text).toContain('Ask me in which state');
    expect(promptMessage('read-my-report', {}, service).text).toContain('Ask me for sex and age');
  });

  it('name every fault of the arguments at once', () => {
    expect(() => promptMessage('quote-my-list', { colour: 'red', size: '1' }, service)).toThrow(
      'Arguments of quote-my-list: tests is required; colour is not known; size is not known.',
    );
    expect(() => promptMessage('nope', {}, service)).toThrow(/^No prompt has this name\. .*read-my-report/);
  });

  it('name no tool that the store does not have', () => {
    const names = promptsOf(without('panels')).flatMap(({ name }) => [
      promptMessage(name, filled(name), without('panels')).text,
    ]);
    expect(names.join('\n')).not.toContain('list_panels');
  });

  it('are in the languages of the store', () => {
    expect(new Set(promptsOf(service).map(({ lang }) => lang))).toEqual(new Set(LANGS));
    expect(new Set(promptsOf(without('spanish')).map(({ lang }) => lang))).toEqual(new Set(['en']));
  });
});

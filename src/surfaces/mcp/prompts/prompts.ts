import { CallerError } from '../../../core/errors.ts';
import { langsOf } from '../../../core/languages.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { toolsOf } from '../../../core/tools/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type Argument, PROMPTS, type PromptKey, type PromptLanguages, type Step } from './prompt.ts';

const WORDS: PromptLanguages = { en, es };

/** A prompt in one language, as it is listed and asked for. */
interface Prompt {
  readonly lang: Lang;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  readonly opening: (given: Readonly<Record<string, string>>) => string;
  readonly steps: (given: Readonly<Record<string, string>>) => readonly Step[];
}

interface PromptArgument extends Argument {
  /** Its name in the words of every language. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

/** The prompts of a store in its languages; none whose tool it does not have. */
export function promptsOf(service: Dataset['service']): Prompt[] {
  const tools = new Set(toolsOf(service).map(({ name }) => name));
  const keys = (Object.keys(PROMPTS) as PromptKey[]).filter((key) => tools.has(PROMPTS[key].needs));
  return langsOf(service.service).flatMap((lang) => keys.map((key) => promptIn(key, lang)));
}

function promptIn(key: PromptKey, lang: Lang): Prompt {
  const { arguments: told, ...words } = WORDS[lang][key];
  const named: Readonly<Record<string, { readonly name: string; readonly description: string }>> = told;
  const known: Readonly<Record<string, Argument>> = PROMPTS[key].arguments;
  return {
    ...words,
    lang,
    arguments: Object.entries(known).flatMap(([argument, about]) => {
      const said = named[argument];
      return said === undefined ? [] : [{ key: argument, ...about, ...said }];
    }),
  };
}

/** What prompts/list says of them. */
export const listedPrompts = (service: Dataset['service']) =>
  promptsOf(service).map(({ name, title, description, arguments: given }) => ({
    name,
    title,
    description,
    arguments: given.map(({ name, description, required = false }) => ({ name, description, required })),
  }));

/**
 * The prompt of a name.
 * @throws CallerError 400 with the names that exist
 */
export function promptNamed(name: string, service: Dataset['service']): Prompt {
  const all = promptsOf(service);
  const prompt = all.find((one) => one.name === name);
  if (prompt === undefined)
    throw new CallerError(
      400,
      'No such prompt',
      `No prompt has this name. The prompts are: ${all.map((one) => one.name).join(', ')}.`,
    );
  return prompt;
}

/**
 * The message of a prompt: what the person asks, then the steps that the tools of the store can take.
 * @throws CallerError 400 that names every argument that is missing or not known
 */
export function promptMessage(
  name: string,
  typed: Readonly<Record<string, string>>,
  service: Dataset['service'],
): { readonly description: string; readonly text: string } {
  const prompt = promptNamed(name, service);
  const given: Record<string, string> = {};
  for (const { key, name: argument } of prompt.arguments) {
    const value = typed[argument]?.trim() ?? '';
    if (value !== '') given[key] = value;
  }
  const faults = [
    ...prompt.arguments
      .filter(({ key, required }) => required === true && given[key] === undefined)
      .map(({ name: argument }) => `${argument} is required`),
    ...Object.keys(typed)
      .filter((argument) => !prompt.arguments.some((known) => known.name === argument))
      .map((argument) => `${argument} is not known`),
  ];
  if (faults.length > 0)
    throw new CallerError(400, 'Invalid arguments', `Arguments of ${name}: ${faults.join('; ')}.`);
  const tools = new Set<string>(toolsOf(service).map((tool) => tool.name));
  const steps = prompt
    .steps(given)
    .filter(({ tool }) => tool === undefined || tools.has(tool))
    .map(({ tool = '', says }, i) => `${i + 1}. ${says(tool)}`);
  return { description: prompt.description, text: [prompt.opening(given), '', ...steps].join('\n') };
}

import { CallerError } from '../../../core/errors.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { promptNamed } from '../prompts/prompts.ts';
import { templatesOf } from '../resources/kinds.ts';
import { type Completes, type Completion, candidates, completed } from './candidates.ts';

/** What is completed: an argument of a prompt, or a part of the address of a resource. */
export type Reference =
  | { readonly type: 'ref/prompt'; readonly name: string }
  | { readonly type: 'ref/resource'; readonly uri: string };

interface Completed {
  readonly lang: Lang;
  readonly completes?: Completes;
  readonly list?: true;
}

/**
 * The answer to completion/complete; empty for an argument that nothing completes.
 * @throws CallerError 400 for a prompt or a template that does not exist
 */
export function completion(
  ref: Reference,
  argument: { readonly name: string; readonly value: string },
  data: Dataset,
): Completion {
  const { completes, lang, list = false } = completedBy(ref, argument.name, data);
  return completed(argument.value, completes === undefined ? [] : candidates(completes, lang, data), list);
}

function completedBy(ref: Reference, name: string, { service: own }: Pick<Dataset, 'service'>): Completed {
  if (ref.type === 'ref/prompt') {
    const { lang, arguments: known } = promptNamed(ref.name, own);
    return { ...known.find((one) => one.name === name), lang };
  }
  const template = templatesOf(own.service).find(({ uriTemplate }) => uriTemplate === ref.uri);
  if (template === undefined)
    throw new CallerError(
      400,
      'No such template',
      'No template of resources has this address; resources/templates/list names them.',
    );
  const { lang, completes } = template;
  return name === 'slug' ? { lang, completes } : { lang };
}

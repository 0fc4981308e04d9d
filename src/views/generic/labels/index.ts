import type { Lang } from '../../../core/model/vocabulary.ts';
import { en, type Labels } from './en.ts';
import { es } from './es.ts';

/** Names by identifier, such as those of the labs, that stand for their fields and values. */
export type Names = Readonly<Record<string, string>>;

const LABELS: Readonly<Record<Lang, Labels>> = { en, es };

const isLabelled = (key: string): key is keyof Labels => Object.hasOwn(en, key);

/** A field's name for people; one that has no label is told by its spelling: "labFee" is "Lab fee". */
export function label(key: string, lang: Lang = 'en'): string {
  if (isLabelled(key)) return LABELS[lang][key];
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  const [first = '', ...rest] = words.split(' ');
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((word) => word.toLowerCase())].join(
    ' ',
  );
}

/** Whether a field has a label of its own. */
export const hasLabel = isLabelled;

import { languageOf } from '../../core/address.ts';
import type { Side } from '../../core/model/interpretation.ts';
import { fold } from '../../core/names/fold.ts';

/** How people say on which side of its range a value lies, in both languages, folded. */
const WORDS: Readonly<Record<Side, readonly string[]>> = {
  high: [
    'high',
    'elevated',
    'raised',
    'alto',
    'alta',
    'altos',
    'altas',
    'elevado',
    'elevada',
    'elevados',
    'elevadas',
  ],
  low: ['low', 'bajo', 'baja', 'bajos', 'bajas'],
};

/** Words around a value that say nothing of what it is a value of. */
const BESIDE = [
  'mean',
  'means',
  'meaning',
  'what',
  'does',
  'my',
  'is',
  'too',
  'very',
  'level',
  'levels',
  'in',
  'of',
].concat([
  'que',
  'significa',
  'significado',
  'mi',
  'es',
  'esta',
  'muy',
  'nivel',
  'niveles',
  'de',
  'el',
  'la',
  'los',
  'tengo',
]);

/** "What does high TSH mean": which side, and the words that are left. */
export interface MeaningAsked {
  readonly side: Side;
  readonly rest: readonly string[];
}

export function meaningAsked(typed: string): MeaningAsked | undefined {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  const side = words.some((word) => WORDS.high.includes(word))
    ? 'high'
    : words.some((word) => WORDS.low.includes(word))
      ? 'low'
      : undefined;
  if (side === undefined) return undefined;
  const rest = words.filter((word) => !WORDS[side].includes(word) && !BESIDE.includes(word));
  return rest.length === 0 ? undefined : { side, rest };
}

/** Whether a page says what a value on that side means, and every word that is left begins one of its words. */
export function answersMeaning({ side, rest }: MeaningAsked, path: string, title: string): boolean {
  const [, folder, , last] = languageOf(path).path.split('/');
  const words = fold(title).split(' ');
  return (
    folder === 'biomarkers' &&
    last === side &&
    rest.every((word) => words.some((one) => one.startsWith(word)))
  );
}

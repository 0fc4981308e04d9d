import type { Lang } from '../core/model/vocabulary.ts';

/** Sentences that let somebody eat before the draw. */
const NO_FAST: Readonly<Record<Lang, RegExp>> = {
  en: /^((usually|come well fed:) )?no (special )?fasting\b|^fasting\b.*\b(not|preferred)\b|\bfast(ing)?\b.*\bpreferred\b|\bprefer\b.*\bfast/i,
  es: /^(por lo general,? )?(sin ayuno|no (se )?(requiere|necesita) ayuno)\b|\bprefiere[n]?\b.*\bayun|\bayun.*\bno es obligatori/i,
};

/** Sentences that say this and nothing else: one of them is enough. */
const ONLY_NO_FAST: Readonly<Record<Lang, RegExp>> = {
  en: /^(no (special )?fasting( is)?( needed| required)?|fasting is not (needed|required))\.$/i,
  es: /^(sin ayuno|no (se )?(requiere|necesita)( el)? ayuno|no es necesario el ayuno)\.$/i,
};

/**
 * How to prepare for a panel, from what its tests say, each sentence once. Where one test needs a fast, the others'
 * leave to eat is not repeated.
 */
export function panelPrep(preps: readonly string[], fasting: boolean, lang: Lang): string | null {
  const sentences = preps
    .flatMap((prep) => prep.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !(fasting && NO_FAST[lang].test(sentence)));
  const [first] = sentences.filter((sentence) => ONLY_NO_FAST[lang].test(sentence));
  return (
    [
      ...new Set(sentences.filter((sentence) => sentence === first || !ONLY_NO_FAST[lang].test(sentence))),
    ].join(' ') || null
  );
}

import type { Marker } from '../model/marker.ts';
import { fold } from '../names/fold.ts';
import type { Speaking } from '../words/index.ts';
import { sourceOf } from './describe.ts';
import type { Own } from './own-range.ts';

/** A result in words: inside only where the marker's record names this very word as expected. */
export function judgeWord(text: string, marker: Marker, own: Own | undefined, { lang, words }: Speaking) {
  const { reference } = words;
  const { expected } = marker;
  const { name } = marker.said[lang];
  if (expected === undefined || own !== undefined)
    return { result: notDecided(reference.inWords(text)), more: false, sources: [] };
  const known = [...expected.words, ...expected.wordsEs].map(fold);
  const sources = [sourceOf(marker, expected.source)];
  const expectedText = reference.expected(lang === 'es' ? expected.wordsEs : expected.words);
  return known.includes(fold(text))
    ? {
        result: {
          flag: 'normal' as const,
          rule: 'one_range' as const,
          expected: expectedText,
          suggests: reference.inside(name),
        },
        more: false,
        sources,
      }
    : {
        result: {
          ...notDecided(reference.notAsExpected(text)),
          expected: expectedText,
          suggests: marker.said[lang].text.high,
        },
        more: false,
        sources,
      };
}

const notDecided = (reason: string) => ({
  flag: 'indeterminate' as const,
  rule: 'not_decided' as const,
  reason,
});

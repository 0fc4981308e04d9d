import { isLarge } from '../alarm/critical-words.ts';
import { floorOf } from '../alarm/floor.ts';
import { polarityOf } from '../alarm/polarity.ts';
import type { Marker } from '../model/marker.ts';
import { fold } from '../names/fold.ts';
import type { Speaking, Words } from '../words/index.ts';
import { sourceOf } from './describe.ts';
import { type Own, spanOf } from './own-range.ts';

/**
 * A result in words: as the report's own word for what is expected says, else as the marker's record does. What is
 * neither that word nor its opposite is not decided.
 * @param printed what the report prints as expected
 */
export function judgeWord(
  text: string,
  marker: Marker,
  { own, printed }: { readonly own: Own | undefined; readonly printed: string | undefined },
  { lang, words }: Speaking,
) {
  const { reference } = words;
  const { expected } = marker;
  const { name, text: about } = marker.said[lang];
  const bare = { more: false, sources: [] };
  if (own !== undefined) return { result: byOwn(text, own, words), ...bare };
  const ofReport = byPrinted(text, printed, words);
  if (ofReport !== undefined) {
    const suggests =
      ofReport.flag === 'normal' ? reference.inside(name) : ofReport.flag === 'high' ? about.high : undefined;
    return { result: { ...ofReport, ...(suggests === undefined ? {} : { suggests }) }, ...bare };
  }
  if (expected === undefined) return { result: notDecided(reference.inWords(text)), ...bare };
  const all = [...expected.words, ...expected.wordsEs];
  const sources = [sourceOf(marker, expected.source)];
  const expectedText = reference.expected(lang === 'es' ? expected.wordsEs : expected.words);
  if (all.map(fold).includes(fold(text))) {
    const inside = { flag: 'normal' as const, rule: 'one_range' as const, suggests: reference.inside(name) };
    return { result: { ...inside, expected: expectedText }, more: false, sources };
  }
  // Where nothing is expected, something is outside.
  const none = expected.words.some((word) => polarityOf(word) === 'negative');
  const verdict =
    none && polarityOf(text) === 'positive'
      ? { flag: 'high' as const, rule: 'one_range' as const, ...gradeOf(text) }
      : notDecided(reference.notAsExpected(text));
  return { result: { ...verdict, expected: expectedText, suggests: about.high }, more: false, sources };
}

/** What the report's own word for what is expected says of a result; undefined where it prints none that decides. */
export function byPrinted(text: string, printed: string | undefined, { reference }: Words) {
  if (printed === undefined || printed.trim() === '') return undefined;
  const expected = reference.expected([printed.trim()]);
  const [says, should] = [polarityOf(text), polarityOf(printed)];
  // "Reactive Positive" is a result with its meaning, and no result as expected.
  const same = fold(text) === fold(printed) && says !== 'positive';
  if (same || (says === 'negative' && should === 'negative'))
    return { flag: 'normal' as const, rule: 'own_range' as const, grade: 'in_range' as const, expected };
  if (says === 'positive' && should === 'negative')
    return { flag: 'high' as const, rule: 'own_range' as const, ...gradeOf(text), expected };
  return undefined;
}

const gradeOf = (text: string) => ({
  grade: isLarge(text) ? ('clearly_outside' as const) : ('slightly_outside' as const),
});

function byOwn(text: string, own: Own, { reference }: Words) {
  const { flag, range, reason } = own;
  const outside = flag === 'low' || flag === 'high';
  const [least = 0] = spanOf(text) ?? [];
  const urgency = outside ? floorOf(least, own) : undefined;
  return {
    flag,
    rule: 'own_range' as const,
    range,
    ...(flag === 'normal' ? { grade: 'in_range' as const } : {}),
    ...(outside
      ? { grade: urgency === undefined ? ('slightly_outside' as const) : ('clearly_outside' as const) }
      : {}),
    // How many there are in a field is never an emergency by itself.
    ...(urgency === undefined ? {} : { urgency: 'soon' as const, notes: [reference.critical.far.soon] }),
    ...(reason === undefined ? {} : { reason }),
  };
}

const notDecided = (reason: string) => ({
  flag: 'indeterminate' as const,
  rule: 'not_decided' as const,
  reason,
});

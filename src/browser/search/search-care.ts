import type { Lang } from '../../core/model/vocabulary.ts';
import { type Met, signsIn } from '../../core/safety/find-signs.ts';
import { isEmergency } from '../../core/safety/seek-care.ts';
import type { TypedValue } from '../../core/search/typed-value.ts';
import { loadWords } from '../../core/words/lazy.ts';
import { sliceFile } from '../tool-file.ts';

/** What to do first, where what is typed speaks of a warning sign. */
export interface Care {
  readonly texts: readonly string[];
  /** Then nothing is listed beside it. */
  readonly emergency: boolean;
}

const textOf = ({ sign: { said }, lang }: Met): string =>
  [said[lang].text, said[lang].clock].filter((part) => part !== undefined).join(' ');

/** The warning signs in what is typed, read on the device; nothing of it is sent. */
export async function careFor(...typed: readonly string[]): Promise<Care> {
  return saidOf(signsIn(typed, await sliceFile('signs')));
}

const saidOf = (met: readonly Met[]): Care => ({ texts: met.map(textOf), emergency: isEmergency(met) });

/** The same with results beside names, which are judged on the device, too. */
export async function careForResults(
  typed: string,
  values: readonly TypedValue[],
  lang: Lang,
): Promise<Care> {
  const [{ judgedResults, signsOf, withResults }, signs, analytes, markers, words] = await Promise.all([
    import('../../core/safety/typed-results.ts'),
    sliceFile('signs'),
    sliceFile('analytes'),
    sliceFile('markers'),
    loadWords(lang),
  ]);
  const data = { signs, analytes, markers };
  const results = judgedResults(values, data, { lang, words });
  return saidOf(withResults(signsIn([typed], signs), signsOf(results, typed, data, lang)));
}

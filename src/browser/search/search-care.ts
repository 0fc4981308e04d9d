import { type Met, signsIn } from '../../core/safety/find-signs.ts';
import { isEmergency } from '../../core/safety/seek-care.ts';
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
  const met = signsIn(typed, await sliceFile('signs'));
  return { texts: met.map(textOf), emergency: isEmergency(met) };
}

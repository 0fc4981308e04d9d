import { fold } from '../../core/names/fold.ts';
import type { Reading } from '../../core/report/reading.ts';

/** Who speaks of themselves: a laboratory that names a disease in a comment does not, and "troponin I" is nobody. */
const SELF =
  /\b(?:im|ive|my|me|myself|i (?:am|have|had|feel|felt|cant|can|dont|was|took|think|want|keep)|mi|mis|tengo|siento|estoy|ando|duele|tome|llevo|quiero|no puedo)\b/;

/** Lines of a pasted report that hold no value but a person’s own words. */
export const ownWords = (readings: readonly Reading[]): string[] =>
  readings.flatMap((one) => ('unread' in one && SELF.test(fold(one.line)) ? [one.line] : []));

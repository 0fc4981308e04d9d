import { type Knows, type ReportLine, readTokens } from './line.ts';
import type { DecimalMark } from './printed-number.ts';
import { tokensOf } from './tokens.ts';

/** Where one told value ends and the next begins. */
const BETWEEN = /;|,(?!\d)|\.(?=\s|$)|\b(?:and|also|plus|y|e|tambi[eé]n|but|pero)\b/i;

/** Words before a name that are no part of it. Any other word may be: "free T4" is not T4. */
const AROUND: ReadonlySet<string> = new Set(
  `my the his her our your a an with has had have got get came back showed shows says said is was were it me at on
  of for today yesterday lab labs result results value blood test tests i he she also then just so
  mi mis el la los las su sus un una con tiene tengo tuve salio salió dio es era fue hoy ayer me le
  resultado resultados valor análisis analisis`.split(/\s+/),
);

/** The values of a sentence: "my tsh was 5.2, ferritin 9 and hgb 11.1 yesterday". Only those of known names. */
export function toldValues(line: string, mark: DecimalMark, knows: Knows): ReportLine[] {
  return line.split(BETWEEN).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const from = words.findIndex((word) => !AROUND.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')));
    if (from < 0 || words.length < 2 || words.length > 12) return [];
    const entry = readTokens(tokensOf(words.slice(from).join(' '), mark), knows);
    return entry !== undefined && knows(entry.marker) ? [entry] : [];
  });
}

import { type ReadLine, type ReportLine, readTokens } from './line.ts';
import { readWords } from './line-in-words.ts';
import { type Knows, nameText } from './name-before.ts';
import { isComment, isLadder, mayBeName } from './prose.ts';
import { sectionOf } from './sections.ts';
import { type Print, type Token, tokensOf } from './tokens.ts';

/** Where one of several values ends and the next begins. */
const BETWEEN =
  /;|,(?!\d)|\.(?=\s|$)|\s\/\s|\s*\|\s*|\t+|\s{2,}|\s(?:and|also|plus|y|e|tambi[eé]n|but|pero)\s/i;

/** Words before a name that are no part of it. Any other word may be: "free T4" is not T4. */
const AROUND: ReadonlySet<string> = new Set(
  `my the his her our your a an with has had have got get came back showed shows says said is was were it me at on
  of for today yesterday lab labs result results value blood test tests i he she also then just so now
  mi mis el la los las su sus un una con tiene tengo tuve salio salió dio es era fue hoy ayer me le
  resultado resultados valor análisis analisis`.split(/\s+/),
);
const WHEN = /\s+(?:today|yesterday|now|hoy|ayer|(?:last|this) \w+|again|ahora)[.!]*$/i;

/** What several values may be labelled with: a panel by its letters, or a part of a report. */
const LABEL = /^([\p{L}\d&/+ .-]{2,30}):\s+(?=\p{L})/u;
const isPanel = (label: string): boolean =>
  /^[A-Z][A-Z0-9&/+-]{1,7}s?$/.test(label) ||
  /^(?:labs?|results?|bloods?|lipids?|lytes|electrolytes|chem(?:istry)?|an[aá]lisis|resultados)(?:\s+(?:on|from|del?|of)\s+[\d/.-]+)?$/i.test(
    label,
  ) ||
  sectionOf(label) !== undefined;

/** The panel that a line of several values is labelled with. */
export const panelLabel = (line: string): string | undefined => {
  const label = LABEL.exec(line)?.[1];
  return label !== undefined && isPanel(label) ? label : undefined;
};

/** Reads one of several values; one with an unknown name only where all is name and value. */
export function readPart(part: string, print: Print, knows: Knows): ReadLine | undefined {
  const words = part.trim().replace(WHEN, '').split(/\s+/);
  // In capitals, GOT is an enzyme.
  const isName = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word) && knows(word);
  const first = words.findIndex(
    (word) => isName(word) || !AROUND.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')),
  );
  // "blood neg": the blood is the name.
  const from = first === words.length - 1 ? first - 1 : first;
  if (from < 0 || words.length < 2 || words.length > 12) return undefined;
  const tokens = tokensOf(words.slice(from).join(' '), print);
  const read = readTokens(tokens, { knows });
  if (read?.known) return read;
  const inWords = readWords(tokens, knows);
  if (inWords !== undefined) return { entry: inWords, known: true };
  const short = tokens.length < 5 && mayBeName(words.slice(from, -1).join(' '));
  const entry = short
    ? (readTokens(tokens, { knows: () => true })?.entry ?? readWords(tokens, () => true))
    : undefined;
  return entry === undefined ? undefined : { entry, known: false };
}

/** "5.9 tsh (0.4-4.5)": the value before the name, where a range stands behind both. */
const VALUE_FIRST = /^(?<value>[<>]?\d[\d.,]*[HL]?)\s+(?<name>\p{L}[\p{L}\d -]*?)(?<rest>(?:\s*[(,]).*)$/u;

function valueFirst(line: string, print: Print, knows: Knows): ReportLine[] {
  const { value = '', name = '', rest = '' } = VALUE_FIRST.exec(line)?.groups ?? {};
  const after = rest.replace(/^[,\s]+(?:\p{L}+\s+){0,3}(?=\d)/u, ' ');
  if (!knows(name)) return [];
  const read = readTokens(tokensOf(`${name} ${value} ${after}`, print), { knows });
  return read?.known && read.entry.marker === name && read.entry.refHigh !== undefined ? [read.entry] : [];
}

/** "3.1 mIU/L TSH   0.45-4.50" with the known name first; undefined where a line is no such one. */
export function turned(tokens: readonly Token[], knows: Knows): Token[] | undefined {
  const start = tokens.findIndex(({ kind }) => kind !== 'flag');
  const [value, unit, ...rest] = tokens.slice(Math.max(start, 0));
  if (value?.kind !== 'number' || unit?.kind !== 'unit') return undefined;
  const column = rest.findIndex(({ kind, cell }, i) => (i > 0 && cell) || kind === 'range');
  const end = column < 0 ? rest.length : column;
  const name = rest.slice(0, end);
  if (name.some(({ kind }) => kind === 'number') || !knows(nameText(name))) return undefined;
  return [...name, { ...value, cell: true }, unit, ...rest.slice(end)];
}

/** Where names and numbers take turns, "Hb 13.2 TLC 8400 Plt 210": each name with its number. */
function runOf(part: string, print: Print): string[] {
  const runs: string[][] = [[]];
  let valued = false;
  for (const { kind, text } of tokensOf(part, print)) {
    if (kind === 'word' && valued) {
      runs.push([]);
      valued = false;
    }
    runs.at(-1)?.push(text);
    valued ||= kind === 'number';
  }
  return runs.map((words) => words.join(' '));
}

/**
 * The values of a line with several: "Na 138, K 4.1", "WBC 19.8 / Hgb 17.2", "my tsh was 5.2, ferritin 9 yesterday".
 * Only those of known names; on a printed report only where each part is such a value.
 * @param typed whether a person wrote the text, so that other words may stand between
 */
export function severalValues(line: string, print: Print, knows: Knows, typed: boolean): ReportLine[] {
  if (isComment(line) || isLadder(line)) return [];
  const first = typed ? valueFirst(line, print, knows) : [];
  if (first.length > 0) return first;
  const label = LABEL.exec(line)?.[1];
  const labelled =
    label !== undefined && (isPanel(label) || !readPart(line.split(BETWEEN)[0] ?? '', print, knows)?.known);
  if (labelled && !isPanel(label)) return [];
  const text = labelled ? line.replace(LABEL, '') : line;
  const parts = text.split(BETWEEN).filter((part) => /[\p{L}\d]/u.test(part));
  const run = parts.flatMap((part) => runOf(part, print));
  if (run.length > parts.length) {
    const values = run.map((part) => readPart(part, print, knows));
    if (values.every((one) => one?.known)) return values.flatMap((one) => one?.entry ?? []);
  }
  if (parts.length < 2 && !typed && !labelled) return [];
  const read = parts.map((part) => readPart(part, print, knows));
  const found = read.filter((one) => one !== undefined);
  const known = found.filter((one) => one.known);
  // Names that are not known are taken among others that are, and only where nothing else stands there.
  const enough = labelled ? known.length > 0 : known.length * 3 >= found.length;
  if (found.length === parts.length && enough) return found.map(({ entry }) => entry);
  return typed ? known.map(({ entry }) => entry) : [];
}

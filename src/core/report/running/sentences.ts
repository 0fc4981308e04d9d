import type { ReportLine } from '../line.ts';
import type { Knows } from '../name-before.ts';
import { isComment, isLadder, isToldOfEarlier } from '../prose.ts';
import { sectionOf } from '../sections.ts';
import { readPart } from '../several.ts';
import type { Print } from '../tokens.ts';
import { countOf, isFlowing } from './pieces.ts';

/** The end of a sentence: the point of "H. pylori" is none. */
const SENTENCE = /(?<=[\p{Ll}\d%)\]²µ]{2}|\/\p{L}{1,4}|%)[.;]\s+(?=[\p{L}\d])/u;
const PIECE = /,(?!\d)\s*|;\s*|\s(?:and|y|e)\s/;
const LABEL = /^(?<label>[^:]{2,60}):\s+(?<rest>.+)$/u;
const OF_RESULTS =
  /\b(?:bloods?|labs?|results?|screen|tests?|investigations?|anal[ií]ticas?|resultados?|serolog[ií]as?|serology)\b/i;
const OF_OTHERS =
  /\b(?:previous|prior|last|earlier|baseline|before|old|goals?|targets?|aim|normal|expected|reference|compared|typical|example|thresholds?|criteria|anterior(?:es)?|previ[ao]s?|antes|objetivos?|metas?|referencia|esperad[oa]s?)\b/i;

/** A year without its day: "March 2024 bloods". */
const YEAR = /(?<![\d/.-])(?:19|20)\d{2}(?![\d/.-])/;
/** Another time than that of the draw. */
const OF_BEFORE =
  /\b(?:yesterday|ayer|last|initially|inicialmente|previously|previamente|baseline|(?:on|at) (?:arrival|admission|presentation)|al ingreso)\b/i;

/** Whether a line holds several results in its sentences. */
export const isRunning = (line: string): boolean => isFlowing(line) && countOf(line) > 1;

/** Reads in the part of a report that a label names. */
type Within = (label: string | undefined, read: () => Sentences) => Sentences;

export interface Sentences {
  readonly entries: readonly ReportLine[];
  /** Whether each sentence was read. */
  readonly whole: boolean;
}

/** A piece that is a known name with its value and nothing else; no dose. */
function pieceOf(piece: string, print: Print, knows: Knows): ReportLine | undefined {
  const read = OF_BEFORE.test(piece) ? undefined : readPart(piece, print, knows);
  const { entry, known = false } = read ?? {};
  const dose = /\/(?:day|d[ií]a|kg)\b|^mmol$/i.test(entry?.unit ?? '');
  return known && !dose ? entry : undefined;
}

/** A result in words of a name that is not known: "HIV nonreactive". It is left to be listed. */
const isUnnamed = (piece: string, print: Print, knows: Knows): boolean => {
  const { entry, known } = readPart(piece, print, knows) ?? {};
  return known === false && typeof entry?.value === 'string' && entry.unit === undefined;
};

/** "18.700/mm3 (neutrófilos 91,2 %, linfocitos 4,6 %)" without the brackets around other results. */
const unwrapped = (text: string, reads: (piece: string) => boolean): string =>
  text.replace(/\s\((\p{L}[^()]*\d[^()]*)\)/gu, (all: string, inner: string) =>
    inner.split(PIECE).every(reads) ? `, ${inner}` : all,
  );

function entriesOf(text: string, print: Print, knows: Knows): Sentences {
  const pieces = unwrapped(text, (piece) => pieceOf(piece, print, knows) !== undefined)
    .split(PIECE)
    .filter((piece) => piece.trim() !== '');
  const named = pieces.filter((piece) => !isUnnamed(piece, print, knows));
  const found = named.flatMap((piece) => pieceOf(piece, print, knows) ?? []);
  const limits = found.filter(({ comparator }) => comparator !== undefined).length;
  // Goals are told as a list of limits.
  const read = found.length === named.length && limits * 2 <= found.length ? found : [];
  return { entries: read, whole: read.length === pieces.length };
}

const NONE: Sentences = { entries: [], whole: false };

function sentenceOf(sentence: string, print: Print, knows: Knows, within: Within): Sentences {
  if (isComment(sentence) || isLadder(sentence) || isToldOfEarlier(sentence)) return NONE;
  const { label, rest } = LABEL.exec(sentence)?.groups ?? {};
  if (label === undefined || rest === undefined)
    return within(undefined, () => entriesOf(sentence, print, knows));
  if (OF_OTHERS.test(label) || YEAR.test(label)) return NONE;
  const own = pieceOf(`${label} ${rest}`, print, knows);
  if (own !== undefined) return within(undefined, () => ({ entries: [own], whole: true }));
  const panel = label.replace(/\s*\([^()]*\)$/, '');
  if (sectionOf(panel) === undefined && !OF_RESULTS.test(panel)) return NONE;
  return within(panel, () => entriesOf(rest, print, knows));
}

/** The results of the sentences that hold nothing else. */
export function sentencesIn(line: string, print: Print, knows: Knows, within: Within): Sentences {
  const sentences = line.replace(/^[-•*·]\s+/, '').split(SENTENCE);
  const read = sentences.map((one) => sentenceOf(one.replace(/[.;]$/, ''), print, knows, within));
  const entries = read.flatMap((one) => one.entries);
  return { entries, whole: read.every(({ whole }) => whole) };
}

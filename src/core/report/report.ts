import { type AboutReport, aboutReport } from './about.ts';
import { type Knows, type ReportLine, readTokens, readWords } from './line.ts';
import { type DecimalMark, decimalMarkOf } from './printed-number.ts';
import { nameInSection, type Section, sectionOf } from './sections.ts';
import { type Token, tokensOf } from './tokens.ts';
import { toldValues } from './told.ts';

/** Why a line of a report gives no value. */
export type Unread = 'heading' | 'comment' | 'in_words' | 'no_value' | 'no_name';

/** A line of a pasted report (or several that belong together), with its value or why it has none. */
export type Reading =
  | { readonly line: string; readonly entry: ReportLine }
  | { readonly line: string; readonly unread: Unread };

/** A pasted report, understood. */
export interface ReadReport {
  readonly lines: readonly Reading[];
  readonly about: AboutReport;
  readonly mark: DecimalMark;
}

/** What stands around the values of a report: who, when, where, columns, footers. */
const HEADINGS =
  /^(?:page\b|p[aá]gina\b|collected|collection|received|reported|printed|date\b|fecha|specimen|sample\b|muestra|patient|paciente|name\b|nombre|apellido|dob\b|date of birth|birth|sex\b|sexo|gender|g[eé]nero|age\b|edad|account|acct|client|physician|ordering|ordered|provider|m[eé]dico|doctor|dr\.?\s|phone|tel\b|tel[eé]fono|fax|order(?:ed)?\b|orden\b|folio|protocolo|req(?:uisition)?\b|control (?:id|no|number)|lab(?:oratory)? (?:director|report|id|no|number|ref)|director|address|direcci[oó]n|npi|clia|cap\b|fasting\b\s*[:?]|ayuno\s*:|status|final report|tests?:? (?:name|result|ordered|in question|current|results?\b)|analyte|component|prueba\s|examen\s+resultado|estudio\s+resultado|determinaci[oó]n\s|result(?:s|ado|ados)?\b(?!\s*\d)|reference (?:range|interval)s?\s*$|valores? de referencia\s*$|units?\s*$|unidades?\s*$|flag|performing|performed (?:by|at)|copyright|©|https?:|www\.|notes?\s*:|nota\s*:|comments?\s*:|comentarios?|observaci|for inquiries|this (?:test|document|report|result|assay)|enterprise|ssn|mrn|nhs (?:no|number)|hospital (?:no|number)|id\b|route|quest diagnostics|labcorp|end of report|fin del informe|desired range|m[eé]todo|method\b|methodology|current result|previous|resultado anterior|\*+\s*$|\*{3,})/i;

/** The report's own range on a line of its own. */
const RANGE_LINE =
  /^(?:(?:normal|standard|reference|ref\.?|biological reference|expected|desired|adult)\s*(?:range|interval|value|limits?)s?|valor(?:es)? (?:de referencia|normal(?:es)?)|rango(?: de referencia| normal)?|intervalo de referencia|ref\.?|v\.?\s?r\.?)\s*[:=]?\s*(?=[-+<>≤≥]?\s*\d|less|greater|menor|mayor|hasta)/i;
/** Words that portals print before the value itself. */
const VALUE_LINE =
  /^(?:your (?:value|result)(?: is)?|value|result|resultado|valor)\s*[:=]?\s*(?=[-<>≤≥]?\s*\d)/i;

/** Names of zones and people in the tables that explain a result: "Diabetes: >6.4". */
const LADDER =
  /^(?:[-•*·]\s*)?(?:optimal|near optimal|above optimal|borderline|desirable|normal|high(?:er)?\b|low(?:er)?\b|very (?:high|low)|moderate|mild|severe|increased|decreased|average|relative|cardiovascular risk|risk|deficien|insufficien|sufficien|toxic|potential|pre-?diabet|diabet|glycemic|non-?reactive|nonreactive|negative|positive|equivocal|indeterminate|weak|strong|acceptable|adequate|excess|goal|target|therapeutic|adults?\b|child|pediatric|infant|newborn|neonat|cord|males?\b|females?\b|men\b|women\b|smoker|non-?smoker|trimester|[1-3](?:st|nd|rd) trimester|follicular|ovulat|luteal|mid-?cycle|post-?menopaus|pre-?menopaus|menopaus|pregnan|non-?pregnan|pre-?pubert|tanner|stage|grade|class|category|level of|first|second|third|g[1-5][ab]?\b|a[1-3]\b|<?\s*\d+\s*(?:-|to|a)\s*\d+\s*(?:years?|yrs?|y\b|months?|mo\b|days?|d\b|weeks?|wks?|hours?|h\b|a[nñ]os|meses|d[ií]as|semanas)|[<>]=?\s*\d|[oó]ptim|deseable|l[ií]mite|lim[ií]trofe|alto\b|bajo\b|muy (?:alto|bajo)|riesgo|hombres?|mujeres?|adultos?|ni[nñ]os|embaraz|no embaraz|fase|fol[ií]cular|l[uú]tea|post ?menop|trimestre|d[eé]ficit|deficiencia|insuficiencia|suficiencia|toxicidad|normales?|negativ[oa]|positiv[oa]|reactiv[oa]|am\b|pm\b|8 ?am|4 ?pm|fasting\b.*:|ayunas?\b.*:)/i;

const onlyOf = (tokens: readonly Token[], kinds: readonly Token['kind'][]): boolean =>
  tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));

/** Words of whole sentences; a line with several of them explains and does not report. */
const PROSE =
  /\b(?:is|are|was|were|be|been|may|should|must|can|will|would|the|this|that|these|which|when|with|from|for|has|have|not|if|please|patients?|values?|results?|recommended|associated|according|based|using|because|however|es|son|est[aá]|puede|debe|deben|los|las|esta|este|que|cuando|con|desde|para|seg[uú]n|pacientes?|valores|resultados|se recomienda|no)\b/gi;

const isProse = (line: string): boolean => {
  const words = line.split(/\s+/).length;
  const telling = line.match(PROSE)?.length ?? 0;
  return words >= 7 && telling >= 2;
};

/** A count for each microlitre is a whole number: a mark before three digits stands between thousands there. */
const WHOLE_COUNT =
  /(\d{1,3})([.,])\d{3}(?![\d.,])\s*(?:-\s*\d{1,3}[.,]\d{3}\s*)?(?:x\s*)?(?:\/|por\s*)?\s*(?:c[eé]l\w*|cells?|leuc\w*|plaq\w*|gl[oó]b\w*)?\s*[/x]?\s*(?:mm\s?[3³]|mmc|[uµμ]l\b|mcl\b|cumm\b|cmm\b)/gi;

function markOf(text: string, spanish: boolean): DecimalMark {
  const measured = text.replace(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g, ' ');
  const shown = decimalMarkOf([measured]);
  if (shown !== 'unknown') return shown;
  let [points, commas] = [0, 0];
  for (const [, , mark] of measured.matchAll(WHOLE_COUNT)) {
    if (mark === ',') points++;
    else commas++;
  }
  if (points !== commas) return points > commas ? 'point' : 'comma';
  return spanish ? 'unknown' : 'usual';
}

const SPANISH =
  /\b(?:paciente|fecha|resultado|m[eé]dico|laboratorio|hemograma|glucosa|colesterol|hemoglobina|creatinina|leucocitos|plaquetas|orina|valores de referencia|edad|sexo|muestra|triglic[eé]ridos|bilirrubina|ferritina|vitamina|hematocrito|urea)\b/gi;
const isSpanish = (text: string): boolean => (text.match(SPANISH)?.length ?? 0) >= 2;

/** Reads a pasted report line by line; a name, its value, unit and range may stand on lines of their own. */
export function readReport(text: string, knows?: Knows): ReadReport {
  const lines = text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter((line) => line !== '');
  const spanish = isSpanish(text);
  const mark = markOf(text, spanish);
  const reader = new LineReader(mark, knows);
  for (const line of lines) reader.read(line);
  return { lines: reader.readings, about: aboutReport(lines, spanish), mark };
}

/** Goes down a report with what the lines above have opened: a name that waits for its value, a part of the report. */
class LineReader {
  readonly readings: Reading[] = [];
  readonly #mark: DecimalMark;
  readonly #asked: Knows | undefined;
  /** The name of a value that has not come yet. */
  #waiting: string | undefined;
  #section: Section | undefined;

  constructor(mark: DecimalMark, knows: Knows | undefined) {
    this.#mark = mark;
    this.#asked = knows;
  }

  /** Whether a name, as it stands in this part of the report, is known. */
  readonly #knows: Knows = (name) => this.#asked?.(nameInSection(name, this.#section)) ?? false;

  read(line: string): void {
    const known = this.#knows(line);
    if (this.#joins(line, known)) return;
    const section = known ? undefined : sectionOf(line);
    const tokens = tokensOf(line, this.#mark);
    const holdsValue = tokens.some(({ kind }) => kind === 'number' || kind === 'result');
    if (section !== undefined && !holdsValue) {
      this.#section = section === 'blood' ? undefined : section;
      this.#leave(line, 'heading');
      return;
    }
    if ((HEADINGS.test(line) && !known && !this.#begins(tokens)) || isAddress(line)) {
      this.#leave(line, 'heading');
      return;
    }
    const alone = this.#entry(tokens);
    if (this.#completes(line, alone)) return;
    this.#waiting = undefined;
    this.#take(line, tokens, alone, known);
  }

  /** Whether the line begins with a known name, whatever else it looks like. */
  #begins(tokens: readonly Token[]): boolean {
    const entry = readTokens(tokens, this.#knows) ?? readWords(tokens, this.#knows);
    return entry !== undefined && this.#asked !== undefined && this.#knows(entry.marker);
  }

  #entry(tokens: readonly Token[]): ReportLine | undefined {
    return readTokens(tokens, this.#asked === undefined ? undefined : this.#knows);
  }

  #leave(line: string, unread: Unread): void {
    this.#waiting = undefined;
    this.readings.push({ line, unread });
  }

  /** A unit, flag or range alone belongs to the value above it. */
  #joins(line: string, known: boolean): boolean {
    const last = this.readings.at(-1);
    if (last === undefined || !('entry' in last) || known) return false;
    const bare = line.replace(RANGE_LINE, '');
    const tokens = tokensOf(bare, this.#mark);
    const limit = tokens.every(({ kind, comparator }) => kind !== 'number' || comparator !== undefined);
    if (!limit || !onlyOf(tokens, ['unit', 'range', 'flag', 'number'])) return false;
    const together = `${last.line} ${bare}`;
    const whole = this.#entry(tokensOf(together, this.#mark));
    if (whole === undefined || whole.value !== last.entry.value) return false;
    this.readings[this.readings.length - 1] = { line: `${last.line} ${line}`, entry: this.#inSection(whole) };
    return true;
  }

  /** A value that comes after its name. */
  #completes(line: string, alone: ReportLine | undefined): boolean {
    if (this.#waiting === undefined) return false;
    const bare = line.replace(VALUE_LINE, '').replace(RANGE_LINE, '');
    const range = bare !== line && RANGE_LINE.test(line);
    const tokens = tokensOf(bare, this.#mark);
    if (range || onlyOf(tokens, ['range', 'flag', 'unit', 'date'])) {
      // The range may come before the value: the name goes on waiting with it.
      this.readings.push({ line, unread: 'heading' });
      if (!onlyOf(tokens, ['date'])) this.#waiting = `${this.#waiting} ${bare}`;
      return true;
    }
    const together = `${this.#waiting} ${bare}`;
    const joined = tokensOf(together, this.#mark);
    const entry = this.#entry(joined) ?? readWords(joined, this.#knows);
    const belongs = alone === undefined || (this.#asked !== undefined && !this.#knows(alone.marker));
    if (entry === undefined || !belongs) return false;
    if (alone !== undefined && !this.#knows(entry.marker)) return false;
    const at = this.readings.findLastIndex(({ line: before }) => together.startsWith(before));
    this.readings.splice(at < 0 ? this.readings.length : at, 1);
    this.readings.push({ line: together, entry: this.#inSection(entry) });
    this.#waiting = undefined;
    return true;
  }

  #take(line: string, tokens: readonly Token[], alone: ReportLine | undefined, known: boolean): void {
    const named = alone !== undefined && (this.#asked === undefined || this.#knows(alone.marker));
    if (!named && this.#asked !== undefined) {
      const told = toldValues(line, this.#mark, this.#knows);
      if (told.length > 0) {
        for (const entry of told) this.readings.push({ line, entry: this.#inSection(entry) });
        return;
      }
      if (LADDER.test(line) || isProse(line)) {
        this.readings.push({ line, unread: 'comment' });
        return;
      }
    }
    const words = named ? undefined : readWords(tokens, this.#knows);
    if (words !== undefined) {
      this.readings.push({ line, entry: this.#inSection(words) });
      return;
    }
    const result = tokens.findIndex(({ kind }) => kind === 'result');
    const inWords = result > 0 && !tokens.slice(0, result).some(({ kind }) => kind === 'number');
    if (alone !== undefined && (named || !inWords)) {
      this.readings.push({ line, entry: this.#inSection(alone) });
      return;
    }
    const unread = inWords ? 'in_words' : whyUnread(line, tokens, known);
    this.readings.push({ line, unread });
    if (unread === 'no_value') this.#waiting = line;
  }

  #inSection(entry: ReportLine): ReportLine {
    return this.#section === undefined
      ? entry
      : { ...entry, marker: nameInSection(entry.marker, this.#section) };
  }
}

function whyUnread(line: string, tokens: readonly Token[], known: boolean): Unread {
  if (known) return 'no_value';
  if (onlyOf(tokens, ['date', 'flag'])) return 'heading';
  if (!/\p{L}/u.test(line) || onlyOf(tokens, ['number', 'unit', 'range', 'flag', 'date'])) return 'no_name';
  return 'no_value';
}

/** "Houston, TX 77040-6123", "(800) 555-0100": numbers that measure nothing. */
const isAddress = (line: string): boolean =>
  /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b555-01\d\d\b/.test(line);

/** What stands around the values of a report: who, when, where, columns, footers. */
const HEADINGS =
  /^(?:page\b|p[aá]gina\b|hoja\b|collected|collection|received|reported|resulted|printed|date\b|fecha|specimen|sample\b|muestra|patient|paciente|name\b|nombre|apellido|dob\b|date of birth|birth|sex\b|sexo|gender|g[eé]nero|age\b|edad|account|acct|client|physician|ordering|ordered|authorizing|requested|provider|m[eé]dico|doctor|dr\.?\s|phone|tel\b|tel[eé]fono|fax|order(?:ed)?\b|orden\b|folio|protocolo|req(?:uisition)?\b|control (?:id|no|number)|lab(?:oratory)? (?:director|report|id|no|number|ref|address)|director|address|direcci[oó]n|npi|clia|cap\b|fasting\b|ayun[oa]s?\s*:|status|final report|tests?:? (?:name|result|ordered|in question|current|results?\b)|analyte|component|prueba\s|examen\s+resultado|estudio\s+resultado|determinaci[oó]n\s|result(?:s|ado|ados)?\b(?!\s*\d)|reference (?:range|interval)s?\s*$|valores? de referencia\s*:?$|units?\s*$|unidades?\s*$|flag|performing|performed (?:by|at)|copyright|©|https?:|www\.|for inquiries|this (?:test|document|report|result|assay)|enterprise|(?:lte|[345]g|wi-?fi)\s+\d+\s?%|petici[oó]n|ssn|mrn|nhs (?:no|number)|hospital (?:no|number)|id\b|route|quest diagnostics|labcorp|end of report|fin del informe|desired range|methodology|current result|previous|resultado anterior|encounter|tube number|document|bioq\.|validado|reviewed|signed|firm|ref (?:by|doctor)|\*+\s*$|\*{3,})/i;

/** A label of the person or of papers anywhere in a line. */
const LABELS =
  /(?:^|\s)(?:DOB|D\.O\.B\.?|MRN|FIN|NHS N[ou]|Acct|CLIA|C[eé]d(?:ula|\.)|M\.\s?P\.|Lic\.|Reg\.?(?: No)?|Barcode|NHC|Gender|Sexo?|Edad|F\. ?(?:nac\w*|Nac\w*)\.?|Patient ID|Phys ID|Client #|Folio|Protocolo)\s*[:#.°N]*\s/;

/** "Houston, TX 77040-6123", "(800) 555-0100": numbers that measure nothing. */
const ADDRESS =
  /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?(?![.,\d])|\(\d{2,3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\b\d{2,4}[- ]555[- ]0\d{3}\b|\b(?:(?:tel|phone|fax|ext|pbx|tfno)\b\.?\s*:?|ph\s*[.:](?=\s*\(?\d{3}))\s*\(?\d/i;

export const isHeading = (line: string): boolean => HEADINGS.test(line) || LABELS.test(line);
export const isAddress = (line: string): boolean => ADDRESS.test(line) || /\b555-01\d\d\b/.test(line);

/** The report's own range on a line of its own. */
const RANGE_LABEL =
  /^(?:(?:normal|standard|reference|ref\.?|biological reference|expected|desired|adult)\s*(?:range|interval|value|limits?)s?|(?:range|rango)(?=\s*:)|valor(?:es)? (?:de referencia|normal(?:es)?)|rango(?: de referencia| normal)?|intervalo de referencia|(?:normal|expected|esperado|usual)(?:\s+(?:is|es)\b|(?=\s*:))|ref\.?|v\.?\s?r\.?)\s*[:=]?(?:\s+|$)/i;
/** Words that portals print before the value itself. */
const VALUE_LABEL =
  /^(?:your (?:value|result)(?: is)?(?:\s*[:=]\s*|\s+|$)|(?:value|result|resultado|valor)\s*(?:[:=]\s*|\s+(?=[-<>≤≥]?\s*\d)|$))/i;

/** What a portal says of a value beside it or in a line of its own. */
const STATUS =
  '(?:in|out of|above|below|within) range|normal|abnormal|low|high|elevated|(?:in)?sufficient|deficient|optimal|borderline|critical(?: high| low)?|bajo|alto|elevado';
const STATUS_LINE = new RegExp(`^(?:[✓✔!⚠▲▼↑↓●]\\s*)?(?:${STATUS})$`, 'i');
const STATUS_BEFORE = new RegExp(`^(?:${STATUS})\\s{2,}(?=\\S)`, 'i');
const STATUS_AFTER = new RegExp(`(?<=\\S)(?:\\s{2,}|\\t)(?:${STATUS})$`, 'i');

export const isStatus = (line: string): boolean => STATUS_LINE.test(line);
/** "Glucose      OUT OF RANGE" without what is said of the value that follows. */
export const withoutStatus = (line: string): string => line.replace(STATUS_AFTER, '');

/** A name or a unit with a label of its own. */
const NAME_LABEL =
  /^(?:test(?: name)?|analyte|component|investigation|prueba|examen|estudio|determinaci[oó]n)\s*:\s*(?=\S)/i;
const UNIT_LABEL = /^(?:units?|unidad(?:es)?)\s*:\s*(?=\S)/i;

export const withoutNameLabel = (line: string): string => line.replace(NAME_LABEL, '');
export const afterUnitLabel = (line: string): string | undefined =>
  UNIT_LABEL.test(line) ? line.replace(UNIT_LABEL, '') : undefined;

/** What comes after the label of a range, or of a value; undefined where no such label begins the line. */
export const afterRangeLabel = (line: string): string | undefined => {
  const label = line.replace(STATUS_BEFORE, '');
  return RANGE_LABEL.test(label) ? label.replace(RANGE_LABEL, '') : undefined;
};
export const afterValueLabel = (line: string): string | undefined =>
  VALUE_LABEL.test(line) ? line.replace(VALUE_LABEL, '') : undefined;

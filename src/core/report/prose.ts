/** Words of whole sentences; a line with several of them explains and does not report. */
const WORDS =
  /^(?:is|are|was|were|be|been|being|may|might|should|must|can|cannot|will|would|could|the|this|that|these|those|which|who|when|where|with|within|from|for|has|have|had|not|if|than|or|and|but|at|on|into|please|patients?|values?|results?|recommended?|suggests?|indicates?|confirms?|consider|associated|according|based|using|because|however|after|before|between|about|previously|es|son|est[aá]n?|puede|pueden|debe|deben|los|las|esta|este|que|cuando|con|desde|para|seg[uú]n|pacientes?|valores|resultados?|recomienda|no|o|y|si|entre|sugier[ea]n?|indica)$/i;

/** In capitals, "BE" is base excess and "IS" a name. */
export const isProseWord = (word: string): boolean => {
  const bare = word.replace(/^[("]+|[.,;:)"]+$/g, '');
  return WORDS.test(bare) && !/^(?:BE|IS|AT|ES)$/.test(bare);
};

/** Whether a line is part of a sentence. */
export function isProse(line: string): boolean {
  const words = line.split(/\s+/);
  return words.length >= 6 && words.filter(isProseWord).length >= 2;
}

/** Names of zones and people in the tables that explain a result: "Diabetes: >6.4". */
const LADDER =
  /^(?:[-•*·]\s*)?(?:(?:(?:near |above )?o|ó)ptim|borderline|desirable|normal|(?:high|low)(?:er)?\b|very (?:high|low)|moderate|mild|severe|(?:in|de)creased|average|relative|(?:cardiovascular )?risk|(?:in)?suff?icien|d[eé]fici[et]|toxic|potential|(?:pre-?|non-?)?diabet|glycemic|non-?reactive|negativ[eoa]|positiv[eoa]|equivocal|indeterminate|weak|strong|acceptable|adequate|excess|goal|target|therapeutic|adults?\b|child|pediatric|infant|newborn\b|neonat|(?:fe)?males?\b|(?:wo)?men\b|(?:non-?)?smoker|(?:(?:first|second|third|[1-3](?:st|nd|rd)) )?trimest|follicular|ovulat|luteal|mid-?cycle|(?:pre-?|post-?)?menopaus|(?:non-?)?pregnan|pre-?pubert|tanner|stage|grade|class|category|level of|g[1-5][ab]?\b|a[1-3]\b|<?\s*\d+\s*(?:-|to|a)\s*\d+\s*(?:years?|yrs?|y\b|months?|mo\b|days?|d\b|weeks?|wks?|hours?|h\b|a[nñ]os|meses|d[ií]as|semanas)|[<>]=?\s*\d|deseable|l[ií]mite|lim[ií]trofe|alto\b|bajo\b|muy (?:alto|bajo)|riesgo|hombres?|mujeres?|adultos?|ni[nñ]os|embaraz|no embaraz|fase|fol[ií]cular|l[uú]tea|post ?menop|reactiv[oa]|am\b|pm\b|\d+(?:-\d+)? ?[ap]m\b|fasting\b.*:|ayunas?\b.*:|detection limit|l[ií]mite de detecci[oó]n|environmental|occupational)/i;

export const isLadder = (line: string): boolean => LADDER.test(line);

/** Labels of text about a result; what comes after them reports nothing. */
const COMMENT =
  /^(?:comments?(?:\(s\))?|notes?|nota|narrative|interpretation|interpretaci[oó]n|interpretive|impression|assessment|plan|conclusi[oó]n|observaci[oó]n(?:es)?|comentarios?|guidance|clinical (?:info\w*|history|details)|informaci[oó]n|indicaci[oó]n|diagn[oó]stico|pending|cutoffs?|method(?:ology)?|m[eé]todo|t[eé]cnica|significant|therapeutic|last \w+ dose|light['’]s)\b[^:]{0,40}:/i;

export const isComment = (line: string): boolean => COMMENT.test(line);

/** "1 in 270": a risk is no number that is measured. */
export const isRisk = (line: string): boolean => /(?<![\d.,])1 (?:in|en) \d/i.test(line);

/** Sentences about values of another time: "last year ferritin was 22". */
const EARLIER =
  /^(?:(?:and|but|y|pero)\s+)?(?:last (?:year|month|time|spring|summer|fall|winter)|(?:a|\d+|two|three|few|couple)\s(?:\w+\s){0,2}(?:years?|months?|weeks?) ago|previously|before (?:that|this)|back in|in (?:19|20)\d\d|el (?:a[nñ]o|mes) pasado|la (?:vez|semana) pasada|hace (?:\d+|un|dos|tres) (?:a[nñ]os?|mes(?:es)?|semanas?)|antes)\b/i;

export const isToldOfEarlier = (line: string): boolean => EARLIER.test(line);

/** Words of a name that no analyte has: what they name is a limit, a dose or a time. */
const NO_NAME =
  /\b(?:cut-?offs?|threshold|umbral|limit|goal|target|meta|dose|dosis|drip|exchange|range|interval|rango|intervalo|reference|referencia|exposure|toxicity|guidance|recommendation|criteria|age|edad|weeks?|days?|months?|years?|semanas|d[ií]as|meses|a[nñ]os|page|p[aá]gina|phone|tel|called|above|below)\b/i;

/** Whether words are short enough for a name: no sentence, no label before it, no value in it. */
export const isShort = (name: string): boolean =>
  name.split(/\s+/).length <= 8 &&
  !/\p{L}{2}:\s|\p{L}{4,}[.;]\s+\p{Lu}/u.test(name) &&
  !/\d\s*[munµp]?(?:g|mol|iu|u)\/|[<>]/iu.test(name) &&
  !name
    .split(/\s+/)
    .some(
      (word) => isProseWord(word) && !/^(?:y|o|and|or|no|on|with|con|using|patient|paciente)$/i.test(word),
    );

/** Whether a name that is not known may be one, and no zone, limit or dose. */
export const mayBeName = (name: string): boolean => isShort(name) && !NO_NAME.test(name) && !isLadder(name);

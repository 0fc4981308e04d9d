const FASTING =
  /\b(?:fasting|ayun[oa]s?)\s*(?:status|state)?\s*(?:[:?]\s*|\s+)(?<said>yes|no|y|n|s[ií]|\d{1,2}\s*(?:h|hrs?|hours|horas)|non-?fasting)(?![\p{L}\d])/iu;
const FASTED =
  /(?:^|[,(;.]\s*)(?<no>(?:not|non|no)[\s-]?)?fasting\s*(?=[),.;]|$)|\bdrawn\b[^.;]{0,30}?\s(?<not>(?:not|non|un)[\s-]?)?fasted\b/i;

const PREGNANT =
  /\b(?:pregnan(?:t|cy)|embaraz(?:o|ada)|gestaci[oó]n)\s*[:?]\s*(?:yes|s[ií]|positiv\w*|\d{1,2}\s*(?:\+\s?\d\s*)?(?:w|wks?|weeks?|sem\w*))(?!\p{L})|\b(?:pregnant|embarazada),?\s*(?:(?:at|de|con)\s+)?\d{1,2}\s*(?:w\b|wks?|weeks?|sem\w*)|\bpregnancy\s*\(\d{1,2}\s*(?:weeks?|wks?)|\b\d{1,2}\s*(?:weeks?|wks?|semanas)\s*(?:pregnant|(?:de )?(?:embarazo|gestaci[oó]n))|\b(?:i am|i['’]m|she is|estoy|paciente)\s+(?:\d{1,2} weeks )?(?:pregnant|embarazada)|\b(?:clinical\s\w+|history|diagnosis|indication|dx|diagn[oó]stico|datos cl[ií]nicos)\s*:\s*(?:\p{L}+\s){0,2}(?:pregnan(?:t|cy)|embaraz(?:o|ada))/iu;
/** "Embarazo de 28 semanas", "IUP at 28 weeks", "G2P1 28w": the state of somebody, as a line of its own or a column. */
const WITH_WEEKS =
  /(?:^|\s{2,}|\t|[|:;,(]\s*)(?:(?:embarazo|gestaci[oó]n|gesta)\s+(?:de\s+)?\d{1,2}(?:[+.]\d)?\s*(?:sem\w*|sdg|s\b)|(?:iup|pregnancy|gestation)\s+(?:at|of)\s+\d{1,2}\s*(?:w\b|wks?|weeks?)|g\d{1,2}\s?p\d{1,2}[\s,]+(?:at\s+)?\d{1,2}(?:[+.]\d)?\s*(?:w|wks?|weeks?|sem\w*)\b|\d{1,2}(?:[+.]\d)?\s*(?:sdg|semanas de gestaci[oó]n|weeks['’]? gestation)\b)/iu;
/** A test that only a pregnant person takes, as the head of a report or of a part. */
const PREGNANCY_TEST =
  /\b(?:glucose (?:tolerance|challenge|screen)|tolerancia a la glucosa)[^.:\d]{0,12},\s*(?:pregnancy|gestational|gestational screen|embarazo)$/i;
/** Of a report of a newborn it says how old the child was at birth. */
const GESTATION = /^gestational age\b\D{0,12}\d{1,2}(?:\.\d)?\s*(?:w|wks?|weeks?)\b/i;
const YOUNGEST_MOTHER = 12;
/** Somebody else, or what is to be expected of anybody. */
const NOT_THIS_PERSON =
  /\b(?:(?:pregnan(?:t|cy)|embaraz(?:ada|o))\s*[:?]?\s*no|not pregnant|no embarazada|non-?pregnant|expected|during pregnancy|mother|wife|sister|daughter|partner|esposa|hermana|hija|madre|values|valores|reference|referencia)\b/i;

/** "Glucose, Fasting": the name of a test says nothing of the person. */
const FASTING_TEST =
  /\b(?:glucose|sugar|insulin\w*|c-?peptide|glucosa|glicemia|insulina)\s*[,(]\s*fasting\b/i;

/** Whether the lines say that this person is pregnant. */
export function isPregnant(lines: readonly string[], age: number | undefined): boolean {
  const grown = (age ?? 0) >= YOUNGEST_MOTHER;
  return lines.some(
    (line) =>
      ((PREGNANT.test(line) || WITH_WEEKS.test(line) || PREGNANCY_TEST.test(line)) &&
        !NOT_THIS_PERSON.test(line)) ||
      (grown && GESTATION.test(line)),
  );
}

export function fastingIn(line: string): boolean | undefined {
  const said = FASTING.exec(line)?.groups?.said?.toLowerCase();
  if (said !== undefined) return !/^n/.test(said);
  const found = FASTING_TEST.test(line) ? null : FASTED.exec(line);
  return found === null ? undefined : found.groups?.no === undefined && found.groups?.not === undefined;
}

import { LAB_CODE } from '../../core/model/hospital-charge.ts';

/** Whether a type of code names a procedure; others name a line of the hospital's own list, a drug or a whole stay. */
export const isProcedure = (type: string): boolean => /^(CPT|HCPCS)$/i.test(type);

/** The other types of the data dictionary 3.0. */
const OTHER_TYPES = new Set(
  'NDC RC ICD DRG MS-DRG R-DRG S-DRG APS-DRG AP-DRG APR-DRG APC LOCAL EAPG HIPPS CDT CDM TRIS-DRG CMG MS-LTC-DRG'.split(
    ' ',
  ),
);
export const isKnownType = (type: string): boolean =>
  isProcedure(type) || OTHER_TYPES.has(type.toUpperCase());

/** CPT's section of pathology and laboratory, organ panels to reproductive medicine. */
const FIRST_LAB_CODE = 80047;
const LAST_LAB_CODE = 89398;

const NO_ANALYSIS = '0000U';

/** Whether a code names laboratory work; of the G codes, which name much else, those of the fee schedule. */
export function isLabCode(code: string, feeSchedule: ReadonlySet<string>): boolean {
  if (!LAB_CODE.test(code)) return false;
  if (code.startsWith('G')) return feeSchedule.has(code);
  if (code.endsWith('U')) return code !== NO_ANALYSIS;
  return Number(code) >= FIRST_LAB_CODE && Number(code) <= LAST_LAB_CODE;
}

/** Whether a text is a laboratory code that was spoilt: with a modifier or more codes behind it, or zeros lost (108U). */
export const isSpoiltLabCode = (code: string, feeSchedule: ReadonlySet<string>): boolean =>
  /^\d{1,3}U$/.test(code) ||
  (/^.{5}([^0-9A-Z].*|[0-9A-Z]{2})$/.test(code) && isLabCode(code.slice(0, 5), feeSchedule));

/** The procedure codes of a charge, each once, in capitals. */
export function procedureCodes(codes: readonly { readonly code: string; readonly type: string }[]): string[] {
  const found: string[] = [];
  for (const { code, type } of codes) {
    if (code === '' || !isProcedure(type)) continue;
    const capitals = code.toUpperCase();
    if (!found.includes(capitals)) found.push(capitals);
  }
  return found;
}

/** Modifiers that leave a test whole: waived (QW), sent out (90), repeated (91), on another platform (92). */
const WHOLE_TEST = new Set(['QW', '90', '91', '92']);

/** Whether a charge is for the whole test, by its modifiers as printed. */
export const isWholeTest = (modifiers: string): boolean =>
  modifiers
    .split(/[|,;\s]+/)
    .filter((modifier) => modifier !== '')
    .every((modifier) => WHOLE_TEST.has(modifier.toUpperCase()));

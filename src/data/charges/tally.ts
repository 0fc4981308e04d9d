import { hash } from 'node:crypto';
import { CHARGE_KINDS, type ChargeKind, type Spread } from '../../core/model/hospital-charge.ts';
import { type ChargeRow, type Fault, type Taking, UnreadableFile } from './charge.ts';
import {
  isKnownType,
  isLabCode,
  isProcedure,
  isSpoiltLabCode,
  isWholeTest,
  procedureCodes,
} from './lab-codes.ts';
import { centsIn } from './printed.ts';
import { spreadOf } from './spread.ts';

/** What became of the rows of a file; all but `rows` and `faults` add up to `rows`. */
export interface Counts {
  rows: number;
  /** Counted, or repeating for another payer what is counted. */
  taken: number;
  /** No laboratory code, or none that was asked for. */
  otherCodes: number;
  /** More than one procedure code: a package, whose price is none of its parts. */
  packages: number;
  inpatient: number;
  /** The physician's bill, not the laboratory's. */
  professional: number;
  /** Part of a test, by its modifiers. */
  partial: number;
  /** Neither gross charge nor cash price: only what payers pay. */
  withoutAmount: number;
  rejected: number;
  faults: number;
}

/** What a file asks for a code. */
export interface CodeSpread extends Spread {
  readonly code: string;
  readonly kind: ChargeKind;
}

export interface Rules {
  /** Codes of the Medicare fee schedule. */
  readonly feeSchedule: ReadonlySet<string>;
  /** Only these codes; all where none are named. */
  readonly only?: ReadonlySet<string>;
}

export interface Tally extends Taking {
  readonly counts: Readonly<Counts>;
  /** Sorted by code, cash before gross. */
  readonly spreads: () => CodeSpread[];
}

/** A hospital lists some ten thousand laboratory charges; a file with more is not what it says to be. */
const MOST_CHARGES = 500_000;

const SETTINGS: Readonly<Record<string, 'taken' | 'inpatient'>> = {
  outpatient: 'taken',
  both: 'taken',
  inpatient: 'inpatient',
};

/** Counts the charges of a file: memory grows with distinct laboratory charges, never with rows. */
export function tallyOf({ feeSchedule, only }: Rules, report: (fault: Fault) => void): Tally {
  const counts: Counts = {
    rows: 0,
    taken: 0,
    otherCodes: 0,
    packages: 0,
    inpatient: 0,
    professional: 0,
    partial: 0,
    withoutAmount: 0,
    rejected: 0,
    faults: 0,
  };
  const seen = new Set<string>();
  /** By code and kind: how often each amount is asked. */
  const amounts = new Map<string, Map<number, number>>();

  function fault(found: Fault): 'rejected' {
    counts.faults++;
    report(found);
    return 'rejected';
  }

  function outcome(row: ChargeRow): keyof Counts {
    const codes = procedureCodes(row.codes);
    const code = codes.find((one) => isLabCode(one, feeSchedule));
    if (code === undefined) return withoutCode(row);
    if (only !== undefined && !only.has(code)) return 'otherCodes';
    if (codes.length > 1) return 'packages';
    const setting = SETTINGS[row.setting.toLowerCase()];
    if (setting === undefined) {
      const reason = 'is none of inpatient, outpatient, both';
      return fault({ at: row.at, field: 'setting', reason, value: row.setting });
    }
    if (setting === 'inpatient') return 'inpatient';
    if (row.billingClass.toLowerCase() === 'professional') return 'professional';
    if (!isWholeTest(row.modifiers)) return 'partial';
    if (row.cash === '' && row.gross === '') return 'withoutAmount';
    const taken = CHARGE_KINDS.map((kind) => add(row, code, kind));
    return taken.includes(true) ? 'taken' : 'rejected';
  }

  /** A row without a laboratory code: of other things, or spelled so that none can be read. */
  function withoutCode({ at, codes }: ChargeRow): keyof Counts {
    const field = (index: number, rest = ''): string => `code|${index + 1}${rest}`;
    const untyped = codes.findIndex(
      ({ code, type }) => isLabCode(code.toUpperCase(), feeSchedule) && !isKnownType(type),
    );
    if (untyped >= 0) {
      const { type = '' } = codes[untyped] ?? {};
      const reason = type === '' ? 'is empty' : 'is no type of code';
      return fault({ at, field: field(untyped, '|type'), reason, value: type });
    }
    const spoilt = codes.findIndex(
      ({ code, type }) => isSpoiltLabCode(code.toUpperCase(), feeSchedule) && isProcedure(type),
    );
    if (spoilt < 0) return 'otherCodes';
    const { code = '' } = codes[spoilt] ?? {};
    return fault({ at, field: field(spoilt), reason: 'is no procedure code', value: code });
  }

  /** Counts one amount of a row; false where it has none. */
  function add(row: ChargeRow, code: string, kind: ChargeKind): boolean {
    const printed = row[kind];
    if (printed === '') return false;
    const cents = centsIn(printed);
    if (typeof cents === 'string') {
      const field = kind === 'cash' ? 'standard_charge|discounted_cash' : 'standard_charge|gross';
      fault({ at: row.at, field, reason: cents, value: printed });
      return false;
    }
    const names = row.codes.map((one) => `${one.code} ${one.type}`);
    const charge = hash('sha1', [kind, cents, row.description, ...names].join('\n'), 'base64');
    if (seen.has(charge)) return true;
    if (seen.size === MOST_CHARGES) {
      throw new UnreadableFile(`The file lists more than ${MOST_CHARGES} laboratory charges.`);
    }
    seen.add(charge);
    const key = `${code} ${kind}`;
    const asked = amounts.get(key) ?? new Map<number, number>();
    amounts.set(key, asked.set(cents, (asked.get(cents) ?? 0) + 1));
    return true;
  }

  return {
    counts,
    row(row) {
      counts.rows++;
      counts[outcome(row)]++;
    },
    broken(found) {
      counts.rows++;
      counts[fault(found)]++;
    },
    spreads: () =>
      [...amounts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, asked]) => ({ ...named(key), ...spreadOf(asked) })),
  };
}

function named(key: string): Pick<CodeSpread, 'code' | 'kind'> {
  const [code = ''] = key.split(' ');
  return { code, kind: key.endsWith('cash') ? 'cash' : 'gross' };
}

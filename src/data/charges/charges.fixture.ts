import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault, Head } from './charge.ts';
import type { Given } from './head.ts';
import { readCharges } from './read-charges.ts';
import { type CodeSpread, type Counts, tallyOf } from './tally.ts';

export const FEE_SCHEDULE = new Set(['80053', '84443', '85025', 'G0103']);

export interface Read {
  readonly head: Head;
  readonly counts: Readonly<Counts>;
  readonly spreads: readonly CodeSpread[];
  readonly faults: readonly Fault[];
}

/** What the importer reads in a file. */
export async function readFrom(path: string, given: Given = {}, codes?: readonly string[]): Promise<Read> {
  const faults: Fault[] = [];
  const only = codes === undefined ? {} : { only: new Set(codes) };
  const tally = tallyOf({ feeSchedule: FEE_SCHEDULE, ...only }, (fault) => faults.push(fault));
  const head = await readCharges(path, given, tally, () => {});
  return { head, counts: tally.counts, spreads: tally.spreads(), faults };
}

/** The same of a text or bytes, by way of a temporary file. */
export async function readText(
  content: string | Uint8Array,
  { name = 'charges.csv', given, codes }: { name?: string; given?: Given; codes?: readonly string[] } = {},
): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'charges-'));
  const path = join(folder, name);
  try {
    writeFileSync(path, content);
    return await readFrom(path, given, codes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const HEADS = {
  2: [
    'hospital_name,last_updated_on,version,hospital_location,hospital_address,license_number|TX,"To the best of its knowledge and belief, the hospital has included all"',
    'Sample Hospital,2024-07-01,2.2.0,Sample Hospital|North Clinic,"1 Main Street, Austin, TX",123,true',
  ],
  3: [
    'hospital_name,last_updated_on,version,location_name,hospital_address,type_2_npi,license_number | TX,"To the best of its knowledge and belief, this hospital has included all",attester_name',
    'Sample Hospital,4/1/2026,3.0.0,Sample Hospital|North Clinic,"1 Main Street, Austin, TX",0000000001|0000000002,123,true,Pat Sample',
  ],
} as const;

const TALL = {
  2: 'description,code|1,code|1|type,code|2,code|2|type,modifiers,setting,drug_unit_of_measurement,drug_type_of_measurement,standard_charge|gross,standard_charge|discounted_cash,payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|negotiated_percentage,standard_charge|negotiated_algorithm,estimated_amount,standard_charge|methodology,standard_charge|min,standard_charge|max,additional_generic_notes',
  3: 'description,code | 1,code | 1 | type,code | 2,code | 2 | type,modifiers,setting,drug_unit_of_measurement,drug_type_of_measurement,standard_charge | gross,standard_charge | discounted_cash,payer_name,plan_name,standard_charge | negotiated_dollar,standard_charge | negotiated_percentage,standard_charge | negotiated_algorithm,median_amount,10th_percentile,90th_percentile,count,standard_charge | min,standard_charge | max,standard_charge | methodology,billing_class,additional_generic_notes',
} as const;

type Version = keyof typeof HEADS;

/** A charge as the samples say it. */
export interface Charge {
  readonly description?: string;
  readonly code?: string;
  readonly type?: string;
  readonly code2?: string;
  readonly type2?: string;
  readonly modifiers?: string;
  readonly setting?: string;
  readonly gross?: string;
  readonly cash?: string;
  readonly payer?: string;
  readonly billingClass?: string;
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A charge as the cells of a table with these columns. */
function rowOf(columns: string, charge: Charge): string {
  const { description = 'HC TEST', code = '80053', type = 'CPT', code2 = '', type2 = '' } = charge;
  const {
    modifiers = '',
    setting = 'outpatient',
    gross = '',
    cash = '',
    payer = '',
    billingClass = '',
  } = charge;
  const cells: Readonly<Record<string, string>> = {
    description,
    'code|1': code,
    'code|1|type': type,
    'code|2': code2,
    'code|2|type': type2,
    modifiers,
    setting,
    'standard_charge|gross': gross,
    'standard_charge|discounted_cash': cash,
    payer_name: payer,
    plan_name: payer === '' ? '' : 'PPO',
    'standard_charge|negotiated_dollar': payer === '' ? '' : '12.50',
    billing_class: billingClass,
  };
  return columns
    .split(',')
    .map((name) => cell(cells[name.replaceAll(' ', '')] ?? ''))
    .join(',');
}

/** A file by the template "tall". */
export const tall = (version: Version, charges: readonly Charge[], end = '\n'): string =>
  [...HEADS[version], TALL[version], ...charges.map((charge) => rowOf(TALL[version], charge)), ''].join(end);

const wideColumns = (version: Version): string =>
  [
    ...TALL[version]
      .split(',')
      .filter((name) => !/payer_name|plan_name|negotiated|amount|percentile|count$/.test(name)),
    'standard_charge|Example Health|PPO|negotiated_dollar',
    ...(version === 2 ? ['estimated_amount|Example Health|PPO'] : ['median_amount|Example Health|PPO']),
  ].join(',');

/** A file by the template "wide", with the columns of one payer. */
export const wide = (version: Version, charges: readonly Charge[]): string =>
  [
    ...HEADS[version],
    wideColumns(version),
    ...charges.map((charge) => rowOf(wideColumns(version), charge)),
    '',
  ].join('\n');

const amount = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** A file by the JSON schema, the head before the items or behind them. */
export function json(version: Version, charges: readonly Charge[], isHeadLast = false): string {
  const general = {
    hospital_name: 'Sample Hospital',
    last_updated_on: version === 2 ? '2024-07-01' : '2026-04-01',
    version: version === 2 ? '2.2.1' : '3.0.0',
    ...(version === 2
      ? { hospital_location: ['North Clinic'] }
      : { location_name: ['North Clinic'], type_2_npi: ['1'] }),
    license_information: { license_number: '123', state: 'TX' },
    [version === 2 ? 'affirmation' : 'attestation']: {
      attestation: 'To the best',
      confirm_attestation: true,
    },
  };
  const items = {
    standard_charge_information: charges.map(
      ({ description = 'HC TEST', code = '80053', type = 'CPT', ...rest }) => ({
        description,
        code_information: [
          { code, type },
          ...(rest.code2 === undefined ? [] : [{ code: rest.code2, type: rest.type2 ?? '' }]),
        ],
        standard_charges: [
          {
            setting: rest.setting ?? 'outpatient',
            gross_charge: amount(rest.gross),
            discounted_cash: amount(rest.cash),
            ...(rest.billingClass === undefined ? {} : { billing_class: rest.billingClass }),
            ...(rest.modifiers === undefined ? {} : { modifier_code: rest.modifiers.split('|') }),
            payers_information: [
              {
                payer_name: 'Example Health',
                plan_name: 'PPO',
                standard_charge_dollar: 12.5,
                methodology: 'fee schedule',
              },
            ],
          },
        ],
      }),
    ),
    modifier_information: [{ description: 'Bilateral', code: '50', modifier_payer_information: [] }],
  };
  return JSON.stringify(isHeadLast ? { ...items, ...general } : { ...general, ...items });
}

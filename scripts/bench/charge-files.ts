import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Items of a hospital's list, and for how many payers a tall file repeats each. */
const ITEMS = 200_000;
const PAYERS = 28;
/** One item of eight is a laboratory test. */
const LAB_SHARE = 8;
const ROWS_A_CHUNK = 2_000;

const HEAD = [
  'hospital_name,last_updated_on,version,location_name,hospital_address,type_2_npi,license_number|TX,attestation,attester_name',
  'Bench Hospital,2026-04-01,3.0.0,Bench Hospital,"1 Main Street, Austin, TX",0000000001,123,true,Pat Sample',
];
const ITEM =
  'description,code|1,code|1|type,code|2,code|2|type,code|3,code|3|type,billing_class,setting,drug_unit_of_measurement,drug_type_of_measurement,modifiers,standard_charge|gross,standard_charge|discounted_cash';
const PAID =
  'payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|negotiated_percentage,standard_charge|negotiated_algorithm,median_amount,10th_percentile,90th_percentile,count,standard_charge|methodology,standard_charge|min,standard_charge|max,additional_generic_notes';
const WIDE_PAYERS = Array.from({ length: 60 }, (_, i) => `Example Payer ${i}|PPO`);

/** Always the same number for an item, without a pattern that a reader could gain from. */
const scattered = (item: number): number => Math.imul(item + 1, 2_654_435_761) >>> 0;

/** An item up to its cash price, as it stands in a table. */
function itemCells(item: number): string {
  const isLab = item % LAB_SHARE === 0;
  const code = isLab ? 80_047 + (scattered(item) % 9_000) : 10_021 + (scattered(item) % 60_000);
  const cents = 1_000 + (scattered(item) % 90_000);
  const setting = item % 3 === 0 ? 'both' : 'outpatient';
  const gross = (cents / 100).toFixed(2);
  const cash = ((cents * 0.4) / 100).toFixed(2);
  return `"HC SERVICE ${item}, LEVEL ${item % 7}",3${item},CDM,0${300 + (item % 10)},RC,${code},CPT,facility,${setting},,,,${gross},${cash}`;
}

const paidCells = (item: number, payer: number): string =>
  `EXAMPLE PAYER ${payer},COMMERCIAL HMO AND PPO,${item % 500}.25,,,${item % 400}.10,${item % 300}.05,${item % 600}.95,1 through 10,percent of total billed charges,12.50,980.00,Paid at the lesser of billed charges and the fee schedule of the plan`;

/** Rows of "tall", or of "wide" with a column for each payer's dollar amount, methodology and note. */
function* rows(layout: 'tall' | 'wide'): Generator<string> {
  const wideColumns = WIDE_PAYERS.flatMap((payer) => [
    `standard_charge|${payer}|negotiated_dollar`,
    `standard_charge|${payer}|methodology`,
    `additional_payer_notes|${payer}`,
  ]);
  const header = `${ITEM},${layout === 'tall' ? PAID : wideColumns.join(',')}`;
  const width = header.split(',').length;
  // As the templates have them, the rows of the head are as wide as the table.
  for (const row of HEAD) yield row + ','.repeat(width - 9);
  yield header;
  const wideCells = WIDE_PAYERS.map((_, payer) => `${100 + payer}.25,fee schedule,`).join(',');
  for (let item = 0; item < ITEMS; item++) {
    if (layout === 'wide') yield `${itemCells(item)},${wideCells}`;
    else for (let payer = 0; payer < PAYERS; payer++) yield `${itemCells(item)},${paidCells(item, payer)}`;
  }
}

function* chunks(layout: 'tall' | 'wide', bytes: number): Generator<string> {
  let written = 0;
  let lines: string[] = [];
  for (const row of rows(layout)) {
    lines.push(row);
    if (lines.length < ROWS_A_CHUNK) continue;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    yield text;
    written += text.length;
    if (written >= bytes) return;
  }
  yield `${lines.join('\n')}\n`;
}

/** Writes a file of about so many bytes by the CMS template 3.0; made up, and always the same. */
export const writeChargeFile = (path: string, layout: 'tall' | 'wide', bytes: number): Promise<void> =>
  pipeline(Readable.from(chunks(layout, bytes)), createWriteStream(path));

import type { Readable } from 'node:stream';
import * as z from 'zod';
import { type Head, type Taking, UnreadableFile } from './charge.ts';
import { type Given, readHead } from './head.ts';
import { topLevel } from './json-top-level.ts';
import { trimmed } from './printed.ts';

const ITEMS = 'standard_charge_information';
const HEAD = ['hospital_name', 'last_updated_on', 'version', 'license_information'];

/** A text or a number, as printed; nothing stands for an empty text. */
const Printed = z
  .union([z.string(), z.boolean()])
  .nullish()
  .transform((value) => trimmed(String(value ?? '')));

const Item = z.object({
  description: Printed,
  code_information: z.array(z.object({ code: Printed, type: Printed })),
  standard_charges: z.array(
    z.object({
      setting: Printed,
      billing_class: Printed,
      modifier_code: z
        .union([z.array(z.string()), z.string()])
        .nullish()
        .transform((codes) => [codes ?? []].flat().join('|')),
      gross_charge: Printed,
      discounted_cash: Printed,
    }),
  ),
});

const Licence = z.object({ state: Printed });

/**
 * Reads a file by the JSON schema 2.x or 3.x, one item at a time; the head may stand before or after the items.
 * @param bytes without byte order mark
 */
export async function jsonCharges(bytes: Readable, given: Given, taking: Taking): Promise<Head> {
  const head = new Map<string, unknown>();
  let at = 0;
  const wanted = { items: ITEMS, skipped: 'payers_information', kept: HEAD };
  const reading = topLevel(bytes, wanted, (key, value) => {
    if (key === ITEMS) take(value, ++at, taking);
    else head.set(key, value);
  });
  await reading.catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.startsWith('Parser cannot parse')) throw error;
    throw new UnreadableFile(`The JSON is wrong, or breaks off, after item ${at}.`);
  });
  if (at === 0) throw new UnreadableFile(`The file has no ${ITEMS}: it is no JSON by the CMS schema 2 or 3.`);
  const text = (key: string): string => Printed.safeParse(head.get(key)).data ?? '';
  const state = Licence.safeParse(head.get('license_information')).data?.state ?? '';
  return readHead(
    {
      hospital: text('hospital_name'),
      updated: text('last_updated_on'),
      version: text('version'),
      states: state === '' ? [] : [state.toUpperCase()],
    },
    given,
  );
}

function take(value: unknown, at: number, taking: Taking): void {
  const item = Item.safeParse(value);
  if (!item.success) {
    const [issue] = item.error.issues;
    const field = issue?.path.map(String).join('.') || 'item';
    taking.broken({ at, field, reason: issue?.message ?? 'is no item', value: '' });
    return;
  }
  const { description, code_information: codes, standard_charges: charges } = item.data;
  for (const { setting, billing_class: billingClass, modifier_code: modifiers, ...amounts } of charges) {
    const { gross_charge: gross, discounted_cash: cash } = amounts;
    taking.row({ at, description, codes, setting, billingClass, modifiers, gross, cash });
  }
}

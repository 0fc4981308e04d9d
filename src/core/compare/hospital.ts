import { grouped } from '../grouped.ts';
import type { Billed } from '../model/catalog.ts';
import type { HospitalPrice } from '../model/provider.ts';
import { onceFor } from '../once.ts';

/** What an item is billed as, as one text: "83540 83550", "86003*15". */
export const codesText = (cpts: readonly Billed[]): string =>
  cpts
    .map(({ code, units }) => (units === 1 ? code : `${code}*${units}`))
    .sort()
    .join(' ');

/** Every state's row, and that of the whole country as "US". */
export const COUNTRY = 'US';

const byCodes = onceFor((rows: readonly HospitalPrice[]) => grouped(rows, ({ codes }) => codes));

/** What hospitals ask people who pay themselves for all that an item is billed as: the country and its states. */
export const hospitalPrices = (
  cpts: readonly Billed[],
  rows: readonly HospitalPrice[],
): readonly HospitalPrice[] => byCodes(rows).get(codesText(cpts)) ?? [];

/** The same for the country, or for one state. */
export const hospitalPrice = (
  cpts: readonly Billed[],
  rows: readonly HospitalPrice[],
  state = COUNTRY,
): HospitalPrice | undefined => hospitalPrices(cpts, rows).find((row) => row.state === state);

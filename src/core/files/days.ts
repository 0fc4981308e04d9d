import { isDay, yearsBetween } from '../report/dates.ts';

const dayOf = (text: string) => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const found = { year: Number(year), month: Number(month), day: Number(day) };
  return isDay(found) ? found : undefined;
};

/** The day of a moment as it was written, without its time; undefined for a month or a year. */
export const dayIn = (moment: string | undefined): string | undefined =>
  moment !== undefined && dayOf(moment) !== undefined ? moment.slice(0, 10) : undefined;

/** Whole years from one ISO day to another. */
export function yearsOn(birth: string, on: string): number | undefined {
  const [from, to] = [dayOf(birth), dayOf(on)];
  return from === undefined || to === undefined ? undefined : yearsBetween(from, to);
}

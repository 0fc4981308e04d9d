import type { CalendarEvent } from '../order/calendar.ts';
import { handOver } from '../order/calendar-of.ts';

/** The hour at which a calendar reminds of a day. */
const HOUR = 9;
const MINUTES = 30;

/** A day of the answer as its calendar keeps it; undefined for what is no day. */
export function retestEvent(item: Pick<HTMLElement, 'dataset'>): CalendarEvent | undefined {
  const { again = '', title = '', text = '' } = item.dataset;
  const [year = 0, month = 0, day = 0] = again.split('-').map(Number);
  const at = new Date(year, month - 1, day, HOUR);
  return /^\d{4}-\d\d-\d\d$/.test(again) ? { at, minutes: MINUTES, title, text } : undefined;
}

/** Hands over a calendar file with the days on which values of an answer are tested again. */
export function offerRetests(answer: ParentNode): void {
  const items = [...answer.querySelectorAll<HTMLElement>('[data-again]')];
  handOver(
    items.flatMap((item) => retestEvent(item) ?? []),
    'retests.ics',
  );
}

import type { Lang } from '../../core/model/vocabulary.ts';

/** A draw as the field of the page gives it, on this device's clock: "2026-11-24T08:00". */
export function drawAt(typed: string): Date | undefined {
  const at = new Date(typed);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** So many minutes before the draw, as they pass: a night in which the clock changes has an hour more or less. */
export const before = (draw: Date, minutes: number): Date => new Date(draw.getTime() - minutes * 60_000);

/** "Monday, November 23, 8:00 PM" */
export const dayAndHour = (at: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

const minutesIn = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the time of day lies between the two; one that is not given sets no limit. */
export function isBetween(at: Date, from: string | undefined, to: string | undefined): boolean {
  const minutes = at.getHours() * 60 + at.getMinutes();
  return (from === undefined || minutes >= minutesIn(from)) && (to === undefined || minutes <= minutesIn(to));
}

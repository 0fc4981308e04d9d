import type { Words } from '../words/index.ts';

type HoursWords = Words['places']['hours'];

/** "07:30" is "7:30 a.m.". */
function clock(time: string): string | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 24 || Number(minute) > 59)
    return undefined;
  const shown = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return `${shown}${minute === '00' ? '' : `:${minute}`} ${Number(hour) % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

const all = (parts: readonly (string | undefined)[], between: string): string | undefined =>
  parts.some((part) => part === undefined) ? undefined : parts.join(between);

const isDay = (text: string, days: HoursWords['days']): text is keyof HoursWords['days'] =>
  Object.hasOwn(days, text);

const dayWords = (days: string, words: HoursWords): string | undefined =>
  all(
    days.split(',').map((part) =>
      all(
        part.split('-').map((day) => (isDay(day, words.days) ? words.days[day] : undefined)),
        part === 'Sa-Su' ? words.and : words.to,
      ),
    ),
    words.and,
  );

const timeWords = (times: string, words: HoursWords): string | undefined =>
  all(
    times.split(',').map((span) => all(span.split('-').map(clock), words.to)),
    words.and,
  );

/**
 * Opening hours in words: "Mo-Fr 07:00-15:00; Sa 07:30-11:30" is "Monday to Friday 7 a.m. to 3 p.m.; Saturday
 * 7:30 a.m. to 11:30 a.m.". Reads days and times of OpenStreetMap's opening_hours; anything else gives undefined.
 */
export function hoursInWords(hours: string, words: HoursWords): string | undefined {
  if (hours.trim() === '') return undefined;
  if (hours.trim() === '24/7') return words.always;
  return all(
    hours
      .split(';')
      .map((rule) => rule.trim())
      .filter((rule) => rule !== '')
      .map((rule) => {
        const [days = '', times = '', ...rest] = rule.split(' ');
        if (rest.length > 0) return undefined;
        const named = dayWords(days, words);
        if (named === undefined) return undefined;
        if (times === 'off' || times === 'closed') return `${named} ${words.closed}`;
        const open = timeWords(times, words);
        return open === undefined ? undefined : `${named} ${open}`;
      }),
    '; ',
  );
}

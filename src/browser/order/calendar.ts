/** Something at a time, as a calendar keeps it. */
export interface CalendarEvent {
  readonly at: Date;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The time on the clock of wherever the calendar is read: a draw at 8:00 is at 8:00 there. */
const local = (at: Date): string =>
  `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}T${two(at.getHours())}${two(at.getMinutes())}00`;

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** RFC 5545, section 3.1: a line holds at most 75 octets; the rest follows after a break and a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    const room = parts.length === 0 ? 75 : 74;
    if (new TextEncoder().encode(part + letter).length > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar file (RFC 5545) with these events. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lab tests//order sheet//EN',
    ...events.flatMap(({ at, minutes, title, text }, i) => [
      'BEGIN:VEVENT',
      `UID:${local(at)}-${i}@order`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${local(at)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(title)}`,
      ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

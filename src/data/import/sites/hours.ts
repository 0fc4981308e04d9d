/**
 * Opening hours as people print them, in the form of OpenStreetMap: "Mon-Fri 7am-3:30pm, Sat 8:00 AM to noon" is
 * "Mo-Fr 07:00-15:30; Sa 08:00-12:00". Undefined where a word is not understood, or a time may be morning or
 * afternoon: nothing is guessed.
 */
export function printedHours(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[–—]|\b(?:to|through|thru|until)\b/g, '-')
    .replaceAll(/\b([ap])\.?\s?m\.?(?![a-z])/g, '$1m')
    .replaceAll(/(\d)\s+(?=[ap]m\b)/g, '$1')
    .replaceAll(/\bnoon\b/g, '12pm')
    .replaceAll(/&|\band\b/g, ',')
    .replaceAll(/\s*([-,])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const rules: string[] = [];
  let left = plain;
  while (left !== '') {
    const groups = RULE.exec(left)?.groups;
    const days = groups === undefined ? undefined : dayPart(groups.days ?? '');
    const times = groups === undefined ? undefined : timePart(groups.times ?? '');
    if (groups === undefined || days === undefined || times === undefined) return undefined;
    rules.push(`${days} ${times}`);
    left = left.slice((groups.whole ?? '').length);
  }
  return rules.length === 0 ? undefined : rules.join('; ');
}

const DAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ['Mo', 'm mo mon monday mondays'],
      ['Tu', 'tu tue tues tuesday tuesdays'],
      ['We', 'w we wed weds wednesday wednesdays'],
      ['Th', 'th thu thur thurs thursday thursdays'],
      ['Fr', 'f fr fri friday fridays'],
      ['Sa', 'sa sat saturday saturdays'],
      ['Su', 'su sun sunday sundays'],
    ].flatMap(([day = '', names = '']) => names.split(' ').map((name) => [name, day])),
  ),
  weekdays: 'Mo-Fr',
  daily: 'Mo-Su',
};

const DAY = '[a-z]+\\.?';
const TIME = '\\d{1,2}(?::?\\d{2})?(?:[ap]m)?';
const SPAN = `${TIME}-${TIME}`;
const RULE = new RegExp(
  `^(?<whole>(?<days>${DAY}(?:[-,]${DAY})*)[: ]+(?<times>closed|off|${SPAN}(?:,${SPAN})*)(?:[;,|/. ]+|$))`,
);

function dayPart(text: string): string | undefined {
  const parts = text.split(',').map((part) => {
    const days = part.split('-').map((day) => DAYS[day.replace(/\.$/, '')]);
    return days.length > 2 || days.some((day) => day === undefined || (days.length > 1 && day.includes('-')))
      ? undefined
      : days.join('-');
  });
  return parts.includes(undefined) ? undefined : parts.join(',');
}

function timePart(text: string): string | undefined {
  if (text === 'closed' || text === 'off') return 'off';
  const spans = text.split(',').map((span) => {
    const [from, to] = span.split('-').map(clock);
    return from === undefined || to === undefined || from >= to ? undefined : `${from}-${to}`;
  });
  return spans.includes(undefined) ? undefined : spans.join(',');
}

/** "7am" is 07:00, and so is "07:00"; "7" and "7:00" may be morning or evening. */
function clock(text: string): string | undefined {
  const {
    hour = '',
    minute = '00',
    half,
  } = /^(?<hour>\d{1,2}?):?(?<minute>\d{2})?(?<half>[ap]m)?$/.exec(text)?.groups ?? {};
  const value = Number(hour);
  if (Number(minute) > 59) return undefined;
  if (half === undefined) return /^\d{2}:\d{2}$/.test(text) && value <= 24 ? text : undefined;
  if (value < 1 || value > 12) return undefined;
  return `${String((value % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

import type { AnyTest } from '../../core/model/pattern.ts';
import type { Authored } from '../read/authored.ts';
import type { AnalyteLimits } from './limits.ts';

/** What a record without a page that shows it whole says, line by line. */
type Lines = readonly string[];

interface Whom {
  readonly sex?: string | undefined;
  readonly ageFrom?: { readonly value: number; readonly unit: string } | undefined;
  readonly ageBefore?: { readonly value: number; readonly unit: string } | undefined;
  readonly pregnancy?: string | boolean | undefined;
  readonly postmenopausal?: boolean | undefined;
}

function whom({ sex, ageFrom, ageBefore, pregnancy, postmenopausal }: Whom): string {
  const parts = [
    sex,
    ageFrom === undefined ? undefined : `from ${ageFrom.value} ${ageFrom.unit}`,
    ageBefore === undefined ? undefined : `before ${ageBefore.value} ${ageBefore.unit}`,
    pregnancy === undefined ? undefined : `pregnancy: ${pregnancy}`,
    postmenopausal === undefined ? undefined : `postmenopausal: ${postmenopausal ? 'yes' : 'no'}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const limit = ({
  side,
  of,
  at,
  unit,
}: {
  readonly side: string;
  readonly of: number;
  readonly at: boolean;
  readonly unit: string;
}) => `${side === 'below' ? '<' : '>'}${at ? '=' : ''}${of} ${unit === 'x' ? 'times the limit' : unit}`;

export const limitLines = (own: AnalyteLimits): Lines => [
  ...own.critical.map(
    (row) => `critical${whom(row)}: ${limit(row)}; list ${row.list} prints "${row.printed}"`,
  ),
  ...own.criticalWords.map(
    ({ words, wordsEs, urgency, list, printed }) =>
      `critical words, ${urgency}: ${words.join(', ')} / ${wordsEs.join(', ')}; list ${list} prints "${printed}"`,
  ),
  ...own.urgency.map(
    ({ side, most, until, reason }) =>
      `at most "${most}" ${side} the range${until === undefined ? '' : ` up to ${until}`}: ${reason}`,
  ),
  ...own.guidelineLimits.map(
    (row) =>
      `guideline${whom(row)}${row.when === undefined ? '' : `, ${row.when}`}: ${limit(row)} speaks of ${row.says} / ${row.saysEs}; decides: ${row.decides}; urgency: ${row.urgency ?? 'none'}; ${row.guideline} prints "${row.printed}"`,
  ),
  ...own.severity.map(
    (row) => `severity, ${row.step}${whom(row)}: ${limit(row)}; ${row.guideline} prints "${row.printed}"`,
  ),
];

function test(asked: AnyTest): string {
  if ('oneOf' in asked) return `one of [${asked.oneOf.map(test).join('; ')}]`;
  if ('is' in asked) return `${asked.marker} is ${asked.is}`;
  if ('limit' in asked) return `${asked.marker} ${asked.limit} ${asked.unit}`;
  if ('share' in asked) return `${asked.marker} ${asked.share} of ${asked.ofMarker}`;
  return `${asked.marker} ${asked.multiple} times its ${asked.of} limit`;
}

export const patternLines = ({
  urgency,
  when,
  all,
  any,
  none,
  text,
  why,
  notWhen,
  es,
  next,
}: Authored['patterns'][number]): Lines => [
  `urgency: ${urgency ?? 'none'}${whom(when)}`,
  ...all.map((asked) => `needs: ${test(asked)}`),
  ...any.map(({ atLeast, of }) => `needs at least ${atLeast} of: ${of.map(test).join('; ')}`),
  ...none.map((asked) => `not when: ${test(asked)}`),
  `says: ${text} / ${es.text}`,
  `why: ${why} / ${es.why}`,
  `does not hold: ${notWhen} / ${es.notWhen}`,
  `next: ${next.join(', ') || 'nothing'}`,
];

export const signLines = (
  { urgency, text, clock }: Authored['signs'][number],
  rules: Authored['signRules'],
): Lines => [
  `urgency: ${urgency}`,
  `says: ${text.en} / ${text.es}`,
  ...(clock === undefined ? [] : [`within ${clock.hours} hours: ${clock.en} / ${clock.es}`]),
  ...rules.map(
    ({ needs, unless }) =>
      `said by: ${needs.join(' + ')}${unless.length === 0 ? '' : ` (not with ${unless.join(', ')})`}`,
  ),
];

import {
  CriticalListRow,
  CriticalRow,
  CriticalWordsRow,
  GuidelineLimitRow,
  GuidelineRow,
  SeverityRow,
  UrgencyRow,
} from '../../core/model/limit.ts';
import { listed, number, present, type Reading, readTable, text } from './files.ts';

type Cells = Readonly<Record<string, string>>;

const UNITS = { h: 'hours', d: 'days', m: 'months', y: 'years' } as const;

/** "24h", "3d", "1m", "12y". */
function age(cell: string | undefined): unknown {
  const written = text(cell);
  const [, value, unit] = /^(\d+(?:\.\d+)?)([hdmy])$/.exec(written ?? '') ?? [];
  return value === undefined ? written : { value: Number(value), unit: UNITS[unit as keyof typeof UNITS] };
}

const SIGNS = { '<': 'below', '>': 'above' } as const;

/** "<=2.5": what lies beyond the limit, and whether the limit itself does. */
function limit(cell: string | undefined) {
  const [, sign, equal, value] = /^([<>])(=?)\s*(-?\d+(?:\.\d+)?)$/.exec(text(cell) ?? '') ?? [];
  return {
    side: SIGNS[sign as keyof typeof SIGNS] ?? text(cell),
    of: number(value),
    at: equal === '=',
  };
}

const whom = ({ from, before, sex, pregnancy }: Cells) => ({
  sex: text(sex),
  ageFrom: age(from),
  ageBefore: age(before),
  pregnancy: text(pregnancy),
});

/** The tables of data/limits. */
export function readLimits(reading: Reading) {
  const table = (name: string) => `data/limits/${name}.csv`;
  return {
    criticalLists: readTable(
      table('critical-lists'),
      CriticalListRow,
      (row) => present({ ...row, listDate: text(row.listDate) }),
      reading,
    ),
    critical: readTable(
      table('critical'),
      CriticalRow,
      ({ analyte, unit, list, printed, ...row }) =>
        present({ analyte, ...whom(row), ...limit(row.limit), unit, list, printed }),
      reading,
    ),
    criticalWords: readTable(
      table('critical-words'),
      CriticalWordsRow,
      ({ words, wordsEs, ...row }) => ({ ...row, words: listed(words), wordsEs: listed(wordsEs) }),
      reading,
    ),
    urgency: readTable(
      table('urgency'),
      UrgencyRow,
      (row) => present({ ...row, until: number(row.until) }),
      reading,
    ),
    guidelines: readTable(table('guidelines'), GuidelineRow, (row) => row, reading),
    guidelineLimits: readTable(
      table('guideline-limits'),
      GuidelineLimitRow,
      ({ analyte, postmenopausal, when, unit, decides, urgency, guideline, says, saysEs, printed, ...row }) =>
        present({
          analyte,
          ...whom(row),
          postmenopausal: text(postmenopausal) === undefined ? undefined : postmenopausal === 'yes',
          when: text(when),
          ...limit(row.limit),
          unit,
          decides,
          urgency: text(urgency),
          guideline,
          says,
          saysEs,
          printed,
        }),
      reading,
    ),
    severity: readTable(
      table('severity'),
      SeverityRow,
      ({ analyte, step, unit, guideline, printed, ...row }) =>
        present({ analyte, ...whom(row), step, ...limit(row.limit), unit, guideline, printed }),
      reading,
    ),
  };
}

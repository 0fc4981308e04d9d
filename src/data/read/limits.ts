import {
  CriticalListRow,
  CriticalRow,
  CriticalWordsRow,
  GuidelineLimitRow,
  GuidelineRow,
  SeverityRow,
  UrgencyRow,
} from '../../core/model/limit.ts';
import type { Reading } from './reading.ts';
import { type Cells, flag, listed, number, present, readTable, text } from './table.ts';

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
      'slug,title,publisher,country,url,listDate,accessed,read',
      CriticalListRow,
      (row) => present({ ...row, listDate: text(row.listDate) }),
      reading,
    ),
    critical: readTable(
      table('critical'),
      'analyte,from,before,sex,pregnancy,limit,unit,list,printed',
      CriticalRow,
      ({ analyte, unit, list, printed, ...row }) =>
        present({ analyte, ...whom(row), ...limit(row.limit), unit, list, printed }),
      reading,
    ),
    criticalWords: readTable(
      table('critical-words'),
      'analyte,words,wordsEs,urgency,list,printed',
      CriticalWordsRow,
      ({ words, wordsEs, ...row }) => ({ ...row, words: listed(words), wordsEs: listed(wordsEs) }),
      reading,
    ),
    urgency: readTable(
      table('urgency'),
      'analyte,side,most,until?,reason',
      UrgencyRow,
      (row) => present({ ...row, until: number(row.until) }),
      reading,
    ),
    guidelines: readTable(
      table('guidelines'),
      'slug,body,title,year,url,accessed,read',
      GuidelineRow,
      (row) => row,
      reading,
    ),
    guidelineLimits: readTable(
      table('guideline-limits'),
      'analyte,from,before,sex,pregnancy,postmenopausal,when,limit,unit,decides,urgency?,guideline,says,saysEs,printed',
      GuidelineLimitRow,
      ({ analyte, postmenopausal, when, unit, decides, urgency, guideline, says, saysEs, printed, ...row }) =>
        present({
          analyte,
          ...whom(row),
          postmenopausal: flag(postmenopausal, 'yes', 'no'),
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
      'analyte,from,before,sex,pregnancy,step,limit,unit,guideline,printed',
      SeverityRow,
      ({ analyte, step, unit, guideline, printed, ...row }) =>
        present({ analyte, ...whom(row), step, ...limit(row.limit), unit, guideline, printed }),
      reading,
    ),
  };
}

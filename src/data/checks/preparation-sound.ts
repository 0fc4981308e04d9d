import type { Test } from '../../core/model/catalog.ts';
import type { Preparation } from '../../core/model/preparation.ts';
import { minutesOf } from '../../core/preparation/conflicts.ts';
import { type Check, catalogRecords } from './check.ts';

type Fault = readonly [at: string, problem: string, tip: string];

/** A note that would have somebody stop a medicine. */
const STOPS =
  /\b(stop|pause|skip|suspend)\w*\b[^.]*\b(medicine|medication|tablet|pill|dose|insulin|thinner)/i;
const SAFELY = /\b(never|not|ask|unless|without)\b/i;

function twice({ avoid = [], ask = [], wait = [], keep = [], tell = [] }: Preparation): Fault[] {
  const lists = {
    avoid: avoid.map(({ what }) => what),
    ask: ask.map(({ what }) => what),
    wait: wait.map(({ after }) => after),
    keep,
    tell,
  };
  return Object.entries(lists).flatMap(([at, codes]: [string, readonly string[]]) =>
    codes
      .filter((code, i) => codes.indexOf(code) !== i)
      .map((code): Fault => [at, `names ${code} twice`, 'Keep the longer time.']),
  );
}

function backwards({ draw, cycle }: Preparation): Fault[] {
  const late =
    draw?.from !== undefined && draw.to !== undefined && minutesOf(draw.from) >= minutesOf(draw.to);
  const apart = cycle !== undefined && 'from' in cycle && cycle.from > cycle.to;
  return [
    ...(late ? [['draw', 'ends before it begins', 'Write the earlier time as from.'] as const] : []),
    ...(apart ? [['cycle', 'ends before it begins', 'Write the earlier day as from.'] as const] : []),
  ];
}

const stopping = ({ notes = [] }: Preparation): Fault[] =>
  notes
    .filter(({ en }) => STOPS.test(en) && !SAFELY.test(en))
    .map(({ en }) => ['notes', `"${en}" stops a medicine`, 'Write it as ask: the prescriber decides.']);

const collectsAllDay = ({ collect }: Preparation): boolean => collect?.what === 'urine_24h';

function mismatched({ sampleType }: Test, preparation: Preparation): Fault[] {
  return /24-hour/.test(sampleType) === collectsAllDay(preparation)
    ? []
    : [['collect', `does not fit the sample "${sampleType}"`, 'A collection of 24 hours is urine_24h.']];
}

export const preparationSound: Check = {
  name: 'preparation-sound',
  why: 'People act on it: what is said twice, backwards or of another sample spoils a draw, and nobody may be told to stop a medicine.',
  run(authored) {
    return catalogRecords(authored).flatMap(({ record, file }) => {
      const { preparation } = record;
      if (preparation === undefined) return [];
      const faults: Fault[] = [
        ...twice(preparation),
        ...backwards(preparation),
        ...stopping(preparation),
        ...('sampleType' in record ? mismatched(record, preparation) : []),
      ];
      return faults.map(([at, problem, tip]) => ({ rule: this.name, file, at, problem, tip }));
    });
  },
};

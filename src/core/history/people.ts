import type { KeptReport } from './kept-report.ts';
import { byDay } from './series.ts';

/** Years in which somebody may have been born. */
interface Born {
  readonly from: number;
  readonly to: number;
}

const ANY: Born = { from: -Infinity, to: Infinity };

/** Somebody of 40 in the year 2026 was born in 1985 or 1986. */
function bornOf({ collected, person: { birthYear, age } }: KeptReport): Born {
  if (birthYear !== undefined) return { from: birthYear, to: birthYear };
  const year = Number(collected.slice(0, 4));
  return age === undefined ? ANY : { from: year - age - 1, to: year - age };
}

/** Whether two reports do not contradict each other in sex or year of birth. */
export function mayBeOne(a: KeptReport, b: KeptReport): boolean {
  const [one, other] = [bornOf(a), bornOf(b)];
  const [sex, otherSex] = [a.person.sex, b.person.sex];
  const differs = sex !== undefined && otherSex !== undefined && sex !== otherSex;
  return !differs && one.from <= other.to && other.from <= one.to;
}

/** Reports that may all be of one person. */
export interface OnePerson {
  readonly sex?: NonNullable<KeptReport['person']['sex']>;
  readonly born: Born;
  /** Oldest first. */
  readonly reports: readonly KeptReport[];
}

/**
 * Reports by whom they may belong to: those that contradict each other in sex or year of birth are never on one line.
 * Who says neither joins the first.
 */
export function peopleIn(reports: readonly KeptReport[]): OnePerson[] {
  const people: OnePerson[] = [];
  // Those that say most of themselves go first.
  const told = ({ person }: KeptReport): number =>
    (person.sex === undefined ? 0 : 2) + (person.birthYear === undefined && person.age === undefined ? 0 : 1);
  for (const report of byDay(reports).sort((a, b) => told(b) - told(a))) {
    const { sex } = report.person;
    const born = bornOf(report);
    const at = people.findIndex(
      (one) =>
        (sex === undefined || one.sex === undefined || one.sex === sex) &&
        one.born.from <= born.to &&
        born.from <= one.born.to,
    );
    const known = people[at];
    if (known === undefined) people.push({ ...(sex === undefined ? {} : { sex }), born, reports: [report] });
    else
      people[at] = {
        ...known,
        ...(sex === undefined ? {} : { sex }),
        born: { from: Math.max(known.born.from, born.from), to: Math.min(known.born.to, born.to) },
        reports: byDay([...known.reports, report]),
      };
  }
  return people;
}

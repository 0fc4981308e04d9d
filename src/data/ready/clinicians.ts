import { carriedSlugs } from '../join/carried-slugs.ts';
import type { Authored } from '../read/authored.ts';
import { KIND_NAMES, KINDS } from '../review/kinds.ts';
import { reviewables } from '../review/records.ts';
import { standing } from '../review/standing.ts';
import { counted, type Todo } from './todo.ts';

/** What no clinician has signed, those kinds first by which a fault does the most harm. */
export function cliniciansTodos(authored: Authored): Todo[] {
  const carried = carriedSlugs(authored);
  const standings = reviewables(authored)
    .filter(({ kind, record }) => (kind !== 'tests' && kind !== 'panels') || carried.has(nameIn(record)))
    .map((record) => standing(record, authored));
  const open = standings.filter(({ status }) => status !== 'signed');
  if (open.length === 0) return [];
  const changed = open.filter(({ status }) => status === 'changed').length;
  const parts = KINDS.flatMap((kind) => {
    const all = standings.filter(({ record }) => record.kind === kind);
    const left = all.filter(({ status }) => status !== 'signed').length;
    return left === 0 ? [] : [`      ${KIND_NAMES[kind]}: ${left} of ${all.length}`];
  });
  return [
    {
      weight: 'should',
      at: `${authored.store}/reviews.csv`,
      found: [
        `No clinician has signed the whole of ${counted(open.length, 'medical record')}${changed === 0 ? '' : `, of which ${changed} changed after a signature`}; pages say so.`,
        ...parts,
      ].join('\n'),
      todo: 'Run npm run -s reviews -- packet: it prints sheets for the riskiest first, and how to sign.',
    },
  ];
}

const nameIn = (record: string): string => record.slice(record.indexOf('/') + 1);

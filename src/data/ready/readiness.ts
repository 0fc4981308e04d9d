import type { Authored } from '../read/authored.ts';
import type { Breach } from '../read/breach.ts';
import type { Beside } from './beside.ts';
import { cliniciansTodos } from './clinicians.ts';
import { goodsTodos } from './goods.ts';
import { placesTodos } from './places.ts';
import { shopTodos } from './shop.ts';
import { counted, some, type Todo } from './todo.ts';

/**
 * What is left to do before a store opens: faults of the data first, then in the order in which a shop owner looks.
 * A file that cannot be read leaves nothing to be said of the rest: then there are the faults alone.
 */
export function readiness(authored: Authored, beside: Beside): Todo[] {
  const { service } = authored;
  const faults = faultTodos(beside.faults);
  if (service === undefined) return faults;
  return [
    ...faults,
    ...shopTodos(authored, service, beside),
    ...goodsTodos(authored, service, beside),
    ...placesTodos(authored, service),
    ...cliniciansTodos(authored),
  ];
}

function faultTodos(faults: readonly Breach[]): Todo[] {
  if (faults.length === 0) return [];
  const files = [...new Set(faults.map(({ file }) => file))];
  return [
    {
      weight: 'stops',
      at: some(files),
      found: `The data has ${counted(faults.length, 'fault')} in ${counted(files.length, 'file')}, so that nothing can be built.`,
      todo: 'Run npm run data: it names each with its line and what to do.',
    },
  ];
}

import type { Beyond } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import type { Words } from '../words/index.ts';
import { emergencyLimits, namedLimit } from './alarm.ts';

/** The limits from which on a value is an emergency, with the sentence that goes before everything else. */
export function criticalOf(marker: Marker, person: Person, { reference }: Words) {
  const limits = emergencyLimits(marker, person);
  if (limits.length === 0) return undefined;
  const side = (name: Beyond) => limits.find((limit) => limit.side === name)?.of;
  const [low, high] = [side('below'), side('above')];
  return {
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    unit: marker.unit,
    text: reference.critical.values(limits.map((limit) => namedLimit(limit, marker.unit))),
  };
}

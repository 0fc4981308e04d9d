import type { Breach } from '../read/breach.ts';
import { type Check, catalogRecords } from './check.ts';

export const itemsSound: Check = {
  name: 'items-sound',
  why: 'A panel holds each test once, nothing is related to itself, and a result takes longer at most than at least.',
  run(authored) {
    return catalogRecords(authored).flatMap(({ record, file }) => {
      const breach = (at: string, problem: string, tip: string): Breach => ({
        rule: this.name,
        file,
        at,
        problem,
        tip,
      });
      const lists = {
        related: [record.slug, ...record.related],
        ...('components' in record ? { components: [record.slug, ...record.components] } : {}),
        ...('biomarkers' in record ? { biomarkers: record.biomarkers, loinc: record.loinc } : {}),
      };
      const days = 'turnaroundDays' in record ? record.turnaroundDays : undefined;
      return [
        ...Object.entries(lists).flatMap(([at, names]) =>
          names
            .filter((name, i) => names.indexOf(name) < i)
            .map((name) =>
              breach(
                at,
                name === record.slug ? 'names the record itself' : `names "${name}" twice`,
                'Remove it.',
              ),
            ),
        ),
        ...(days !== undefined && days.min > days.max
          ? [breach('turnaroundDays', `min ${days.min} is more than max ${days.max}`, 'Swap them.')]
          : []),
      ];
    });
  },
};

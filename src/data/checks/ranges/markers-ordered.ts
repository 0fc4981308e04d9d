import { fold } from '../../../core/names/fold.ts';
import { type Check, catalogRecords } from '../check.ts';

export const markersOrdered: Check = {
  name: 'markers-ordered',
  why: 'A test that measures a marker names it by its own name, so that each leads to the other.',
  run(authored) {
    const byAlias = new Map(
      authored.markers.flatMap(({ name, aliases }) => aliases.map((alias) => [fold(alias), name])),
    );
    const names = new Set(authored.markers.map(({ name }) => fold(name)));
    return catalogRecords(authored).flatMap(({ record, file }) =>
      ('biomarkers' in record ? record.biomarkers : [])
        .filter((biomarker) => !names.has(fold(biomarker)) && byAlias.has(fold(biomarker)))
        .map((biomarker) => ({
          rule: this.name,
          file,
          at: 'biomarkers',
          problem: `"${biomarker}" is an alias of the marker "${byAlias.get(fold(biomarker))}"`,
          tip: "Use the marker's own name: equal names mean the same measurement.",
        })),
    );
  },
};

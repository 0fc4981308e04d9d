import { fold } from '../../core/names/fold.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const markersOrdered: Check = {
  name: 'markers-ordered',
  why: 'Every marker page leads to a test that measures it, and every test that measures it leads back.',
  run(authored) {
    const measured = new Set(
      authored.tests
        .filter(({ status }) => status !== 'hidden')
        .flatMap(({ biomarkers }) => biomarkers.map(fold)),
    );
    const byAlias = new Map(
      authored.markers.flatMap(({ name, aliases }) => aliases.map((alias) => [fold(alias), name])),
    );
    const names = new Set(authored.markers.map(({ name }) => fold(name)));
    return [
      ...authored.markers
        .filter(({ name }) => !measured.has(fold(name)))
        .map(({ slug, name }) => ({
          rule: this.name,
          file: fileOf('markers', slug),
          at: 'name',
          problem: `no test lists the biomarker "${name}"`,
          tip: 'Name it in the biomarkers of the test that measures it.',
        })),
      ...catalogRecords(authored).flatMap(({ record, file }) =>
        ('biomarkers' in record ? record.biomarkers : [])
          .filter((biomarker) => !names.has(fold(biomarker)) && byAlias.has(fold(biomarker)))
          .map((biomarker) => ({
            rule: this.name,
            file,
            at: 'biomarkers',
            problem: `"${biomarker}" is an alias of the marker "${byAlias.get(fold(biomarker))}"`,
            tip: "Use the marker's own name: equal names mean the same measurement.",
          })),
      ),
    ];
  },
};

import type { Source } from '../../core/model/source.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const sourcesDated: Check = {
  name: 'sources-dated',
  why: 'A source was opened on a day that has been, and every public item cites one.',
  run(authored) {
    const release = authored.service?.dataRelease ?? '9999-12-31';
    const cited: { file: string; sources: readonly Source[] }[] = [
      ...catalogRecords(authored).map(({ record, file }) => ({ file, sources: record.sources })),
      ...authored.conditions.map(({ slug, sources }) => ({ file: fileOf('conditions', slug), sources })),
      ...authored.markers.map(({ slug, sources }) => ({
        file: fileOf('markers', slug),
        sources: Object.values(sources),
      })),
      ...authored.interpretations.map(({ slug, sources }) => ({
        file: fileOf('interpretations', slug),
        sources,
      })),
      ...authored.providers.map(({ slug, sources }) => ({ file: fileOf('providers', slug), sources })),
      ...authored.prose.map(({ file, matter }) => ({ file, sources: matter.sources })),
    ];
    const uncited = catalogRecords(authored)
      .filter(({ record }) => record.status !== 'hidden' && record.sources.length === 0)
      .map(({ file }) => file);
    return [
      ...cited.flatMap(({ file, sources }) =>
        sources
          .filter(({ accessed }) => accessed > release)
          .map(({ title }) => ({
            rule: this.name,
            file,
            at: title,
            problem: 'was accessed after the data release',
            tip: 'Correct the date.',
          })),
      ),
      ...uncited.map((file) => ({
        rule: this.name,
        file,
        at: 'sources',
        problem: 'is empty',
        tip: 'Cite what the record was written from.',
      })),
    ];
  },
};

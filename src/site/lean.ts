import type { Dataset, SliceName } from '../core/model/dataset.ts';

/**
 * A slice as the tools on a visitor's device read it: texts that only pages and servers show are left out, so that
 * the first quote on a phone does not wait for them.
 */
export function leanSlice(name: SliceName, data: Dataset): unknown {
  if (name === 'catalog') {
    return {
      ...data.catalog,
      categories: [],
      conditions: [],
      markerPages: {},
      measuredBy: {},
      // Spellings are only needed for what is not in the catalog: /data/tools/catalog-names.json has them.
      names: {},
      entries: data.catalog.entries.map(
        ({ id, slug, type, name, biomarkers, fasting, cents, listCents, orderable, notToConfuse }) => ({
          id,
          slug,
          type,
          name,
          biomarkers,
          fasting,
          cents,
          listCents,
          orderable,
          notToConfuse,
        }),
      ),
    };
  }
  if (name === 'markers') {
    const { records, ...rest } = data.markers;
    return {
      ...rest,
      records: records.map(({ es, ...marker }) => ({
        ...marker,
        aliases: [],
        about: '',
        chosenBecause: '',
        alternatives: [],
        es: {
          name: es.name,
          aliases: [],
          about: '',
          chosenBecause: '',
          text: { high: '', low: '', retest: '', interferences: [] },
        },
        text: { ...marker.text, interferences: [] },
      })),
    };
  }
  return data[name];
}

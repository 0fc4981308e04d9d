import type { Dataset, SliceName } from '../core/model/dataset.ts';

/**
 * A slice as the tools on a visitor's device read it: texts that only pages and servers show are left out, so that
 * the first quote on a phone does not wait for them.
 */
export function leanSlice(name: SliceName, data: Dataset): unknown {
  if (name === 'catalog') {
    const { entries, ...rest } = data.catalog;
    return {
      ...rest,
      categories: [],
      conditions: [],
      entries: entries.map(({ es, method, interference, ...entry }) => ({
        ...entry,
        description: '',
        aliases: [],
        audience: [],
        conditions: [],
        related: [],
        faq: [],
        sources: [],
        prep: null,
        es: { name: es.name, description: '', aliases: [] },
      })),
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

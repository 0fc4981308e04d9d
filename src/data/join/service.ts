import { asksForSkus } from '../../core/address.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Goal } from '../../core/model/goal.ts';
import type { ServiceFile } from '../../core/model/service.ts';
import type { Carried } from './carried.ts';
import { exampleOf } from './example.ts';

/** Whether a state is among those that the store names, or not among those that it leaves out. */
export const isServedBy =
  ({ served, notServed = [] }: Pick<ServiceFile, 'served' | 'notServed'>) =>
  (code: string): boolean =>
    served === undefined ? !notServed.includes(code) : served.includes(code);

export function joinedService(
  carried: Carried,
  whole: ServiceFile,
  sold: { readonly entries: readonly CatalogEntry[]; readonly goals: readonly Goal[] },
): Dataset['service'] {
  const {
    demoNotice = { en: '', es: '' },
    goalsFirst: _,
    carries: __,
    example: ___,
    features: ____,
    notServed: _____,
    ...file
  } = whole;
  const { labs, states } = carried;
  const isServed = isServedBy(whole);
  return {
    service: {
      ...file,
      notServed: states.map(({ code }) => code).filter((code) => !isServed(code)),
      ...(asksForSkus(file)
        ? { skus: Object.fromEntries(carried.prices.map(({ slug, sku }) => [slug, sku ?? slug])) }
        : {}),
      shows: carried.shows,
      example: exampleOf(carried, whole, { ...sold, served: isServed }),
      said: { en: { demoNotice: demoNotice.en }, es: { demoNotice: demoNotice.es } },
    },
    labs: labs.map(({ slug, name, about, states: drawing }) => ({
      id: slug,
      name,
      ...(drawing === undefined ? {} : { states: drawing }),
      said: { en: { about: about.en }, es: { about: about.es } },
    })),
    states: states.map(({ name, nameEs, ...state }) => ({
      ...state,
      said: { en: { name }, es: { name: nameEs } },
    })),
  };
}

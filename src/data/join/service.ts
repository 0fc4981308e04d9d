import type { Dataset } from '../../core/model/dataset.ts';
import type { ServiceFile } from '../../core/model/service.ts';
import { LAB_IDS } from '../../core/model/vocabulary.ts';
import type { Authored } from '../read/authored.ts';

export function joinedService(
  { labs, states }: Authored,
  { demoNotice = { en: '', es: '' }, goalsFirst: _, carries: __, ...service }: ServiceFile,
): Dataset['service'] {
  return {
    service: {
      ...service,
      said: { en: { demoNotice: demoNotice.en }, es: { demoNotice: demoNotice.es } },
    },
    labs: labs.flatMap(({ slug, name, about }) => {
      const id = LAB_IDS.find((known) => known === slug);
      return id === undefined
        ? []
        : [{ id, name, said: { en: { about: about.en }, es: { about: about.es } } }];
    }),
    states: states.map(({ name, nameEs, ...state }) => ({
      ...state,
      said: { en: { name }, es: { name: nameEs } },
    })),
  };
}

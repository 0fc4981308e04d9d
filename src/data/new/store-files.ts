import type * as z from 'zod';
import { csvLine } from '../../core/csv.ts';
import { LabFile, StoreFile } from '../../core/model/store/store.ts';
import type { Answers } from './questions.ts';

type Unread<T> = { [Field in keyof T]?: unknown };

/** The files of a store, by their paths in its folder; what was not answered is left out, not made up. */
export function storeFiles(answers: Answers): Map<string, string> {
  const { brand, origin, served, labs, labFeeCents, cart, legalName, contact, promises, privacy } = answers;
  const service: Unread<StoreFile> = {
    brand,
    origin,
    ...(contact?.email === undefined ? {} : { contactUrl: `mailto:${contact.email}` }),
    ...(legalName === undefined && contact === undefined
      ? {}
      : { contact: { ...(legalName === undefined ? {} : { legalName }), ...contact } }),
    ...(cart === undefined ? {} : { cart: { url: cart } }),
    demo: false,
    currency: 'USD',
    labFeeCents,
    ...(Object.keys(promises).length === 0 ? {} : { promises }),
    defaultLab: labs[0]?.id,
    ...(served === undefined ? {} : served === 'all' ? { notServed: [] } : { served }),
    ...(privacy === undefined ? {} : { privacy }),
  };
  StoreFile.parse(service);
  const columns = [
    'slug',
    ...labs.map(({ id }) => id),
    ...(cart?.includes('{skus}') ? ['sku'] : []),
    'as_of',
  ];
  return new Map([
    ['service.json', printed(service)],
    ...labs.map(({ id, name }): [string, string] => [
      `labs/${id}.json`,
      printed(LabFile.parse({ name, about: aboutLab(name) })),
    ]),
    ['prices.csv', `${csvLine(columns)}\n`],
  ]);
}

/** No more than what being named as a laboratory of the store says. */
const aboutLab = (name: string): z.output<typeof LabFile>['about'] => ({
  en: `${name} performs the tests that are ordered there.`,
  es: `${name} hace las pruebas que se le piden.`,
});

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

import type { Dataset } from '../model/dataset.ts';
import type { DrawSite } from '../model/place.ts';
import type { Words } from '../words/index.ts';
import { labName } from './labs.ts';

/** The name and street of a site. A made-up site has neither, so both are said in the reader's language. */
export const siteName = (
  { sample, lab, name, street, city, zip }: DrawSite,
  service: Dataset['service'],
  { places }: Words,
): { readonly name: string; readonly street: string } =>
  sample
    ? { name: places.sampleSite(labName(lab, service), city, zip), street: places.sampleStreet(zip) }
    : { name, street };

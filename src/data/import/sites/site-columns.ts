import type { Columns, UsualNames } from '../columns.ts';

/** What the columns of lists of draw sites are usually called; our own names are among them. */
export const SITE_COLUMNS = {
  id: ['id', 'site id', 'location id', 'psc id', 'code', 'site code', 'location code'],
  brand: ['brand', 'company', 'laboratory', 'lab'],
  name: [
    'name',
    'site',
    'site name',
    'location',
    'location name',
    'psc',
    'psc name',
    'facility',
    'facility name',
  ],
  street: ['street', 'address', 'street address', 'address 1', 'address line 1', 'addr'],
  suite: ['suite', 'ste', 'unit', 'address 2', 'address line 2'],
  city: ['city', 'town'],
  state: ['state', 'st', 'state code', 'state province'],
  zip: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode', 'zip postal code'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'lng', 'long', 'longitude'],
  phone: ['phone', 'telephone', 'phone number', 'tel'],
  hours: ['hours', 'opening hours', 'hours of operation', 'open hours', 'business hours'],
  walkIns: ['walkins', 'walk ins', 'walk in', 'accepts walk ins', 'walkin'],
  sample: ['sample'],
} as const satisfies UsualNames<string>;

/** A site is found by where it is: the rest may be empty. */
export const isSiteList = (at: Columns<keyof typeof SITE_COLUMNS>['at']): boolean =>
  at.zip !== undefined && (at.street ?? at.name) !== undefined;

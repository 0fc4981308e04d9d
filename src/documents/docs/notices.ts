/** What is owed to others whose codes or facts the data holds. */
export interface Notice {
  readonly name: string;
  readonly text: string;
  readonly url: string;
}

export const NOTICES: readonly Notice[] = [
  {
    name: 'LOINC',
    text: 'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc. Only codes are held here; all names are our own.',
    url: 'https://loinc.org/license',
  },
  {
    name: 'CPT',
    text: 'The procedure codes in cpt, cpts, codes and key are codes of Current Procedural Terminology. CPT is copyright American Medical Association. All rights reserved. CPT is a registered trademark of the American Medical Association. Only codes are held here, as the Medicare fee schedule and the charge files of hospitals publish them, and no descriptors; all names are our own. The licence of this data does not cover CPT: the American Medical Association says that products with its codes need a licence. Fee schedules are not assigned by the American Medical Association and are not part of CPT.',
    url: 'https://www.ama-assn.org/practice-management/apply-cpt-license',
  },
  {
    name: 'UCUM',
    text: 'Codes of units are those of the Unified Code for Units of Measure, copyright Regenstrief Institute, Inc. and the UCUM Organization, under the UCUM license.',
    url: 'https://ucum.org/license',
  },
  {
    name: 'GeoNames',
    text: 'The places of some ZIP codes are from GeoNames, under CC BY 4.0. © GeoNames.',
    url: 'https://www.geonames.org',
  },
  {
    name: 'Public sources',
    text: 'Medicare amounts (CMS) and the areas of ZIP codes (US Census Bureau) are in the public domain. Prices of others are facts, each with its day and source; their names belong to their owners.',
    url: 'https://www.cms.gov/medicare/payment/fee-schedules/clinical-laboratory-fee-schedule-clfs',
  },
];

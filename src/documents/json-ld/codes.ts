import type { MedicalCode } from 'schema-dts';

/** Codes of a procedure (CPT) and of observations (LOINC). */
export const medicalCodes = (cpt: string | null, loinc: readonly string[]): MedicalCode[] => [
  ...(cpt === null ? [] : [code('CPT', cpt)]),
  ...loinc.map((value) => code('LOINC', value)),
];

const code = (codingSystem: 'CPT' | 'LOINC', codeValue: string): MedicalCode => ({
  '@type': 'MedicalCode',
  codingSystem,
  codeValue,
});

import type { MedicalCode } from 'schema-dts';

/** Codes of a procedure (CPT) and of observations (LOINC). */
export const medicalCodes = (cpt: readonly string[], loinc: readonly string[]): MedicalCode[] => [
  ...cpt.map((value) => code('CPT', value)),
  ...loinc.map((value) => code('LOINC', value)),
];

const code = (codingSystem: 'CPT' | 'LOINC', codeValue: string): MedicalCode => ({
  '@type': 'MedicalCode',
  codingSystem,
  codeValue,
});

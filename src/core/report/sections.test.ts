import { expect, it } from 'vitest';
import { valuesOf } from './read.fixture.ts';

const markers = (text: string) => valuesOf(text).map(({ marker }) => marker);

it.each([
  ['Urinalysis, Complete (urine)\nGlucose 5 mg/dL', ['Glucose, urine']],
  ['ORINA\nGlucosa 5 mg/dL', ['Glucosa, urine']],
  ['Specimen: Cerebrospinal fluid\nGlucose 61 mg/dL', ['Glucose, CSF']],
  ['FAECES TESTS\nIron 12 ug/g', ['Iron, stool']],
  ['JOINT FLUID (LEFT KNEE)\nGlucose 3 mmol/L', ['Glucose, fluid']],
  ['URINE CHEMISTRY\nGlucose 5 mg/dL\nSERUM\nGlucose 97 mg/dL', ['Glucose, urine', 'Glucose']],
  ['URINALYSIS\nMICROSCOPIC EXAM\nRBC 3 /HPF\nANTIBODIES AND MARKERS\nPSA 1.2 ng/mL', ['RBC, urine', 'PSA']],
  ['URINALYSIS\nRBC 3 /HPF\nAthlete Panel\nPSA 1.2 ng/mL', ['RBC, urine', 'PSA']],
  ['Lab tests - Blood and urine\nGlucose 97 mg/dL', ['Glucose']],
  ['URINE CHEMISTRY\nSerum sodium 139 mmol/L', ['Serum sodium']],
  ['URINALYSIS\nRBC 3 /HPF\nFerritin\nFerritin 41 ng/mL 15-150', ['RBC, urine', 'Ferritin']],
])('%j', (text, names) => {
  expect(markers(text)).toEqual(names);
});

import { expect, it } from 'vitest';
import { NAMES } from '../read.fixture.ts';
import { readReport } from '../report.ts';

const about = (text: string) => readReport(text, NAMES).about;

it.each([
  ['Age: 41   Sex: Female', { sex: 'female', age: 41 }],
  ['Age/Sex: 45/M', { sex: 'male', age: 45 }],
  ['Edad: 7 Años   Género: Masculino', { sex: 'male', age: 7 }],
  ['AGE(Y/M/D) 36/09/11', { age: 36 }],
  ['Embarazo de 28 semanas', { sex: 'female', pregnant: true }],
  ['LABORATORIO     Control prenatal     Embarazo de 28 semanas', { sex: 'female', pregnant: true }],
  ['28 weeks pregnant', { sex: 'female', pregnant: true }],
  ['G2P1 28w', { sex: 'female', pregnant: true }],
  ['RN de 3 días', { age: 0 }],
  ['Baby Boy   DOL 2', { age: 0 }],
  ['67 year old Female', { sex: 'female', age: 67 }],
  ['19 y.o. male with vomiting', { sex: 'male', age: 19 }],
  ['Collected on ice   Male 57 y   Ward 3', { sex: 'male', age: 57 }],
  ['Varón, 58 años', { sex: 'male', age: 58 }],
  ['Clinic\tPatient age 63\tFemale', { sex: 'female', age: 63 }],
  ['Age: 30 hours   Sex: F', { sex: 'female', age: 0 }],
  ['Sex: Female   Gestational age 36w4d', { sex: 'female' }],
  ['DOB 09/27/2026   Collected 09/28/2026', { age: 0, collected: '2026-09-28' }],
  ['Hemoglobin 5.20 M/uL 3.80 - 5.20', {}],
  ['10 year risk score 8.4 %', {}],
  ['he is 71, male', { sex: 'male', age: 71 }],
  ['Patient: A   Sex: F\nDonor Sex: M', {}],
  ['Iris Vandermolen   F   Age 44', { sex: 'female', age: 44 }],
  ['Patient: Ortega, Lina   F   38 Y', { sex: 'female', age: 38 }],
  ['Patient: Jon Arvid     Male, age 52', { sex: 'male', age: 52 }],
  [
    'GLUCOSE CHALLENGE, PREGNANCY\nCollected 04/02/2026',
    { sex: 'female', pregnant: true, collected: '2026-04-02' },
  ],
  ['Glucose, Fasting\n88 mg/dL', {}],
])('says who it is: %s', (text, expected) => {
  expect(about(text)).toEqual(expected);
});

it.each([
  ['Date Collected: 03/14/2026  Date Reported: 03/16/2026', '2026-03-14'],
  ['Fecha de nacimiento: 12/03/1980  Fecha: 10/02/2026', '2026-02-10'],
  ['Collected: 03/04/2026 / 07:50 PDT', '2026-03-04'],
  ['Sample collected: 19 Feb 2026 08:55   Report: 20 Feb 2026', '2026-02-19'],
  ['Sample Collected On : 05/Aug/2026 07:25 AM', '2026-08-05'],
  ['Paciente: X   Fecha de extracción: 04/03/2026', '2026-03-04'],
  ['Paciente: X   Fecha: 04/05/2026   Glucosa', '2026-05-04'],
  ['F. Nac.: 03/18/1953   Fecha de muestra: 04/14/2026', '2026-04-14'],
  ['11 August 2026\nSpecimen collected 11/08/2026', '2026-08-11'],
  ['NHS No 000 000 0000\nSample collected 11/08/2026', '2026-08-11'],
  ['blood work 4/2/2026', '2026-04-02'],
  ['Collected:\n04/02/2026 7:41 AM\nResulted:\n04/03/2026 2:15 PM', '2026-04-02'],
  ['DOB:\nCollected:\n04/02/1980\n05/03/2026', undefined],
  ['Admit: 04/01/2026\nHematology   04/02/2026 04:35 CST\nCardiac   04/02/2026 04:35 CST', '2026-04-02'],
  ['Hematology   04/02/2026 04:35\nCoagulation   04/03/2026 04:35', undefined],
  ['Laboratory    08/30/2026 05:05 EDT\nPrinted on: 08/31/2026', '2026-08-30'],
  ['TSH   1.6 mIU/L   05/13/2026\nIron   88   05/13/2026\nWBC   6.1 (L)   05/13/2026', '2026-05-13'],
  ['TSH   1.6   05/13/2026\nIron   88   05/12/2026\nWBC   6.1   05/13/2026', undefined],
  ['Admission labs 05/12/2026\nDischarge 05/14/2026', undefined],
])('says when it was taken: %s', (text, collected) => {
  expect(about(text).collected).toBe(collected);
});

it.each([
  'Reported: 03/14/2026',
  'Collected: 02/30/2026',
  'TSH 5.2 mIU/L 1.9 11/02/2023',
  'Component\t03/14/2026\t03/15/2026',
  'Collected 03/04/2026\nReceived 14/03/2026 Reported 03/15/2026',
])('does not say when it was taken: %s', (text) => {
  expect(about(text).collected).toBeUndefined();
});

it.each([
  ['Fasting: Yes', true],
  ['Ayunas: Sí', true],
  ['Ayuno: 12 horas', true],
  ['Fasting N', false],
  ['he is 71, male, fasting', true],
  ['weight 210. not fasting', false],
  ['drawn 10/27/26 fasted 8am', true],
  ['drawn 10/27/26 not fasted', false],
  ['Fasting: U', undefined],
  ['Fasting reference interval', undefined],
])('%s', (text, fasting) => {
  expect(about(text).fasting).toBe(fasting);
});

it.each([
  ['CLINICAL INFORMATION: PREGNANT, 10 WEEKS', true],
  ['Embarazo: 24 semanas', true],
  ['estoy embarazada de 20 semanas', true],
  ['Pregnant: Yes', true],
  ['Pregnant: No', undefined],
  ['Paciente embarazada: No', undefined],
  ['Pregnancy test, urine: Negative', undefined],
  ['Expected values during pregnancy (weeks since LMP):', undefined],
  ['Pregnant              10.0-209.0', undefined],
  ['my sister is 8 weeks pregnant', undefined],
])('%s', (text, pregnant) => {
  expect(about(text).pregnant).toBe(pregnant);
});

it.each([
  ['Pt: SAMPLE, A   M 63y   MRN 1', { sex: 'male', age: 63 }],
  ['Name: SAMPLE, W    F   68 yrs   Cons: Dr T', { sex: 'female', age: 68 }],
  ['NAME : S SAMPLE (39Y/F)', { sex: 'female', age: 39 }],
  ['Sample, L. P.   Male, 49   MRN 1', { sex: 'male', age: 49 }],
  ['All Data   Female · 42   112 Biomarkers', { sex: 'female', age: 42 }],
  ['Jo P. · 34 · female', { sex: 'female', age: 34 }],
  ['Latest: Nov 3, 2026     Compared with: May 18, 2026', { collected: '2026-11-03' }],
  ["Monday's draw (11/09/2026, cycle day 3)", { collected: '2026-11-09' }],
  ['Col1ected : 08/19/2026  06 : 10', { collected: '2026-08-19' }],
  ['Fecha toma muestra: 27/10/2026', { collected: '2026-10-27' }],
  ['Fecha nac.: 17/12/1954    Varón', { sex: 'male' }],
  ['Discharge bloods of 07/25/2026: all well', { collected: '2026-07-25' }],
  ['GLUCOSE, FASTING      Standard range: 70 - 99 mg/dL', {}],
  ['Ingreso: 26/10/2026    Alta: 03/11/2026', {}],
  ['Male, MRN ending 0177', { sex: 'male' }],
  ['hi all, 34F here, doc just sent my labs', { sex: 'female', age: 34 }],
  ['for reference I am 5\'4" and 141 lbs', {}],
  ["I'm 5", {}],
  ['DATE COLL: 02/05/2026 09:40', { collected: '2026-02-05' }],
  ['Date of Service: 2026/11/03 08:05', { collected: '2026-11-03' }],
  ['Fecha extracción actual: 30/09/2026 08:20', { collected: '2026-09-30' }],
  ['Thyroid Panel, Pregnancy (12 weeks by dates)', { sex: 'female', pregnant: true }],
  ['Age 37   Sex F\nGestational Age   17.3 weeks', { sex: 'female', age: 37, pregnant: true }],
  ['Sex F\nGestational Age   39 weeks', { sex: 'female' }],
  ['Adult Male, 20-49 years', {}],
  ['Hgb 12M/uL', {}],
  ['Temp 98 F', {}],
  ['Sample Street 14, Apt 12F', {}],
])('reads the head in other layouts: %s', (text, about) => {
  expect(readReport(text, NAMES).about).toEqual(about);
});

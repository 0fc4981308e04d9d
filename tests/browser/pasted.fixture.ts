import type { Page } from 'playwright-core';

/** Thirty values as Labcorp prints them, one of them critical. */
export const THIRTY = `Patient: DOE, JANE
Date Collected: 11/02/2026
CBC With Differential/Platelet
WBC 6.1 x10E3/uL 3.4-10.8
RBC 3.92 x10E6/uL 3.77-5.28
Hemoglobin 10.4 Low g/dL 11.1-15.9
Hematocrit 33.1 Low % 34.0-46.6
MCV 76 Low fL 79-97
MCH 26.4 Low pg 26.6-33.0
MCHC 31.4 Low g/dL 31.5-35.7
RDW 16.2 High % 11.7-15.4
Platelets 341 x10E3/uL 150-450
Comp. Metabolic Panel (14)
Glucose 108 High mg/dL 70-99
BUN 14 mg/dL 6-24
Creatinine 0.82 mg/dL 0.57-1.00
eGFR 91 mL/min/1.73 >59
Sodium 139 mmol/L 134-144
Potassium 6.7 High mmol/L 3.5-5.2
Carbon Dioxide, Total 23 mmol/L 20-29
Calcium 9.4 mg/dL 8.7-10.2
Protein, Total 7.0 g/dL 6.0-8.5
Albumin 4.4 g/dL 3.9-4.9
Bilirubin, Total 0.4 mg/dL 0.0-1.2
Alkaline Phosphatase 71 IU/L 44-121
AST (SGOT) 22 IU/L 0-40
ALT (SGPT) 49 High IU/L 0-32
Lipid Panel
Cholesterol, Total 231 High mg/dL 100-199
Triglycerides 312 High mg/dL 0-149
HDL Cholesterol 38 Low mg/dL >39
TSH 5.9 High uIU/mL 0.450-4.500
Ferritin 8 Low ng/mL 15-150
Vitamin D, 25-Hydroxy 21.3 Low ng/mL 30.0-100.0
Hemoglobin A1c 5.9 High % 4.8-5.6`;

/** The same without the critical value: then there is something to buy. */
export const WITHOUT_CRITICAL = THIRTY.replace('Potassium 6.7 High', 'Potassium 4.1');

/** Pastes a report into the form and asks for the answer. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('form[data-tool="interpret_results"] textarea').first().fill(text);
  await page.locator('[data-row]').first().waitFor();
  await page.locator('form[data-tool="interpret_results"] button[type="submit"]').click();
  // Its last part: what is seen first is painted before the rest.
  await page.locator('.answer > .sheet').waitFor({ state: 'attached' });
}

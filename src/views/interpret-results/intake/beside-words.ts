import type { Lang } from '../../../core/model/vocabulary.ts';

/** What stands beside the empty form of a report: what will happen, a report to try it with, what can be read. */
export const BESIDE_WORDS = {
  en: {
    steps: 'What happens with your report',
    does: [
      'This device reads it. You compare each value with the paper and correct what is wrong.',
      'Each value is judged by the range that your report prints; where it prints none, by a published one for your sex and age.',
      'You see one picture: what cannot wait first, then every value on its range, with questions for your doctor. It prints on two pages.',
      'Nothing is kept unless you ask for it below the answer.',
    ],
    example: 'No report at hand?',
    about: 'Ten made-up values show how it works. They are nobody’s.',
    fill: 'Fill in an example',
    text: `Collected: 2026-05-14   Sex: F   Age: 43
Hemoglobin 11.2 g/dL 11.7-15.5 L
MCV 78 fL 80-100 L
Ferritin 9 ng/mL 16-232 L
Glucose 92 mg/dL 65-99
Creatinine 0.81 mg/dL 0.50-0.99
LDL Cholesterol 131 mg/dL <100 H
HDL Cholesterol 58 mg/dL >50
Triglycerides 115 mg/dL <150
TSH 2.10 mIU/L 0.40-4.50
Vitamin D, 25-Hydroxy 24 ng/mL 30-100 L`,
    kinds: 'What can be read',
    can: [
      'A PDF with text, as laboratories and portals give it',
      'Lines that you copied, in English or Spanish',
      'A table (CSV) or records (FHIR) of a portal or health app',
    ],
    not: 'Not a photo, a scan or a locked PDF: then copy the text.',
  },
  es: {
    steps: 'Qué pasa con su informe',
    does: [
      'Este dispositivo lo lee. Usted compara cada valor con el papel y corrige lo que esté mal.',
      'Cada valor se evalúa con el rango que imprime su informe; si no imprime ninguno, con uno publicado para su sexo y edad.',
      'Verá una sola imagen: primero lo que no puede esperar, luego cada valor en su rango, con preguntas para su médico. Se imprime en dos páginas.',
      'Nada se guarda si usted no lo pide debajo de la respuesta.',
    ],
    example: '¿No tiene un informe a mano?',
    about: 'Diez valores inventados muestran cómo funciona. No son de nadie.',
    fill: 'Llenar con un ejemplo',
    text: `Fecha de toma: 2026-05-14   Sexo: F   Edad: 43
Hemoglobina 11.2 g/dL 11.7-15.5 L
VCM 78 fL 80-100 L
Ferritina 9 ng/mL 16-232 L
Glucosa 92 mg/dL 65-99
Creatinina 0.81 mg/dL 0.50-0.99
Colesterol LDL 131 mg/dL <100 H
Colesterol HDL 58 mg/dL >50
Triglicéridos 115 mg/dL <150
TSH 2.10 mIU/L 0.40-4.50
Vitamina D, 25-hidroxi 24 ng/mL 30-100 L`,
    kinds: 'Qué se puede leer',
    can: [
      'Un PDF con texto, como lo dan los laboratorios y los portales',
      'Líneas que usted copió, en español o inglés',
      'Una tabla (CSV) o registros (FHIR) de un portal o una aplicación de salud',
    ],
    not: 'Una foto, un escaneo o un PDF con contraseña, no: copie entonces el texto.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

import type { Lang } from '../../../core/model/vocabulary.ts';

/** What the form of a report says before one is there: only the page itself needs it. */
export const INTAKE_WORDS = {
  en: {
    drop: 'Drop your report here',
    choose: 'Choose a file',
    kinds: 'PDF, text, CSV, or a health record (FHIR) from your portal or health app. Up to 20 MB.',
    stays: 'Your file is read on this device and is never sent anywhere.',
    photoTitle: 'Only a photo?',
    photo:
      'Your phone can read it for you: open the photo, press and hold on the text (Live Text on iPhone, Google Lens on Android), copy all of it, and paste it below.',
    several: 'The file holds results of several days. Which ones?',
    about: 'Read from the report:',
    change: 'Change',
    collected: 'Day of the blood draw',
    fasting: 'Fasting',
    fastingChoices: { unknown: 'Not known', yes: 'Yes', no: 'No' },
    rowsHint: 'Compare each one with your report. The pencil opens a value to correct it.',
  },
  es: {
    drop: 'Suelte aquí su informe',
    choose: 'Elegir un archivo',
    kinds: 'PDF, texto, CSV o un expediente de salud (FHIR) de su portal o aplicación de salud. Hasta 20 MB.',
    stays: 'Su archivo se lee en este dispositivo y nunca se envía a ninguna parte.',
    photoTitle: '¿Solo tiene una foto?',
    photo:
      'Su teléfono puede leerla: abra la foto, mantenga el dedo sobre el texto (Texto en vivo en iPhone, Google Lens en Android), cópielo todo y péguelo abajo.',
    several: 'El archivo contiene resultados de varios días. ¿Cuáles quiere ver?',
    about: 'Leído del informe:',
    change: 'Cambiar',
    collected: 'Día de la extracción de sangre',
    fasting: 'En ayunas',
    fastingChoices: { unknown: 'No se sabe', yes: 'Sí', no: 'No' },
    rowsHint: 'Compare cada uno con su informe. El lápiz abre un valor para corregirlo.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

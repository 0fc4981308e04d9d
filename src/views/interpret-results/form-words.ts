import type { FileProblem } from '../../core/files/file-report.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

interface Said {
  readonly sex?: 'male' | 'female' | undefined;
  readonly age?: string | undefined;
  readonly pregnant?: boolean | undefined;
  readonly fasting?: boolean | undefined;
  /** As the language writes it. */
  readonly day?: string | undefined;
}

const parts = (all: readonly (string | false | undefined)[]): string[] =>
  all.flatMap((part) => (part === false || part === undefined ? [] : [part]));

/** What the form of a report says: how a report comes in, and how it was read. */
export const FORM_WORDS = {
  en: {
    drop: 'Drop your report here',
    choose: 'Choose a file',
    kinds: 'PDF, text, CSV, or a health record (FHIR) from your portal or health app. Up to 20 MB.',
    stays: 'Your file is read on this device and is never sent anywhere.',
    photoTitle: 'Only a photo?',
    photo:
      'Your phone can read it for you: open the photo, press and hold on the text (Live Text on iPhone, Google Lens on Android), copy all of it, and paste it below.',
    opening: (name: string) => `Reading ${name}…`,
    opened: (name: string) => `Read: ${name}`,
    problems: {
      empty: 'This file is empty. Download it again from your portal, or copy the text and paste it below.',
      too_large:
        'This file is larger than 20 MB. Choose the report alone, or copy its text and paste it below.',
      photo:
        'This is a photo, and photos are not read here. Your phone can read it: press and hold on the text in the photo, copy all of it, and paste it below. The photo was not sent anywhere.',
      archive:
        'This is a packed file or an Office document. Open it, then choose the report inside, or copy its text and paste it below.',
      document:
        'This kind of file is not read here. Open it, copy the text of the report, and paste it below.',
      encrypted:
        'This PDF is locked with a password. Open it with the password, copy all of the text, and paste it below.',
      scanned:
        'This PDF holds pictures of pages and no text. Open it on a phone, press and hold on the text, copy it, and paste it below; or ask the laboratory for the report as text.',
      broken:
        'This file cannot be read: it is damaged or not what its name says. Download it again, or copy the text of the report and paste it below.',
      slow: 'This file took longer than 15 seconds and was stopped. Open it, copy the pages with the results, and paste them below.',
      no_results:
        'No lab results were found in this file. If it should hold some, open it, copy the results, and paste them below.',
      cut: 'The file is very long: only its first part was read.',
      left_out: 'Some entries of the file hold no value, or were withdrawn, and are left out.',
    } satisfies Record<FileProblem, string>,
    several: 'The file holds results of several days. Which ones?',
    day: (day: string, count: number) => `${day} (${count})`,
    about: 'Read from the report:',
    change: 'Change',
    said: ({ sex, age, pregnant, fasting, day }: Said) =>
      parts([
        sex,
        age !== undefined && `age ${age}`,
        pregnant && 'pregnant',
        fasting !== undefined && (fasting ? 'fasting' : 'not fasting'),
        day,
      ]),
    collected: 'Day of the blood draw',
    fasting: 'Fasting',
    fastingChoices: { unknown: 'Not known', yes: 'Yes', no: 'No' },
    rows: 'Your values',
    rowsHint: 'Compare each one with your report. The pencil opens a value to correct it.',
    read: (count: number, check: number) =>
      `${count} ${count === 1 ? 'value' : 'values'} read${check === 0 ? '' : `, ${check} to check`}.`,
    check: (count: number) => (count === 1 ? '1 value to check' : `${count} values to check`),
    toCheck: (count: number) => `${count} to check`,
    see: (count: number) => `See my results (${count})`,
    columns: {
      name: 'Biomarker',
      value: 'Value',
      unit: 'Unit',
      range: 'Range of the report',
      side: 'Flag',
      act: 'Correct or remove',
    },
    sides: { high: 'above', low: 'below', critical: 'critical' },
    unnamed: 'No name',
    edit: (name: string) => `Correct ${name}`,
    done: 'Done',
    doubts: {
      no_name: 'It has no name. Type the one on your report.',
      no_value: 'No value was found. Type the one on your report, or remove the row.',
      unknown_name: 'This name is not known here. Correct it, or give the range of the report.',
      several: 'This name can mean more than one test. Which one is it?',
      unit: (unit: string) => `${unit} is no unit for this test. Compare both with your report.`,
      two_readings: (one: string, other: string) =>
        `This may be ${one} or ${other}. Type the value that your report means.`,
      twice: 'This test stands here twice, with different values. Remove the one that is not yours.',
      range: 'The lower limit is above the upper one. Correct them.',
    },
    ownRange: 'This name is not known here, so only the range of your report is used.',
  },
  es: {
    drop: 'Suelte aquí su informe',
    choose: 'Elegir un archivo',
    kinds: 'PDF, texto, CSV o un expediente de salud (FHIR) de su portal o aplicación de salud. Hasta 20 MB.',
    stays: 'Su archivo se lee en este dispositivo y nunca se envía a ninguna parte.',
    photoTitle: '¿Solo tiene una foto?',
    photo:
      'Su teléfono puede leerla: abra la foto, mantenga el dedo sobre el texto (Texto en vivo en iPhone, Google Lens en Android), cópielo todo y péguelo abajo.',
    opening: (name: string) => `Leyendo ${name}…`,
    opened: (name: string) => `Leído: ${name}`,
    problems: {
      empty: 'Este archivo está vacío. Descárguelo otra vez de su portal, o copie el texto y péguelo abajo.',
      too_large: 'Este archivo pesa más de 20 MB. Elija solo el informe, o copie su texto y péguelo abajo.',
      photo:
        'Esto es una foto, y aquí no se leen fotos. Su teléfono puede leerla: mantenga el dedo sobre el texto de la foto, cópielo todo y péguelo abajo. La foto no se envió a ninguna parte.',
      archive:
        'Este es un archivo comprimido o un documento de Office. Ábralo y elija el informe que contiene, o copie su texto y péguelo abajo.',
      document: 'Este tipo de archivo no se lee aquí. Ábralo, copie el texto del informe y péguelo abajo.',
      encrypted:
        'Este PDF está protegido con una contraseña. Ábralo con ella, copie todo el texto y péguelo abajo.',
      scanned:
        'Este PDF contiene imágenes de páginas y ningún texto. Ábralo en un teléfono, mantenga el dedo sobre el texto, cópielo y péguelo abajo; o pida al laboratorio el informe como texto.',
      broken:
        'Este archivo no se puede leer: está dañado o no es lo que dice su nombre. Descárguelo otra vez, o copie el texto del informe y péguelo abajo.',
      slow: 'Este archivo tardó más de 15 segundos y se detuvo. Ábralo, copie las páginas con los resultados y péguelas abajo.',
      no_results:
        'No se encontraron resultados de laboratorio en este archivo. Si debería tenerlos, ábralo, copie los resultados y péguelos abajo.',
      cut: 'El archivo es muy largo: solo se leyó su primera parte.',
      left_out: 'Algunas entradas del archivo no tienen valor, o fueron retiradas, y se omiten.',
    },
    several: 'El archivo contiene resultados de varios días. ¿Cuáles quiere ver?',
    day: (day: string, count: number) => `${day} (${count})`,
    about: 'Leído del informe:',
    change: 'Cambiar',
    said: ({ sex, age, pregnant, fasting, day }: Said) =>
      parts([
        sex && (sex === 'female' ? 'mujer' : 'hombre'),
        age !== undefined && `${age} años`,
        pregnant && 'embarazo',
        fasting !== undefined && (fasting ? 'en ayunas' : 'sin ayuno'),
        day,
      ]),
    collected: 'Día de la toma de sangre',
    fasting: 'En ayunas',
    fastingChoices: { unknown: 'No se sabe', yes: 'Sí', no: 'No' },
    rows: 'Sus valores',
    rowsHint: 'Compare cada uno con su informe. El lápiz abre un valor para corregirlo.',
    read: (count: number, check: number) =>
      `Se ${count === 1 ? 'leyó 1 valor' : `leyeron ${count} valores`}${check === 0 ? '' : `, ${check} por revisar`}.`,
    check: (count: number) => (count === 1 ? '1 valor por revisar' : `${count} valores por revisar`),
    toCheck: (count: number) => `${count} por revisar`,
    see: (count: number) => `Ver mis resultados (${count})`,
    columns: {
      name: 'Biomarcador',
      value: 'Valor',
      unit: 'Unidad',
      range: 'Rango del informe',
      side: 'Indicador',
      act: 'Corregir o quitar',
    },
    sides: { high: 'por encima', low: 'por debajo', critical: 'crítico' },
    unnamed: 'Sin nombre',
    edit: (name: string) => `Corregir ${name}`,
    done: 'Listo',
    doubts: {
      no_name: 'No tiene nombre. Escriba el que figura en su informe.',
      no_value: 'No se encontró un valor. Escriba el de su informe o quite la fila.',
      unknown_name: 'Este nombre no se conoce aquí. Corríjalo o dé el rango del informe.',
      several: 'Este nombre puede significar más de una prueba. ¿Cuál es?',
      unit: (unit: string) => `${unit} no es una unidad de esta prueba. Compare ambos con su informe.`,
      two_readings: (one: string, other: string) =>
        `Puede ser ${one} o ${other}. Escriba el valor que indica su informe.`,
      twice: 'Esta prueba aparece dos veces, con valores distintos. Quite el que no sea suyo.',
      range: 'El límite inferior está por encima del superior. Corríjalos.',
    },
    ownRange: 'Este nombre no se conoce aquí, así que solo se usa el rango de su informe.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

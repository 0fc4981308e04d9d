import type { FileProblem } from '../../../core/files/file-report.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';

/** What is said of a file that somebody opens. */
export const FILE_WORDS = {
  en: {
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
    day: (day: string, count: number) => `${day} (${count})`,
  },
  es: {
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
    day: (day: string, count: number) => `${day} (${count})`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

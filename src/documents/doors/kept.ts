import { type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { homeStep } from '../home-step.ts';
import { DOORS, doorStep } from './doors.ts';

export const KEPT_PATH = '/my-results/kept';

const WORDS = {
  en: {
    title: 'Kept reports',
    about:
      'Lab reports that you chose to keep in this browser: how each value changed, and two reports side by side. Nothing is sent.',
    keep: 'How a report gets here',
    keepText: ['', 'Read a report', ', then press “Keep on this device” below the answer.'],
    held: 'What is kept, and what is not',
    list: [
      'The values, units and ranges of the report, and the day of the draw. The laboratory if you write it; sex and age if you gave them. No name, no address, no text of the report.',
      'It stays in the storage of this browser. It is not sent, and there is no account. Whoever uses this browser can open this page.',
      'A browser may clear its storage by itself. Save a copy if you want to be sure.',
      'A copy is a file in an open format, or a FHIR R4 bundle that other health programs can read. Both can be brought back.',
      'Records (FHIR) that a portal or a health app gave you can be brought in, too: each day and laboratory becomes a report, judged on this device, and a value that is kept already is not kept twice.',
    ],
    end: ['Erase one report or all of them here, or everything on ', 'the privacy page', '.'],
  },
  es: {
    title: 'Informes guardados',
    about:
      'Informes de laboratorio que usted decidió guardar en este navegador: cómo cambió cada valor, y dos informes lado a lado. Nada se envía.',
    keep: 'Cómo llega un informe aquí',
    keepText: ['', 'Lea un informe', ' y luego pulse “Guardar en este dispositivo” debajo de la respuesta.'],
    held: 'Qué se guarda y qué no',
    list: [
      'Los valores, las unidades y los rangos del informe, el día de la toma, el laboratorio si usted lo escribe, y el sexo y la edad si los dio. Ningún nombre, ninguna dirección, nada del texto del informe.',
      'Se queda en el almacenamiento de este navegador. No se envía y no hay cuentas. Quien use este navegador puede abrir esta página.',
      'Un navegador puede vaciar su almacenamiento por su cuenta. Guarde una copia si quiere estar seguro.',
      'Una copia es un archivo en un formato abierto, o un paquete FHIR R4 que otros programas de salud pueden leer. Ambos se pueden traer de vuelta.',
      'También se pueden traer registros (FHIR) que le dio un portal o una aplicación de salud: cada día y laboratorio es un informe, evaluado en este dispositivo, y un valor que ya está guardado no se guarda dos veces.',
    ],
    end: ['Borre un informe o todos aquí, o todo en ', 'la página de privacidad', '.'],
  },
} as const;

/** The page of the reports that a device keeps: its HTML shows them, its twin says what it does. */
export function keptDoc(lang: Lang, { service: { service } }: Pick<Dataset, 'service'>): Doc {
  const words = WORDS[lang];
  return {
    path: KEPT_PATH,
    lang,
    kind: 'index',
    title: words.title,
    description: words.about,
    updatedAt: service.dataRelease,
    trail: [homeStep(lang), doorStep(DOORS.results, lang)],
    blocks: [
      { kind: 'kept' },
      heading(words.keep),
      paragraph([
        words.keepText[0],
        link(words.keepText[1], toolPath({ name: 'interpret_results' })),
        words.keepText[2],
      ]),
      heading(words.held),
      { kind: 'list', items: words.list },
      paragraph([words.end[0], link(words.end[1], PATHS.privacy), words.end[2]]),
    ],
  };
}

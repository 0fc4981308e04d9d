import type { Lang } from '../../../core/model/vocabulary.ts';

/** What files brought in. */
interface Brought {
  readonly added: number;
  readonly there: number;
  readonly values: number;
  readonly undated: number;
}

/** What the page of kept reports says. */
export const WORDS = {
  en: {
    empty: 'No report is kept on this device.',
    emptyHow:
      'Read a report, then press “Keep on this device” below the answer. Or bring in a file: a copy, or records (FHIR) of a portal or a health app.',
    read: 'Read a report',
    reports: 'Your reports',
    count: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
    values: (count: number) => (count === 1 ? '1 value' : `${count} values`),
    outside: (count: number) => `${count} outside the range`,
    erase: 'Erase',
    eraseOf: (day: string) => `Erase the report of ${day}`,
    eraseAll: 'Erase all',
    erased: (count: number) => (count === 1 ? '1 report erased.' : `${count} reports erased.`),
    undo: 'Undo',
    undone: 'It is back.',
    trends: 'How values changed',
    ofWhom: (whom: string) => ` (${whom})`,
    several:
      'These reports seem to be of several people: sex or year of birth differ. Each has lines of their own.',
    sex: { male: 'man', female: 'woman' },
    person: 'person',
    born: (from: number, to: number) => (from === to ? `born ${from}` : `born ${from} or ${to}`),
    one: 'With a second report, this page shows how each value changed.',
    noTrend: 'No value stands in two of these reports.',
    table: 'Values as a table',
    captionOf: (name: string, unit: string) => `${name}: values by day${unit === '' ? '' : `, in ${unit}`}`,
    head: ['Day', 'Value', 'Range', 'Reading', 'Laboratory, method'],
    said: (name: string, count: number, first: string, last: string) =>
      `${name}: ${count} values, from ${first} to ${last}.`,
    on: (value: string, day: string) => `${value} on ${day}`,
    dashed:
      'A dashed line stands where the laboratory or the method changes: their values may differ for that alone.',
    changed: {
      lab: (what: string, day: string) => `Another laboratory from ${day}: ${what}.`,
      method: (what: string, day: string) => `Another method from ${day}: ${what}.`,
    },
    published: 'The band is a published range where the report printed none.',
    limits: 'An open mark stands at a limit: the value itself is only known to lie beyond it.',
    undrawn: {
      words: (value: string, day: string) => `Not drawn, since it is in words: “${value}” (${day}).`,
      unit: (value: string, day: string) => `Not drawn, since its unit does not convert: ${value} (${day}).`,
    },
    listed: {
      words: (value: string, day: string) => `${day}: “${value}”`,
      unit: (value: string, day: string) => `${day}: ${value}`,
    },
    printed: (value: string) => `printed: ${value}`,
    compare: 'Two reports side by side',
    before: 'Earlier report',
    after: 'Later report',
    comparison: (before: string, after: string) => `${before} beside ${after}`,
    name: 'Test',
    change: 'Change',
    up: (by: string) => `higher by ${by}`,
    down: (by: string) => `lower by ${by}`,
    same: 'the same',
    'other-words': 'other words',
    'only-before': 'only in the earlier report',
    'only-after': 'only in the later report',
    unknown: {
      unit: 'not told: the units do not convert',
      limit: 'not told: one is only a limit',
      words: 'not told: one is in words',
    },
    otherLab: 'another laboratory',
    otherMethod: 'another method',
    copies: 'Copies',
    copiesWhy: 'A copy stays where you save it, and anybody who opens that file can read it.',
    save: 'Save a copy',
    fhir: 'Save as FHIR',
    bring: 'Bring in a file',
    bringWhat:
      'A copy that was saved here, or records (FHIR) that a portal or a health app gave you. They are read and judged on this device.',
    drop: 'or drop it here',
    brought: ({ added, there, values, undated }: Brought) =>
      [
        added === 1 ? '1 report added.' : `${added} reports added.`,
        ...(there === 0 ? [] : [there === 1 ? '1 was here already.' : `${there} were here already.`]),
        ...(values === 0
          ? []
          : [
              values === 1
                ? '1 of their values was here already and is kept once.'
                : `${values} of their values were here already and are kept once.`,
            ]),
        ...(undated === 0
          ? []
          : [
              undated === 1
                ? '1 value names no day and was left out.'
                : `${undated} values name no day and were left out.`,
            ]),
      ].join(' '),
    refusals: {
      'not-json':
        'This file is neither a copy nor a FHIR file. A PDF, a text or a table is read under “Read a report”.',
      'other-file':
        'This file is neither a copy nor a FHIR file. A PDF, a text or a table is read under “Read a report”.',
      'no-results': 'This FHIR file holds no lab results with a value.',
      'no-day':
        'No result in this file names its day, so it has no place in a history. Read it under “Read a report”.',
      newer: 'This copy was saved by a newer version of this site. Reload the page and try again.',
      broken: 'This copy is damaged or was changed. Nothing was taken from it.',
      big: 'This file is too large.',
    },
    storage:
      'This browser does not let the page keep anything. That is so in private windows and where storage is switched off or full.',
    failed: 'The page could not load what it needs. Check the connection and try again.',
    print: 'Print',
  },
  es: {
    empty: 'No hay informes guardados en este dispositivo.',
    emptyHow:
      'Lea un informe y luego pulse “Guardar en este dispositivo” debajo de la respuesta. O abra un archivo: una copia, o registros (FHIR) de un portal o una aplicación de salud.',
    read: 'Leer un informe',
    reports: 'Sus informes',
    count: (count: number) => (count === 1 ? '1 informe' : `${count} informes`),
    values: (count: number) => (count === 1 ? '1 valor' : `${count} valores`),
    outside: (count: number) => `${count} fuera del rango`,
    erase: 'Borrar',
    eraseOf: (day: string) => `Borrar el informe del ${day}`,
    eraseAll: 'Borrar todo',
    erased: (count: number) => (count === 1 ? '1 informe borrado.' : `${count} informes borrados.`),
    undo: 'Deshacer',
    undone: 'Está de vuelta.',
    trends: 'Cómo cambiaron los valores',
    ofWhom: (whom: string) => ` (${whom})`,
    several:
      'Estos informes parecen ser de varias personas: el sexo o el año de nacimiento no coinciden. Cada una tiene sus propias líneas.',
    sex: { male: 'hombre', female: 'mujer' },
    person: 'persona',
    born: (from: number, to: number) =>
      from === to ? `año de nacimiento ${from}` : `año de nacimiento ${from} o ${to}`,
    one: 'Con un segundo informe, esta página muestra cómo cambió cada valor.',
    noTrend: 'Ningún valor aparece en dos de estos informes.',
    table: 'Valores en una tabla',
    captionOf: (name: string, unit: string) => `${name}: valores por día${unit === '' ? '' : `, en ${unit}`}`,
    head: ['Día', 'Valor', 'Rango', 'Lectura', 'Laboratorio, método'],
    said: (name: string, count: number, first: string, last: string) =>
      `${name}: ${count} valores, de ${first} a ${last}.`,
    on: (value: string, day: string) => `${value} el ${day}`,
    dashed:
      'Una línea discontinua está donde cambia el laboratorio o el método: solo por eso los valores pueden diferir.',
    changed: {
      lab: (what: string, day: string) => `Otro laboratorio desde el ${day}: ${what}.`,
      method: (what: string, day: string) => `Otro método desde el ${day}: ${what}.`,
    },
    published: 'La banda es un rango publicado cuando el informe no trae ninguno.',
    limits: 'Una marca abierta está en un límite: del valor solo se sabe que queda más allá.',
    undrawn: {
      words: (value: string, day: string) => `No se dibuja porque está en palabras: “${value}” (${day}).`,
      unit: (value: string, day: string) =>
        `No se dibuja porque su unidad no se convierte: ${value} (${day}).`,
    },
    listed: {
      words: (value: string, day: string) => `${day}: “${value}”`,
      unit: (value: string, day: string) => `${day}: ${value}`,
    },
    printed: (value: string) => `impreso: ${value}`,
    compare: 'Dos informes lado a lado',
    before: 'Informe anterior',
    after: 'Informe posterior',
    comparison: (before: string, after: string) => `${before} junto a ${after}`,
    name: 'Prueba',
    change: 'Cambio',
    up: (by: string) => `${by} más`,
    down: (by: string) => `${by} menos`,
    same: 'igual',
    'other-words': 'otras palabras',
    'only-before': 'solo en el informe anterior',
    'only-after': 'solo en el informe posterior',
    unknown: {
      unit: 'no se dice: las unidades no se convierten',
      limit: 'no se dice: uno es solo un límite',
      words: 'no se dice: uno está en palabras',
    },
    otherLab: 'otro laboratorio',
    otherMethod: 'otro método',
    copies: 'Copias',
    copiesWhy: 'Una copia se queda donde usted la guarde, y quien abra ese archivo puede leerla.',
    save: 'Guardar una copia',
    fhir: 'Guardar como FHIR',
    bring: 'Traer un archivo',
    bringWhat:
      'Una copia guardada aquí, o registros (FHIR) que le dio un portal o una aplicación de salud. Se leen y se evalúan en este dispositivo.',
    drop: 'o suéltelo aquí',
    brought: ({ added, there, values, undated }: Brought) =>
      [
        added === 1 ? '1 informe agregado.' : `${added} informes agregados.`,
        ...(there === 0 ? [] : [there === 1 ? '1 ya estaba aquí.' : `${there} ya estaban aquí.`]),
        ...(values === 0
          ? []
          : [
              values === 1
                ? '1 de sus valores ya estaba aquí y se guarda una sola vez.'
                : `${values} de sus valores ya estaban aquí y se guardan una sola vez.`,
            ]),
        ...(undated === 0
          ? []
          : [
              undated === 1
                ? '1 valor no dice su día y se dejó fuera.'
                : `${undated} valores no dicen su día y se dejaron fuera.`,
            ]),
      ].join(' '),
    refusals: {
      'not-json':
        'Este archivo no es una copia ni un archivo FHIR. Un PDF, un texto o una tabla se lee en “Leer un informe”.',
      'other-file':
        'Este archivo no es una copia ni un archivo FHIR. Un PDF, un texto o una tabla se lee en “Leer un informe”.',
      'no-results': 'Este archivo FHIR no tiene resultados de laboratorio con un valor.',
      'no-day':
        'Ningún resultado de este archivo dice su día, así que no tiene lugar en un historial. Léalo en “Leer un informe”.',
      newer:
        'Esta copia la guardó una versión más nueva de este sitio. Recargue la página e intente de nuevo.',
      broken: 'Esta copia está dañada o fue cambiada. No se tomó nada de ella.',
      big: 'Este archivo es demasiado grande.',
    },
    storage:
      'Este navegador no permite que la página guarde nada. Ocurre en ventanas privadas y cuando el almacenamiento está desactivado o lleno.',
    failed: 'La página no pudo cargar lo que necesita. Revise la conexión e intente de nuevo.',
    print: 'Imprimir',
  },
} as const satisfies Readonly<Record<Lang, object>>;

export type PageWords = (typeof WORDS)[Lang];

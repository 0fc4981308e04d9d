import type { Lang } from '../../../core/model/vocabulary.ts';

/** What is said of a text that was read only in part, or not at all. */
export const READ_WORDS = {
  en: {
    noText: 'There is no report here yet. Choose a file, or paste its text.',
    none: 'No value was found in this text, although it has lines like those of a lab report.',
    notReport:
      'This text does not look like a lab report: no line of it has the name of a test with a value.',
    what: [
      'Copy the lines with the results, not the letter around them: a name, a number, a unit and the range.',
      'If the report is a picture, type one line for each value: Glucose 101 mg/dL 70-99.',
      'Results in words, such as “negative”, need their range or the report’s own remark: a doctor reads them.',
    ],
    half: 'These lines may hold results. Compare them with your report; they are not part of the answer.',
    which: 'Which lines',
    doubtful: (count: number) =>
      count === 1
        ? '1 value is still to be checked above: what it says here holds only if it was read right.'
        : `${count} values are still to be checked above: what they say here holds only if they were read right.`,
    tooMany: (most: number, all: number) =>
      `The first ${most} of ${all} values are answered here. Send the others as a text of their own.`,
  },
  es: {
    noText: 'Todavía no hay un informe. Elija un archivo o pegue su texto.',
    none: 'No se encontró ningún valor en este texto, aunque tiene líneas como las de un informe de laboratorio.',
    notReport:
      'Este texto no parece un informe de laboratorio: ninguna línea tiene el nombre de una prueba con un valor.',
    what: [
      'Copie las líneas con los resultados, no la carta que las rodea: nombre, número, unidad y rango.',
      'Si el informe es una imagen, escriba una línea por valor: Glucosa 101 mg/dL 70-99.',
      'Los resultados en palabras, como “negativo”, necesitan su rango o la nota del informe: los lee un médico.',
    ],
    half: 'Estas líneas pueden tener resultados. Compárelas con su informe; no son parte de la respuesta.',
    which: 'Qué líneas',
    doubtful: (count: number) =>
      count === 1
        ? 'Queda 1 valor por revisar arriba: lo que dice aquí solo vale si se leyó bien.'
        : `Quedan ${count} valores por revisar arriba: lo que dicen aquí solo vale si se leyeron bien.`,
    tooMany: (most: number, all: number) =>
      `Aquí se responden los primeros ${most} de ${all} valores. Envíe los demás como un texto aparte.`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

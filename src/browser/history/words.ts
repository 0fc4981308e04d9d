import type { Lang } from '../../core/model/vocabulary.ts';

/** What keeping a report says; what the page of kept reports says besides is in its own file. */
export const WORDS = {
  en: {
    keep: 'Keep this report?',
    why: 'Kept on this device, your next report shows how each value changed. Nothing is sent, there is no account, and one tap erases it.',
    collected: 'Day of the draw',
    lab: 'Laboratory',
    optional: '(optional)',
    button: 'Keep on this device',
    needsDay: 'Give the day of the draw: a value without its day says nothing of a change.',
    kept: (count: number) =>
      count === 1 ? 'Kept on this device.' : `Kept on this device. You have ${count} reports here.`,
    again: 'This report was kept already; nothing was added twice.',
    see: 'See kept reports',
    undo: 'Undo',
    undone: 'Not kept any more.',
    refused:
      'This browser does not let the page keep anything. That is so in private windows and where storage is switched off or full. Nothing was kept.',
  },
  es: {
    keep: '¿Guardar este informe?',
    why: 'Guardado en este dispositivo, su próximo informe muestra cómo cambió cada valor. Nada se envía, no hay cuentas, y se borra con un toque.',
    collected: 'Día de la extracción',
    lab: 'Laboratorio',
    optional: '(opcional)',
    button: 'Guardar en este dispositivo',
    needsDay: 'Indique el día de la toma: un valor sin su día no dice nada de un cambio.',
    kept: (count: number) =>
      count === 1
        ? 'Guardado en este dispositivo.'
        : `Guardado en este dispositivo. Tiene ${count} informes aquí.`,
    again: 'Este informe ya estaba guardado; no se agregó dos veces.',
    see: 'Ver los informes guardados',
    undo: 'Deshacer',
    undone: 'Ya no está guardado.',
    refused:
      'Este navegador no permite que la página guarde nada. Ocurre en ventanas privadas y cuando el almacenamiento está desactivado o lleno. No se guardó nada.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

import type { PageKind } from '../../model/vocabulary.ts';
import type { guides as english } from '../en/guides.ts';

const LISTS: Readonly<Record<PageKind, string>> = {
  guide: 'Guías',
  condition: 'Temas de salud',
  answer: 'Respuestas',
  biomarker: 'Biomarcadores',
  state: 'Laboratorios por estado',
  compare: 'Comparaciones con otros servicios',
  doc: 'Documentación',
};

export const guides = {
  listTitle: (kind) => LISTS[kind],
  noPage: 'Ninguna página tiene esta dirección. Elija una de la lista.',
  noPart: (parts) =>
    parts === 1
      ? 'Esta página tiene una sola parte.'
      : `Esta página tiene ${parts} partes. Elija una de ellas.`,
  part: (part, parts) => `Esta es la parte ${part} de ${parts}. El texto continúa.`,
  samePart: (part, parts) =>
    `Esta es la parte ${part} de ${parts}: la misma llamada con part ${part + 1} da la siguiente.`,
  whyLists: 'Muestra las guías y los temas de salud, y dónde están las demás listas',
  whyPage: (title) => `Lee “${title}”`,
  whyPart: (part, parts) => `Lee la parte ${part} de ${parts}`,
} satisfies typeof english;

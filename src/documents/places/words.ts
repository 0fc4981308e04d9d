import type { Lang } from '../../core/model/vocabulary.ts';

/** What the pages of states and of the finder say around the data; `place` is a state as a sentence names it. */
export const WORDS = {
  en: {
    states: 'States',
    title: (place: string) => `Lab tests in ${place}`,
    lead: (place: string) => `Rules, fee and draw sites for ${place}.`,
    fee: (fee: string) => `Every order adds one lab processing fee of ${fee}.`,
    find: 'Find draw sites by ZIP code',
    absent: 'Not available here',
    sites: 'Draw sites',
    sample: ' (made-up samples)',
    sitesIn: (count: number, place: string) => `${count} draw sites in ${place}`,
    byCity: (place: string) => `Draw sites in ${place} by city`,
    head: ['City', 'Site', 'Address', 'Telephone', 'Hours', 'Walk-ins'],
    walkIns: 'Yes',
    appointment: 'By appointment',
    finder: 'Find a draw site by ZIP code',
    finderLead: 'Patient service centers of the labs near a US ZIP code, with distance, telephone and hours.',
    finderStates: 'What applies in each state: ',
    statesAndTerritories: 'states and territories',
    finderData: '. The list of sites by three digits of the ZIP code, as data: ',
  },
  es: {
    states: 'Estados',
    title: (place: string) => `Pruebas de laboratorio en ${place}`,
    lead: (place: string) => `Reglas, cargo y centros de extracción en ${place}.`,
    fee: (fee: string) => `Cada pedido suma un solo cargo de laboratorio de ${fee}.`,
    find: 'Busque centros de extracción por código postal',
    absent: 'No disponibles aquí',
    sites: 'Centros de extracción',
    sample: ' (ejemplos inventados)',
    sitesIn: (count: number, place: string) =>
      `${count} ${count === 1 ? 'centro' : 'centros'} de extracción en ${place}`,
    byCity: (place: string) => `Centros de extracción en ${place}, por ciudad`,
    head: ['Ciudad', 'Centro', 'Dirección', 'Teléfono', 'Horario', 'Sin cita'],
    walkIns: 'Sí',
    appointment: 'Con cita',
    finder: 'Busque un centro de extracción por código postal',
    finderLead:
      'Centros de atención de los laboratorios cerca de un código postal (ZIP) de EE. UU., con distancia, teléfono y horario.',
    finderStates: 'Qué se aplica en cada estado: ',
    statesAndTerritories: 'estados y territorios',
    finderData: '. La lista de centros por las tres primeras cifras del código postal, como datos: ',
  },
} as const satisfies Readonly<Record<Lang, object>>;

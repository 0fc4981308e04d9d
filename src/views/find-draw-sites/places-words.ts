/** Names that take an article in a sentence: "en el Distrito de Columbia". */
const inside = (state: string): string =>
  state.startsWith('Distrito') ? `el ${state}` : state.startsWith('Islas') ? `las ${state}` : state;

/** What the pages of states and of the finder say around the data. */
export const WORDS = {
  en: {
    states: 'States',
    noDraw: (state: string) => `Orders cannot be drawn in ${state}.`,
    routed: (state: string, lab: string) => `Orders in ${state} are drawn at ${lab} only.`,
    any: (state: string, labs: readonly string[], usual: string) =>
      `Orders in ${state} can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
    anyState: (labs: readonly string[], usual: string) =>
      `Orders in these states and territories can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
    title: (state: string) => `Lab tests in ${state}`,
    lead: (state: string) => `Rules, fee and draw sites for ${state}.`,
    fee: (fee: string) => `Every order adds one lab processing fee of ${fee}.`,
    find: 'Find draw sites by ZIP code',
    absent: 'Not available here',
    sites: 'Draw sites',
    sample: ' (made-up samples)',
    sitesIn: (count: number, state: string) => `${count} draw sites in ${state}`,
    byCity: (state: string) => `Draw sites in ${state} by city`,
    head: ['City', 'Site', 'Address', 'Telephone', 'Hours', 'Walk-ins'],
    walkIns: 'Yes',
    appointment: 'By appointment',
    finder: 'Find a draw site by ZIP code',
    finderLead: 'Patient service centers of the labs near a US ZIP code, with distance, telephone and hours.',
    finderStates: 'What applies in each state: ',
    statesAndTerritories: 'states and territories',
    finderData: '. The list of sites by three digits of the ZIP code, as data: ',
    around: (zip: string, miles: number) => `Draw sites around ${zip}, the farthest ${miles} miles away`,
    cross: 'The cross is the middle of the ZIP code.',
    away: (name: string, miles: number) => `${name}, ${miles} miles`,
  },
  es: {
    states: 'Estados',
    noDraw: (state: string) => `En ${inside(state)} no se toman muestras para los pedidos.`,
    routed: (state: string, lab: string) => `En ${inside(state)}, las muestras se toman solo en ${lab}.`,
    any: (state: string, labs: readonly string[], usual: string) =>
      `En ${inside(state)}, las muestras se pueden tomar en ${labs.join(', ')}; en ${usual} si usted no elige otro.`,
    anyState: (labs: readonly string[], usual: string) =>
      `En estos estados y territorios, las muestras se pueden tomar en ${labs.join(', ')}; en ${usual} si usted no elige otro.`,
    title: (state: string) => `Pruebas de laboratorio en ${inside(state)}`,
    lead: (state: string) => `Reglas, cargo y centros de extracción en ${inside(state)}.`,
    fee: (fee: string) => `Cada pedido suma un solo cargo de laboratorio de ${fee}.`,
    find: 'Busque centros de extracción por código postal',
    absent: 'No disponibles aquí',
    sites: 'Centros de extracción',
    sample: ' (ejemplos inventados)',
    sitesIn: (count: number, state: string) =>
      `${count} ${count === 1 ? 'centro' : 'centros'} de extracción en ${inside(state)}`,
    byCity: (state: string) => `Centros de extracción en ${inside(state)}, por ciudad`,
    head: ['Ciudad', 'Centro', 'Dirección', 'Teléfono', 'Horario', 'Sin cita'],
    walkIns: 'Sí',
    appointment: 'Con cita',
    finder: 'Busque un centro de extracción por código postal',
    finderLead:
      'Centros de atención de los laboratorios cerca de un código postal (ZIP) de EE. UU., con distancia, teléfono y horario.',
    finderStates: 'Qué se aplica en cada estado: ',
    statesAndTerritories: 'estados y territorios',
    finderData: '. La lista de centros por las tres primeras cifras del código postal, como datos: ',
    around: (zip: string, miles: number) =>
      `Centros de extracción cerca de ${zip}; el más lejano está a ${miles} millas`,
    cross: 'La cruz es el centro del código postal.',
    away: (name: string, miles: number) => `${name}, a ${miles} millas`,
  },
} as const;

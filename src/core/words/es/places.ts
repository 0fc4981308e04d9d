import type { Promises } from '../../model/store/promises.ts';
import type { places as english } from '../en/places.ts';

const list = new Intl.ListFormat('es');

/** A place as a sentence names it: "en el Distrito de Columbia". */
const inSentence = (state: string): string =>
  state.startsWith('Distrito') ? `el ${state}` : state.startsWith('Islas') ? `las ${state}` : state;
const states = (names: readonly string[]): string => list.format(names.map(inSentence));
const miles = (count: number): string => `${count} ${count === 1 ? 'milla' : 'millas'}`;

const REQUISITION = {
  email: 'llega por correo electrónico',
  account: 'está en su cuenta',
  site: 'está en el centro de extracción',
};

export const places = {
  inSentence,
  states,
  miles,
  notServed: (names: readonly string[]) =>
    `Ningún laboratorio de aquí puede extraer sangre en ${states(names)}.`,
  routed: (names: readonly string[], lab: string, instead?: string) =>
    `En ${states(names)}, las muestras se toman solo en ${lab}${instead === undefined ? '' : `, no en ${instead}`}.`,
  anyLab: (state: string, labs: readonly string[], usual: string) =>
    `En ${inSentence(state)}, las muestras se pueden tomar en ${labs.join(', ')}; en ${usual} si usted no elige otro.`,
  anyLabInThese: (labs: readonly string[], usual: string) =>
    `En estos estados y territorios, las muestras se pueden tomar en ${labs.join(', ')}; en ${usual} si usted no elige otro.`,
  notForOrders: (state: string) => `No disponible para pedidos en ${inSentence(state)}`,
  otherState: 'Busque un centro en otro estado.',
  territory: (state: string) =>
    `En un territorio de EE. UU. como ${inSentence(state)}, el centro más cercano puede estar lejos y los resultados pueden tardar más.`,
  unknownZip: 'No conocemos este código postal. Revíselo o use uno de los códigos cercanos.',
  militaryZip:
    'Este es un código de correo militar (APO, FPO o DPO), que no indica dónde está usted. Escriba el código postal de un lugar de EE. UU.',
  nearestShown: (shown: number, total: number) =>
    shown === 1
      ? `La lista muestra el centro más cercano de un total de ${total}.`
      : `La lista muestra los ${shown} centros más cercanos de un total de ${total}.`,
  askForMore: (most: number, choosesLab: boolean): string =>
    choosesLab ? `Pida hasta ${most}, o los centros de un solo laboratorio.` : `Pida hasta ${most}.`,
  askForLab: 'Pida los centros de un solo laboratorio.',
  bring: ({ walkIns, requisition, physician }: Promises): string => {
    const after = physician ? ' después de que un médico autoriza el pedido' : '';
    return [
      walkIns
        ? 'La mayoría de los centros atienden sin cita; llame antes para confirmar el horario.'
        : 'Llame antes para confirmar el horario y si hace falta una cita.',
      ...(requisition === undefined ? [] : [`La orden ${REQUISITION[requisition]}${after}.`]),
      requisition === undefined || requisition === 'site'
        ? 'Lleve una identificación con foto.'
        : 'Llévela junto con una identificación con foto.',
    ].join(' ');
  },
  onlyServed: (names: readonly string[]) => `Los pedidos se pueden tomar solo en ${list.format(names)}.`,
  samplesOnly: 'Los centros de nuestro buscador son inventados en esta demostración; no vaya a ninguno.',
  sampleSite: (lab: string, town: string, zip: string) => `${lab}, centro de atención – ${town} ${zip}`,
  sampleStreet: (zip: string) => `Dirección de ejemplo, zona postal ${zip}`,
  hours: {
    days: {
      Mo: 'lunes',
      Tu: 'martes',
      We: 'miércoles',
      Th: 'jueves',
      Fr: 'viernes',
      Sa: 'sábado',
      Su: 'domingo',
    },
    to: ' a ',
    and: ' y ',
    closed: 'cerrado',
    always: 'Siempre abierto',
  },
  whyAround: (zip: string) => `Centros de extracción cerca de ${zip}`,
  whyWithin: (radius: number) => `Centros de extracción a menos de ${miles(radius)}`,
  whyMore: (count: number) => (count === 1 ? 'El centro más cercano' : `Los ${count} centros más cercanos`),
  whyLab: (lab: string) => `Centros de extracción de ${lab}`,
} satisfies typeof english;

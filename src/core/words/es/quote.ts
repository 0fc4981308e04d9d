import type { quote as english } from '../en/quote.ts';
import { places } from './places.ts';

const list = new Intl.ListFormat('es');

export const quote = {
  notAState:
    'No es un estado ni territorio de EE. UU. Indique el estado donde se tomará la muestra, con un código como TX o un nombre como Nueva York.',
  stateNotServed: (state: string) =>
    `${places.notServed([state])} Indique otro estado si la muestra se puede tomar allí.`,
  noneOrderable: 'Ninguna de estas pruebas se puede pedir así. Cada una aparece con su motivo.',
  noneKnown: 'Ninguna de estas pruebas está en el catálogo. Búsquelas por nombre.',
  unknown: 'No está en el catálogo.',
  duplicate: (name: string) => `${name}: se pidió más de una vez y se cobra una sola vez.`,
  comingSoon: (name: string) => `${name}: próximamente; todavía no se puede pedir.`,
  notInState: (name: string, state: string | undefined) =>
    `${name}: no se puede hacer en este estado${state === undefined ? '' : ` (${state})`}.`,
  notAtLab: (name: string, lab: string) => `${name}: no se hace en ${lab}.`,
  saving: (names: readonly string[], saved: string) =>
    `${names.join(', ')}: mide todo lo que se pidió y cuesta ${saved} menos en este laboratorio.`,
  noState: (
    routes: readonly { states: readonly string[]; lab: string }[],
    notServed: readonly string[],
    served: readonly string[],
  ) =>
    [
      'No se indicó el estado.',
      ...routes.map(({ states, lab }) => places.routed(states, lab)),
      ...(served.length > 0
        ? [places.onlyServed(served)]
        : notServed.length === 0
          ? []
          : [places.notServed(notServed)]),
      'Indique el estado para un total definitivo.',
    ].join(' '),
  drawnOnlyIn: (names: readonly string[], states: readonly string[]) =>
    `${list.format(names)}: solo se puede hacer en ${places.states(states)}.`,
  drawnNotIn: (names: readonly string[], states: readonly string[]) =>
    `${list.format(names)}: no se puede hacer en ${places.states(states)}.`,
  nowhereTogether: 'En ningún estado se venden todas juntas: son pedidos aparte.',
  routed: (state: string, lab: string, instead: string | undefined) => places.routed([state], lab, instead),
  drawsNot: (state: string, lab: string) =>
    `${lab} no toma muestras de pedidos en ${state}; el precio es de otro laboratorio.`,
  covered: (outer: string, inner: string) => `${outer} ya mide todo lo que incluye ${inner}.`,
  difference: (name: string, difference: string) => `${name}: ${difference}`,
  oldPrices: (day: string) => `Los precios de este pedido son del ${day}. Confírmelos antes de pedir.`,
  comeFasting: (names: readonly string[]) => `Vaya en ayunas para: ${names.join(', ')}.`,
  whyAtLab: (lab: string, total: string) =>
    `El pedido en ${lab}, que deja menos pruebas sin incluir, por ${total} en total`,
  whyNear: (name: string) => `El pedido con ${name}`,
  whyCheaper: (saved: string) => `Mide lo mismo por ${saved} menos`,
  whyCompare: 'Cuánto cuesta este pedido en otros servicios',
} satisfies typeof english;

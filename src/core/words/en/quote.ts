import { places } from './places.ts';

const list = new Intl.ListFormat('en');

/** The price of an order. */
export const quote = {
  notAState:
    'This is not a US state or territory. Give the state of the draw as a code such as TX or a name such as New York.',
  stateNotServed: (state: string) =>
    `${places.notServed([state])} Give another state if the draw can be there.`,
  noneOrderable: 'None of these can be ordered as asked. Each is listed with its reason.',
  noneKnown: 'None of these is in the catalog. Search for tests by name.',
  unknown: 'This is not in the catalog.',
  duplicate: (name: string) => `${name} stands in the order more than once and is priced once.`,
  comingSoon: (name: string) => `${name} is coming soon and cannot be ordered yet.`,
  notInState: (name: string, state: string | undefined) =>
    `${name} cannot be drawn in ${state ?? 'this state'}.`,
  notAtLab: (name: string, lab: string) => `${name} is not performed at ${lab}.`,
  saving: (names: readonly string[], saved: string) =>
    `${names.join(', ')}: measures everything asked for, and costs ${saved} less at this lab.`,
  noState: (
    routes: readonly { states: readonly string[]; lab: string }[],
    notServed: readonly string[],
    served: readonly string[],
  ) =>
    [
      'No state was given.',
      ...routes.map(({ states, lab }) => places.routed(states, lab)),
      ...(served.length > 0
        ? [places.onlyServed(served)]
        : notServed.length === 0
          ? []
          : [places.notServed(notServed)]),
      'Give the state for a binding total.',
    ].join(' '),
  drawnOnlyIn: (names: readonly string[], states: readonly string[]) =>
    `${list.format(names)} can be drawn in ${places.states(states)} only.`,
  drawnNotIn: (names: readonly string[], states: readonly string[]) =>
    `${list.format(names)} cannot be drawn in ${places.states(states)}.`,
  nowhereTogether: 'No one state sells all of these: they are orders of their own.',
  routed: (state: string, lab: string, instead: string | undefined) => places.routed([state], lab, instead),
  drawsNot: (state: string, lab: string) =>
    `${lab} does not draw orders in ${places.inSentence(state)}; another lab is priced.`,
  covered: (outer: string, inner: string) => `${outer} already measures everything in ${inner}.`,
  difference: (name: string, difference: string) => `${name}: ${difference}`,
  oldPrices: (day: string) => `Prices of this order are as of ${day}. Confirm them before you order.`,
  comeFasting: (names: readonly string[]) => `Arrive fasting for: ${names.join(', ')}.`,
  /** @param total with the fee, as printed */
  whyAtLab: (lab: string, total: string) => `The order at ${lab}, which leaves out less, for ${total} in all`,
  whyNear: (name: string) => `The order with ${name}`,
  whyCheaper: (saved: string) => `Measures the same for ${saved} less`,
  whyCompare: 'What this order costs at other services',
};

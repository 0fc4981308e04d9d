import type { Authored } from '../../read/authored.ts';
import type { Check } from '../check.ts';

type Fault = readonly [at: string, problem: string, tip: string];
type Service = NonNullable<Authored['service']>;

export const serviceSound: Check = {
  name: 'service-sound',
  why: 'Every address of the site begins with the origin, budgets rise, and no state is named twice.',
  run({ service, zips }) {
    if (service === undefined) return [];
    const { example } = service;
    return [
      ...addresses(service),
      ...inOrder(service),
      ...namedTwice(service),
      ...(example !== undefined && !zips.some(({ zip }) => zip === example.zip)
        ? [['example', `ZIP "${example.zip}" is not known`, 'Give a ZIP code of the store.'] as const]
        : []),
    ].map(([at, problem, tip]) => ({ rule: this.name, file: 'data/store/service.json', at, problem, tip }));
  },
};

function addresses({ origin, cartBase }: Service): Fault[] {
  const { origin: bare } = new URL(origin);
  return [
    ...(origin === bare
      ? []
      : [
          [
            'origin',
            `"${origin}" is more than an origin`,
            `Write ${bare}, without a path or a slash.`,
          ] as const,
        ]),
    ...(cartBase !== undefined && /[?#]/.test(cartBase)
      ? [['cartBase', 'has parameters of its own', 'Write the whole address as url of cart.'] as const]
      : []),
  ];
}

const inOrder = ({ budgetsUsd: { low, medium, high } }: Service): Fault[] =>
  0 < low && low < medium && medium < high
    ? []
    : [
        [
          'budgetsUsd',
          `${low}, ${medium} and ${high} do not rise`,
          'Write low, medium and high in this order.',
        ],
      ];

const namedTwice = ({ notServed = [], served = [] }: Service): Fault[] =>
  Object.entries({ notServed, served }).flatMap(([at, states]) =>
    states
      .filter((state, i) => states.indexOf(state) < i)
      .map((state): Fault => [at, `"${state}" stands twice`, 'Keep one of them.']),
  );

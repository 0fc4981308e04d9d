import type { Authored } from '../../read/authored.ts';
import type { Check } from '../check.ts';

type Fault = readonly [at: string, problem: string, tip: string];
type Service = NonNullable<Authored['service']>;

export const serviceSound: Check = {
  name: 'service-sound',
  why: 'Every address of the site begins with the origin, and each state is served by one rule: by one lab, by all, or not at all.',
  run({ service, labs, zips }) {
    if (service === undefined) return [];
    const known = new Set(labs.map(({ slug }) => slug));
    const { example } = service;
    return [
      ...addresses(service),
      ...inOrder(service),
      ...partition(service),
      ...[['defaultLab', service.defaultLab], ...service.routing.map(({ lab }) => ['routing', lab])]
        .filter(([, lab]) => lab !== undefined && !known.has(lab))
        .map(
          ([at = '', lab]): Fault => [
            at,
            `"${lab}" is no lab: they are ${[...known].join(', ')}`,
            'Correct it, or add its file to labs/.',
          ],
        ),
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
      ? [
          [
            'cartBase',
            'has parameters of its own, and those of the order follow',
            'Give the address before the ?.',
          ] as const,
        ]
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

function partition({ routing, notServed, served }: Service): Fault[] {
  const routed = routing.flatMap(({ states }) => states);
  const again = (states: readonly string[]): string[] =>
    states.filter((state, i) => states.indexOf(state) < i);
  const refused = (state: string): boolean =>
    notServed?.includes(state) === true || (served !== undefined && !served.includes(state));
  return [
    ...(notServed !== undefined && served !== undefined
      ? [['served', 'stands beside notServed', 'Keep one of the two lists.'] as const]
      : []),
    ...again(routed).map((state): Fault => ['routing', `"${state}" has two routes`, 'Keep one of them.']),
    ...[...again(notServed ?? []), ...again(served ?? [])].map(
      (state): Fault => ['notServed', `"${state}" stands twice`, 'Keep one of them.'],
    ),
    ...routed
      .filter(refused)
      .map((state): Fault => ['routing', `"${state}" has a route and is not served`, 'Remove it from one.']),
  ];
}

import { asksForSkus, cartUrl } from '../../../core/address.ts';
import { carriedSlugs } from '../../join/carried-slugs.ts';
import type { Authored } from '../../read/authored.ts';
import type { Check } from '../check.ts';

type Fault = readonly [at: string, problem: string, tip: string];

const FILE = 'data/store/service.json';

export const storeSound: Check = {
  name: 'store-sound',
  why: 'A store that contradicts itself sends orders where nobody takes them, or shows made-up data as real.',
  run: (authored) =>
    [...labFaults(authored), ...placeFaults(authored), ...cartFaults(authored), ...demoFaults(authored)].map(
      ([at, problem, tip]) => ({ rule: 'store-sound', file: FILE, at, problem, tip }),
    ),
};

function labFaults({ service, labs }: Authored): Fault[] {
  const ids = labs.map(({ slug }) => slug);
  const named = [
    ['defaultLab', service?.defaultLab],
    ...(service?.routing ?? []).map(({ lab }) => ['routing', lab] as const),
    ...Object.keys(service?.cart?.labs ?? {}).map((lab) => ['cart.labs', lab] as const),
  ] as const;
  return named
    .filter(([, lab]) => lab !== undefined && !ids.includes(lab))
    .map(([at, lab]): Fault => [at, `"${lab}" has no file in labs/`, `Name one of ${ids.join(', ')}.`]);
}

function placeFaults({ service, labs }: Authored): Fault[] {
  if (service === undefined) return [];
  const { served, notServed = [], routing } = service;
  const refused = (code: string): boolean =>
    served === undefined ? notServed.includes(code) : !served.includes(code);
  const routed = routing.flatMap(({ states }) => states);
  return [
    ...(served !== undefined && notServed.length > 0
      ? [['served', 'stands beside notServed', 'Keep one of the two.'] as const]
      : []),
    ...routed
      .filter(refused)
      .map((code): Fault => ['routing', `${code} is not served`, 'Take it out here, or serve it.']),
    ...routed
      .filter((code, i) => routed.indexOf(code) < i)
      .map((code): Fault => ['routing', `${code} is routed twice`, 'Keep one.']),
    ...labs.flatMap(({ slug, states = [] }) =>
      states
        .filter(refused)
        .map(
          (code): Fault => [`labs/${slug}`, `draws in ${code}, which is not served`, 'Correct one of both.'],
        ),
    ),
    ...(served ?? [])
      .filter((code) => labs.every(({ states }) => states !== undefined && !states.includes(code)))
      .map(
        (code): Fault => [
          'served',
          `no lab draws in ${code}`,
          'Add it to the states of a lab, or take it out.',
        ],
      ),
  ];
}

/** Fills the cart with a sample: what does not come out as an address of the shop would break every order. */
function cartFaults(authored: Authored): Fault[] {
  const { service, prices } = authored;
  if (service?.cart === undefined) return [];
  const { url } = service.cart;
  const items = url.includes('{items}');
  const skus = asksForSkus(service);
  const carried = carriedSlugs(authored);
  const sample = cartUrl(service, ['first-test', 'second-test'], service.defaultLab, {
    source: 'check',
    medium: 'agent',
  });
  const unfilled = /\{\w*\}/.exec(sample)?.[0];
  return [
    ...(items === skus
      ? [
          [
            'cart.url',
            'must name {items} or {skus}, and one of them',
            'Write {items} where the slugs belong.',
          ] as const,
        ]
      : []),
    ...(unfilled === undefined
      ? []
      : [['cart.url', `${unfilled} is no place that is filled`, 'Use {items}, {skus} and {lab}.'] as const]),
    ...(URL.canParse(sample)
      ? []
      : [['cart.url', 'gives no address', 'Begin with https:// and a host.'] as const]),
    ...(skus
      ? prices
          .filter(({ slug, sku }) => carried.has(slug) && sku === undefined)
          .map(({ slug }): Fault => ['cart.url', `${slug} has no sku`, 'Fill the column sku of prices.csv.'])
      : []),
  ];
}

/** `demo: false` is a claim about the data. */
function demoFaults({ service, sites }: Authored): Fault[] {
  if (service === undefined || service.demo) return [];
  const samples = sites.filter(({ sample }) => sample).length;
  return [
    ...(samples === 0
      ? []
      : [
          [
            'demo',
            `is false with ${samples} sample draw sites`,
            'Put in your own, or keep demo: true.',
          ] as const,
        ]),
    ...(/\.example$/.test(new URL(service.origin).hostname)
      ? [['origin', 'is an address for examples', 'Say where the site is served.'] as const]
      : []),
  ];
}

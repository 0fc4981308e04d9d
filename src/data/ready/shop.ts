import type { ServiceFile } from '../../core/model/service.ts';
import type { Authored } from '../read/authored.ts';
import { DEMO_STORE } from '../read/store.ts';
import type { Beside } from './beside.ts';
import type { Todo } from './todo.ts';

type Line = readonly [weight: Todo['weight'], field: string, found: string, todo: string];

/** Whose shop it is, where it stands, where one pays, and what is said of it in law. */
export function shopTodos(authored: Authored, service: ServiceFile, beside: Beside): Todo[] {
  const file = `${authored.store}/service.json`;
  return [
    ...demoTodos(authored, service, beside),
    ...addressTodos(service, beside),
    ...cartTodos(service),
    ...contactTodos(service),
    ...legalTodos(service),
    ...wordsTodos(service),
  ]
    .map(
      ([weight, field, found, todo]): Todo => ({
        weight,
        at: field === '' ? authored.store : `${file}, ${field}`,
        found,
        todo,
      }),
    )
    .concat(pageTodos(authored));
}

/** Pages of law that buyers look for, by their names below content/<language>/legal/. */
const LEGAL_PAGES = [
  ['terms', 'stops', 'No page says on which terms you sell.'],
  ['refund', 'should', 'No page says what happens when an order is cancelled or a sample is lost.'],
] as const;

const pageTodos = ({ store, prose }: Authored): Todo[] =>
  LEGAL_PAGES.filter(([name]) => !prose.some(({ path }) => path === `/legal/${name}`)).map(
    ([name, weight, found]) => ({
      weight,
      at: `${store}/content/en/legal/${name}.mdx`,
      found,
      todo: 'Write it with your lawyer; the page then stands at the foot of every page. docs/deploy.md shows its form.',
    }),
  );

const demoTodos = ({ store }: Authored, { demo, brand }: ServiceFile, { demonstration }: Beside): Line[] => [
  ...(store === DEMO_STORE
    ? [
        [
          'stops',
          '',
          'This is the demonstration store that the project ships.',
          'Make a folder store/ of your own with npm run new-store; tests/stores/prairie is an example.',
        ] as const,
      ]
    : []),
  ...(demo
    ? [
        [
          'stops',
          'demo',
          'The store says that it is a demonstration, and every page says so.',
          'Write false once prices, labs and draw sites are your own.',
        ] as const,
      ]
    : []),
  ...(brand === demonstration.brand
    ? [
        [
          'stops',
          'brand',
          `"${brand}" is the name of the demonstration.`,
          'Write the name of your shop.',
        ] as const,
      ]
    : []),
];

/** Names that no visitor can reach. */
const NOWHERE = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^[\d.]+$|^\[/;

function addressTodos(service: ServiceFile, { origin: given }: Beside): Line[] {
  const origin = given ?? service.origin;
  const field = given === undefined ? 'origin' : 'origin (ORIGIN or URL of this terminal comes before it)';
  const url = URL.parse(origin);
  if (url === null)
    return [['stops', field, `"${origin}" is no address.`, 'Write https:// and your domain.']];
  return [
    ...(NOWHERE.test(url.hostname)
      ? [
          [
            'stops',
            field,
            `${origin} is an address that no visitor can reach, and every link begins with it.`,
            'Write the address of your own domain.',
          ] as const,
        ]
      : []),
    ...(url.protocol === 'https:'
      ? []
      : [
          [
            'stops',
            field,
            `${origin} is not encrypted: others can read what people look up.`,
            'Write https://, with a certificate for the domain.',
          ] as const,
        ]),
  ];
}

function cartTodos({ cart, cartBase }: ServiceFile): Line[] {
  const address = cart?.url ?? cartBase;
  const field = cart === undefined && cartBase !== undefined ? 'cartBase' : 'cart';
  if (address === undefined)
    return [
      [
        'stops',
        'cart',
        'No cart is named: an order ends on a page of this site where nobody can pay, as in the demonstration.',
        'Write the address of your shop’s cart as url of cart, such as https://shop.your-domain/cart?items={items}&lab={lab}.',
      ],
    ];
  const host = URL.parse(address.replaceAll(/[{}]/g, ''))?.hostname ?? '';
  return NOWHERE.test(host)
    ? [['stops', field, `Orders go to ${host}, where there is no shop.`, 'Write the address of your cart.']]
    : [];
}

function contactTodos({ contact, contactUrl, repository }: ServiceFile): Line[] {
  return [
    ...(contact?.legalName === undefined
      ? [
          [
            'stops',
            'contact.legalName',
            'No page says who runs the shop.',
            'Write the name of the business or person that sells.',
          ] as const,
        ]
      : []),
    ...(contact?.email === undefined && contact?.phone === undefined
      ? [
          [
            'stops',
            'contact',
            'Buyers have no way to reach you.',
            'Write an email address or a telephone number.',
          ] as const,
        ]
      : []),
    ...(contact?.address === undefined
      ? [
          [
            'should',
            'contact.address',
            'No postal address is given.',
            'Write where the business can be written to.',
          ] as const,
        ]
      : []),
    ...(contactUrl === undefined && repository === undefined
      ? [
          [
            'should',
            'contactUrl',
            'A wrong price or range cannot be reported: pages have no link for it.',
            'Write a page or a mailto: address.',
          ] as const,
        ]
      : []),
    ...(contact !== undefined && contact.hours === undefined
      ? [
          [
            'worth',
            'contact.hours',
            'Nothing says when you can be reached.',
            'Write it in both languages, if you want it at the foot of pages.',
          ] as const,
        ]
      : []),
  ];
}

function legalTodos({ privacy, served, notServed }: ServiceFile): Line[] {
  return [
    ...(privacy === undefined
      ? [
          [
            'stops',
            'privacy',
            'The privacy page cannot say who hosts the site and how long its logs are kept.',
            'Write host and logDays; ask your host for the number of days.',
          ] as const,
        ]
      : []),
    ...(served === undefined && notServed === undefined
      ? [
          [
            'stops',
            'served',
            'Nothing says which states you serve, so orders are taken from all of them.',
            'List the states in served, or those that you do not serve in notServed (an empty list where you serve all). Some states restrict tests that people order for themselves.',
          ] as const,
        ]
      : []),
  ];
}

function wordsTodos({ demo, demoNotice, promises }: ServiceFile): Line[] {
  const made = Object.entries(promises).flatMap(([name, value]) => (value === false ? [] : [name]));
  return [
    ...(!demo && (demoNotice?.en ?? '') !== ''
      ? [
          [
            'worth',
            'demoNotice',
            'The notice of the demonstration is still in the file; nobody sees it.',
            'Remove it.',
          ] as const,
        ]
      : []),
    made.length > 0
      ? [
          'worth',
          'promises',
          `Pages, answers and agents promise your buyers: ${made.join(', ')}.`,
          'Keep what is true at every lab; remove the rest.',
        ]
      : [
          'worth',
          'promises',
          'Nothing is promised: no page says how an order reaches the buyer, whether there are other fees, or who authorizes it.',
          'Add what is true at every lab, such as "requisition": "email".',
        ],
  ];
}

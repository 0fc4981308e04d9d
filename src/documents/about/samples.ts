import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import { labNames } from '../../blocks/map.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { sourcesOf } from '../../core/reference/describe.ts';
import { wordsOf } from '../../core/words/index.ts';
import { rangeHero } from '../../views/range-hero/hero-of.ts';
import { rangeBars } from '../reference/marker-ranges.ts';
import { mark } from './specimens.ts';

type Kind = Block['kind'];

interface Sample {
  readonly name: string;
  readonly use: string;
  readonly blocks: readonly Block[];
}

/** A sample of every kind of block: a new kind does not compile without one. */
export function samples(data: Dataset): Readonly<Record<Kind, Sample>> {
  const [first = '', second = first] = Object.values(labNames(data.service));
  const marker = data.markers.records.find(({ bands }) => bands.length > 1 && bands.length < 5);
  return {
    heading: {
      name: 'Headings',
      use: 'Two levels below the title. A heading says what follows, not that something follows.',
      blocks: [heading('A heading of the third level', 3)],
    },
    text: {
      name: 'Text',
      use: 'Short paragraphs, at most 66 letters wide. Links say where they lead.',
      blocks: [
        paragraph([
          'A paragraph with ',
          { strong: 'strong words' },
          ' and a link to ',
          link('the data', '/docs/data'),
          '.',
        ]),
      ],
    },
    list: {
      name: 'Lists',
      use: 'Three things or more of the same sort. With numbers only where the order matters.',
      blocks: [{ kind: 'list', items: ['Bring an ID.', 'Drink water.', 'Ask about your medicines.'] }],
    },
    facts: {
      name: 'Facts and figures',
      use: 'Facts are pairs of a term and its value. Figures are at most four facts that answer the question of the page.',
      blocks: [
        {
          kind: 'facts',
          display: 'figures',
          items: [
            { term: 'First figure', value: '12' },
            { term: 'Second figure', value: '7' },
          ],
        },
        {
          kind: 'facts',
          items: [
            { term: 'Sample', value: 'Blood' },
            { term: 'Fasting', value: 'Not required' },
          ],
        },
      ],
    },
    table: {
      name: 'Tables',
      use: 'Figures that are compared. The first cell of a row names it; figures align to the right.',
      blocks: [
        {
          kind: 'table',
          caption: 'A sample table',
          head: ['Name', 'Value'],
          numeric: [1],
          rows: [
            ['First', '12.5'],
            ['Second', '7.0'],
          ],
        },
      ],
    },
    callout: {
      name: 'Callouts',
      use: 'A note adds, a warning may change what to do, urgent comes before everything else. At most two on a page.',
      blocks: [
        { kind: 'callout', tone: 'note', text: 'Note: what is good to know.' },
        { kind: 'callout', tone: 'warning', text: 'Warning: what may change what to do.' },
        { kind: 'callout', tone: 'urgent', text: 'Urgent: what to do now.' },
      ],
    },
    preparation: {
      name: 'Steps before a test',
      use: 'What to do, in the order in which it is done. A script shows the day and the hour of a step once the time of the test is chosen.',
      blocks: [
        {
          kind: 'preparation',
          conflicts: [],
          steps: [
            {
              when: '12 hours before',
              minutesBefore: 720,
              icon: 'clock',
              text: 'Last meal. Only water after this.',
              because: ['Lipid Panel'],
            },
            { when: 'At the site', icon: 'report', text: 'Tell the lab about: pregnancy.' },
          ],
        },
      ],
    },
    links: {
      name: 'Links and cards',
      use: 'A list where names are enough. Cards where a few ways on are offered side by side.',
      blocks: [
        {
          kind: 'links',
          items: [{ title: 'Biomarkers', path: '/biomarkers', note: 'what is measured, and its ranges' }],
        },
        {
          kind: 'links',
          display: 'cards',
          items: [
            { title: 'Quote an order', path: '/tools/quote-order', note: 'the whole price', icon: 'quote' },
            { title: 'Convert units', path: '/tools/convert-units', note: 'both ways', icon: 'convert' },
          ],
        },
      ],
    },
    chart: {
      name: 'Charts',
      use: 'Amounts of one kind beside each other, from zero. Ours are filled, others outlined; a table holds the same figures.',
      blocks: [
        {
          kind: 'chart',
          title: 'Two amounts',
          groups: [
            {
              label: '',
              bars: [
                { name: 'here', value: 12, text: '12', own: true },
                { name: 'elsewhere', value: 19, text: '19', own: false },
              ],
            },
          ],
        },
      ],
    },
    strip: {
      name: 'The price strip',
      use: 'What one thing costs at everybody, on one axis. A number is a rank, a letter stands for what has none; hollow is not comparable, an arrow is a fee that nobody knows, hatched is made up. A table or the key says the same.',
      blocks: [
        {
          kind: 'strip',
          title: 'A sample of prices, in US dollars',
          verdict: 'The lowest of 2 known totals is $18.00, at the first seller.',
          twin: 'list',
          sellers: [
            { name: 'First seller', usd: 18, amount: '$18.00', look: 'ranked', sign: '1' },
            { name: 'Second seller', usd: 31, amount: '$31.00', look: 'ranked', sign: '2' },
            {
              name: 'Near test',
              usd: 24,
              amount: '$24.00',
              note: 'similar test',
              look: 'hollow',
              sign: 'a',
            },
            {
              name: 'Unknown fee',
              usd: 12,
              amount: 'from $12.00 + fee',
              look: 'hollow',
              open: true,
              sign: 'b',
            },
            { name: 'Old price', usd: 22, amount: '$22.00', note: 'too old', look: 'stale', sign: 'c' },
            { name: 'This service', usd: 27, amount: '$27.00', note: 'demo price', look: 'demo' },
          ],
          hospital: {
            low: 20,
            median: 60,
            high: 300,
            text: 'Hospitals $20.00 to $300.00, half of them below $60.00',
          },
          medicare: { usd: 9, text: 'Medicare pays $9.00' },
        },
      ],
    },
    'price-steps': {
      name: 'Price steps',
      use: 'How a price changed, where it was seen more than once. The words beside the steps say the same.',
      blocks: [
        {
          kind: 'price-steps',
          title: 'How a price changed',
          rows: [
            {
              name: 'First seller',
              text: '$29.00 on 2026-03-12, $23.00 on 2026-08-17.',
              steps: [
                { day: '2026-03-12', usd: 29 },
                { day: '2026-08-17', usd: 23 },
              ],
            },
          ],
        },
      ],
    },
    ranges: {
      name: 'Range bars',
      use: 'Intervals in one unit on one axis. The words beside each bar and the table say the same.',
      blocks: marker === undefined ? [] : rangeBars({ marker, lang: 'en', data }),
    },
    'range-hero': {
      name: 'The range with a value of one’s own',
      use: 'First on every page that a number leads to: the range, and where a value lies on it. The lines below say the same.',
      blocks: marker === undefined ? [] : rangeHero(marker, 'en', wordsOf('en'), data.markers.guidelines),
    },
    browse: {
      name: 'Groups of pages',
      use: 'Many pages of one kind, by topic: filtered by name, the most wanted of each topic at once, the others folded up.',
      blocks: [
        {
          kind: 'browse',
          label: 'Filter by name',
          all: (count) => `All ${count}`,
          groups: [
            {
              title: 'Heart health',
              items: [
                { title: 'LDL cholesterol', path: '/biomarkers/ldl-cholesterol', note: 'below 100 mg/dL' },
              ],
            },
          ],
        },
      ],
    },
    choose: {
      name: 'A question that leads to a page',
      use: 'Above a long list of pages of one kind: the field suggests them by name.',
      blocks: [
        {
          kind: 'choose',
          label: 'Which test?',
          hint: 'TSH',
          submit: 'Compare',
          action: '/tools/compare-prices/answer',
          field: 'test',
        },
      ],
    },
    rail: {
      name: 'The rail',
      use: 'What is wanted all the while, such as the price and the way into the cart: beside the text on a wide screen, before it on a phone.',
      blocks: [
        {
          kind: 'rail',
          blocks: [{ kind: 'facts', display: 'figures', items: [{ term: 'all in', value: '$18.00' }] }],
        },
      ],
    },
    fold: {
      name: 'Folds',
      use: 'More than most readers want, under a title that says what it is. Never a warning.',
      blocks: [{ kind: 'fold', title: 'All 12 ranges', blocks: [paragraph('Ages, methods and sources.')] }],
    },
    add: {
      name: 'Add',
      use: 'The one main button of a test or panel. Without scripts it is a link to the cart.',
      blocks: [{ kind: 'add', add: { slugs: ['tsh'], name: 'TSH', large: true } }],
    },
    map: {
      name: 'Maps',
      use: 'Where sites lie in a state. Another shape for each lab; the list below holds every site.',
      blocks: [
        {
          kind: 'map',
          title: 'Two sites',
          legend: `Circle: ${first}. Square: ${second}.`,
          width: 240,
          height: 120,
          outline: 'M10 20L200 10L230 80L120 110L20 90Z',
          dots: [
            { x: 70, y: 50, shape: 0, title: `A site of ${first}` },
            { x: 150, y: 70, shape: 1, title: `A site of ${second}` },
          ],
        },
      ],
    },
    faq: {
      name: 'Questions',
      use: 'Questions in the words of the person who asks, answered in the first sentence.',
      blocks: [
        {
          kind: 'faq',
          items: [{ question: 'Do I have to fast?', answer: 'No. Water is always fine.' }],
        },
      ],
    },
    panes: {
      name: 'Panes',
      use: 'Choices that are compared, side by side on a wide screen and stacked on a phone. At most three.',
      blocks: [
        {
          kind: 'panes',
          panes: ['A first step', 'A second step'].map((title) => [
            heading(title, 3),
            paragraph('What it holds.'),
          ]),
        },
      ],
    },
    band: {
      name: 'Bands',
      use: 'The top of the home page: words at the left, what shows it at the right. Once on a page.',
      blocks: [
        {
          kind: 'band',
          blocks: [heading('Words', 3), paragraph('What can be done here.')],
          beside: [paragraph('What it looks like.')],
        },
      ],
    },
    receipt: {
      name: 'Receipts',
      use: 'An order as it is paid, the fee and what is saved as lines of their own. The total is said once.',
      blocks: [
        {
          kind: 'receipt',
          title: 'An order',
          lines: [
            { name: 'First test', path: '/tests/cbc', price: '$12.00' },
            { name: 'Fee, once an order', price: '$6.00' },
          ],
          total: { name: 'Total', price: '$18.00' },
          next: [{ name: 'Change the tests', path: '/tools/quote-order' }],
        },
      ],
    },
    sources: {
      name: 'Sources',
      use: 'Where the facts of the page were read, and on which day.',
      blocks: marker === undefined ? [] : [{ kind: 'sources', sources: sourcesOf(marker).slice(0, 1) }],
    },
    code: {
      name: 'Code',
      use: 'What can be copied and run.',
      blocks: [{ kind: 'code', language: 'sh', text: 'npm ci && npm start' }],
    },
    samples: {
      name: 'Code in several languages',
      use: 'The same request for programs: tabs where scripts run, one after the other where none do.',
      blocks: [
        {
          kind: 'samples',
          samples: [
            { name: 'npm', language: 'sh', text: 'npm ci && npm start' },
            { name: 'Node', language: 'sh', text: 'node netlify/local/serve.ts' },
          ],
        },
      ],
    },
    prose: {
      name: 'Prose',
      use: 'Guides are written in content/ and use the same elements. There is no sample here: a guide is one.',
      blocks: [],
    },
    drawing: {
      name: 'The range mark',
      use: 'A line, the interval on it, and a value: the wordmark, and the motif of the site.',
      blocks: [{ kind: 'drawing', element: mark() }],
    },
    forget: {
      name: 'Forgetting',
      use: 'On the privacy page, below the list of what scripts keep on the device.',
      blocks: [{ kind: 'forget' }],
    },
    kept: {
      name: 'Kept reports',
      use: 'On the page of kept reports, which a script fills with what the device keeps.',
      blocks: [],
    },
    search: {
      name: 'The search field',
      use: 'Where people arrive without knowing the name of what they need. Everywhere else the header has it.',
      blocks: [{ kind: 'search' }],
    },
    catalog: {
      name: 'Lists of tests',
      use: 'Tests and panels with their prices, to be filtered and sorted; on a phone each row reads as a card.',
      blocks: [
        {
          kind: 'catalog',
          lang: 'en',
          labs: data.service.labs,
          twin: 'tables',
          groups: [
            {
              title: 'Some tests',
              entries: data.catalog.entries.filter(({ popular }) => popular).slice(0, 4),
            },
          ],
        },
      ],
    },
    form: {
      name: 'Forms',
      use: 'One question above another, each with its label. The button says what happens.',
      blocks: [{ kind: 'form', tool: 'convert_units' }],
    },
  };
}

import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { CHOICES, type ChoiceKey, type FormName, fieldWords } from './form-words.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field as a person meets it. The tool's own schema stays the judge of what is typed. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly control: 'text' | 'select' | 'radios' | 'checks' | 'area' | 'pick' | 'basket';
  /** How the text becomes the tool's input. */
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'values';
  readonly required?: boolean;
  readonly choices?: readonly Choice[];
  /** Choices under headings of their own. */
  readonly groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  /** Choices that are folded away at first. */
  readonly more?: readonly Choice[];
  /** Of what a name is picked. */
  readonly of?: 'items' | 'markers';
  readonly attributes?: Readonly<Record<string, string>>;
}

type Slices = Pick<Dataset, 'catalog' | 'conversions' | 'goals' | 'pages' | 'providers' | 'service'>;

interface Asking {
  readonly data: Slices;
  readonly lang: Lang;
}

const DECIMAL = { inputmode: 'decimal' };
const COUNT = { inputmode: 'numeric', pattern: '[0-9]*' };

const choice = (key: ChoiceKey, lang: Lang, value: string = key): Choice => ({
  value,
  label: CHOICES[lang][key],
});
const plain = (values: readonly (number | string)[], unit = ''): Choice[] =>
  values.map((value) => ({ value: String(value), label: `${value}${unit}` }));
const yesNo = (lang: Lang): Choice[] => [
  choice('unknown', lang, ''),
  choice('yes', lang, 'true'),
  choice('no', lang, 'false'),
];

const person = ({ lang }: Asking): Bare[] => [
  {
    name: 'sex',
    control: 'radios',
    type: 'string',
    choices: [choice('unknown', lang, ''), choice('female', lang), choice('male', lang)],
  },
  { name: 'age', control: 'text', type: 'number', attributes: { ...COUNT, maxlength: '3' } },
  { name: 'pregnancy', control: 'select', type: 'boolean', choices: yesNo(lang) },
  {
    name: 'trimester',
    control: 'select',
    type: 'number',
    choices: [
      choice('unknown', lang, ''),
      choice('first', lang, '1'),
      choice('second', lang, '2'),
      choice('third', lang, '3'),
    ],
  },
  { name: 'postmenopausal', control: 'select', type: 'boolean', choices: yesNo(lang) },
];

const labs = ({ data, lang }: Asking): Choice[] => [
  choice('any', lang, ''),
  ...data.service.labs.map(({ id, name }) => ({ value: id, label: name })),
];

const categories = ({ data, lang }: Asking, key: ChoiceKey): Choice[] => [
  choice(key, lang, ''),
  ...data.catalog.categories.map(({ slug, said }) => ({ value: slug, label: said[lang].name })),
];

/** The goals that most people have stand first in the data. */
const MOST_COMMON = 12;

function goals({ data, lang }: Asking, name: 'goals' | 'symptoms', kind: 'goal' | 'symptom'): Bare {
  const all = data.goals.goals
    .filter((goal) => goal.kind === kind)
    .map((goal) => ({ value: goal.said.en.name, label: goal.said[lang].name }));
  return {
    name,
    control: 'checks',
    type: 'array',
    choices: all.slice(0, MOST_COMMON),
    more: all.slice(MOST_COMMON),
  };
}

const pagesOf = ({ data, lang }: Asking, kind: 'guide' | 'condition'): Choice[] =>
  data.pages
    .filter((page) => page.kind === kind && page.lang === lang)
    .map(({ path, title }) => ({ value: path, label: title }));

const LIMITS = [10, 25, 50];
const TEXT = { maxlength: '120' };

type Bare = Omit<FormField, 'label' | 'hint'>;

/** Every tool's fields in the order in which a person is asked; fields that are left out keep their defaults. */
const FIELDS: Readonly<Record<FormName, (asking: Asking) => Bare[]>> = {
  search_tests: (asking) => [
    {
      name: 'query',
      control: 'text',
      type: 'string',
      required: true,
      attributes: { ...TEXT, type: 'search', enterkeyhint: 'search' },
    },
    {
      name: 'type',
      control: 'select',
      type: 'string',
      choices: [choice('both', asking.lang, ''), choice('test', asking.lang), choice('panel', asking.lang)],
    },
    { name: 'category', control: 'select', type: 'string', choices: categories(asking, 'all') },
    {
      name: 'orderableOnly',
      control: 'select',
      type: 'boolean',
      choices: [choice('hideSoon', asking.lang, ''), choice('showSoon', asking.lang, 'false')],
    },
    { name: 'limit', control: 'select', type: 'number', choices: plain(LIMITS) },
  ],
  get_test: () => [
    { name: 'slug', control: 'pick', of: 'items', type: 'string', required: true, attributes: TEXT },
  ],
  list_panels: (asking) => [
    { name: 'category', control: 'select', type: 'string', choices: categories(asking, 'all') },
    { name: 'maxPrice', control: 'text', type: 'number', attributes: DECIMAL },
    { name: 'limit', control: 'select', type: 'number', choices: plain([25, 50, 100]) },
  ],
  recommend_tests: (asking) => [
    goals(asking, 'goals', 'goal'),
    goals(asking, 'symptoms', 'symptom'),
    {
      name: 'budget',
      control: 'radios',
      type: 'string',
      choices: (['low', 'medium', 'high', 'no_limit'] as const).map((key) => choice(key, asking.lang)),
      attributes: { value: 'medium' },
    },
  ],
  quote_order: (asking) => [
    { name: 'items', control: 'basket', of: 'items', type: 'array', required: true },
    {
      name: 'state',
      control: 'select',
      type: 'string',
      choices: [
        choice('unknown', asking.lang, ''),
        ...asking.data.service.states.map(({ code, said }) => ({
          value: code,
          label: said[asking.lang].name,
        })),
      ],
    },
    { name: 'lab', control: 'select', type: 'string', choices: labs(asking) },
  ],
  find_draw_sites: (asking) => [
    {
      name: 'zip',
      control: 'text',
      type: 'string',
      required: true,
      attributes: { inputmode: 'numeric', pattern: '[0-9]{5}', maxlength: '5' },
    },
    {
      name: 'radiusMiles',
      control: 'select',
      type: 'number',
      choices: plain([10, 20, 25, 50, 100], asking.lang === 'es' ? ' millas' : ' miles'),
      attributes: { value: '25' },
    },
    { name: 'lab', control: 'select', type: 'string', choices: labs(asking) },
    { name: 'limit', control: 'select', type: 'number', choices: plain(LIMITS) },
  ],
  lookup_reference_range: (asking) => [
    {
      name: 'marker',
      control: 'pick',
      of: 'markers',
      type: 'string',
      required: true,
      attributes: { maxlength: '80' },
    },
    ...person(asking),
  ],
  compare_prices: () => [
    {
      name: 'test',
      control: 'pick',
      of: 'items',
      type: 'string',
      required: true,
      attributes: { maxlength: '80' },
    },
    { name: 'withItems', control: 'basket', of: 'items', type: 'array' },
  ],
  interpret_results: (asking) => [
    { name: 'values', control: 'area', type: 'values', required: true },
    ...person(asking),
  ],
  convert_units: ({ data, lang }) => [
    {
      name: 'analyte',
      control: 'select',
      type: 'string',
      required: true,
      choices: data.conversions.records
        .map(({ slug, said }) => ({ value: slug, label: said[lang].name }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
      attributes: { value: 'glucose' },
    },
    { name: 'value', control: 'text', type: 'number', required: true, attributes: DECIMAL },
    {
      name: 'direction',
      control: 'select',
      type: 'string',
      choices: [choice('toSI', lang), choice('toConventional', lang)],
    },
  ],
  calculate_free_testosterone: () => [
    { name: 'totalT', control: 'text', type: 'number', required: true, attributes: DECIMAL },
    { name: 'totalTUnit', control: 'radios', type: 'string', choices: plain(['ng/dL', 'nmol/L']) },
    { name: 'shbg', control: 'text', type: 'number', required: true, attributes: DECIMAL },
    { name: 'albuminGdL', control: 'text', type: 'number', attributes: { ...DECIMAL, placeholder: '4.3' } },
  ],
  compare_provider: ({ data, lang }) => [
    {
      name: 'provider',
      control: 'select',
      type: 'string',
      choices: [
        choice('allProviders', lang, ''),
        ...data.providers.providers.map(({ slug, name }) => ({ value: slug, label: name })),
      ],
    },
    { name: 'limit', control: 'select', type: 'number', choices: plain([20, 50, 200]) },
  ],
  get_guide: (asking) => [
    {
      name: 'path',
      control: 'select',
      type: 'string',
      choices: [choice('allGuides', asking.lang, '')],
      groups: (['guide', 'condition'] as const)
        .map((kind) => ({ label: CHOICES[asking.lang][kind], choices: pagesOf(asking, kind) }))
        .filter(({ choices }) => choices.length > 0),
    },
  ],
};

export const isForm = (tool: string): tool is FormName => Object.hasOwn(FIELDS, tool);

/** The form of a tool, in one language. */
export function formFields(tool: string, data: Slices, lang: Lang): FormField[] {
  if (!isForm(tool)) return [];
  return FIELDS[tool]({ data, lang }).map((field) => ({ ...field, ...fieldWords(tool, field.name, lang) }));
}

/**
 * How a form is sent where no script runs: never, for what a person typed about their health and the page works out
 * itself; in the body, for what should not stand in an address; in the address, for the rest.
 */
export function sending(tool: {
  readonly name: string;
  readonly personal: boolean;
  readonly onDevice: boolean;
}): 'closed' | 'post' | 'get' {
  if (tool.personal && tool.onDevice) return 'closed';
  return tool.personal || tool.name === 'convert_units' ? 'post' : 'get';
}

/** Where the answer of a form is printed as a page. */
export const answerPath = (tool: string): string => `/tools/${tool.replaceAll('_', '-')}/answer`;

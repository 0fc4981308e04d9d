import { soldCategories } from '../core/catalog/sold-categories.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { Tool } from '../core/tools/define.ts';
import { toolPath } from '../core/tools/paths.ts';
import { CHOICES, type ChoiceKey } from './choices.ts';
import type { ViewWords } from './view-words.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What names are picked of: tests and panels, or biomarkers. */
export type Picked = 'items' | 'markers';

/**
 * What a form does beside being sent: it reads a report into rows, it converts a value between two fields, it answers
 * while somebody types, or its answer follows every choice.
 */
export type Behaviour = 'report' | 'converter' | 'live' | 'following';

/** A field as a person meets it. The tool's own schema stays the judge of what is typed. */
export interface FormField {
  readonly name: string;
  /** Its words and its place on the page, where another field of the form has the same name. */
  readonly key?: string;
  readonly label: string;
  readonly hint?: string;
  readonly control: 'text' | 'select' | 'radios' | 'checks' | 'area' | 'pick' | 'basket';
  /** How the text becomes the tool's input. */
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'values';
  readonly required?: boolean;
  readonly choices?: readonly Choice[];
  /** Choices under headings of their own. */
  readonly groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  /** Folded away at first, with the others that are. */
  readonly folded?: boolean;
  /** Choices that are folded away at first. */
  readonly more?: readonly Choice[];
  /** Of what a name is picked. */
  readonly of?: Picked;
  readonly attributes?: Readonly<Record<string, string>>;
}

type Slices = Pick<Dataset, 'catalog' | 'conversions' | 'goals' | 'pages' | 'providers' | 'service'>;

/** What a form is made of. */
export interface Asking {
  readonly data: Slices;
  readonly lang: Lang;
}

export const DECIMAL = { inputmode: 'decimal' };
export const COUNT = { inputmode: 'numeric', pattern: '[0-9]*' };

export const choice = (key: ChoiceKey, lang: Lang, value: string = key): Choice => ({
  value,
  label: CHOICES[lang][key],
});
export const plain = (values: readonly (number | string)[], unit = ''): Choice[] =>
  values.map((value) => ({ value: String(value), label: `${value}${unit}` }));
export const yesNo = (lang: Lang): Choice[] => [
  choice('unknown', lang, ''),
  choice('yes', lang, 'true'),
  choice('no', lang, 'false'),
];

export const labs = ({ data, lang }: Asking): Choice[] => [
  choice('any', lang, ''),
  ...data.service.labs.map(({ id, name }) => ({ value: id, label: name })),
];

export const categories = ({ data, lang }: Asking, key: ChoiceKey): Choice[] => [
  choice(key, lang, ''),
  ...soldCategories(data.catalog).map(({ slug, said }) => ({ value: slug, label: said[lang].name })),
];

export const LIMITS = [10, 25, 50];
export const TEXT = { maxlength: '120' };

/** A field before its words are known. */
export type BareField = Omit<FormField, 'label' | 'hint' | 'of'>;

/** The module of a form: what a tool's page asks for, and what differs from a form of plain fields. */
export interface Form {
  /** What a person is asked, in this order. */
  readonly fields: (asking: Asking) => BareField[];
  readonly behaviour?: Behaviour;
  /** Fields that hold names: a name of the list is sent by its slug. */
  readonly picks?: Readonly<Record<string, Picked>>;
}

/** What tells a field of a form from the others. */
export const keyOf = ({ key, name }: Pick<FormField, 'key' | 'name'>): string => key ?? name;

/** The fields of a form with their words. */
export const fieldsOf = ({ fields, picks = {} }: Form, asking: Asking, words: ViewWords): FormField[] =>
  fields(asking).map((field) => {
    const { label = field.name, hint } = words.fields[keyOf(field)] ?? {};
    const of = picks[field.name];
    return { ...field, label, ...(hint === undefined ? {} : { hint }), ...(of === undefined ? {} : { of }) };
  });

/** Where the answer of a form is printed as a page. */
export const answerPath = (tool: Pick<Tool, 'name'>): string => `${toolPath(tool)}/answer`;

import * as z from 'zod';
import { LabId } from '../../core/model/primitives.ts';
import type { StoreFile } from '../../core/model/store/store.ts';
import { fold } from '../../core/names/fold.ts';
import { priceIn } from '../import/prices/money.ts';

/** What a new store is made of, as far as it was answered. */
export interface Answers {
  readonly brand: string;
  readonly origin: string;
  /** Codes of the states that are served, or all of them; absent where that is not said yet. */
  readonly served?: readonly string[] | 'all';
  readonly labs: readonly { readonly id: string; readonly name: string }[];
  readonly labFeeCents: number;
  readonly cart?: string;
  readonly legalName?: string;
  readonly contact?: { readonly email?: string; readonly phone?: string };
  readonly promises: Partial<StoreFile['promises']>;
  readonly privacy?: { readonly host: string; readonly logDays: number };
}

/** What answers are read with. */
export interface Known {
  /** Codes of all states. */
  readonly states: readonly string[];
}

/** An answer as it is kept, or a sentence that says what is wrong with it. */
type Read<T> = { readonly value: T } | { readonly fault: string };

export interface Question {
  /** As the option of the command line is called. */
  readonly flag: string;
  readonly asks: string;
  /** What is taken from an empty answer, in words; absent where an answer is needed. */
  readonly empty?: string;
  readonly read: (answer: string, known: Known) => Read<Partial<Answers>>;
}

const fault = (text: string): { readonly fault: string } => ({ fault: text });
const listed = (answer: string): string[] =>
  answer
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const PHONE = /^[+(]?\d[\d\s().-]{5,}\d$/;

const REQUISITIONS = ['email', 'account', 'site'] as const;
const PROMISES: Readonly<Record<string, Answers['promises']>> = {
  'no-other-fees': { noOtherFees: true },
  'walk-ins': { walkIns: true },
  physician: { physician: true },
  ...Object.fromEntries(REQUISITIONS.map((requisition) => [requisition, { requisition }])),
};

/** The ten questions, in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  {
    flag: 'brand',
    asks: 'What is your shop called?',
    read: (answer) => (answer === '' ? fault('Give a name.') : { value: { brand: answer } }),
  },
  {
    flag: 'origin',
    asks: 'Where will it be served, such as https://labs.your-domain.com?',
    read: readOrigin,
  },
  {
    flag: 'states',
    asks: 'Which states do you serve, such as TX, OK? "all" for all of them.',
    empty: 'said later; until then npm run ready reminds you',
    read: readStates,
  },
  {
    flag: 'labs',
    asks: 'Which laboratories do you order from, the usual one first, such as Quest, Mesa Diagnostics?',
    read: readLabs,
  },
  {
    flag: 'fee',
    asks: 'What does one order cost beside its tests, in dollars, such as 9.50? 0 for nothing.',
    read: readFee,
  },
  {
    flag: 'cart',
    asks: 'The address of your cart, with {items} (or {skus}) where the tests belong, and {lab}, such as https://shop.your-domain.com/cart?add={items}&lab={lab}?',
    empty: 'said later; until then an order ends on a page where nobody can pay',
    read: readCart,
  },
  {
    flag: 'legal-name',
    asks: 'Which business or person runs the shop?',
    empty: 'said later',
    read: (answer) => ({ value: answer === '' ? {} : { legalName: answer } }),
  },
  {
    flag: 'contact',
    asks: 'How do buyers reach you? An email address, a telephone number, or both with a comma between.',
    empty: 'said later',
    read: readContact,
  },
  {
    flag: 'promises',
    asks: `What do you promise at every lab? Any of ${Object.keys(PROMISES).join(', ')}; email, account and site say how the order reaches the buyer.`,
    empty: 'nothing is promised',
    read: readPromises,
  },
  {
    flag: 'host',
    asks: 'Who hosts the site, and for how many days does it keep logs, such as Netlify, 30?',
    empty: 'said later; the privacy page needs it',
    read: readHost,
  },
];

function readOrigin(answer: string): Read<Partial<Answers>> {
  const url = URL.parse(answer);
  if (url === null || url.protocol !== 'https:') return fault('Write the address with https:// in front.');
  if (url.origin !== answer.replace(/\/$/, '')) return fault(`Write ${url.origin}, without a path.`);
  return { value: { origin: url.origin } };
}

function readStates(answer: string, { states }: Known): Read<Partial<Answers>> {
  if (answer === '') return { value: {} };
  if (/^all$/i.test(answer)) return { value: { served: 'all' } };
  const codes = listed(answer).map((code) => code.toUpperCase());
  const strangers = codes.filter((code) => !states.includes(code));
  return strangers.length > 0
    ? fault(`${strangers.join(', ')}: no code of a state. Write codes such as TX, with commas between.`)
    : { value: { served: [...new Set(codes)] } };
}

/** Columns of prices.csv, and what the importers call theirs. */
const RESERVED = ['slug', 'sku', 'as_of', 'list', 'name', 'code', 'specimen', 'lab', 'price'];

function readLabs(answer: string): Read<Partial<Answers>> {
  const labs = listed(answer).map((part) => {
    const [first = '', ...rest] = part.split('=');
    const name = rest.length === 0 ? part : rest.join('=').trim();
    const id = rest.length === 0 ? fold(name).replaceAll(' ', '_') : first.trim();
    return { id, name };
  });
  const wrong = labs.filter(
    ({ id, name }) => !LabId.safeParse(id).success || RESERVED.includes(id) || name === '',
  );
  const twice = labs.filter(({ id }, i) => labs.findIndex((lab) => lab.id === id) < i);
  if (labs.length === 0) return fault('Name at least one.');
  if (wrong.length > 0)
    return fault(
      `${wrong.map(({ name, id }) => name || id).join(', ')}: write an identifier of small letters before it, such as quest=Quest Diagnostics.`,
    );
  return twice.length > 0
    ? fault(`${twice.map(({ id }) => id).join(', ')} stands twice.`)
    : { value: { labs } };
}

function readFee(answer: string): Read<Partial<Answers>> {
  if (/^\$?0+(?:\.0{1,2})?$/.test(answer)) return { value: { labFeeCents: 0 } };
  const price = priceIn(answer, { unit: 'dollars', decimal: '.' });
  return price.kind === 'price'
    ? { value: { labFeeCents: price.cents } }
    : fault('Write dollars and cents, such as 9.50, or 0.');
}

function readCart(answer: string): Read<Partial<Answers>> {
  if (answer === '') return { value: {} };
  const names = [...answer.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  const strange = names.filter((name) => !['items', 'skus', 'lab'].includes(name));
  if (!/^https:\/\/\S+$/.test(answer) || !URL.canParse(answer.replaceAll(/[{}]/g, '')))
    return fault('Write an address with https:// in front.');
  if (strange.length > 0)
    return fault(`{${strange[0]}} is no place that is filled: use {items} or {skus}, and {lab}.`);
  if (names.includes('items') === names.includes('skus'))
    return fault('Write {items} where the tests belong, or {skus} for your own numbers, and not both.');
  return { value: { cart: answer } };
}

function readContact(answer: string): Read<Partial<Answers>> {
  const parts = listed(answer);
  const email = parts.find((part) => z.email().safeParse(part).success);
  const phone = parts.find((part) => PHONE.test(part));
  const strangers = parts.filter((part) => part !== email && part !== phone);
  if (strangers.length > 0)
    return fault(`"${strangers[0]}" is neither an email address nor a telephone number.`);
  return parts.length === 0
    ? { value: {} }
    : {
        value: {
          contact: { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) },
        },
      };
}

function readPromises(answer: string): Read<Partial<Answers>> {
  const words = listed(answer.toLowerCase());
  const strangers = words.filter((word) => PROMISES[word] === undefined);
  if (strangers.length > 0) return fault(`"${strangers[0]}" is none of ${Object.keys(PROMISES).join(', ')}.`);
  const ways = words.filter((word) => REQUISITIONS.some((way) => way === word));
  return ways.length > 1
    ? fault(`Say one of ${ways.join(' and ')}.`)
    : { value: { promises: Object.assign({}, ...words.map((word) => PROMISES[word])) } };
}

function readHost(answer: string): Read<Partial<Answers>> {
  if (answer === '') return { value: {} };
  const groups = /^(?<host>.*\D)[,;]\s*(?<days>\d{1,4})(?: days)?$/.exec(answer)?.groups;
  const host = groups?.host?.trim() ?? '';
  return host.length < 2
    ? fault('Write the host, a comma and the number of days, such as Netlify, 30; ask your host for it.')
    : { value: { privacy: { host, logDays: Number(groups?.days) } } };
}

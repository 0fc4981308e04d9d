import { addLink } from '../../blocks/add-link.ts';
import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { a, h2, type Showing } from '../showing.ts';
import type { Measuring } from './facts.ts';
import { NEXT_WORDS } from './next-words.ts';
import type { Judged } from './row.ts';
import { type Interpreted, isOutside, nameOf } from './standing.ts';

const DAY_MS = 86_400_000;
const MOST = 6;
/** Of several patterns that ask for the same, so many are named. */
const REASONS = 2;

/** What is looked at next and what is tested again, with price and a way to add it; nothing to buy while a value is urgent. */
export function nextTests(
  { patterns = [], urgency }: Pick<Interpreted, 'patterns' | 'urgency'>,
  values: readonly Judged[],
  showing: Showing,
): Element[] {
  const words = NEXT_WORDS[showing.lang];
  const buys = urgency !== 'now';
  const measured = new Set(values.map(({ result }) => result.marker?.slug));
  const wanted = new Map<string, { readonly name: string; readonly because: string[] }>();
  for (const { name: pattern, next = [] } of patterns)
    for (const { slug, name } of next) {
      if (measured.has(slug)) continue;
      const known = wanted.get(slug) ?? { name, because: [] };
      known.because.push(pattern);
      wanted.set(slug, known);
    }
  const next = [...wanted]
    .slice(0, MOST)
    .map(([slug, { name, because }]) =>
      item(
        name,
        words.forMarker(because.slice(0, REASONS).join(', ')),
        buys ? showing.facts?.[slug]?.test : undefined,
        showing,
      ),
    );
  return [
    ...(next.length === 0
      ? []
      : [
          h2(words.next),
          el('p', { class: 'hint' }, words.nextHint),
          el('ul', { class: 'next-tests' }, ...next),
        ]),
    ...again(values, buys, showing),
  ];
}

/** Values outside of their range whose text names when it is repeated, each with its days. */
function again(values: readonly Judged[], buys: boolean, showing: Showing): Element[] {
  const { lang, now } = showing;
  const words = NEXT_WORDS[lang];
  const tests = new Set<string>();
  const items = values.flatMap(({ result, stand }) => {
    const window =
      result.retest === undefined ? undefined : showing.facts?.[result.marker?.slug ?? '']?.repeat;
    if (!isOutside(stand) || stand.standing === 'far' || window === undefined || now === undefined) return [];
    const [from, to] = [window.fromDays, window.toDays].map((days) =>
      days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS),
    );
    if (from === undefined) return [];
    const test = buys ? showing.facts?.[result.marker?.slug ?? '']?.test : undefined;
    if (test !== undefined) tests.add(test.slug);
    const when =
      to === undefined ? words.about(dayOf(from, lang)) : words.between(dayOf(from, lang), dayOf(to, lang));
    return [
      item(nameOf(result), when, test, showing, {
        'data-again': isoOf(from),
        'data-title': words.event(nameOf(result)),
        'data-text': result.retest ?? '',
      }),
    ];
  });
  if (items.length === 0) return [];
  return [
    h2(words.again),
    el('p', { class: 'hint' }, words.againHint),
    el('ul', { class: 'next-tests' }, ...items),
    el(
      'p',
      { class: 'actions unprinted' },
      el('button', { type: 'button', class: 'quiet', 'data-retest': '' }, words.calendar),
      ...(tests.size > 1 ? [addLink({ slugs: [...tests], name: words.again }, lang)] : []),
    ),
  ];
}

function item(
  name: string,
  note: string,
  test: Measuring | undefined,
  { lang }: Showing,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const title = test === undefined ? name : a(name, pathIn(`/tests/${test.slug}`, lang));
  return el(
    'li',
    attributes,
    el('span', { class: 'what' }, el('strong', {}, title), ' ', el('small', {}, note)),
    ...(test === undefined
      ? []
      : [
          el('span', { class: 'price' }, printDollars(test.cents)),
          addLink({ slugs: [test.slug], name: test.name }, lang),
        ]),
  );
}

const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

const dayOf = (day: Date, lang: Showing['lang']): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day);

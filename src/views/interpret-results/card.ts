import { type Element, el } from '../../blocks/element.ts';
import { withMethods } from '../../core/reference/methods.ts';
import { a, callout, ownPath, p, type Showing, sourcesElement } from '../showing.ts';
import { CARD_WORDS } from './card-words.ts';
import { flagWord } from './stand-words.ts';
import { nameOf, type Range, type Result, type Stand, sized } from './standing.ts';
import { strictElement } from './strict.ts';

/** What a row holds when it is opened: why it stands so, what it may mean, when to test again, on what it stands. */
export function card(
  { result, stand }: { readonly result: Result; readonly stand: Stand },
  showing: Showing,
): Element {
  const words = CARD_WORDS[showing.lang];
  const { links, reason, options = [], didYouMean = [], critical } = result;
  const ranges = result.range === undefined ? (result.publishedRanges ?? []) : [result.range];
  return el(
    'div',
    { class: 'card' },
    ...(critical === undefined ? [] : [callout('urgent', critical.text)]),
    ...(reason === undefined ? [] : [p(reason)]),
    ...rangeLines(ranges, showing),
    ...compared(result, showing),
    ...aside(result, showing),
    ...meaning(result, stand, showing),
    ...choices(words.options, options),
    ...choices(words.near, didYouMean),
    ...strictElement(result, showing),
    ...(links === undefined ? [] : [p(a(words.page(nameOf(result)), ownPath(links.marker, showing)))]),
    ...sourcesElement(result.sources, showing),
  );
}

const choices = (words: string, named: readonly { readonly name: string }[]): Element[] =>
  named.length === 0 ? [] : [p(words, ' ', named.map((one) => one.name).join(', '))];

/** Each range with the people it is for; the report's own is for nobody else. */
function rangeLines(ranges: readonly Range[], { lang }: Showing): Element[] {
  const whose = withMethods(ranges.map((range) => ('population' in range ? range : { population: '' })));
  return ranges.map((range, i) =>
    p(`${CARD_WORDS[lang].range}: `, el('strong', {}, range.text), ...(whose[i] ? [` (${whose[i]})`] : [])),
  );
}

const BESIDE: ReadonlySet<Result['rule']> = new Set(['own_range', 'guideline_limit', 'critical_lists']);

/** The published ranges beside the report's own. */
function compared({ rule, publishedRanges = [], publishedFlag, flag }: Result, showing: Showing): Element[] {
  if (!BESIDE.has(rule) || publishedFlag === undefined) return [];
  const words = CARD_WORDS[showing.lang];
  // Several may apply to somebody whose sex or age is not known: none of them is picked.
  const published = withMethods(publishedRanges).map((whose, i) => `${publishedRanges[i]?.text} (${whose})`);
  return [
    ...(published.length === 0 ? [] : [p(`${words.published}: ${published.join('; ')}`)]),
    ...(publishedFlag === flag || publishedFlag === 'indeterminate'
      ? []
      : [p(words.publishedSays(flagWord(publishedFlag, showing.lang)))]),
  ];
}

function aside(result: Result, showing: Showing): Element[] {
  const {
    input,
    converted,
    unitAssumed,
    category,
    readings,
    expected,
    basis,
    limits = [],
    notes = [],
  } = result;
  const { lang } = showing;
  const words = CARD_WORDS[lang];
  return [
    ...(converted === undefined ? [] : [p(words.converted(sized(input.value, input.unit), converted))]),
    ...(unitAssumed ? [p(words.assumed)] : []),
    ...(expected === undefined ? [] : [p(expected)]),
    ...(readings === undefined
      ? []
      : [
          p(
            `${words.readings} `,
            readings.map(({ unit, flag }) => `${unit}: ${flagWord(flag, lang)}`).join('; '),
          ),
        ]),
    ...(category === undefined ? [] : [p(`${words.zone}: ${category}`)]),
    ...(basis === undefined ? [] : [p(`${words.basis}: ${basis.text}`)]),
    ...(limits.length === 0
      ? []
      : [
          p(`${words.limits}:`),
          el('ul', {}, ...limits.map(({ limit, body, says }) => el('li', {}, `${limit}: ${says} (${body})`))),
        ]),
    ...notes.map((note) => el('p', { class: 'hint' }, note)),
  ];
}

function meaning({ suggests, retest, links }: Result, { standing }: Stand, showing: Showing): Element[] {
  if (standing === 'in' || standing === 'unjudged') return [];
  const words = CARD_WORDS[showing.lang];
  return [
    ...(suggests === undefined ? [] : [p(suggests)]),
    ...(retest === undefined ? [] : [p(el('strong', {}, `${words.retest}: `), retest)]),
    ...(links?.interpretation === undefined
      ? []
      : [p(a(words.more, ownPath(links.interpretation, showing)))]),
  ];
}

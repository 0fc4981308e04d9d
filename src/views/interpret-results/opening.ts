import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { callout, type Gaps, h3, NO_GAPS, p, type Showing, sourcesElement } from '../showing.ts';
import { CARD_WORDS } from './card-words.ts';
import { type Counts, WORDS } from './report-words.ts';
import { amountElement, type Judged, standElement } from './row.ts';
import { type Interpreted, isOutside, nameOf, type Pattern, type Result } from './standing.ts';

/** How many values stand how, and what of the report is not among them. */
export function countsOf(values: readonly Judged[], { lines, doubtful, notes }: Gaps = NO_GAPS): Counts {
  const count = (fits: (one: Judged['stand']) => boolean): number =>
    values.filter(({ stand }) => fits(stand)).length;
  return {
    all: values.length,
    inside: count(({ standing }) => standing === 'in'),
    outside: count(isOutside),
    critical: count(({ standing }) => standing === 'critical'),
    unjudged: count(({ standing }) => standing === 'unjudged'),
    unread: lines.length,
    whole: lines.length + doubtful + notes.length === 0,
  };
}

/** What cannot wait: what to do first, then which values it is about, and on what that stands. */
export function urgentElement(
  { critical, urgency }: Pick<Interpreted, 'critical' | 'urgency'>,
  values: readonly Judged[],
  lang: Lang,
): Element[] {
  const pressing = values.filter(({ stand }) => stand.standing === 'critical');
  if (critical === undefined && pressing.length === 0) return [];
  return [
    el(
      'div',
      { class: 'callout urgent pressing' },
      ...(critical === undefined ? [] : [p(el('strong', {}, critical.text))]),
      ...(pressing.length === 0
        ? []
        : [
            el(
              'ul',
              {},
              ...pressing.map(({ result, stand }) =>
                el(
                  'li',
                  {},
                  el('strong', {}, nameOf(result)),
                  ' ',
                  amountElement(result),
                  ' ',
                  standElement(stand, lang),
                  ...whyElements(result, urgency, lang),
                ),
              ),
            ),
          ]),
    ),
  ];
}

/** What to do about a value, where that differs from what stands above; else what its grade stands on. */
function whyElements(
  { critical, basis, urgency }: Result,
  most: Interpreted['urgency'],
  lang: Lang,
): Element[] {
  if (critical === undefined) return [];
  const isSaid = urgency === most && basis?.kind === 'critical_lists';
  return [p(isSaid ? `${CARD_WORDS[lang].basis}: ${basis.text}` : critical.text)];
}

/** So many patterns stand open; the others are opened by their name. */
const OPEN = 2;

/** What several values say together, each as a card; the action first where it is urgent. */
export function patternElements(patterns: readonly Pattern[], showing: Showing): Element[] {
  return patterns.length === 0
    ? []
    : [
        el(
          'div',
          { class: 'patterns' },
          ...patterns.map((pattern, i) => patternElement(pattern, i >= OPEN, showing)),
        ),
      ];
}

function patternElement(
  { name, urgency, text, why, notWhen, markers, sources }: Pattern,
  isLater: boolean,
  showing: Showing,
): Element {
  const words = WORDS[showing.lang];
  const pressing = urgency === 'now' || urgency === 'today';
  const first = [
    el('p', { class: 'markers' }, markers.join(' + ')),
    pressing ? callout('urgent', text) : p(text),
  ];
  const more = [
    p(why),
    p(el('strong', {}, `${words.notWhen}: `), notWhen),
    ...sourcesElement(sources, showing),
  ];
  return isLater && !pressing
    ? el('details', { class: 'pattern' }, el('summary', {}, name), ...first, ...more)
    : el(
        'section',
        { class: 'pattern' },
        h3(name),
        ...first,
        el('details', {}, el('summary', {}, words.why), ...more),
      );
}

/** Whom the values were judged for, and what that changes; nothing where nothing was said. */
export function whomElements({ person = {}, lang }: Showing): Element[] {
  const words = WORDS[lang];
  const { whom } = words;
  const { sex, age, ageMonths, ageDays, ageHours, pregnancy, trimester, gestationalWeek, postmenopausal } =
    person;
  const counted = (count: unknown, say: (n: number) => string): string[] =>
    typeof count === 'number' ? [say(count)] : [];
  const parts = [
    ...(sex === 'female' || sex === 'male' ? [whom[sex]] : []),
    ...counted(age, whom.years),
    ...counted(ageMonths, whom.months),
    ...counted(ageDays, whom.days),
    ...counted(ageHours, whom.hours),
    ...(pregnancy === true ? [whom.pregnant] : []),
    ...counted(trimester, whom.trimester),
    ...counted(gestationalWeek, whom.week),
    ...(postmenopausal === true ? [whom.menopause] : []),
  ];
  const young = [ageMonths, ageDays, ageHours].some((one) => one !== undefined);
  const isChild = young || (typeof age === 'number' && age < 18);
  return [
    ...(parts.length === 0 ? [] : [el('p', { class: 'whom' }, words.judgedFor(parts.join(', ')))]),
    ...(isChild ? [callout('note', words.child)] : []),
    ...(pregnancy === true ? [callout('note', words.pregnancy)] : []),
  ];
}

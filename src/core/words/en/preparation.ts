import type { Fact, FactOf } from '../../model/preparation.ts';
import type { Conflict } from '../../preparation/conflicts.ts';
import {
  avoided,
  avoidedAlso,
  collections,
  events,
  kept,
  medicines,
  toldAbout,
} from './preparation-codes.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A full stop, where none stands. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** "30 minutes", "12 hours", "3 days", "2 weeks" */
function span(hours: number): string {
  if (hours < 1) return counted(Math.round(hours * 60), 'minute');
  if (hours >= 14 * 24 && hours % (7 * 24) === 0) return counted(hours / 168, 'week');
  return hours >= 48 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

/** "7 a.m.", "noon", "3:30 p.m." */
function time(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const shown = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${shown} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

const hoursOfDay = ({ from, to }: Pick<FactOf<'draw'>, 'from' | 'to'>): string =>
  from !== undefined && to !== undefined
    ? `between ${time(from)} and ${time(to)}`
    : from !== undefined
      ? `after ${time(from)}`
      : to !== undefined
        ? `before ${time(to)}`
        : 'in the morning';

function fasting({ need, hours, water }: FactOf<'fasting'>): string {
  if (need === 'no') return 'You do not need to fast.';
  const drink = water === false ? 'Do not drink anything either.' : 'Water is fine.';
  if (need === 'required') return `Do not eat for ${span(hours ?? 8)} before the test. ${drink}`;
  return hours === undefined
    ? `You can eat, but a morning test before breakfast is better. ${drink}`
    : `You can eat, but ${span(hours)} without food is better. ${drink}`;
}

const also = (what: FactOf<'avoid'>['what']): string[] => {
  const text = avoidedAlso[what];
  return text === undefined ? [] : [text];
};

function avoid({ what, hours }: FactOf<'avoid'>): string {
  const when =
    hours !== undefined
      ? `for ${span(hours)} before the test`
      : what === 'fist'
        ? 'while your blood is drawn'
        : 'right before the test';
  return [`${avoided[what]} ${when}.`, ...also(what)].join(' ');
}

function draw(fact: FactOf<'draw'>): string {
  const hours = hoursOfDay(fact);
  if (fact.home === true) return `Collect the sample ${hours}`;
  return fact.need === 'required'
    ? `Have the test done ${hours}`
    : `It is best to have the test done ${hours}`;
}

function cycle(fact: FactOf<'cycle'>): string {
  const better = fact.need === 'preferred';
  if ('outside' in fact)
    return better
      ? 'It is better to wait until your period is over.'
      : 'Do not give the sample during your period.';
  const when =
    'beforeNext' in fact
      ? `about ${counted(fact.beforeNext, 'day')} before your next period is due`
      : `on day ${fact.from === fact.to ? fact.from : `${fact.from} to ${fact.to}`} of your cycle (day 1 is the first day of your period)`;
  return `If you have periods, ${better ? 'it is best to go' : 'go'} ${when}.`;
}

function dose({ medicine: { en }, hoursAfter, atLeast, beforeNext }: FactOf<'dose'>): string {
  const after =
    hoursAfter === undefined
      ? []
      : [`${atLeast === true ? 'at least' : 'about'} ${span(hoursAfter)} after your last dose`];
  const next = beforeNext === undefined ? [] : ['just before your next dose'];
  return `If you take ${en}, have the test done ${[...after, ...next].join(' and ')}. Write down when you took the last dose. Do not change or skip a dose.`;
}

const ask = ({ what, hours }: FactOf<'ask'>): string =>
  [
    `If you take ${medicines[what]}, ask whoever prescribed it, or a pharmacist, what to do before the test.`,
    ...(hours === undefined ? [] : [`Labs prefer ${span(hours)} without it.`]),
    'Never stop it on your own.',
  ].join(' ');

/** What a merged fact says to a person. */
function sentence(fact: Fact): string {
  switch (fact.kind) {
    case 'fasting':
      return fasting(fact);
    case 'avoid':
      return avoid(fact);
    case 'ask':
      return ask(fact);
    case 'wait':
      return `Wait ${span(fact.days * 24)} after ${events[fact.after]}.`;
    case 'keep':
      return kept[fact.what];
    case 'draw':
      return ended(draw(fact));
    case 'cycle':
      return cycle(fact);
    case 'dose':
      return dose(fact);
    case 'rest':
      return `${fact.lying === true ? 'Lie' : 'Sit'} still for ${counted(fact.minutes, 'minute')} before your blood is drawn.`;
    case 'stay':
      return `Plan to stay for ${fact.minutes % 60 === 0 ? span(fact.minutes / 60) : counted(fact.minutes, 'minute')}.`;
    case 'collect':
      return collection(fact);
    case 'tell':
      return `Tell the lab about ${toldAbout[fact.what]}.`;
    case 'step':
    case 'note':
      return fact.text.en;
  }
}

const collection = ({ what, firstMorning }: FactOf<'collect'>): string =>
  [...(firstMorning === true ? ['Use the first urine of the morning.'] : []), ...collections[what]].join(' ');

/** Medicines to ask about at once. */
const askAll = (asks: readonly FactOf<'ask'>[]): string => {
  const named = asks.map(({ what, hours }) =>
    hours === undefined ? medicines[what] : `${medicines[what]}, labs prefer ${span(hours)} without it`,
  );
  return `Do you take any of these? Ask whoever prescribed it, or a pharmacist, what to do before the test, and never stop it on your own: ${named.join('; ')}.`;
};

/** What facts of one kind say together; any other fact stands alone. */
function sentences([first, ...more]: readonly [Fact, ...Fact[]]): string {
  const all = [first, ...more];
  const asks = all.filter((fact) => fact.kind === 'ask');
  const tells = all.filter((fact) => fact.kind === 'tell');
  if (tells.length > 0) return `Tell the lab about: ${tells.map(({ what }) => toldAbout[what]).join('; ')}.`;
  return asks.length > 1 ? askAll(asks) : sentence(first);
}

/** What to do from a moment of the timeline on. */
function begin(fact: Fact): string {
  switch (fact.kind) {
    case 'fasting':
      return `${fact.need === 'preferred' ? 'Better: last meal by now.' : 'Last meal.'} ${fact.water === false ? 'No drinks after this.' : 'Only water after this.'}`;
    case 'avoid':
      return [
        `From now on: ${avoided[fact.what].charAt(0).toLowerCase()}${avoided[fact.what].slice(1)}.`,
        ...also(fact.what),
      ].join(' ');
    default:
      return sentence(fact);
  }
}

const CONFLICTS: Readonly<Record<Conflict['about'], (names: string) => string>> = {
  draw: (names) => `${names} need different times of day. Plan two visits.`,
  cycle: (names) => `${names} need different days of the cycle. Plan two visits.`,
  meals: (names) => `${names}: one needs a fast and another needs food. Plan two visits.`,
};

/** How to prepare, as sentences made from facts. */
export const preparation = {
  sentence,
  begin,
  span,
  sentences,
  conflict: ({ about }: Conflict, names: readonly string[]) =>
    CONFLICTS[about](
      `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' and ' : ''}${names.at(-1) ?? ''}`,
    ),
  nothing: 'No preparation is needed.',
};

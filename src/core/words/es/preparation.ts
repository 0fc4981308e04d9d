import type { Fact, FactOf } from '../../model/preparation.ts';
import type { Conflict } from '../../preparation/conflicts.ts';
import type { Words } from '../en/index.ts';
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

/** "30 minutos", "12 horas", "3 días", "2 semanas" */
function span(hours: number): string {
  if (hours < 1) return counted(Math.round(hours * 60), 'minuto');
  if (hours >= 14 * 24 && hours % (7 * 24) === 0) return counted(hours / 168, 'semana');
  return hours >= 48 && hours % 24 === 0 ? counted(hours / 24, 'día') : counted(hours, 'hora');
}

/** "las 7 a. m.", "el mediodía", "las 3:30 p. m." */
function time(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'la medianoche';
  if (minutes === 0 && hours === 12) return 'el mediodía';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const shown = `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${hour === 1 ? 'la' : 'las'} ${shown} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}

const hoursOfDay = ({ from, to }: Pick<FactOf<'draw'>, 'from' | 'to'>): string =>
  from !== undefined && to !== undefined
    ? `entre ${time(from)} y ${time(to)}`
    : from !== undefined
      ? `después de ${time(from)}`
      : to !== undefined
        ? `antes ${to === '12:00' ? 'del mediodía' : `de ${time(to)}`}`
        : 'por la mañana';

function fasting({ need, hours, water }: FactOf<'fasting'>): string {
  if (need === 'no') return 'No necesita ayunar.';
  const drink = water === false ? 'Tampoco beba nada.' : 'Puede tomar agua.';
  if (need === 'required') return `No coma nada durante ${span(hours ?? 8)} antes de la prueba. ${drink}`;
  return hours === undefined
    ? `Puede comer, pero es mejor hacerse la prueba por la mañana, antes del desayuno. ${drink}`
    : `Puede comer, pero es mejor pasar ${span(hours)} sin comer. ${drink}`;
}

const also = (what: FactOf<'avoid'>['what']): string[] => {
  const text = avoidedAlso[what];
  return text === undefined ? [] : [text];
};

function avoid({ what, hours }: FactOf<'avoid'>): string {
  const when =
    hours !== undefined
      ? `durante ${span(hours)} antes de la prueba`
      : what === 'fist'
        ? 'mientras le sacan sangre'
        : 'justo antes de la prueba';
  return [`${avoided[what]} ${when}.`, ...also(what)].join(' ');
}

function draw(fact: FactOf<'draw'>): string {
  const hours = hoursOfDay(fact);
  if (fact.home === true) return `Recoja la muestra ${hours}`;
  return fact.need === 'required' ? `Hágase la prueba ${hours}` : `Lo mejor es hacerse la prueba ${hours}`;
}

function cycle(fact: FactOf<'cycle'>): string {
  const better = fact.need === 'preferred';
  if ('outside' in fact)
    return better
      ? 'Es mejor esperar a que termine su menstruación.'
      : 'No entregue la muestra durante su menstruación.';
  const when =
    'beforeNext' in fact
      ? `unos ${counted(fact.beforeNext, 'día')} antes de la fecha prevista de su próxima menstruación`
      : fact.from === fact.to
        ? `el día ${fact.from} de su ciclo (el día 1 es el primer día de la menstruación)`
        : `entre los días ${fact.from} y ${fact.to} de su ciclo (el día 1 es el primer día de la menstruación)`;
  return `Si tiene menstruaciones, ${better ? 'lo mejor es ir' : 'vaya'} ${when}.`;
}

function dose({ medicine: { es }, hoursAfter, atLeast, beforeNext }: FactOf<'dose'>): string {
  const after =
    hoursAfter === undefined
      ? []
      : [`${atLeast === true ? 'al menos' : 'unas'} ${span(hoursAfter)} después de su última dosis`];
  const next = beforeNext === undefined ? [] : ['justo antes de la siguiente dosis'];
  return `Si toma ${es}, hágase la prueba ${[...after, ...next].join(' y ')}. Anote cuándo tomó la última dosis. No cambie ni se salte ninguna dosis.`;
}

const ask = ({ what, hours }: FactOf<'ask'>): string =>
  [
    `Si toma o usa ${medicines[what]}, pregunte a quien se lo recetó, o a un farmacéutico, qué hacer antes de la prueba.`,
    ...(hours === undefined ? [] : [`Los laboratorios prefieren ${span(hours)} sin él.`]),
    'Nunca lo suspenda por su cuenta.',
  ].join(' ');

function sentence(fact: Fact): string {
  switch (fact.kind) {
    case 'fasting':
      return fasting(fact);
    case 'avoid':
      return avoid(fact);
    case 'ask':
      return ask(fact);
    case 'wait':
      return `Espere ${span(fact.days * 24)} después ${events[fact.after]}.`;
    case 'keep':
      return kept[fact.what];
    case 'draw':
      return ended(draw(fact));
    case 'cycle':
      return cycle(fact);
    case 'dose':
      return dose(fact);
    case 'rest':
      return fact.lying === true
        ? `Quédese acostado ${counted(fact.minutes, 'minuto')} antes de la extracción.`
        : `Quédese sentado ${counted(fact.minutes, 'minuto')} antes de la extracción.`;
    case 'stay':
      return `Cuente con quedarse ${fact.minutes % 60 === 0 ? span(fact.minutes / 60) : counted(fact.minutes, 'minuto')}.`;
    case 'collect':
      return collection(fact);
    case 'tell':
      return `Avise al laboratorio sobre ${toldAbout[fact.what]}.`;
    case 'step':
    case 'note':
      return fact.text.es;
  }
}

const collection = ({ what, firstMorning }: FactOf<'collect'>): string =>
  [...(firstMorning === true ? ['Use la primera orina de la mañana.'] : []), ...collections[what]].join(' ');

const askAll = (asks: readonly FactOf<'ask'>[]): string => {
  const named = asks.map(({ what, hours }) =>
    hours === undefined
      ? medicines[what]
      : `${medicines[what]}, los laboratorios prefieren ${span(hours)} sin él`,
  );
  return `Si toma o usa alguno de estos, pregunte a quien se lo recetó, o a un farmacéutico, qué hacer antes de la prueba y nunca lo suspenda por su cuenta: ${named.join('; ')}.`;
};

function sentences([first, ...more]: readonly [Fact, ...Fact[]]): string {
  const all = [first, ...more];
  const asks = all.filter((fact) => fact.kind === 'ask');
  const tells = all.filter((fact) => fact.kind === 'tell');
  if (tells.length > 0)
    return `Avise al laboratorio sobre: ${tells.map(({ what }) => toldAbout[what]).join('; ')}.`;
  return asks.length > 1 ? askAll(asks) : sentence(first);
}

function begin(fact: Fact): string {
  switch (fact.kind) {
    case 'fasting':
      return `${fact.need === 'preferred' ? 'Mejor: última comida a esta hora.' : 'Última comida.'} ${fact.water === false ? 'Después, no beba nada.' : 'Después, solo agua.'}`;
    case 'avoid':
      return [
        `Desde ahora: ${avoided[fact.what].charAt(0).toLowerCase()}${avoided[fact.what].slice(1)}.`,
        ...also(fact.what),
      ].join(' ');
    default:
      return sentence(fact);
  }
}

const CONFLICTS: Readonly<Record<Conflict['about'], (names: string) => string>> = {
  draw: (names) => `${names} se hacen a distintas horas del día. Planee dos visitas.`,
  cycle: (names) => `${names} se hacen en distintos días del ciclo. Planee dos visitas.`,
  meals: (names) => `${names}: una pide ayuno y otra pide haber comido. Planee dos visitas.`,
};

export const preparation: Words['preparation'] = {
  sentence,
  begin,
  span,
  sentences,
  conflict: ({ about }, names) =>
    CONFLICTS[about](`${names.slice(0, -1).join(', ')}${names.length > 1 ? ' y ' : ''}${names.at(-1) ?? ''}`),
  nothing: 'No hace falta ninguna preparación.',
};

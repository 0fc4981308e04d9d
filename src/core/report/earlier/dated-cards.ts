import { fold } from '../../names/fold.ts';
import { datesIn, isoOf, type Order } from '../dates.ts';
import { mayBeName } from '../prose.ts';
import { tokensOf, unitText } from '../tokens.ts';
import { datedRow } from './dated-row.ts';

/** A longer line holds more than a value. */
const LONGEST_VALUE = 60;

/** The unit of a line that holds a number and its unit, and nothing else. */
export function unitOf(line: string): string | undefined {
  if (line.length > LONGEST_VALUE) return undefined;
  const [value, unit, ...more] = tokensOf(line);
  return value?.kind === 'number' && unit?.kind === 'unit' && more.length === 0 ? unitText(unit) : undefined;
}

const TIME = /^[\s,·]*(?:at\s+|a las\s+)?(?:\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?\s?m\.?)?)?$/i;

/** Whether a line holds a day, with or without its time, and nothing else. */
function isDay(line: string): boolean {
  const [day, ...more] = datesIn(line, 'unknown');
  return day?.at === 0 && more.length === 0 && TIME.test(line.slice(day.end));
}

/** Whether a line holds nothing but a value: a number with its unit, or a result in words. */
const isValue = (line: string): boolean => {
  if (line.length > LONGEST_VALUE) return false;
  const tokens = tokensOf(line);
  const unit = unitOf(line);
  const measured = unit !== undefined && !/^(?:iu|ui|units?|unidades|mc?g|g|m?l)$/i.test(unit);
  return measured || (tokens.length < 4 && tokens.at(-1)?.kind === 'result');
};

/** How many lines may stand between name and value: the place and the day. */
const MOST_BETWEEN = 3;

/** A card with place and day between name and value: "Iron / Clinic / Oct 12, 2026 at 8:15 AM / 52 ug/dL". */
interface Card {
  readonly name: string;
  /** Day and minute, where the order of the day is known. */
  readonly stamp: string | undefined;
  /** Its lines with name and value together. */
  readonly lines: readonly string[];
}

function cardOf(lines: readonly string[], order: Order): Card | undefined {
  const [name = '', ...more] = lines;
  const day = more.slice(0, MOST_BETWEEN).findIndex((line) => isDay(line.trim()));
  const value = more[day + 1]?.trim() ?? '';
  if (day < 0 || !mayBeName(name.trim()) || !isValue(value)) return undefined;
  const at = datedRow(more[day]?.trim() ?? '', { order })?.at;
  return {
    name: fold(name),
    stamp: at === undefined ? undefined : `${isoOf(at.day)} ${at.time}`,
    lines: [...more.slice(0, day + 1), name, ...more.slice(day + 1)],
  };
}

/** Whether all other cards of the name are older. */
const isNewest = (card: Card, cards: readonly Card[]): boolean =>
  cards
    .filter((one) => one !== card && one.name === card.name)
    .every(({ stamp }) => stamp !== undefined && card.stamp !== undefined && stamp < card.stamp);

/** The paragraphs, with name and value together in the newest card of each name; an older card has no name beside its value. */
export function closed(paragraphs: readonly (readonly string[])[], order: Order): (readonly string[])[] {
  const found = paragraphs.map((lines) => cardOf(lines, order));
  const cards = found.filter((card) => card !== undefined);
  return paragraphs.map((lines, i) => {
    const card = found[i];
    return card !== undefined && isNewest(card, cards) ? card.lines : lines;
  });
}

import { carriedSlugs } from '../join/carried-slugs.ts';
import type { Authored } from '../read/authored.ts';
import { type Check, fileOf } from './check.ts';

type Condition = Authored['conditions'][number];

/** A place in a record, what is wrong there, and what to do. */
type Fault = readonly [at: string, problem: string, tip: string];

export const conditionSteps: Check = {
  name: 'condition-steps',
  why: 'What to begin with is one order that a person can place today, and nothing in it is paid for twice.',
  run(authored) {
    return authored.conditions.flatMap((condition) =>
      [
        ...startFaults(condition, authored),
        ...thenFaults(condition, authored),
        ...repeated(condition),
        ...careFaults(condition),
      ].map(([at, problem, tip]) => ({
        rule: this.name,
        file: fileOf('conditions', condition.slug),
        at,
        problem,
        tip,
      })),
    );
  },
};

/** The tests of an item: a test is its own only part. */
const partsOf = (item: string, { panels }: Authored): readonly string[] =>
  panels.find(({ slug }) => slug === item)?.components ?? [item];

function startFaults({ start }: Condition, authored: Authored): Fault[] {
  const items = start.map(({ item }) => item);
  const active = new Set(
    [...authored.tests, ...authored.panels]
      .filter(({ status }) => status === 'active')
      .map(({ slug }) => slug),
  );
  const prices = new Map(authored.prices.map(({ slug, cents }) => [slug, cents]));
  const waiting = items.filter((item) => prices.has(item) && !active.has(item));
  const twice = items.filter((item) =>
    items.some((other) => other !== item && partsOf(other, authored).includes(item)),
  );
  // A store that leaves one of them out says so on the page.
  const carried = carriedSlugs(authored);
  const together =
    !items.every((item) => carried.has(item)) ||
    authored.labs.some(({ slug: lab }) => items.every((item) => prices.get(item)?.[lab] !== undefined));
  return [
    ...waiting.map((item): Fault => ['start', `${item} cannot be ordered yet`, 'Begin with another item.']),
    ...twice.map(
      (item): Fault => [
        'start',
        `${item} is part of a panel of start`,
        'Name it once, alone or in the panel.',
      ],
    ),
    ...(together
      ? []
      : [['start', 'no lab performs all of it', 'Move an item to then, or take another.'] as const]),
  ];
}

function thenFaults({ start, then }: Condition, authored: Authored): Fault[] {
  const begun = new Set(start.flatMap(({ item }) => partsOf(item, authored)));
  const panels = new Set(authored.panels.map(({ slug }) => slug));
  return then
    .filter(({ item }) => panels.has(item) && partsOf(item, authored).every((test) => begun.has(test)))
    .map(({ item }) => ['then', `${item} holds nothing that start has not`, 'Leave it out.']);
}

function repeated({ slug, start, then, rarely, reading, related }: Condition): Fault[] {
  const lists = {
    steps: [...start, ...then, ...rarely].map(({ item }) => item),
    reading: reading.map(({ marker }) => marker),
    related: [slug, ...related],
  };
  return Object.entries(lists).flatMap(([at, names]) =>
    names
      .filter((name, i) => names.indexOf(name) < i)
      .map(
        (name): Fault => [
          at,
          name === slug ? 'names the condition itself' : `${name} stands twice`,
          'Name it once.',
        ],
      ),
  );
}

const URGENCIES = ['now', 'today', 'soon'] as const;

const careFaults = ({ care }: Condition): Fault[] =>
  care.some(
    ({ urgency }, i) =>
      i > 0 && URGENCIES.indexOf(urgency) < URGENCIES.indexOf(care[i - 1]?.urgency ?? 'now'),
  )
    ? [['care', 'does not begin with the most urgent', 'Order it: now, today, soon.']]
    : [];

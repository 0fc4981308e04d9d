import * as z from 'zod';
import { langsOf } from '../languages.ts';
import type { Dataset } from '../model/dataset.ts';
import type { StoreExample } from '../model/service.ts';
import type { Feature } from '../model/store/features.ts';
import type { Promises } from '../model/store/promises.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { onceFor } from '../once.ts';

/** What a tool says of the store that it is called in, to programs and in English. */
export interface StoreTold {
  /** Identifiers of its labs. */
  readonly labs: readonly string[];
  /** "the three labs" */
  readonly allLabs: string;
  /** "New York and New Jersey are drawn at lab_3; Rhode Island is not served." Empty where no state has a rule. */
  readonly rules: string;
  /** "outside New York and New Jersey; lab_1 if left out" */
  readonly choice: string;
  /** How the order reaches the buyer, as a sentence after others; empty where nothing is promised. */
  readonly requisition: string;
  /** The languages in which it answers. */
  readonly langs: readonly Lang[];
  /** What is only said where the store has a feature. */
  readonly where: (feature: Feature, text: string) => string;
  readonly example?: StoreExample;
}

/** A tool of no store in particular. */
export const NO_STORE: StoreTold = {
  labs: [],
  allLabs: 'the labs',
  rules: '',
  requisition: '',
  langs: LANGS,
  where: (_, text) => text,
  choice: "where the state leaves a choice; the store's usual one if left out",
};

/** The identifier of a lab: one of the store's. */
export const labField = ({ labs }: StoreTold): z.ZodType<string, string> => {
  const [first, ...others] = labs;
  return first === undefined ? z.string().min(1).max(40) : z.enum([first, ...others]);
};

const COUNTS = ['no', 'the', 'the two', 'the three', 'the four', 'the five', 'the six'];
const list = new Intl.ListFormat('en');

/** More names than this are counted instead. */
const MOST_NAMED = 6;

const ARRIVES = { email: 'arrives by e-mail', account: 'is in the account', site: 'is at the draw site' };

const requisitionOf = ({ requisition, physician }: Promises): string =>
  requisition === undefined
    ? ''
    : ` The requisition ${ARRIVES[requisition]}${physician ? ' after physician authorization' : ''}.`;

/** A store as its tools tell of it. */
export const storeTold = onceFor(({ service, labs, states }: Dataset['service']): StoreTold => {
  const ids = labs.map(({ id }) => id);
  const named = (codes: readonly string[]): string => {
    const names = codes.map((code) => states.find((state) => state.code === code)?.said.en.name ?? code);
    return names.length > MOST_NAMED ? `${names.length} states and territories` : list.format(names);
  };
  const are = (codes: readonly string[]): string => (codes.length === 1 ? 'is' : 'are');
  const routes = service.routing.map(
    (route) => `${named(route.states)} ${are(route.states)} drawn at ${route.lab}`,
  );
  const served =
    service.served !== undefined
      ? [`only ${named(service.served)} ${are(service.served)} served`]
      : service.notServed.length === 0
        ? []
        : [`${named(service.notServed)} ${are(service.notServed)} not served`];
  const rules = [...routes, ...served].join('; ');
  const routed = service.routing.flatMap((route) => route.states);
  return {
    labs: ids,
    allLabs: ids.length === 1 ? 'the lab' : `${COUNTS[ids.length] ?? 'all'} labs`,
    rules: rules === '' ? '' : `${rules.charAt(0).toUpperCase()}${rules.slice(1)}.`,
    choice: `${routed.length === 0 ? '' : `outside ${named(routed)}; `}${service.defaultLab} if left out`,
    requisition: requisitionOf(service.promises),
    langs: langsOf(service),
    where: (feature, text) => (service.shows[feature] ? text : ''),
    example: service.example,
  };
});

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Searched, searchItems } from '../../src/core/search/items.ts';
import { loadDataset } from '../../src/data/load.ts';

const data = loadDataset();

/** A query as somebody types it, with what a person found right who had not seen the search. */
export interface Typed {
  readonly query: string;
  readonly lang: 'en' | 'es';
  readonly intent: string;
  /** Slugs that may come first; or NOTSOLD, NOTHING, INFO, VALUE and what it is a value of. */
  readonly accept: string;
  /** Slugs that may be suggested, and not be offered as what was asked for. */
  readonly also: string;
  readonly wrong: string;
}

export const KINDS = ['ITEM', 'NOTSOLD', 'VALUE', 'INFO', 'NOTHING'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = ({ accept }: Typed): Kind => KINDS.find((kind) => accept.startsWith(kind)) ?? 'ITEM';

/** How an answer meets its label. */
interface Judged extends Typed {
  readonly kind: Kind;
  readonly got: string;
  readonly isRight: boolean;
  /** Another thing is offered as what was asked for. */
  readonly isWrong: boolean;
  /** The same, without a doubt. */
  readonly isSurelyWrong: boolean;
}

/** Reads what people typed from <name>.csv and judges the first answers. */
export const judged = (name: string): Judged[] =>
  parse<Typed>(readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8'), { columns: true }).map(
    (typed) => judge(typed, searchItems(typed.query, {}, data)),
  );

function judge(typed: Typed, { hits, notSold, values }: Searched): Judged {
  const kind = kindOf(typed);
  const [first] = hits;
  const slug = first?.entry.slug ?? '';
  const listed = (text: string): readonly string[] => text.split(/\s+/);
  const isOffered = first !== undefined && first.certainty !== 'unsure' && notSold === undefined;
  const isRight = {
    ITEM: listed(typed.accept).includes(slug) && notSold === undefined,
    NOTSOLD: notSold !== undefined || !isOffered,
    VALUE: values !== undefined,
    INFO: true,
    NOTHING: !isOffered,
  }[kind];
  const isWrong = isOffered && !isRight && !listed(typed.also).includes(slug);
  const got = [
    notSold === undefined ? '' : `not sold: ${notSold}`,
    ...hits.slice(0, 3).map(({ entry }) => entry.slug),
  ];
  return {
    ...typed,
    kind,
    got: got.filter(Boolean).join(', '),
    isRight,
    isWrong,
    isSurelyWrong: isWrong && first.certainty === 'sure',
  };
}

import { stringify } from 'yaml';
import { Panel, Test } from '../../core/model/catalog.ts';
import { GoalFile } from '../../core/model/goal.ts';
import { MarkerFile } from '../../core/model/marker.ts';
import { PageFrontMatter } from '../../core/model/page.ts';
import { ProviderFile } from '../../core/model/provider.ts';
import { Source } from '../../core/model/source.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import { skeleton } from './skeleton.ts';

export const KINDS = ['test', 'panel', 'marker', 'provider', 'guide', 'goal'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a record is written, and what numbers are taken. */
export interface Place {
  /** The folder of a store of one's own, or `data`. */
  readonly store: string;
  readonly isOwn: boolean;
  /** Of all tests and panels. */
  readonly ids: ReadonlySet<string>;
  readonly today: string;
}

/** What is to be done besides filling the record. */
interface Made {
  readonly files: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

/** Numbers of a store's own begin where those of the project never come. */
const FIRST_OWN = 9001;

function nextId(letter: 't' | 'p', { ids, isOwn }: Place): string {
  const used = [...ids].filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)));
  const shared = used.filter((number) => number < FIRST_OWN);
  let next = isOwn ? FIRST_OWN : Math.max(0, ...shared) + 1;
  while (used.includes(next)) next += 1;
  return `${letter}${String(next).padStart(4, '0')}`;
}

const json = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;

const priceRow = ({ store, isOwn }: Place): string =>
  isOwn
    ? `Add its row to ${store}/prices.csv, or take it in with npm run import-prices.`
    : 'Run npm run generate-prices.';
const SPANISH = 'Add the Spanish of texts that are new here to data/terms-es.csv.';

/** The band of a marker names its source by this key until a better one is written. */
const FIRST_SOURCE = 'source-1';

/** The files of a new record, with nothing in every field that somebody has to fill. */
export function newRecord(kind: Kind, slug: string, place: Place): Made {
  const { store, today } = place;
  const one = (folder: string, record: unknown, ...next: string[]): Made => ({
    files: new Map([[`${folder}/${slug}.json`, json(record)]]),
    next,
  });
  switch (kind) {
    case 'test':
      return one(
        `${store}/tests`,
        skeleton(Test, {
          id: nextId('t', place),
          status: 'active',
          popular: false,
          // Nothing would say that there is none.
          cpt: '',
          preparation: { fasting: { need: null } },
        }),
        priceRow(place),
        SPANISH,
      );
    case 'panel':
      return one(
        `${store}/panels`,
        skeleton(Panel, { id: nextId('p', place), status: 'active', popular: false }),
        priceRow(place),
      );
    case 'goal':
      return one(
        `${store}/goals`,
        skeleton(GoalFile),
        'A goal with an answer has a row in data/goal-topics.csv, too.',
      );
    case 'marker':
      return one(
        'data/markers',
        skeleton(MarkerFile, {
          bands: [{ kind: null, population: null, source: FIRST_SOURCE }],
          sources: { [FIRST_SOURCE]: skeleton(Source()) },
        }),
        SPANISH,
        'Each band has low, high or both, in the unit of the record.',
      );
    case 'provider':
      return one(
        'data/providers',
        skeleton(ProviderFile),
        'Add its prices to data/provider-prices.csv, each with the day on which you saw it.',
      );
    case 'guide': {
      const folder = store === 'data' ? 'content' : `${store}/content`;
      const matter = skeleton(PageFrontMatter, { updatedAt: today, topic: null });
      const text = `---\n${stringify(matter)}---\n\n{Write the guide here, in sections that begin with ##.}\n`;
      return {
        files: new Map(LANGS.map((lang) => [`${folder}/${lang}/guides/${slug}.mdx`, text])),
        next: ['linkedFrom in the English file names the pages that lead to it.'],
      };
    }
  }
}

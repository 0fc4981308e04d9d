import type { Element } from '../element.ts';

/** Many pages in groups, the first of each seen at once: to be filtered by name and jumped to. */
export interface Browse {
  readonly kind: 'browse';
  /** What the field filters, as its label; no field where another one of the page finds the same. */
  readonly label?: string;
  /** What the groups hold, such as biomarkers. */
  readonly all: (count: number) => string;
  /** Each page in one line, where its note is of a few words. */
  readonly display?: 'lines';
  readonly groups: readonly BrowseGroup[];
}

export interface BrowseGroup {
  readonly title: string;
  /** One of our drawings, beside the title. */
  readonly drawing?: Element;
  /** How many are seen at once; all where not said. */
  readonly first?: number;
  readonly items: readonly BrowseItem[];
}

export interface BrowseItem {
  readonly title: string;
  readonly path: string;
  readonly note?: string;
  /** What a page says instead of the note. */
  readonly brief?: string;
  /** Other names that it is found by; shown on its own page. */
  readonly also?: string;
  /** A range on an axis of its own: drawn only, the note says it. */
  readonly range?: { readonly from: number; readonly to: number };
}

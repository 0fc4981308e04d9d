import type { Source } from '../core/model/source.ts';
import type { Lang, PageKind } from '../core/model/vocabulary.ts';
import type { Addable } from './add-link.ts';
import type { Browse } from './browse/browse-block.ts';
import type { Choose } from './browse/choose.ts';
import type { CatalogList } from './catalog-block.ts';
import type { Element } from './element.ts';
import type { IconName } from './icons.ts';
import type { PreparationBlock } from './preparation.ts';
import type { PriceSteps } from './price-steps.ts';
import type { RangeHero } from './range-hero/model.ts';
import type { Receipt } from './receipt.ts';
import type { Strip } from './strip/strip.ts';

/**
 * A run of text: plain, strong, code, in another language, or a link to a page (path) or another site (https address);
 * what puts something into the order stands on a page only.
 */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly text: string; readonly lang: Lang }
  /** `lang` where the page that it leads to is in another language than this one; `tip`, what it means in short. */
  | { readonly text: string; readonly href: string; readonly lang?: Lang; readonly tip?: string }
  | { readonly add: Addable; readonly lang: Lang };
export type Text = string | readonly Inline[];

/** One of several languages that say the same. */
export interface CodeSample {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly ordered?: boolean }
  | {
      readonly kind: 'facts';
      readonly items: readonly { readonly term: string; readonly value: Text }[];
      /** Few and short, set large. */
      readonly display?: 'figures';
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      /** Figures with a word below each. */
      readonly display?: 'matrix';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Text[])[];
      /** Columns of figures, which align to the right. */
      readonly numeric?: readonly number[];
      /** Columns that say the same in US and in SI units: a page lets its reader choose one. */
      readonly units?: readonly ('us' | 'si' | undefined)[];
    }
  | { readonly kind: 'callout'; readonly tone: 'note' | 'warning' | 'urgent'; readonly text: Text }
  /** A map drawn on a page only: the list beside it says the same. */
  | {
      readonly kind: 'map';
      readonly title: string;
      /** Which shape is which lab. */
      readonly legend: string;
      readonly width: number;
      readonly height: number;
      readonly outline: string;
      /** Lines inside the outline: borders of counties. */
      readonly lines?: string;
      /** Steps of these paths in one unit of the drawing; 1 where not said. */
      readonly grain?: number;
      /** Towns that have room for their names. */
      readonly towns?: readonly { readonly name: string; readonly x: number; readonly y: number }[];
      readonly dots: readonly {
        readonly x: number;
        readonly y: number;
        /** Of the lab, among those of the store. */
        readonly shape: number;
        readonly title: string;
      }[];
    }
  /** Bars from zero, drawn on a page only: the figures always stand in a table beside it. */
  | {
      readonly kind: 'chart';
      readonly title: string;
      readonly groups: readonly {
        readonly label: string;
        readonly bars: readonly {
          readonly name: string;
          readonly value: number;
          readonly text: string;
          /** Our own, which is drawn filled. */
          readonly own: boolean;
        }[];
      }[];
    }
  /** Reference intervals as bars on one axis, drawn on a page only: the figures stand in a table beside it. */
  | {
      readonly kind: 'ranges';
      readonly title: string;
      readonly unit: string;
      readonly rows: readonly {
        readonly label: string;
        readonly text: string;
        readonly low?: number | undefined;
        readonly high?: number | undefined;
      }[];
    }
  | {
      readonly kind: 'links';
      readonly items: readonly {
        readonly title: string;
        readonly path: string;
        readonly note?: string;
        /** A price or other figure in words, on a line of its own. */
        readonly figure?: string;
        /** The pages below it that are wanted first: on a card only. */
        readonly first?: readonly { readonly title: string; readonly path: string }[];
        /** Drawn on a card or a chip only. */
        readonly icon?: IconName;
        /** What a press puts into the order: on a page only. */
        readonly add?: Addable;
        /** In the place of an icon: one of our drawings. */
        readonly drawing?: Element;
        /** Where it leads to a page in another language than this one. */
        readonly lang?: Lang;
      }[];
      readonly display?: 'cards' | 'columns' | 'chips';
    }
  | {
      readonly kind: 'faq';
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    }
  /** A drawing that only a page has: words beside it say the same. */
  | { readonly kind: 'drawing'; readonly element: Element }
  /** Blocks side by side where there is room for it, each under a heading of its own. */
  | { readonly kind: 'panes'; readonly panes: readonly (readonly Block[])[] }
  /** What is wanted beside everything else: in the rail of a wide page, before the rest on a narrow one. */
  | { readonly kind: 'rail'; readonly blocks: readonly Block[] }
  /** More than most readers want: folded up on a page under its title. */
  | { readonly kind: 'fold'; readonly title: string; readonly open?: true; readonly blocks: readonly Block[] }
  /** The way of a test or panel into the cart. */
  | { readonly kind: 'add'; readonly add: Addable }
  /** A band over the whole width of the window, with what stands beside its words where there is room. */
  | { readonly kind: 'band'; readonly blocks: readonly Block[]; readonly beside?: readonly Block[] }
  | { readonly kind: 'sources'; readonly sources: readonly Source[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  /** The same in several programming languages: a script shows one at a time, a page without scripts all. */
  | { readonly kind: 'samples'; readonly samples: readonly CodeSample[] }
  /**
   * Prose of content/ in its order: Markdown as it is written, and what each component stands for; one text where
   * it stands inside a sentence. HTML pages render the MDX itself.
   */
  | { readonly kind: 'prose'; readonly pieces: readonly (string | readonly Block[])[] }
  | PreparationBlock
  | Strip
  | PriceSteps
  | RangeHero
  | Browse
  | Choose
  | Receipt
  | CatalogList
  /** The field that searches the whole site: only an HTML page has one. */
  | { readonly kind: 'search' }
  /** The button that takes away what scripts keep on the device: only an HTML page has one. */
  | { readonly kind: 'forget' }
  /** The reports that the device keeps: only an HTML page has them. */
  | { readonly kind: 'kept' }
  /** The form of a tool: only an HTML page has one. */
  | { readonly kind: 'form'; readonly tool: string; readonly only?: readonly string[] };

/** What a page says, once, for HTML, Markdown and the guides tool. */
export interface Doc {
  /** Path without ending: /tests/tsh; the home page is /. */
  readonly path: string;
  readonly lang: Lang;
  readonly kind:
    | PageKind
    | 'analyte'
    | 'home'
    | 'catalog'
    | 'category'
    | 'item'
    | 'not-sold'
    | 'tool'
    /** How programs call a tool. */
    | 'call'
    | 'index'
    | 'cart';
  readonly title: string;
  /** What a tab and a list of results show where the title is too long for them: the same in fewer words. */
  readonly shortTitle?: string;
  /** One or two sentences for search engines and lists. */
  readonly description: string;
  readonly updatedAt: string;
  /** The device keeps no trace of it: who opens the search next should not learn that it was read. */
  readonly private?: boolean;
  /** Pages above this one, from the home page down, without it. */
  readonly trail: readonly { readonly title: string; readonly path: string }[];
  readonly blocks: readonly Block[];
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: Text): Block => ({ kind: 'text', text });
export const link = (text: string, href: string): Inline => ({ text, href });

/** A block with its heading above it, or nothing where there is nothing to list. */
export function section<T>(
  title: string,
  items: readonly T[],
  block: (items: readonly T[]) => Block,
): Block[] {
  return items.length === 0 ? [] : [heading(title), block(items)];
}

/** Items as one text with commas between them. */
export function joined(items: readonly Inline[]): Text {
  return items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]));
}

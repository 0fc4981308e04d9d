import { LAB_IDS, type LabId } from '../../core/model/vocabulary.ts';

/** What a cart link asks for. */
export interface Cart {
  readonly items: readonly string[];
  readonly lab?: LabId;
  /** A lab was named that is none. */
  readonly strangeLab: boolean;
  /** More items than one order takes. */
  readonly tooMany: boolean;
}

const MOST_ITEMS = 25;

/** Reads the parameters of a cart link; those of campaigns only say where it came from. */
export function readCart(asked: URLSearchParams): Cart {
  const all = (asked.get('add') ?? '')
    .split(',')
    .map((slug) => slug.trim().slice(0, 120))
    .filter((slug) => slug !== '');
  const named = asked.get('lab') ?? undefined;
  const lab = LAB_IDS.find((id) => id === named);
  return {
    items: all.slice(0, MOST_ITEMS),
    ...(lab === undefined ? {} : { lab }),
    strangeLab: named !== undefined && lab === undefined,
    tooMany: all.length > MOST_ITEMS,
  };
}

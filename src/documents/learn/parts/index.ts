import type { Block } from '../../../blocks/doc.ts';
import {
  componentsIn,
  isProseComponent,
  type Props,
  type ProseComponent,
} from '../../../core/guides/prose-components.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { drawing } from './drawing.ts';
import { INLINE } from './inline.ts';
import type { Elsewhere, Part } from './part.ts';
import { costBox, elsewhereOf, hospitalRange, testSet } from './prices.ts';
import { chart, limits, rangeBars, retest } from './ranges.ts';
import { changedBy, grid, prepTimeline, seekCare, windowPeriods } from './reading.ts';

const BLOCKS: Readonly<Record<Exclude<ProseComponent, keyof typeof INLINE>, Part>> = {
  TestSet: testSet,
  CostBox: costBox,
  Elsewhere: elsewhereOf,
  HospitalRange: hospitalRange,
  Limits: limits,
  RangeBars: rangeBars,
  Chart: chart,
  WindowPeriods: windowPeriods,
  Grid: grid,
  PrepTimeline: prepTimeline,
  ChangedBy: changedBy,
  Retest: retest,
  SeekCare: seekCare,
  Drawing: drawing,
};

const isInline = (name: ProseComponent): name is keyof typeof INLINE => Object.hasOwn(INLINE, name);

/** What a component of prose stands for: one text where it stands inside a sentence, else blocks. */
function partBlocks(name: string, props: Props, data: Dataset, lang: Lang, elsewhere: Elsewhere): Block[] {
  if (!isProseComponent(name)) throw new Error(`No component <${name} /> for prose`);
  return isInline(name)
    ? [{ kind: 'text', text: [INLINE[name](props, data, lang)] }]
    : BLOCKS[name](props, data, lang, elsewhere);
}

/** A body of prose in its order: Markdown as it is written, and what each component stands for. */
export function piecesOf(
  body: string,
  data: Dataset,
  lang: Lang,
  elsewhere: Elsewhere = () => [],
): (string | Block[])[] {
  const pieces: (string | Block[])[] = [];
  let from = 0;
  for (const { source, name, props, at } of componentsIn(body)) {
    const before = body.slice(from, at);
    pieces.push(before, opening(before, partBlocks(name, props, data, lang, elsewhere)));
    from = at + source.length;
  }
  return [...pieces, body.slice(from)];
}

/** A word of the glossary begins a sentence, a cell or a point of a list with a capital. */
function opening(before: string, blocks: Block[]): Block[] {
  const [only] = blocks;
  if (
    only?.kind !== 'text' ||
    typeof only.text === 'string' ||
    !/(?:^|[.!?:]\s+|\n\s*|[|*-]\s+)$/.test(before)
  )
    return blocks;
  return [
    {
      ...only,
      text: only.text.map((part) =>
        typeof part === 'object' && 'tip' in part
          ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) }
          : part,
      ),
    },
  ];
}

import type { Block } from '../../../blocks/doc.ts';
import { isProseComponent, type Props, type ProseComponent } from '../../../core/guides/prose-components.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { drawing } from './drawing.ts';
import { INLINE } from './inline.ts';
import type { Part } from './part.ts';
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
export function partBlocks(name: string, props: Props, data: Dataset, lang: Lang): Block[] {
  if (!isProseComponent(name)) throw new Error(`No component <${name} /> for prose`);
  return isInline(name)
    ? [{ kind: 'text', text: [INLINE[name](props, data, lang)] }]
    : BLOCKS[name](props, data, lang);
}

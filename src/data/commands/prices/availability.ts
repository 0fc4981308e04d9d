import type { Test } from '../../../core/model/catalog.ts';
import { fraction } from '../dice.ts';
import { classOf, isReflex, type PriceClass } from './classes.ts';
import type { DemoLab } from './labs.ts';

/** What every hospital laboratory runs, and what is sent on and not run everywhere. */
const SENT_ON: ReadonlySet<PriceClass> = new Set([
  'autoimmunity',
  'infection',
  'nucleic-acid',
  'mass-spectrometry',
  'genetics',
]);
/** From so many business days on, a test is run at few places. */
const RARE_FROM_DAYS = 6;
/** Of the tests that a lab may lack, so many are lacking at one. */
const LACKING = 0.4;

/** Where it is lacking, with the shares: New York State permits genes and in-house methods one by one. */
const WHERE: Readonly<Record<'permitted' | 'other', readonly (readonly [DemoLab, number])[]>> = {
  permitted: [
    ['lab_3', 0.65],
    ['lab_2', 0.25],
    ['lab_1', 0.1],
  ],
  other: [
    ['lab_1', 0.3],
    ['lab_2', 0.5],
    ['lab_3', 0.2],
  ],
};

/** Semen is looked at within the hour, in a room beside the draw site; lab_3 has none. */
const SEMEN = { sample: 'Semen', lackingAt: 'lab_3' } as const;

/**
 * Whether a lab may lack a test: it is sent on and takes long. Never what is popular, what a
 * panel needs, what infections passed on by sex are found by, or what begins with a test that every lab runs.
 */
export function mayLack(test: Test & { slug: string }, inPanels: ReadonlySet<string>): boolean {
  if (test.popular || inPanels.has(test.slug) || test.category === 'sexual-health' || isReflex(test))
    return false;
  return SENT_ON.has(classOf(test)) && test.turnaroundDays.max >= RARE_FROM_DAYS;
}

/** The lab that does not sell a test, if one does not; never more than one. */
export function lackingAt(
  test: Test & { slug: string },
  inPanels: ReadonlySet<string>,
  seed: string,
): DemoLab | undefined {
  if (test.sampleType === SEMEN.sample) return SEMEN.lackingAt;
  if (!mayLack(test, inPanels) || fraction(`${seed} lacking ${test.slug}`) >= LACKING) return undefined;
  const kind = classOf(test);
  const reason = kind === 'genetics' || kind === 'mass-spectrometry' ? 'permitted' : 'other';
  let left = fraction(`${seed} where ${test.slug}`);
  for (const [lab, share] of WHERE[reason]) {
    if (left < share) return lab;
    left -= share;
  }
  return undefined;
}

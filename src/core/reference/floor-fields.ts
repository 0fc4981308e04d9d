import { isLarge, urgencyOfPositive, urgencyOfWords } from '../alarm/critical-words.ts';
import { floorOf, isCriticalMark } from '../alarm/floor.ts';
import { mostUrgent, type Urgency } from '../alarm/urgency.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Speaking } from '../words/index.ts';
import { type Own, spanOf } from './own-range.ts';
import type { Printed, Supplied } from './supplied.ts';

/** What lists say of a value: of every analyte and unit that may be meant, or of an analyte without ranges. */
interface Listed {
  readonly inEveryUnit?: Urgency | undefined;
  readonly called?: Urgency | undefined;
}

/** The least that is said of a value without published limits: its mark, and how far it is from the report's range. */
export function floorFields(
  { mark }: Supplied,
  printed: Printed,
  own: Own | undefined,
  { inEveryUnit, called }: Listed,
  { words: { reference } }: Speaking,
) {
  const marked = isCriticalMark(mark);
  const number = printed.kind === 'words' ? spanOf(printed.text)?.[0] : printed.values[0];
  const floor = own === undefined || number === undefined ? undefined : floorOf(number, own);
  const urgency = mostUrgent([inEveryUnit, called, marked ? 'today' : undefined, floor]);
  const outside = own !== undefined && (own.flag === 'low' || own.flag === 'high');
  const grade =
    marked || inEveryUnit !== undefined || called !== undefined || floor === 'today'
      ? ('critical' as const)
      : floor === 'soon'
        ? ('clearly_outside' as const)
        : outside
          ? ('slightly_outside' as const)
          : own?.flag === 'normal'
            ? ('in_range' as const)
            : undefined;
  const kind =
    called !== undefined
      ? ('critical_lists' as const)
      : marked
        ? ('printed_mark' as const)
        : floor === undefined
          ? ('own_range' as const)
          : ('distance' as const);
  return {
    ...(urgency === undefined || grade !== 'critical'
      ? {}
      : {
          critical: {
            text:
              inEveryUnit === undefined
                ? reference.critical.far[urgency]
                : reference.critical.inEveryReading(inEveryUnit),
          },
        }),
    ...(grade === undefined ? {} : { grade }),
    ...(urgency === undefined ? {} : { urgency }),
    ...(grade === undefined || inEveryUnit !== undefined
      ? {}
      : {
          basis: {
            kind,
            text: kind === 'critical_lists' ? reference.basis.critical_lists(1, 1) : reference.basis[kind],
          },
        }),
    ...(urgency === 'soon' ? { notes: [reference.critical.far.soon] } : {}),
  };
}

/** Whether a result in words is one that the marker's record expects; nothing where it expects none. */
type Expected = 'yes' | 'no' | undefined;

/** What is said of a result in words that lists name, of a large amount of what is not expected, or of a positive one. */
export function wordFields(
  slug: string,
  printed: Printed,
  { expected, flag }: { readonly expected: Expected; readonly flag: string },
  { markers }: Pick<Dataset, 'markers'>,
  { words: { reference } }: Speaking,
) {
  if (printed.kind !== 'words') return {};
  const urgency = urgencyOfWords(slug, printed.text, markers);
  if (urgency !== undefined)
    return {
      critical: { text: reference.critical.inWords(urgency, printed.text) },
      grade: 'critical' as const,
      urgency,
      basis: { kind: 'critical_lists' as const, text: reference.basis.critical_lists(1, 1) },
    };
  if (expected === 'no' && isLarge(printed.text))
    return {
      grade: 'clearly_outside' as const,
      urgency: 'soon' as const,
      notes: [reference.critical.far.soon],
    };
  const positive = expected === undefined ? urgencyOfPositive(slug, printed.text, markers) : undefined;
  return positive === undefined
    ? {}
    : {
        ...(flag === 'high' ? { grade: 'clearly_outside' as const } : {}),
        urgency: positive,
        notes: [reference.critical.far[positive]],
      };
}

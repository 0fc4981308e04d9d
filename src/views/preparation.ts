import type { Block } from '../blocks/doc.ts';
import { heading } from '../blocks/doc.ts';
import type { IconName } from '../blocks/icons.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { AnswerWith } from '../core/tools/define.ts';
import type { quoteOrder } from '../core/tools/quote-order.ts';

const WORDS = {
  en: {
    title: 'Before your test',
    before: (span: string) => `${span} before`,
    plan: 'When you plan it',
    medicines: 'Your medicines',
    right: 'Right before',
    sample: 'The sample',
    there: 'At the site',
    also: 'Also',
  },
  es: {
    title: 'Antes de su prueba',
    before: (span: string) => `${span} antes`,
    plan: 'Al planearla',
    medicines: 'Sus medicamentos',
    right: 'Justo antes',
    sample: 'La muestra',
    there: 'En el centro',
    also: 'Además',
  },
} as const;

type Said = NonNullable<AnswerWith<typeof quoteOrder, 'ok'>['preparation']>;
type Step = Said['steps'][number];

/** "12 hours", "3 days", in the words of the language. */
function spanOf(hours: number, lang: Lang): string {
  const [amount, unit] =
    hours < 1
      ? [hours * 60, 'minute']
      : hours >= 48 && hours % 24 === 0
        ? [hours / 24, 'day']
        : [hours, 'hour'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(amount),
  );
}

type When = keyof Omit<(typeof WORDS)['en'], 'title' | 'before'>;

/** Where a step without an hour belongs, and its icon. */
const PLACES: Readonly<Record<Step['kind'], readonly [when: When, icon: IconName]>> = {
  fasting: ['plan', 'check'],
  avoid: ['right', 'close'],
  ask: ['medicines', 'unsure'],
  wait: ['plan', 'calendar'],
  keep: ['plan', 'check'],
  draw: ['plan', 'calendar'],
  cycle: ['plan', 'calendar'],
  dose: ['medicines', 'clock'],
  rest: ['there', 'clock'],
  stay: ['there', 'clock'],
  collect: ['sample', 'test'],
  step: ['sample', 'test'],
  tell: ['there', 'report'],
  note: ['also', 'suggest'],
};

/** How to prepare: nothing where nothing is to be done. */
export function preparationBlocks(said: Said | undefined, lang: Lang): Block[] {
  if (said === undefined) return [];
  const words = WORDS[lang];
  // Where draws need several hours, none of them holds for all.
  const draws = said.steps.filter(({ earliest, latest }) => earliest !== undefined || latest !== undefined);
  const draw = draws.length === 1 ? draws[0] : undefined;
  return [
    {
      kind: 'preparation',
      steps: said.steps.map(({ kind, hoursBefore, text, because }) => {
        const [place, icon] = PLACES[kind];
        return {
          when: hoursBefore === undefined ? words[place] : words.before(spanOf(hoursBefore, lang)),
          ...(hoursBefore === undefined ? {} : { minutesBefore: hoursBefore * 60 }),
          icon: hoursBefore === undefined ? icon : 'clock',
          text,
          ...(because === undefined ? {} : { because }),
        };
      }),
      conflicts: said.conflicts ?? [],
      ...(draw?.earliest === undefined ? {} : { earliest: draw.earliest }),
      ...(draw?.latest === undefined ? {} : { latest: draw.latest }),
    },
  ];
}

/** The same under its heading. */
export function preparationSection(said: Said | undefined, lang: Lang): Block[] {
  const blocks = preparationBlocks(said, lang);
  return blocks.length === 0 ? [] : [heading(WORDS[lang].title), ...blocks];
}

import type { Tone } from '../../blocks/range-hero/mark.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import type { Words } from '../../core/words/index.ts';
import { standWord } from '../interpret-results/stand-words.ts';

type Judged = AnswerWith<typeof interpretResults, 'ok'>['results'][number];

/** What is said of a value on the bar: in range, slightly or clearly outside, critical, or not decided. */
export interface Verdict {
  readonly tone: Tone;
  readonly text: string;
  /** What was taken as given, and what guideline bodies say. */
  readonly notes?: readonly string[];
  /** In the unit of the bar, where it has a place there. */
  readonly value?: number;
  /** The page of what it may mean. */
  readonly meaning?: string;
}

const TONES = {
  in_range: 'fine',
  slightly_outside: 'slight',
  clearly_outside: 'clear',
  critical: 'critical',
} as const;

/** What is critical is said by the action, never by its word alone. */
const STANDINGS = { fine: 'in', slight: 'slight', clear: 'far', critical: 'far' } as const;

const WORDS = {
  en: {
    range: (range: string, who: string) => `The published range is ${range} (${who}).`,
    soon: 'Show this value to a doctor within days.',
    today: 'Contact a doctor today.',
    open: 'Not decided.',
    meaning: 'What this may mean',
  },
  es: {
    range: (range: string, who: string) => `El rango publicado es ${range} (${who}).`,
    soon: 'Muestre este valor a un profesional de la salud en los próximos días.',
    today: 'Consulte hoy mismo a un profesional de la salud.',
    open: 'Sin decidir.',
    meaning: 'Qué puede significar',
  },
} as const satisfies Readonly<Record<Lang, object>>;

export const meaningWord = (lang: Lang): string => WORDS[lang].meaning;

/** One sentence or two about a value, as the tool judged it; what is to be done stands first. */
export function verdictOf(
  answer: AnswerOf<typeof interpretResults>,
  lang: Lang,
  words: Pick<Words, 'reference'>,
): Verdict {
  if (answer.status !== 'ok') return { tone: 'open', text: answer.message };
  const [judged] = answer.results;
  if (judged === undefined) return { tone: 'open', text: WORDS[lang].open };
  const { value, links, grade, critical, reason = '' } = judged;
  const ofGuidelines = guidelineNotes(judged, words);
  const decided = critical === undefined && grade !== undefined;
  const shared = {
    notes: (judged.notes ?? []).filter((note) => !decided || !ofGuidelines.includes(note)),
    ...(typeof value === 'number' ? { value } : {}),
    ...(links?.interpretation === undefined ? {} : { meaning: links.interpretation }),
  };
  const pressing = (answer.patterns ?? []).find(({ urgency }) => urgency === 'now' || urgency === 'today');
  if (critical !== undefined) return { ...shared, tone: 'critical', text: critical.text };
  if (pressing !== undefined) return { ...shared, tone: 'critical', text: pressing.text };
  if (grade === undefined) return { ...shared, tone: 'open', text: joined([WORDS[lang].open, reason]) };
  return { ...shared, tone: TONES[grade], text: graded(judged, TONES[grade], ofGuidelines, lang) };
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What the answer says of guidelines' limits: beside a laboratory's range nobody is to overlook it. */
const guidelineNotes = (
  { limits = [], notes = [] }: Judged,
  { reference }: Pick<Words, 'reference'>,
): string[] =>
  notes.filter((note) =>
    limits.some((limit) =>
      ([undefined, 'own', 'published'] as const).some(
        (inside) => reference.guideline(limit, inside) === note,
      ),
    ),
  );

function graded(
  { flag, urgency, range, category }: Judged,
  tone: (typeof TONES)[keyof typeof TONES],
  ofGuidelines: readonly string[],
  lang: Lang,
): string {
  const words = WORDS[lang];
  const side = flag === 'low' || flag === 'high' ? flag : undefined;
  return joined([
    urgency === 'today' ? words.today : '',
    `${standWord(STANDINGS[tone], side, lang)}.`,
    ...(tone === 'fine' ? [] : ofGuidelines),
    range !== undefined && 'population' in range ? words.range(range.text, range.population) : '',
    ...(tone === 'fine' ? ofGuidelines : []),
    category === undefined ? '' : `${category}.`,
    urgency === 'soon' ? words.soon : '',
  ]);
}

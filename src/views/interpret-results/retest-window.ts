import type { Lang } from '../../core/model/vocabulary.ts';

/** When a test is usually repeated, in days from now; one number where the text names one. */
export interface RetestWindow {
  readonly fromDays: number;
  readonly toDays?: number;
}

interface Reads {
  readonly span: RegExp;
  /** A time after these words is of other people or of another thing than a first repeat. */
  readonly others: RegExp;
  readonly again: RegExp;
}

const READS: Readonly<Record<Lang, Reads>> = {
  en: {
    span: /(\d+)(?: (?:to|or) (\d+))? (day|week|month|year)s?(?! (?:to|or) \d)/,
    others:
      /^(?:in|with|during|after|under|without|adults|people)\b|treat|pregnan|medic|dose|therap|every|once|times|at least|over about/i,
    again: /repeat|check|confirm|again/i,
  },
  es: {
    span: /(\d+)(?: [ao] (\d+))? (día|semana|mes|año)(?:e?s)?(?! [ao] \d)/,
    others:
      /^(?:en|con|durante|después|tras|bajo|sin|adultos|personas|al)\b|trata|embaraz|medic|dosis|terap|cada|veces|vez al|al menos|a lo largo/i,
    again: /repet|repit|revis|control|confirm|de nuevo/i,
  },
};

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  día: 1,
  semana: 7,
  mes: 30,
  año: 365,
};

/**
 * The time that the first sentence of a text names for a repeat, and nothing where it names none in numbers, or one
 * for people under treatment, or for a schedule. The text itself always stands beside it.
 */
export function retestWindow(text: string, lang: Lang): RetestWindow | undefined {
  const { span, others, again } = READS[lang];
  const [sentence = ''] = /^.*?(?:[.;](?=\s|$)|$)/.exec(text) ?? [];
  if (others.test(sentence) || !again.test(sentence)) return undefined;
  const [, from, to, unit = ''] = span.exec(sentence) ?? [];
  const days = DAYS[unit];
  if (from === undefined || days === undefined) return undefined;
  return { fromDays: Number(from) * days, ...(to === undefined ? {} : { toDays: Number(to) * days }) };
}

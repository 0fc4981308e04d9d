import type { Lang } from '../../core/model/vocabulary.ts';
import { byName, byService, byWords } from './search-sources.ts';
import type { Answer, Question, Size } from './search-state.ts';

const MOST_NAMED: Readonly<Record<Size, number>> = { part: 6, whole: 12 };
const MOST_SERVED = 8;

/** Each answer holds more than the one before. Whoever has a newer question takes no further one, and no further source is asked. */
export async function* lookUp(question: Question, size: Size, lang: Lang): AsyncGenerator<Answer> {
  const { typed, kind, limit } = question;
  const catalog = kind === undefined || kind === 'tests';
  const named = catalog ? (await byName(typed, lang).catch(() => [])).slice(0, MOST_NAMED[size]) : [];
  yield { named };
  const words = await byWords(typed, kind, limit).catch(() => undefined);
  const pages = words ?? { found: [], total: 0 };
  if (!catalog || named.length + pages.found.length > 0) {
    yield { named, rest: { pages, served: [], failed: words === undefined } };
    return;
  }
  yield { named };
  const served = await byService(typed, lang, MOST_SERVED).catch(() => undefined);
  yield {
    named,
    rest: { pages, served: served ?? [], failed: words === undefined && served === undefined },
  };
}

import type { Lang } from '../../core/model/vocabulary.ts';
import { type Care, careFor, careForResults } from './search-care.ts';
import { meaningAsked } from './search-meaning.ts';
import { byName, byService, byWords, type NamedHere, type Pages } from './search-sources.ts';
import type { Answer, Question, Size } from './search-state.ts';

const MOST_NAMED: Readonly<Record<Size, number>> = { part: 6, whole: 12 };
const MOST_SERVED = 8;

/** Where the signs could not be read, the search goes on: the service reads them, too. */
const NO_CARE: Care = { texts: [], emergency: false };
const NOTHING = { pages: { found: [], total: 0 }, served: [], failed: false };

const NONE_HERE: NamedHere = { found: [], notSold: false };

const withoutItems = (pages: Pages | undefined): Pages => {
  const found = (pages?.found ?? []).filter(({ path }) => !/\/(?:tests|panels)\//.test(path));
  return { found, total: found.length };
};

/** Each answer holds more than the one before. Whoever has a newer question takes no further one, and no further source is asked. */
export async function* lookUp(question: Question, size: Size, lang: Lang): AsyncGenerator<Answer> {
  const { typed, kind, limit } = question;
  const said = await careFor(typed).catch(() => NO_CARE);
  if (said.texts.length > 0) yield { care: said.texts, named: [] };
  if (said.emergency) {
    yield { care: said.texts, named: [], rest: { ...NOTHING, stopped: true } };
    return;
  }
  const catalog = kind === undefined || kind === 'tests';
  const here = catalog ? await byName(typed, lang, MOST_NAMED[size]).catch(() => NONE_HERE) : NONE_HERE;
  const { values } = here;
  const care = values === undefined ? said : await careForResults(typed, values, lang).catch(() => said);
  if (care.emergency) {
    yield { care: care.texts, named: [], rest: { ...NOTHING, stopped: true } };
    return;
  }
  // Where the meaning of a value is asked, its page is to come first: names wait for it.
  const waits = kind === undefined && meaningAsked(typed) !== undefined;
  if (!waits) yield { care: care.texts, named: here.found };
  const words = await byWords(typed, kind, limit).catch(() => undefined);
  const named = [...(words?.found.slice(0, words.answers ?? 0) ?? []), ...here.found];
  // Beside what is not sold, nothing is offered for it.
  const pages = here.notSold ? withoutItems(words) : (words ?? { found: [], total: 0 });
  if (!catalog || named.length + pages.found.length > 0) {
    yield { care: care.texts, named, rest: { pages, served: [], failed: words === undefined } };
    return;
  }
  yield { care: care.texts, named };
  const served = await byService(typed, lang, MOST_SERVED).catch(() => undefined);
  yield {
    care: care.texts,
    named,
    rest: { pages, served: served ?? [], failed: words === undefined && served === undefined },
  };
}

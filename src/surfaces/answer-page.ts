import { type Element, el } from '../blocks/element.ts';
import { toHtml } from '../blocks/html.ts';
import { labNames } from '../blocks/map.ts';
import { pathIn } from '../core/address.ts';
import { CallerError } from '../core/errors.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { absentFrom } from '../core/model/store/features.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { itemNamed } from '../core/search/items.ts';
import type { Tool } from '../core/tools/define.ts';
import { type ToolName, toolIn, toolNamed } from '../core/tools/index.ts';
import { toolPath } from '../core/tools/paths.ts';
import { type Call, langIn, runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { faultElements } from '../views/faults.ts';
import { answerPath, type Form, fieldsOf } from '../views/form.ts';
import { VIEWS } from '../views/index.ts';
import { reportFacts } from '../views/interpret-results/facts.ts';
import { showingWith } from '../views/known.ts';
import { a, againWith, type Gaps, type Showing } from '../views/showing.ts';
import type { View } from '../views/view.ts';
import { internalError, limitedText, methodNotAllowed, notFound, problem } from './http.ts';
import { moreForm } from './more-form.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { queryInput } from './rest.ts';
import type { Served } from './served.ts';

/** What stands around every page of the site, as it was built: styles, header, footer. */
export interface Frame {
  readonly stylesheets: readonly string[];
  /** Styles of the answer of one tool alone, by its name. */
  readonly own?: Readonly<Record<string, readonly string[]>>;
  readonly around: Readonly<Record<Lang, { readonly before: string; readonly after: string }>>;
}

const HEADERS: Readonly<Record<string, string>> = { ...PAGE_HEADERS, 'x-robots-tag': 'noindex' };

const WORDS = {
  en: { change: 'Change the question', answer: 'Answer' },
  es: { change: 'Cambiar la pregunta', answer: 'Respuesta' },
} as const satisfies Readonly<Record<Lang, object>>;

/** The answer of a tool as a page: what its form leads to in a browser without scripts. */
export async function answerPage(
  request: Request,
  served: Served,
  frame: Frame | undefined,
): Promise<Response> {
  try {
    const url = new URL(request.url);
    if (url.pathname === '/lab-locations/near')
      return new Response(null, {
        status: 301,
        headers: { location: answerPath(toolNamed('find_draw_sites')) + url.search },
      });
    const tool = toolIn(served.data.service, (url.pathname.split('/')[2] ?? '').replaceAll('-', '_'));
    const way = tool?.sends ?? 'never';
    if (tool === undefined || way === 'never')
      throw notFound('This tool has no answer page. /tools lists the tools.');
    const method = way === 'post' ? 'POST' : 'GET';
    if (way === 'post' && request.method === 'GET')
      return new Response(null, {
        status: 303,
        headers: { location: pathIn(toolPath(tool), langOf(url.searchParams, tool)) },
      });
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD'))
      return methodNotAllowed([method]);
    const asked = method === 'GET' ? url.searchParams : new URLSearchParams(await limitedText(request));
    const response = await answered(tool, asked, served, frame);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  } catch (error) {
    return error instanceof CallerError ? problem(error) : internalError(error);
  }
}

const langOf = (asked: URLSearchParams, tool: Tool): Lang => langIn({ lang: asked.get('lang') }, tool);

async function answered(
  tool: Tool<ToolName>,
  asked: URLSearchParams,
  served: Served,
  frame: Frame | undefined,
): Promise<Response> {
  const lang = langOf(asked, tool);
  const { title, status, again, shown } = await answerTo(tool, asked, served);
  const main = [
    el('h1', {}, title),
    el('p', {}, a(WORDS[lang].change, again)),
    el('section', { class: 'answer', 'aria-label': WORDS[lang].answer }, ...shown),
  ];
  const styles = [...(frame?.stylesheets ?? []), ...(frame?.own?.[tool.name] ?? [])];
  return new Response(page(title, main, lang, served.data, frame, styles), {
    status,
    headers: {
      ...HEADERS,
      'cache-control': tool.sends === 'get' && status === 200 ? 'public, max-age=300' : 'no-store',
    },
  });
}

/** What is shown of an answer, or of what was wrong with the question; with the way to ask anew. */
export async function answerTo(tool: Tool<ToolName>, asked: URLSearchParams, served: Served) {
  const lang = langOf(asked, tool);
  const { data } = served;
  const isGet = tool.sends === 'get';
  const view: View<Tool> = VIEWS[tool.name];
  const words = (await view.words())[lang];
  const form = await view.form();
  const again = pathIn(toolPath(tool), lang);
  const place = {
    lang,
    labs: labNames(data.service),
    origin: data.service.service.origin,
    absent: absentFrom(data.service.service.shows).folders,
    tool: isGet ? tool.name : undefined,
    page: isGet ? `${answerPath(tool)}?lang=${lang}` : again,
  };
  try {
    const read = await readIn(asked, view, data, lang);
    const input = { ...inputFrom(read.rest, tool, form.picks ?? {}, data), ...read.input };
    const { lang: _, ...fields } = input;
    const showing = showingWith(
      {
        ...place,
        asked: isGet ? fields : {},
        again: isGet ? undefined : { action: answerPath(tool), fields },
        person: isGet ? undefined : fields,
        gaps: read.gaps,
      },
      view.needs?.includes('report') ? { report: reportFacts(data, lang) } : {},
    );
    const call = { ...served, wordsOf, attribution: { source: 'website', medium: 'page' } };
    const more = isGet
      ? moreForm({
          fields: fieldsOf(form, { data, lang }, words),
          asked: fields,
          lang,
          action: answerPath(tool),
        })
      : [];
    return {
      title: words.form,
      status: 200,
      again: isGet ? againWith({ ...showing, page: again }, {}) : again,
      shown: read.isEmpty ? read.said : withMore(await shownAnswer(tool.name, input, call, showing), more),
    };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    return {
      title: words.form,
      status: error.status,
      again,
      shown: faultElements(words, error.faults, lang),
    };
  }
}

/** The form to change a question stands before the first heading: what comes after is long. */
function withMore(shown: readonly Element[], more: readonly Element[]): Element[] {
  const at = shown.findIndex(({ tag }) => tag === 'h2');
  return at < 0 ? [...shown, ...more] : [...shown.slice(0, at), ...more, ...shown.slice(at)];
}

interface ReadIn {
  /** What was not read as a text. */
  readonly rest: URLSearchParams;
  readonly input: Readonly<Record<string, unknown>>;
  readonly said: Element[];
  readonly gaps?: Gaps;
  /** Nothing was found to answer. */
  readonly isEmpty: boolean;
}

/** A pasted text becomes input here, where no script did it on the device. */
async function readIn(
  asked: URLSearchParams,
  { reads }: View<Tool>,
  data: Dataset,
  lang: Lang,
): Promise<ReadIn> {
  const text = reads === undefined ? null : asked.get(reads.field);
  if (reads === undefined || text === null) return { rest: asked, input: {}, said: [], isEmpty: false };
  const { values, said, gaps } = (await reads.text())(text, data, lang);
  const rest = new URLSearchParams(
    [...asked].filter(([name]) => name !== reads.field && name !== SCRIPT_ROWS),
  );
  return { rest, input: { [reads.field]: values }, said: [...said], gaps, isEmpty: values.length === 0 };
}

/** What only a script writes: the rows that it read. */
const SCRIPT_ROWS = 'rows';

/** Runs a tool and shows its answer as its view does, with what its rows open to if `opens`. */
export async function shownAnswer<N extends ToolName>(
  name: N,
  input: unknown,
  call: Call,
  showing: Showing,
  { opens = true } = {},
): Promise<Element[]> {
  const view = VIEWS[name];
  const answer = runTool(toolNamed(name), input, call);
  const parts = opens ? (await view.parts?.())?.(answer, showing) : undefined;
  const result = await view.result();
  return result(answer, { ...showing, part: parts });
}

/** What a form sends, as the tool's input: empty fields left out, lines as entries, names of tests as their slugs. */
function inputFrom(
  asked: URLSearchParams,
  tool: Tool,
  picks: NonNullable<Form['picks']>,
  data: Dataset,
): Readonly<Record<string, unknown>> {
  const filled = new URLSearchParams();
  for (const [name, value] of asked) {
    const lines = value.split(/\r?\n/).map((line) => line.trim());
    for (const line of lines) if (line !== '') filled.append(name, line);
  }
  const input = queryInput(filled, tool) as Readonly<Record<string, unknown>>;
  const slugOf = (typed: unknown): unknown => {
    return typeof typed === 'string' ? (itemNamed(typed, data).entry?.slug ?? typed) : typed;
  };
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      picks[name] !== 'items' ? value : Array.isArray(value) ? value.map(slugOf) : slugOf(value),
    ]),
  );
}

function page(
  title: string,
  main: readonly Element[],
  lang: Lang,
  { service }: Dataset,
  frame: Frame | undefined,
  styles: readonly string[],
): string {
  const { brand } = service.service;
  const { before, after } = frame?.around[lang] ?? {
    before: toHtml([el('header', {}, el('a', { class: 'wordmark', href: '/' }, brand))]),
    after: '',
  };
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('title', {}, `${title} · ${brand}`),
    el('meta', { name: 'robots', content: 'noindex' }),
    el('meta', { name: 'color-scheme', content: 'light dark' }),
    ...styles.map((href) => el('link', { rel: 'stylesheet', href })),
    el('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  );
  return `<!doctype html><html lang="${lang}">${toHtml([head])}<body class="kind-tool">${before}${toHtml([el('main', { id: 'main' }, ...main)])}${after}</body></html>`;
}

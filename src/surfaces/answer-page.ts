import { type Element, el } from '../blocks/element.ts';
import { toHtml } from '../blocks/html.ts';
import { labNames } from '../blocks/map.ts';
import { pathIn } from '../core/address.ts';
import { CallerError } from '../core/errors.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { type Lang, langNamed } from '../core/model/vocabulary.ts';
import { itemNamed } from '../core/search/items.ts';
import type { Tool } from '../core/tools/define.ts';
import { findTool, type ToolName, toolNamed } from '../core/tools/index.ts';
import { type Call, runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { faultElements } from '../views/faults.ts';
import { answerPath, type Form, fieldsOf, toolPath } from '../views/form.ts';
import { VIEWS } from '../views/index.ts';
import { showingWith } from '../views/known.ts';
import { a, againWith, type Showing } from '../views/showing.ts';
import { internalError, limitedText, methodNotAllowed, notFound, problem } from './http.ts';
import { moreForm } from './more-form.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { queryInput } from './rest.ts';
import type { Served } from './served.ts';

/** What stands around every page of the site, as it was built: styles, header, footer. */
export interface Frame {
  readonly stylesheets: readonly string[];
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
    const tool = findTool((url.pathname.split('/')[2] ?? '').replaceAll('-', '_'));
    const way = tool?.sends ?? 'never';
    if (tool === undefined || way === 'never')
      throw notFound('This tool has no answer page. /tools lists the tools.');
    const method = way === 'post' ? 'POST' : 'GET';
    if (way === 'post' && request.method === 'GET')
      return new Response(null, {
        status: 303,
        headers: { location: pathIn(toolPath(tool), langOf(url.searchParams)) },
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

const langOf = (asked: URLSearchParams): Lang => langNamed(asked.get('lang'));

async function answered(
  tool: Tool<ToolName>,
  asked: URLSearchParams,
  served: Served,
  frame: Frame | undefined,
): Promise<Response> {
  const lang = langOf(asked);
  const { title, status, again, shown } = await answerTo(tool, asked, served);
  const main = [
    el('h1', {}, title),
    el('p', {}, a(WORDS[lang].change, again)),
    el('section', { class: 'answer', 'aria-label': WORDS[lang].answer }, ...shown),
  ];
  return new Response(page(title, main, lang, served.data, frame), {
    status,
    headers: {
      ...HEADERS,
      'cache-control': tool.sends === 'get' && status === 200 ? 'public, max-age=300' : 'no-store',
    },
  });
}

/** What is shown of an answer, or of what was wrong with the question; with the way to ask anew. */
export async function answerTo(tool: Tool<ToolName>, asked: URLSearchParams, served: Served) {
  const lang = langOf(asked);
  const { data } = served;
  const isGet = tool.sends === 'get';
  const view = VIEWS[tool.name];
  const words = (await view.words())[lang];
  const form = await view.form();
  const again = pathIn(toolPath(tool), lang);
  const place = {
    lang,
    labs: labNames(data.service),
    origin: data.service.service.origin,
    tool: isGet ? tool.name : undefined,
    page: isGet ? `${answerPath(tool)}?lang=${lang}` : again,
  };
  try {
    const input = inputFrom(asked, tool, form.picks ?? {}, data);
    const { lang: _, ...fields } = input as Readonly<Record<string, unknown>>;
    const showing = showingWith(
      {
        ...place,
        asked: isGet ? fields : {},
        again: isGet ? undefined : { action: answerPath(tool), fields },
      },
      {},
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
      shown: withMore(await shownAnswer(tool.name, input, call, showing), more),
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

/** Runs a tool and shows its answer as its view does. */
async function shownAnswer<N extends ToolName>(
  name: N,
  input: unknown,
  call: Call,
  showing: Showing,
): Promise<Element[]> {
  const result = await VIEWS[name].result();
  return result(runTool(toolNamed(name), input, call), showing);
}

/** What a form sends, as the tool's input: empty fields left out, lines as entries, names of tests as their slugs. */
function inputFrom(
  asked: URLSearchParams,
  tool: Tool,
  picks: NonNullable<Form['picks']>,
  data: Dataset,
): unknown {
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
    ...(frame?.stylesheets ?? []).map((href) => el('link', { rel: 'stylesheet', href })),
    el('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  );
  return `<!doctype html><html lang="${lang}">${toHtml([head])}<body class="kind-tool">${before}${toHtml([el('main', { id: 'main' }, ...main)])}${after}</body></html>`;
}

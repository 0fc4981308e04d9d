import { el } from '../blocks/element.ts';
import { toHtml } from '../blocks/html.ts';
import { languageOf } from '../core/address.ts';
import { langsOf } from '../core/languages.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { labIds } from '../core/places/states.ts';
import { toolNamed } from '../core/tools/index.ts';
import { readCart } from '../views/quote-order/cart.ts';
import { answerTo } from './answer-page.ts';
import { internalError, methodNotAllowed, notFound, problem } from './http.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import type { Served } from './served.ts';

/** What the page of the cart says, as it was built, where no script fills it. */
const NOTE = /<p class="scriptless">[\s\S]*?<\/p>/;

/** The page of the cart as it was built, with the order of the address priced in it for whom no script runs. */
export async function cartPage(
  request: Request,
  served: Served,
  pages: Readonly<Record<Lang, string>>,
): Promise<Response> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET']);
    const url = new URL(request.url);
    const { lang } = languageOf(url.pathname);
    if (!langsOf(served.data.service.service).includes(lang))
      return problem(notFound('There is no such page.'));
    const { items, lab: named } = readCart(url.searchParams);
    const lab = labIds(served.data.service).find((id) => id === named);
    const html =
      items.length === 0 ? pages[lang] : await withOrder(pages[lang], { items, lab, lang }, served);
    const headers = { ...PAGE_HEADERS, vary: 'accept', 'cache-control': 'public, max-age=300' };
    return new Response(request.method === 'HEAD' ? null : html, { headers });
  } catch (error) {
    return internalError(error);
  }
}

async function withOrder(
  html: string,
  {
    items,
    lab,
    lang,
  }: { readonly items: readonly string[]; readonly lab?: string | undefined; readonly lang: Lang },
  served: Served,
): Promise<string> {
  const asked = new URLSearchParams({ items: items.join(','), lang, ...(lab === undefined ? {} : { lab }) });
  const { shown } = await answerTo(toolNamed('quote_order'), asked, served);
  const order = toHtml([el('div', { class: 'scriptless handed' }, ...shown)]);
  return html.replace(NOTE, () => order);
}

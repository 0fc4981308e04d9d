import * as z from 'zod';
import { pageUrl } from '../address.ts';
import { findPage, listAt, listed, listedKinds } from '../guides/pages.ts';
import { partsOf } from '../guides/parts.ts';
import { LANGS, PAGE_KINDS } from '../model/vocabulary.ts';
import { isEmergency, SeekCare, seekCare } from '../safety/seek-care.ts';
import { signsAndResultsIn } from '../safety/typed-results.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const List = () =>
  z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      lang: z.enum(LANGS).optional(),
    }),
  );

export const getGuide = defineTool({
  name: 'get_guide',
  title: 'Get an educational page',
  description: ({ where }) =>
    `Returns one educational page as Markdown, by its path: /guides/, /conditions/, ${where('recommendation', '/answers/, ')}/biomarkers/${where('comparison', ', /compare/')} or /lab-locations/ (states) and a slug. Without a path it lists guides, conditions and the other lists; the path of a list, such as /biomarkers, gives it. Use it for explanations; for a range as data use lookup_reference_range, for one test get_test.`,
  tag: 'content',
  reads: ['pages', 'analytes', 'markers', 'signs'],
  input: () =>
    z.strictObject({
      path: textField(0, 160).optional().describe('Page path; the leading slash may be left out'),
      part: z.int().min(1).max(50).default(1).describe('Part of a long page'),
    }),
  output: () => ({
    ok: {
      path: z.string().optional().describe('Without language prefix'),
      kind: z.enum(PAGE_KINDS).optional().describe('Kind of page'),
      title: z.string().optional().describe('Title of the page or list'),
      lang: z.enum(LANGS).describe('Language of the page'),
      markdown: z.string().optional().describe('The page, or the part of it'),
      part: z.int().optional().describe('Which part of a long page this is'),
      parts: z.int().optional().describe('How many parts it has'),
      truncated: z.string().optional().describe('That more follows; next has the call for it'),
      url: z.string().optional().describe('Page for people'),
      updatedAt: z.string().optional().describe('Day of its last change'),
      guides: List()
        .optional()
        .describe('Without path, or of its index; lang where a page is in another language than asked'),
      conditions: List().optional().describe('Health topics'),
      more: z
        .array(z.strictObject({ path: z.string(), title: z.string(), count: z.int() }))
        .optional()
        .describe('Without path: paths of the other lists'),
      answers: List().optional().describe('Short answers'),
      biomarkers: List().optional().describe('Biomarkers'),
      states: List().optional().describe('States'),
      compare: List().optional().describe('Comparisons'),
      docs: List().optional().describe('Documentation'),
    },
    not_found: {
      seekCare: SeekCare(),
      suggestions: z.array(z.string()).describe('Paths that are near'),
      options: List().optional().describe('The suggestions with their titles'),
      parts: z.int().optional().describe('How many parts the page has'),
    },
  }),
  example: { path: '/guides/fasting-before-a-blood-test' },
  handler({ path, part }, { data, lang, words }) {
    const partOf = (of: string, which: number, parts: number) =>
      nextCall(
        'get_guide',
        { path: of === '' ? undefined : of, part: which === 1 ? undefined : which },
        words.guides.whyPart(which, parts),
        lang,
      );
    const more = (of: string, parts: number) => ({
      ...(parts > 1 ? { part, parts } : {}),
      ...(part < parts
        ? { truncated: words.guides.part(part, parts), next: [partOf(of, part + 1, parts)] }
        : {}),
    });
    const noPart = (of: string, parts: number) => ({
      message: words.guides.noPart(parts),
      suggestions: of === '' ? [] : [of],
      parts,
      next: Array.from({ length: parts }, (_, i) => partOf(of, i + 1, parts)),
    });
    if (path === undefined || path.trim() === '') {
      const kinds = listedKinds(part, data.pages, lang, words);
      return kinds.listed === undefined
        ? { status: 'not_found', ...noPart('', kinds.parts) }
        : { status: 'ok', lang, ...kinds.listed, ...more('', kinds.parts) };
    }
    const list = listAt(path, part, lang, data.pages, words);
    if (list !== undefined)
      return list.listed === undefined
        ? { status: 'not_found', ...noPart(list.path, list.parts) }
        : { status: 'ok', lang, ...list.listed, ...more(list.path, list.parts) };
    const found = findPage(path, lang, data.pages);
    if (found.page === undefined) {
      // A path may be a question that somebody typed.
      const met = signsAndResultsIn([path], data, { lang, words });
      if (isEmergency(met))
        return { status: 'not_found', message: words.advice.careFirst, ...seekCare(met), suggestions: [] };
      return {
        status: 'not_found',
        message: words.guides.noPage,
        ...seekCare(met),
        suggestions: found.near.map((page) => page.path),
        ...(found.near.length === 0 ? {} : { options: found.near }),
        next: [
          ...found.near.map((page) =>
            nextCall('get_guide', { path: page.path }, words.guides.whyPage(page.title), lang),
          ),
          nextCall('get_guide', {}, words.guides.whyLists, lang),
        ],
      };
    }
    const { page } = found;
    const parts = partsOf(page.markdown);
    const markdown = parts[part - 1];
    if (markdown === undefined)
      return { status: 'not_found', ...noPart(page.path, parts.length), options: [listed(page, lang)] };
    return {
      status: 'ok',
      path: page.path,
      kind: page.kind,
      title: page.title,
      lang: page.lang,
      markdown,
      ...more(page.path, parts.length),
      url: pageUrl(data.service.service.origin, page.path, page.lang),
      updatedAt: page.updatedAt,
    };
  },
});

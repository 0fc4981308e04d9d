import * as z from 'zod';
import { findPage, listedKinds } from '../guides/pages.ts';
import { LANGS, PAGE_KINDS } from '../model/vocabulary.ts';
import { defineTool } from './define.ts';

const List = () => z.array(z.strictObject({ path: z.string(), title: z.string() }));

export const getGuide = defineTool({
  name: 'get_guide',
  title: 'Get an educational page',
  description:
    'Returns one educational page as Markdown, by its path: /guides/<slug>, /conditions/<slug>, /answers/<slug>, /biomarkers/<slug>, /lab-locations/<slug> (states) or /compare/<slug>. Without a path it lists what there is. Use it for background and explanations; for a range as data use lookup_reference_range, for one test get_test.',
  tag: 'content',
  reads: ['pages'],
  input: () =>
    z.strictObject({
      path: z
        .string()
        .max(160)
        .optional()
        .describe('Page path such as /guides/fasting-before-a-blood-test; the leading slash may be left out'),
      lang: z.enum(LANGS).default('en').describe('Spanish where a Spanish version exists, else English'),
    }),
  output: () => ({
    ok: {
      path: z.string().optional().describe('Path of the page'),
      kind: z.enum(PAGE_KINDS).optional().describe('Kind of page'),
      title: z.string().optional().describe('Title of the page'),
      lang: z.enum(['en', 'es']).describe('Language of the answer'),
      markdown: z.string().optional().describe('The whole page'),
      url: z.string().optional().describe('Address of the page'),
      updatedAt: z.string().optional().describe('Day of its last change'),
      guides: List().optional().describe('Without path'),
      conditions: List().optional().describe('Without path'),
      answers: List().optional().describe('Without path'),
      biomarkers: List().optional().describe('Without path'),
      states: List().optional().describe('Without path'),
      compare: List().optional().describe('Without path'),
      docs: List().optional().describe('Without path'),
    },
    not_found: { suggestions: z.array(z.string()).describe('Paths that are near') },
  }),
  example: { path: '/guides/fasting-before-a-blood-test' },
  handler({ path, lang }, { data }) {
    if (path === undefined || path.trim() === '')
      return { status: 'ok', lang, ...listedKinds(data.pages, lang) };
    const found = findPage(path, lang, data.pages);
    if (found.page === undefined) {
      return {
        status: 'not_found',
        message: 'No page has this path. Call without path for the list.',
        suggestions: found.near,
      };
    }
    const { page } = found;
    return {
      status: 'ok',
      path: page.path,
      kind: page.kind,
      title: page.title,
      lang: page.lang,
      markdown: page.markdown,
      url: `${data.service.service.origin}${page.lang === 'es' ? '/es' : ''}${page.path}`,
      updatedAt: page.updatedAt,
    };
  },
});

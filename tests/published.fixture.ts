import { toMarkdown } from '../src/blocks/markdown.ts';
import { pagePath } from '../src/blocks/paths.ts';
import type { Dataset } from '../src/core/model/dataset.ts';
import { once } from '../src/core/once.ts';
import { measuringIn } from '../src/core/search/measuring.ts';
import { openSearch } from '../src/core/search/open-names.ts';
import { report } from '../src/data/read/breach.ts';
import { apiPage } from '../src/documents/docs/api.ts';
import { sitePages } from '../src/documents/site.ts';
import type { SitePage } from '../src/documents/site-page.ts';
import { compile } from '../src/site/compile.ts';
import { shownTools } from '../src/site/tools.ts';
import { agentRules } from '../src/surfaces/agents/agent-rules.ts';
import { agentsText } from '../src/surfaces/agents/agents.ts';
import { apiCatalog } from '../src/surfaces/api-catalog.ts';
import { dataFiles } from '../src/surfaces/downloads.ts';
import { llmsFiles } from '../src/surfaces/llms/llms.ts';
import { llmsFull } from '../src/surfaces/llms/llms-full.ts';
import { openApi } from '../src/surfaces/openapi/openapi.ts';
import { sitemaps } from '../src/surfaces/sitemap.ts';

/** A store as the build sees it, and what the public reads of it, by where it stands: its pages by language and path. */
export interface Published {
  readonly data: Dataset;
  readonly pages: readonly SitePage[];
  readonly texts: ReadonlyMap<string, string>;
}

/** @param store the folder of the store */
export function publishedOf(store: string): Published {
  const compiled = compile(process.cwd(), undefined, store);
  if (!compiled.ok) throw new Error(report(compiled.breaches));
  const { slices, authored } = compiled;
  const data: Dataset = { ...slices, search: openSearch(slices.search, measuringIn(slices)) };
  const { service } = data.service;
  const api = once(() => openApi(data));
  const pages = [
    ...sitePages({ data, prose: authored.prose, tools: shownTools(data.service) }),
    apiPage(api, data),
  ];
  return {
    data,
    pages,
    texts: new Map<string, string>([
      ...pages.map((page) => [`${page.lang} ${page.path}`, toMarkdown(page.doc(), service)] as const),
      ['openapi', JSON.stringify(api())] as const,
      ['api-catalog', JSON.stringify(apiCatalog(data))] as const,
      ['rules of agents', agentRules(data).join('\n')] as const,
      [
        'files',
        dataFiles(data)
          .map(({ path, about }) => `/data/${path} ${about}`)
          .join('\n'),
      ] as const,
      ...slices.skills.map(({ name, text }) => [`skill ${name}`, text] as const),
      ...slices.itemTwins.map(({ lang, path, markdown }) => [`resource ${lang} ${path}`, markdown] as const),
      ['agents.md', agentsText(data)] as const,
      ['/llms-full.txt', llmsFull(data)] as const,
      ...llmsFiles(data, pages).map(({ path, text }) => [path, text] as const),
      ...sitemaps(data, pages).map(({ path, text }) => [path, text] as const),
    ]),
  };
}

/** Where a page lies on the site. */
export const addressOf = (page: SitePage): string => pagePath(page);

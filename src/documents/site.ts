import { itemPath } from '../core/catalog/address.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { TOOLS } from '../core/tools/index.ts';
import { API_PAGE } from './api.ts';
import { catalogDoc, categoryDoc, conditionDoc, HOME, homeDoc } from './catalog.ts';
import { basketDoc, comparedTests, pricesDoc, providerDoc } from './compare.ts';
import { type Block, type Doc, heading, paragraph } from './doc.ts';
import { downloadsDoc } from './downloads.ts';
import { meaningDoc } from './interpretation.ts';
import { itemDoc } from './item.ts';
import { markerDoc } from './marker.ts';
import { finderDoc, ruleText, stateDoc, statePath } from './places.ts';
import { type ProseFile, proseDoc } from './prose.ts';
import { searchDoc, searchTitle } from './search.ts';
import { toolDoc, toolPath } from './tool.ts';

/** Where a page is and how to make it; the list of these is the site. */
export interface SitePage {
  readonly path: string;
  readonly lang: Lang;
  readonly kind: Doc['kind'];
  readonly title: string;
  readonly doc: () => Doc;
}

/**
 * Every public page, once: routes, twins, sitemap, llms.txt and the guides tool all walk this list.
 * Only the tool pages read `data.pages`, so the compiler can make the other pages before it exists.
 */
export function sitePages(data: Dataset, prose: readonly ProseFile[]): SitePage[] {
  const { catalog, markers, providers, service } = data;
  const english = (path: string, kind: Doc['kind'], title: string, doc: () => Doc): SitePage => ({
    path,
    lang: 'en',
    kind,
    title,
    doc,
  });
  const indexes = indexDocs(data, prose);
  return [
    english('/', 'home', 'Home', () => homeDoc(data)),
    ...LANGS.map(
      (lang): SitePage => ({
        path: '/search',
        lang,
        kind: 'index',
        title: searchTitle(lang),
        doc: () => searchDoc(lang, data),
      }),
    ),
    english('/tests', 'catalog', 'Tests and prices', () => catalogDoc(data)),
    ...catalog.categories.map((one) =>
      english(`/categories/${one.slug}`, 'category', one.name.en, () => categoryDoc(one, data)),
    ),
    ...catalog.entries.map((one) => english(itemPath(one), 'item', one.name, () => itemDoc(one, data))),
    ...markers.records.flatMap((one) =>
      LANGS.map(
        (lang): SitePage => ({
          path: `/biomarkers/${one.slug}`,
          lang,
          kind: 'biomarker',
          title: lang === 'es' ? one.es.name : one.name,
          doc: () => markerDoc(one, lang, data),
        }),
      ),
    ),
    ...meaningPages(data),
    ...catalog.conditions.map((one) =>
      english(`/conditions/${one.slug}`, 'condition', one.name.en, () => conditionDoc(one, data)),
    ),
    ...prose.map(
      (file): SitePage => ({
        path: file.path,
        lang: file.lang,
        kind: file.kind,
        title: file.matter.title,
        doc: () => proseDoc(file, data),
      }),
    ),
    english('/lab-locations/find', 'index', 'Find a draw site by ZIP code', () => finderDoc(data)),
    ...service.states.map((one) => english(statePath(one), 'state', one.name, () => stateDoc(one, data))),
    ...providers.providers.map((one) =>
      english(`/compare/${one.slug}`, 'compare', one.name, () => providerDoc(one, data)),
    ),
    ...comparedTests(data).map((one) =>
      english(`/compare/prices/${one.slug}`, 'compare', `Prices of ${one.name}`, () => pricesDoc(one, data)),
    ),
    english('/compare/basket', 'compare', 'Compare a whole basket of tests', () => basketDoc(data)),
    english('/docs/data', 'doc', 'Data downloads and their columns', () => downloadsDoc(data)),
    ...TOOLS.map((tool) => english(toolPath(tool), 'tool', tool.title, () => toolDoc(tool, data))),
    ...indexes.map((doc) => english(doc.path, doc.kind, doc.title, () => doc)),
  ];
}

/** The pages of high and low values, in both languages. */
function meaningPages(data: Dataset): SitePage[] {
  return data.interpretations.flatMap((record) => {
    const marker = data.markers.records.find(({ slug }) => slug === record.slug);
    if (marker === undefined) return [];
    return LANGS.flatMap((lang) =>
      SIDES.flatMap((side): SitePage[] => {
        const doc = meaningDoc(record, side, lang, marker, data);
        return doc === undefined
          ? []
          : [{ path: doc.path, lang, kind: doc.kind, title: doc.title, doc: () => doc }];
      }),
    );
  });
}

/** The pages that only lead to others. */
function indexDocs(data: Dataset, prose: readonly ProseFile[]): Doc[] {
  const { catalog, markers, providers, service } = data;
  const make = (path: string, title: string, description: string, blocks: readonly Block[]): Doc => ({
    path,
    lang: 'en',
    kind: 'index',
    title,
    description,
    updatedAt: service.service.dataRelease,
    trail: [HOME],
    blocks,
  });
  const links = (items: readonly { title: string; path: string; note?: string }[]): Block => ({
    kind: 'links',
    items,
  });
  const written = (kind: string) =>
    prose
      .filter((file) => file.kind === kind && file.lang === 'en')
      .map(({ path, matter }) => ({ title: matter.title, path, note: matter.description }));
  return [
    make(
      '/biomarkers',
      'Biomarkers and their reference ranges',
      'What is measured in blood and urine: published ranges with sources, and what high and low values may suggest.',
      [
        links(
          markers.records.map(({ slug, name, about }) => ({
            title: name,
            path: `/biomarkers/${slug}`,
            note: about,
          })),
        ),
      ],
    ),
    make(
      '/conditions',
      'Conditions and the tests for them',
      'Health topics with the tests and panels that look at them.',
      [
        links(
          catalog.conditions.map(({ slug, name, about }) => ({
            title: name.en,
            path: `/conditions/${slug}`,
            note: about.en,
          })),
        ),
      ],
    ),
    make(
      '/guides',
      'Guides',
      'Plain explanations around lab tests: preparing, reading results, paying for them.',
      [links(written('guide'))],
    ),
    make(
      '/docs',
      'Documentation',
      'For people who call or deploy this service: the interface contract and what is behind it.',
      [
        links([
          ...written('doc'),
          { title: API_PAGE.title, path: API_PAGE.path, note: API_PAGE.description },
          {
            title: 'Data downloads and their columns',
            path: '/docs/data',
            note: 'CSV and JSON, with checksums and a dictionary',
          },
        ]),
      ],
    ),
    make(
      '/tools',
      'Tools',
      'Search, quote, interpret, convert, compare: the same tools over the web, HTTP and MCP.',
      [links(TOOLS.map((tool) => ({ title: tool.title, path: toolPath(tool), note: tool.description })))],
    ),
    make(
      '/lab-locations',
      'Lab tests by state',
      'What applies to orders in each US state and territory, and where blood can be drawn.',
      [
        links([{ title: 'Find a draw site by ZIP code', path: '/lab-locations/find' }]),
        links(
          service.states.map((state) => ({
            title: state.name,
            path: statePath(state),
            note: ruleText(state, service),
          })),
        ),
      ],
    ),
    make(
      '/compare',
      'Price comparison',
      'Other direct-to-consumer lab services beside this one, with dates and sources.',
      [
        paragraph(
          'Each page compares pricing, fees, labs and spot prices. An unknown fee stays unknown: no all-in price is made up.',
        ),
        links([
          {
            title: 'Compare a whole basket',
            path: '/compare/basket',
            note: 'several tests in one order, each fee paid once',
          },
        ]),
        heading('By provider'),
        links(
          providers.providers.map(({ slug, name, pricingModel }) => ({
            title: name,
            path: `/compare/${slug}`,
            note: pricingModel,
          })),
        ),
        heading('By test'),
        links(
          comparedTests(data).map(({ slug, name }) => ({ title: name, path: `/compare/prices/${slug}` })),
        ),
      ],
    ),
  ];
}

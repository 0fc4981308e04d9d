import type { Doc } from '../blocks/doc.ts';
import { inSpanish, withoutAbsent } from '../blocks/own-links.ts';
import { conditionPath, goalPath, itemPath, notSoldPath } from '../core/address.ts';
import { unranged } from '../core/analytes/unranged.ts';
import { soldCategories } from '../core/catalog/sold-categories.ts';
import { langsOf } from '../core/languages.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import { absentFrom, isAbsent } from '../core/model/store/features.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { callPath, toolPath } from '../core/tools/paths.ts';
import { aboutDocs } from './about/index.ts';
import { answerDoc } from './answers/answer.ts';
import { answered } from './answers/links.ts';
import { cartDoc, cartTitle } from './catalog/cart.ts';
import { itemDoc } from './catalog/item.ts';
import { catalogDoc, categoryDoc, nameOf } from './catalog/pages.ts';
import { searchDoc, searchTitle } from './catalog/search.ts';
import { changelogDoc } from './changes/changelog.ts';
import { changesDoc } from './changes/changes.ts';
import { CHANGES_PATH } from './changes/updates.ts';
import { WORDS as CHANGES } from './changes/words.ts';
import { comparedTests } from './compare/compared.ts';
import { elsewhere } from './compare/elsewhere.ts';
import { basketDoc, pricesDoc } from './compare/pages.ts';
import { providerDoc } from './compare/provider.ts';
import { WORDS as COMPARE } from './compare/words.ts';
import { conditionDoc } from './conditions/condition.ts';
import { downloadsDoc } from './docs/data-page.ts';
import { toolDoc } from './docs/tool.ts';
import { toolCallDoc, toolCallsDoc } from './docs/tool-call.ts';
import { WORDS as TOOL, toolTitle } from './docs/tool-words.ts';
import { hubDocs } from './doors/hubs.ts';
import { homeDoc } from './home/home.ts';
import { docsIndex, indexDocs } from './indexes.ts';
import { glossaryDoc } from './learn/glossary.ts';
import { piecesOf } from './learn/parts/index.ts';
import { proseDoc } from './learn/prose.ts';
import { guidesFrom, guidesOf } from './learn/prose-links.ts';
import type { Material } from './material.ts';
import { notSoldDoc, notSoldIndex } from './not-sold/not-sold.ts';
import { finderDoc, stateDoc, stateName, statePath } from './places/places.ts';
import { analyteDoc } from './reference/analyte.ts';
import { analyteNamesDoc, NAMES_PATH, NAMES_WORDS } from './reference/analyte-names.ts';
import { analytePath } from './reference/identity.ts';
import { meaningDoc } from './reference/interpretation.ts';
import { markerDoc } from './reference/marker.ts';
import type { SitePage } from './site-page.ts';
import { WORDS } from './site-words.ts';

/**
 * Every public page, once: routes, twins, sitemap, llms.txt and the guides tool all walk this list.
 * Only the tool pages read `data.pages`, so the compiler can make the other pages before it exists.
 */
export function sitePages(material: Material): SitePage[] {
  const { data, prose } = material;
  const { service } = data.service;
  const langs = langsOf(service);
  const absent = absentFrom(service.shows);
  const pages: SitePage[] = [
    ...langs.flatMap((lang) => pagesIn(lang, material)),
    ...langs.map((lang) =>
      page(lang, CHANGES_PATH, 'compare', CHANGES[lang].title, () => changesDoc(lang, data, () => pages)),
    ),
    ...langs.map((lang) => made(changelogDoc(lang, data))),
    ...prose.map(
      (file): SitePage => ({
        path: file.path,
        lang: file.lang,
        kind: file.kind,
        title: file.matter.title,
        doc: () => proseDoc(file, piecesOf(file.body, data, file.lang, elsewhere), data),
      }),
    ),
    ...langs.map((lang) => made(glossaryDoc(lang, material))),
    ...langs.flatMap((lang) => [...indexDocs(lang, material), ...hubDocs(lang, material)].map(made)),
    page('en', '/docs/data', 'doc', 'Data downloads and their columns', () => downloadsDoc(data)),
    made(docsIndex(material)),
    ...aboutDocs(material).map(made),
  ]
    .filter(({ path, lang }) => langs.includes(lang) && !isAbsent(path, absent))
    .map((one) => ({ ...one, doc: () => withoutAbsent(one.doc(), absent) }));
  const pathsIn = (lang: Lang) => new Set(pages.filter((one) => one.lang === lang).map(({ path }) => path));
  const [english, spanish] = [pathsIn('en'), pathsIn('es')];
  return pages.map((one) =>
    one.lang === 'es' ? { ...one, doc: () => inSpanish(one.doc(), english, spanish) } : one,
  );
}

const page = (lang: Lang, path: string, kind: Doc['kind'], title: string, doc: () => Doc): SitePage => ({
  path,
  lang,
  kind,
  title,
  doc,
});

const made = (doc: Doc): SitePage => page(doc.lang, doc.path, doc.kind, doc.title, () => doc);

/** The pages that exist in every language. */
function pagesIn(lang: Lang, material: Material): SitePage[] {
  const { data, prose, tools } = material;
  const { catalog, markers, providers, service } = data;
  const words = WORDS[lang];
  const compare = COMPARE[lang];
  const one = (path: string, kind: Doc['kind'], title: string, doc: () => Doc): SitePage =>
    page(lang, path, kind, title, doc);
  return [
    one('/', 'home', words.home, () => homeDoc(data, lang)),
    one('/search', 'index', searchTitle(lang), () => searchDoc(lang, data)),
    one('/cart', 'cart', cartTitle(lang), () => cartDoc(lang, data)),
    one('/tests', 'catalog', words.catalog, () => catalogDoc(data, lang)),
    ...soldCategories(catalog).map((category) =>
      one(`/categories/${category.slug}`, 'category', category.said[lang].name, () =>
        categoryDoc(category, lang, data),
      ),
    ),
    ...catalog.entries.map((entry) =>
      one(itemPath(entry), 'item', nameOf(entry, lang), () =>
        itemDoc(entry, lang, data, elsewhere(entry, lang, data), guidesOf(entry, lang, prose)),
      ),
    ),
    ...markers.records.map((marker) =>
      one(`/biomarkers/${marker.slug}`, 'biomarker', marker.said[lang].name, () =>
        markerDoc(marker, lang, data, guidesFrom('biomarkers', marker.slug, lang, prose)),
      ),
    ),
    ...meaningPages(lang, material),
    ...namePages(lang, data),
    ...data.conditions.map((condition) =>
      one(conditionPath(condition.slug), 'condition', condition.said[lang].name, () =>
        conditionDoc(condition, lang, material),
      ),
    ),
    ...answered(data.goals).map((goal) =>
      one(goalPath(goal.slug), 'answer', goal.answer.said[lang].question, () =>
        answerDoc(goal, lang, material),
      ),
    ),
    made(notSoldIndex(lang, data)),
    ...data.notSold.records.map((record) =>
      one(notSoldPath(record.slug), 'not-sold', record.said[lang].name, () => notSoldDoc(record, lang, data)),
    ),
    one('/lab-locations/find', 'index', words.finder, () => finderDoc(lang, data)),
    ...service.states.map((state) =>
      one(statePath(state), 'state', stateName(state, lang), () => stateDoc(state, lang, data)),
    ),
    ...providers.providers.map((provider) =>
      one(`/compare/${provider.slug}`, 'compare', provider.name, () => providerDoc(provider, lang, data)),
    ),
    ...comparedTests(data).map((entry) =>
      one(`/compare/prices/${entry.slug}`, 'compare', compare.pricesShort(nameOf(entry, lang)), () =>
        pricesDoc(entry, lang, data),
      ),
    ),
    one('/compare/basket', 'compare', compare.basketTitle, () => basketDoc(lang, data)),
    ...tools.map((shown) =>
      one(toolPath(shown.tool), 'tool', toolTitle(shown, lang), () => toolDoc(shown, lang, data)),
    ),
    made(toolCallsDoc(tools, lang, data)),
    ...tools.map((shown) =>
      one(callPath(shown.tool), 'call', TOOL[lang].callTitle(shown.tool.name), () =>
        toolCallDoc(shown, lang, data),
      ),
    ),
  ];
}

/** The pages of analytes without ranges, and their list where there are any. */
function namePages(lang: Lang, data: Dataset): SitePage[] {
  const analytes = unranged(data.registry);
  return [
    ...(analytes.length === 0
      ? []
      : [page(lang, NAMES_PATH, 'index', NAMES_WORDS[lang].title, () => analyteNamesDoc(lang, data))]),
    ...analytes.map((analyte) =>
      page(lang, analytePath(analyte), 'analyte', analyte.said[lang].name, () =>
        analyteDoc(analyte, lang, data),
      ),
    ),
  ];
}

/** The pages of high and low values. */
function meaningPages(lang: Lang, { data, prose }: Pick<Material, 'data' | 'prose'>): SitePage[] {
  return data.interpretations.flatMap((record) => {
    const marker = data.markers.records.find(({ slug }) => slug === record.slug);
    if (marker === undefined) return [];
    return SIDES.flatMap((side): SitePage[] => {
      const doc = meaningDoc(
        record,
        side,
        lang,
        marker,
        data,
        guidesFrom('biomarkers', marker.slug, lang, prose),
      );
      return doc === undefined ? [] : [made(doc)];
    });
  });
}

import { nameOf } from '../../blocks/catalog-list.ts';
import { type Doc, link, paragraph } from '../../blocks/doc.ts';
import { soldCategories } from '../../core/catalog/sold-categories.ts';
import type { Category } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { around, besideBlocks } from '../beside.ts';
import { homeStep } from '../home-step.ts';
import { WORDS } from './catalog-words.ts';
import { categoryList, wholeCatalog } from './lists.ts';

export { nameOf };

type Slices = Pick<Dataset, 'catalog' | 'service'>;

export const catalogStep = (lang: Lang) => ({ title: WORDS[lang].catalog, path: '/tests' });

const page = ({ service }: Slices, lang: Lang) => ({ lang, updatedAt: service.service.dataRelease }) as const;

const feeNote = ({ service }: Slices, lang: Lang): string =>
  WORDS[lang].fee(printDollars(service.service.labFeeCents));

export function catalogDoc(data: Slices, lang: Lang): Doc {
  const words = WORDS[lang];
  return {
    ...page(data, lang),
    path: '/tests',
    kind: 'catalog',
    title: words.catalogTitle,
    description: words.catalogLead,
    trail: [homeStep(lang)],
    blocks: [
      { kind: 'search' },
      paragraph([
        feeNote(data, lang) + words.forTotal,
        link(words.quote, '/tools/quote-order'),
        words.asFile,
        link('catalog.json', '/data/catalog.json'),
        '.',
      ]),
      wholeCatalog(data, lang),
    ],
  };
}

export function categoryDoc(category: Category, lang: Lang, data: Slices): Doc {
  const { slug, said } = category;
  const { name, about } = said[lang];
  const entries = data.catalog.entries.filter((entry) => entry.category === slug);
  const words = WORDS[lang];
  return {
    ...page(data, lang),
    path: `/categories/${slug}`,
    kind: 'category',
    private: category.private === true,
    title: words.categoryTitle(name),
    description: words.categoryLead(about, entries.length),
    trail: [homeStep(lang), catalogStep(lang)],
    blocks: [
      paragraph([
        feeNote(data, lang) + words.asData,
        link(`${slug}.json`, `/data/catalog/${slug}.json`),
        '.',
      ]),
      categoryList(category, data, lang),
      ...besideBlocks(
        'category',
        around(soldCategories(data.catalog), (one) => one.slug === slug).map((other) => ({
          title: other.said[lang].name,
          path: `/categories/${other.slug}`,
        })),
        lang,
      ),
    ],
  };
}

import type { BrowseItem } from '../../blocks/browse/browse-block.ts';
import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import { comparableIn } from '../../core/compare/offers.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Provider } from '../../core/model/provider.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { answerPath } from '../../views/form.ts';
import { drawingOf } from '../catalog/drawing.ts';
import { CHANGES_PATH } from '../changes/updates.ts';
import { WORDS as CHANGES } from '../changes/words.ts';
import { monthOf } from '../months.ts';
import { firstAndRest } from '../reference/marker-groups.ts';
import { lowestOf, matrix, type Sold, soldTests } from './matrix.ts';
import { WORDS } from './words.ts';

/** So many of a topic are seen before it is opened. */
const FIRST = 4;

/** Those that sell the most are seen before the others. */
const FIRST_SELLERS = 12;

/** Names that the field finds a test by. */
const MOST_ALSO = 4;

/** One test, then the tests that most sell, a whole order, who is compared, and every test. */
export function hubBlocks(lang: Lang, data: Dataset): Block[] {
  const words = WORDS[lang];
  const sold = soldTests(lang, data);
  const sellers = byTests(data);
  const links = (providers: readonly Provider[]): Block => ({
    kind: 'links',
    display: 'columns',
    items: providers.map((provider) => sellerLink(provider, lang, data)),
  });
  const comparable = sellers.filter(({ slug }) => testsAt(slug, data).size > 0);
  const others = sellers.filter((provider) => !comparable.includes(provider));
  const few = comparable.slice(FIRST_SELLERS);
  return [
    {
      kind: 'choose',
      label: words.which,
      hint: words.whichHint,
      submit: words.whichSubmit,
      action: answerPath({ name: 'compare_prices' }),
      field: 'test',
    },
    heading(words.most),
    paragraph(words.allIn),
    matrix(sold, lang, data),
    {
      kind: 'band',
      blocks: [heading(words.basketTitle), paragraph(words.basketLead)],
      beside: [
        {
          kind: 'links',
          display: 'chips',
          items: [{ title: words.basketOpen, path: '/compare/basket' }],
        },
      ],
    },
    heading(words.sellers),
    links(comparable.slice(0, FIRST_SELLERS)),
    ...(few.length === 0
      ? []
      : [{ kind: 'fold', title: words.moreSellers(few.length), blocks: [links(few)] } as const]),
    ...(others.length === 0
      ? []
      : [{ kind: 'fold', title: words.notComparable(others.length), blocks: [links(others)] } as const]),
    paragraph([link(CHANGES[lang].title, CHANGES_PATH)]),
    heading(words.tests),
    { kind: 'browse', all: words.allTests, groups: groupsOf(sold, lang, data) },
  ];
}

const groupsOf = (sold: readonly Sold[], lang: Lang, { catalog }: Dataset) =>
  catalog.categories.flatMap(({ slug, said }) => {
    const own = sold.filter(({ entry }) => entry.category === slug);
    return own.length === 0
      ? []
      : [
          {
            title: said[lang].name,
            ...drawingOf(slug),
            ...firstAndRest(
              own.map((one) => testItem(one, lang)),
              FIRST,
            ),
          },
        ];
  });

/** What a provider sells of ours, alone or in a panel. */
const testsAt = (slug: string, { providers }: Dataset): ReadonlySet<string> =>
  new Set([
    ...(comparableIn(providers.prices).byProvider.get(slug) ?? []).map(({ test }) => test),
    ...providers.panels.flatMap(({ provider, components }) => (provider === slug ? components : [])),
  ]);

/** Those first that sell the most of what is sold here. */
const byTests = (data: Dataset): Provider[] =>
  [...data.providers.providers].sort((a, b) => testsAt(b.slug, data).size - testsAt(a.slug, data).size);

function sellerLink({ slug, name, orderFeeCents }: Provider, lang: Lang, data: Dataset) {
  const words = WORDS[lang];
  const newest = [
    ...(comparableIn(data.providers.prices).byProvider.get(slug) ?? []),
    ...data.providers.panels.filter(({ provider }) => provider === slug),
  ]
    .map(({ observed }) => observed)
    .sort()
    .at(-1);
  return {
    title: name,
    path: `/compare/${slug}`,
    note: [
      ...(newest === undefined
        ? []
        : [words.testsOf(testsAt(slug, data).size), words.seenIn(monthOf(newest, lang))]),
      feeText(orderFeeCents, lang),
    ].join(' · '),
  };
}

const feeText = (cents: number | undefined, lang: Lang): string =>
  cents === undefined
    ? WORDS[lang].feeUnknown
    : cents === 0
      ? WORDS[lang].noFee
      : WORDS[lang].feeOf(printDollars(cents));

/** A test with who sells it and the lowest total that is known. */
function testItem(sold: Sold, lang: Lang): BrowseItem {
  const { entry, ranking } = sold;
  const lowest = lowestOf(sold)?.allInCents;
  const sellers = ranking.filter(({ slug }) => slug !== undefined).length;
  const also = entry.said[lang].aliases.slice(0, MOST_ALSO).join(', ');
  return {
    title: nameOf(entry, lang),
    ...(also === '' ? {} : { also }),
    path: `/compare/prices/${entry.slug}`,
    note: WORDS[lang].sold(sellers, lowest === undefined ? undefined : printDollars(lowest)),
  };
}

import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, type Doc, heading, paragraph, section } from '../../blocks/doc.ts';
import { valueOnRange } from '../../blocks/drawings/range-motif.ts';
import { stepDrawing } from '../../blocks/drawings/steps.ts';
import { bodySystem } from '../../blocks/drawings/systems.ts';
import type { IconName } from '../../blocks/icons.ts';
import { conditionPath, itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { priceChanges } from '../../core/compare/changes.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { SIDES } from '../../core/model/interpretation.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { meaningPath } from '../../core/reference/describe.ts';
import type { ToolName } from '../../core/tools/index.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { answered, answerLink } from '../answers/links.ts';
import { byLetter } from '../by-letter.ts';
import { ranked, rankOf } from '../catalog/wanted.ts';
import { CHANGES_PATH } from '../changes/updates.ts';
import { soldTests } from '../compare/matrix.ts';
import { conditionsByWant } from '../conditions/groups.ts';
import { exampleReceipt } from '../home/receipt.ts';
import { homeStep } from '../home-step.ts';
import { GLOSSARY_PATH } from '../learn/glossary-path.ts';
import { proseLinks } from '../learn/prose-links.ts';
import type { Material } from '../material.ts';
import { NOT_SOLD_PATH } from '../not-sold/not-sold.ts';
import { wantedMarkers } from '../reference/marker-groups.ts';
import { DOORS, type Door, doorStep } from './doors.ts';
import { KEPT_PATH, keptDoc } from './kept.ts';
import { type Card, WORDS } from './words.ts';

export const MEANINGS_PATH = '/learn/high-or-low';

const form = (name: ToolName): string => toolPath({ name });

type Links = Extract<Block, { kind: 'links' }>;
type Item = Links['items'][number];
type Page = Pick<Item, 'title' | 'path'>;

const card = ([title, note]: Card, path: string, icon: IconName, shown: Partial<Item> = {}): Item => ({
  title,
  note,
  path,
  icon,
  ...shown,
});

/** What lies behind a card: how many pages, and those that are wanted first. */
const behind = (figure: string, pages: readonly Page[]): Partial<Item> => ({
  figure,
  ...(pages.length === 0 ? {} : { first: pages.slice(0, FIRST).map(({ title, path }) => ({ title, path })) }),
});

const FIRST = 3;

const cards = (items: readonly Item[]): Block => ({ kind: 'links', display: 'cards', items });

/** Ways on that hold no pages. */
const ways = (items: readonly Item[]): Block => ({ kind: 'links', display: 'columns', items });

/** The one thing that most come for, beside a picture of it. */
const foremost = (
  [title, note]: Card,
  path: string,
  beside: readonly Block[],
  below: readonly Block[] = [],
): Block => ({
  kind: 'band',
  blocks: [
    heading(title),
    paragraph(note),
    { kind: 'links', display: 'chips', items: [{ title, path }] },
    ...below,
  ],
  beside,
});

/** A value above its range, as the picture of a report. */
const ABOVE = 1.2;

/** The pages behind the doors that have no list of their own, and the list of what high and low values may mean. */
export function hubDocs(lang: Lang, { data, prose }: Pick<Material, 'data' | 'prose'>): Doc[] {
  const { service } = data.service;
  const words = WORDS[lang];
  const make = (
    path: string,
    { title, about }: { readonly title: string; readonly about: string },
    blocks: readonly Block[],
    above: readonly Door[] = [],
  ): Doc => ({
    path,
    lang,
    kind: 'index',
    title,
    description: about,
    updatedAt: service.dataRelease,
    trail: [homeStep(lang), ...above.map((door) => doorStep(door, lang))],
    blocks,
  });
  const { results, prices, learn } = words;
  const receipt = exampleReceipt(lang, data);
  const all = meanings(lang, data);
  const markers = wantedMarkers(data);
  const markerPages = markers.map(({ slug, said }) => ({
    title: said[lang].name,
    path: `/biomarkers/${slug}`,
  }));
  const meaningPages = markers.flatMap(
    (marker) => all.find(({ path }) => SIDES.some((side) => path === meaningPath(marker, side))) ?? [],
  );
  const sold = soldTests(lang, data);
  const changes = priceChanges(
    data.providers.prices.filter(({ equivalence }) => equivalence !== 'different'),
  );
  const works = proseLinks(({ path }) => path.startsWith(`${DOORS.learn.path}/`), lang, prose);
  const guides = proseLinks(({ kind }) => kind === 'guide', lang, prose);
  const answers = answered(data.goals);
  return [
    make(DOORS.results.path, results, [
      foremost(results.cards.report, form('interpret_results'), [
        { kind: 'drawing', element: valueOnRange(ABOVE) },
      ]),
      cards([
        card(results.cards.kept, KEPT_PATH, 'report'),
        card(
          results.cards.range,
          form('lookup_reference_range'),
          'range',
          behind(words.counts.biomarkers(data.markers.records.length), markerPages),
        ),
        card(
          results.cards.meaning,
          MEANINGS_PATH,
          'unsure',
          behind(words.counts.pages(all.length), meaningPages),
        ),
      ]),
      ways([
        card(results.cards.convert, form('convert_units'), 'convert'),
        card(results.cards.curve, form('calculate_free_testosterone'), 'curve'),
        card(results.cards.biomarkers, '/biomarkers', 'test'),
      ]),
    ]),
    keptDoc(lang, data),
    make(DOORS.prices.path, prices, [
      foremost(prices.cards.quote, form('quote_order'), receipt === undefined ? [] : [receipt], [
        paragraph(words.feeOnce(printDollars(service.labFeeCents))),
        {
          kind: 'links',
          items: [
            card(prices.cards.basket, '/compare/basket', 'compare'),
            card(prices.cards.plan, form('recommend_tests'), 'suggest'),
          ],
        },
      ]),
      cards([
        card(
          prices.cards.compare,
          '/compare',
          'shop',
          behind(
            words.counts.compared(sold.length, data.providers.providers.length),
            sold.map(({ entry }) => ({
              title: nameOf(entry, lang),
              path: `/compare/prices/${entry.slug}`,
            })),
          ),
        ),
        card(
          prices.cards.list,
          '/tests',
          'panel',
          behind(
            words.counts.tests(data.catalog.entries.length),
            ranked(data.catalog.entries, rankOf).map((entry) => ({
              title: `${nameOf(entry, lang)}, ${printDollars(entry.listCents)}`,
              path: itemPath(entry),
            })),
          ),
        ),
        card(
          prices.cards.changes,
          CHANGES_PATH,
          'curve',
          behind(
            words.counts.changes(changes.length),
            changes.flatMap(({ price, fromCents, toCents }) => {
              const entry = findEntry(price.test, data.catalog.entries);
              return entry === undefined
                ? []
                : [
                    {
                      title: words.change(
                        nameOf(entry, lang),
                        printDollars(fromCents),
                        printDollars(toCents),
                      ),
                      path: `/compare/prices/${entry.slug}`,
                    },
                  ];
            }),
          ),
        ),
      ]),
    ]),
    make(DOORS.learn.path, learn, [
      { kind: 'search' },
      cards([
        card(learn.cards.conditions, '/conditions', 'suggest', {
          drawing: bodySystem('heart'),
          ...behind(
            words.counts.conditions(data.conditions.length),
            conditionsByWant(data).map(({ condition: { slug, said } }) => ({
              title: said[lang].name,
              path: conditionPath(slug),
            })),
          ),
        }),
        card(learn.cards.biomarkers, '/biomarkers', 'test', {
          drawing: bodySystem('blood'),
          ...behind(words.counts.biomarkers(data.markers.records.length), markerPages),
        }),
        card(learn.cards.meaning, MEANINGS_PATH, 'range', {
          drawing: bodySystem('hormones'),
          ...behind(words.counts.pages(all.length), meaningPages),
        }),
        card(learn.cards.answers, '/answers', 'unsure', {
          drawing: bodySystem('whole'),
          ...behind(
            words.counts.questions(answers.length),
            answers.map((goal) => answerLink(goal, lang)),
          ),
        }),
        card(learn.cards.guides, '/guides', 'guide', {
          drawing: stepDrawing('needle'),
          ...behind(words.counts.guides(guides.length), guides),
        }),
        card(learn.cards.glossary, GLOSSARY_PATH, 'search', {
          drawing: bodySystem('nutrition'),
          ...behind(words.counts.words(data.learning.glossary.length), []),
        }),
        card(learn.cards.notSold, NOT_SOLD_PATH, 'shop', {
          drawing: bodySystem('medicines'),
          figure: words.counts.pages(data.notSold.records.length),
        }),
      ]),
      ...section(words.works, works, ways),
    ]),
    make(MEANINGS_PATH, words.meaning, byLetter(all, MEANINGS_PATH, lang, { display: 'columns' }), [
      DOORS.learn,
    ]),
  ];
}

/** Biomarkers by name, each with its pages of high and low values. */
function meanings(
  lang: Lang,
  { interpretations, markers }: Pick<Dataset, 'interpretations' | 'markers'>,
): { title: string; path: string }[] {
  return interpretations.flatMap((record) => {
    const marker = markers.records.find(({ slug }) => slug === record.slug);
    if (marker === undefined) return [];
    return SIDES.filter((side) => record.said[lang][side] !== undefined).map((side) => ({
      title: WORDS[lang].meaning.value[side](marker.said[lang].name),
      path: meaningPath(marker, side),
    }));
  });
}

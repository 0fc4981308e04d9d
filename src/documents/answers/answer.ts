import { type Block, type Doc, heading, link, paragraph, section, type Text } from '../../blocks/doc.ts';
import { conditionPath, goalPath } from '../../core/address.ts';
import type { Advice } from '../../core/advice/advise.ts';
import { notOrdered, planAnswered, questionsAnswered } from '../../core/advice/answered.ts';
import { adviceOn } from '../../core/advice/of-goal.ts';
import { isPrivateItem } from '../../core/catalog/private.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { labName } from '../../core/places/labs.ts';
import { salesSaid } from '../../core/pricing/limits-said.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { speaking, wordsOf } from '../../core/words/index.ts';
import { notOrderedBlock, planBlocks } from '../../views/recommend-tests/plans.ts';
import { readNext } from '../conditions/read-next.ts';
import { homeStep } from '../home-step.ts';
import { guidesFrom } from '../learn/prose-links.ts';
import type { Material } from '../material.ts';
import type { Answered } from './links.ts';
import { WORDS } from './words.ts';

/** A question that people ask: the answer in two sentences, plans in steps, and who should not have them. */
export function answerDoc(
  goal: Answered,
  lang: Lang,
  { data, prose }: Pick<Material, 'data' | 'prose'>,
): Doc {
  const words = WORDS[lang];
  const { slug, said, notes, answer } = goal;
  const { question, lead, notFor, timing, next } = answer.said[lang];
  const advice = adviceOn(goal, data);
  const told = (everybody: boolean) =>
    notes.filter((note) => (note.for === undefined) === everybody).map(({ text }) => text[lang]);
  const refused = notOrdered(advice, lang);
  const toRead = readNext(
    {
      guides: guidesFrom('answers', slug, lang, prose),
      conditions: answer.conditions,
      except: goalPath(slug),
    },
    lang,
    { data },
  );
  return {
    path: goalPath(slug),
    lang,
    kind: 'answer',
    title: question,
    description: words.description(said[lang].name),
    updatedAt: data.service.service.dataRelease,
    private: isPrivateAnswer(goal, advice, data),
    trail: [homeStep(lang), { title: words.all, path: '/answers' }],
    blocks: [
      ...told(true).map((text): Block => ({ kind: 'callout', tone: 'warning', text })),
      paragraph(lead),
      ...lacksBlocks(goal, lang),
      ...plansBlocks(advice, lang, data),
      ...section(words.questions, questionsAnswered(advice, speaking(lang)), (questions) => ({
        kind: 'list',
        items: questions.map(({ text }) => text),
      })),
      heading(words.notFor),
      paragraph(notFor),
      ...(told(false).length === 0 ? [] : [{ kind: 'list', items: told(false) } as const]),
      heading(words.timing),
      paragraph(timing),
      heading(words.next),
      paragraph(next),
      ...section(words.notOrdered, refused, notOrderedBlock),
      ...section(words.conditions, conditionsOf(goal, lang, data), (items) => ({ kind: 'links', items })),
      ...section(words.markers, markersOf(goal, lang, data), (items) => ({ kind: 'links', items })),
      ...section(words.read, toRead, (items) => ({ kind: 'links', items })),
      { kind: 'callout', tone: 'note', text: words.note },
      heading(words.sources),
      { kind: 'sources', sources: answer.sources },
      paragraph(words.unreviewed),
    ],
  };
}

function lacksBlocks({ said, lacks = [] }: Answered, lang: Lang): Block[] {
  if (lacks.length === 0) return [];
  const { advice } = wordsOf(lang);
  const names = lacks.map((name) => name[lang]);
  return [{ kind: 'callout', tone: 'note', text: advice.lacks(said[lang].name, names) }];
}

function plansBlocks({ plans, lab }: Advice, lang: Lang, { service }: Pick<Dataset, 'service'>): Block[] {
  const words = WORDS[lang];
  if (plans.length === 0) return [];
  const elsewhere = lab === service.service.defaultLab ? {} : { lab, labName: labName(lab, service) };
  return [
    heading(words.plans),
    ...planBlocks(
      plans.map((plan) => planAnswered(plan, lang, service)),
      lang,
      elsewhere,
    ),
    ...salesSaid(
      [...new Set(plans.flatMap(({ items }) => items.map(({ entry }) => entry)))],
      service,
      speaking(lang),
    ).map(paragraph),
    paragraph([link(words.own, toolPath({ name: 'recommend_tests' }))] satisfies Text),
  ];
}

/** As private as a condition that it leads to, or as what it begins with, also where that is not sold. */
function isPrivateAnswer(
  { answer, lacks = [] }: Answered,
  { plans }: Advice,
  { catalog }: Pick<Dataset, 'catalog'>,
): boolean {
  const [first] = plans;
  return (
    lacks.length > 0 ||
    catalog.conditions.some((one) => one.private === true && answer.conditions.includes(one.slug)) ||
    (first?.items.some(({ entry }) => isPrivateItem(entry, catalog)) ?? false)
  );
}

const conditionsOf = ({ answer }: Answered, lang: Lang, { catalog }: Pick<Dataset, 'catalog'>) =>
  answer.conditions
    .flatMap((slug) => catalog.conditions.find((one) => one.slug === slug) ?? [])
    .map(({ slug, said }) => ({
      title: said[lang].name,
      path: conditionPath(slug),
      note: said[lang].about,
    }));

const markersOf = ({ answer }: Answered, lang: Lang, { markers }: Pick<Dataset, 'markers'>) =>
  answer.markers
    .flatMap((slug) => markers.records.find((one) => one.slug === slug) ?? [])
    .map(({ slug, said }) => ({ title: said[lang].name, path: `/biomarkers/${slug}` }));

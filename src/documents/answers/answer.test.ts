import { describe, expect, it } from 'vitest';
import type { Block } from '../../blocks/doc.ts';
import { toMarkdown } from '../../blocks/markdown.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import { call, data } from '../../core/tools/call.fixture.ts';
import { itemDoc } from '../catalog/item.ts';
import { conditionDoc } from '../conditions/condition.ts';
import { structuredData } from '../json-ld/index.ts';
import { answerDoc } from './answer.ts';
import { answered, askedWith } from './links.ts';
import { answersBlocks } from './list.ts';

const goals = answered(data.goals);
const docOf = (slug: string, lang: Lang = 'en') => {
  const goal = goals.find((one) => one.slug === slug);
  if (goal === undefined) throw new Error(`no answer ${slug}`);
  return answerDoc(goal, lang, { data, prose: [] });
};
const text = (slug: string, lang: Lang = 'en') => toMarkdown(docOf(slug, lang), data.service.service);
const linked = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(({ path }) => path) : []));

describe('the page of a question', () => {
  it('describes itself in 70 to 155 characters, in both languages', () => {
    const off = goals.flatMap((goal) =>
      LANGS.map((lang) => answerDoc(goal, lang, { data, prose: [] }).description).filter(
        ({ length }) => length < 70 || length > 155,
      ),
    );
    expect(off).toEqual([]);
  });

  it('has the totals that the tool gives for the same question', () => {
    for (const { slug, said } of goals) {
      const { plans = [] } = call('recommend_tests', { goals: [said.en.name], budget: 'no_limit' });
      const page = text(slug);
      for (const { total } of plans)
        expect([slug, page]).toEqual([slug, expect.stringContaining(printUsd(total))]);
    }
  });

  it('answers first, after what everybody must know, then says what it costs and who should not', () => {
    const goal = goals.find(({ slug }) => slug === 'fatigue');
    const page = text('fatigue');
    const places = [
      goal?.notes[0]?.text.en,
      goal?.answer.said.en.lead,
      'How far to go',
      'To begin with',
      'Who should not, or not now',
      'Timing and preparation',
      'After the result',
      'Not ordered, and why',
      'Sources',
    ].map((part) => page.indexOf(part ?? '?'));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('is a page about a question for search engines, and no list of questions', () => {
    const [page] = structuredData({ doc: docOf('fatigue'), data })['@graph'];
    expect(page).toMatchObject({
      '@type': 'MedicalWebPage',
      mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } },
    });
  });

  it('is as private as the conditions that it leads to', () => {
    expect(docOf('std-full-screening').private).toBe(true);
    expect(docOf('fatigue').private).toBe(false);
  });
});

describe('links between questions and other pages', () => {
  it('lead from tests and conditions to the questions, and back', () => {
    const tsh = data.catalog.entries.find(({ slug }) => slug === 'tsh');
    const fatigue = data.conditions.find(({ slug }) => slug === 'fatigue');
    if (tsh === undefined || fatigue === undefined) throw new Error('no TSH, or no fatigue');
    expect(linked(itemDoc(tsh, 'en', data).blocks)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/answers\//)]),
    );
    expect(linked(conditionDoc(fatigue, 'es', { data, prose: [] }).blocks)).toContain('/answers/fatigue');
    expect(linked(docOf('fatigue').blocks)).toContain('/conditions/fatigue');
    expect(askedWith('tsh', 'en', data.goals).length).toBeLessThanOrEqual(6);
  });

  it('list every question once, by subject', () => {
    for (const lang of LANGS) {
      const paths = linked(answersBlocks(lang, { data, prose: [] }));
      expect(paths.toSorted()).toEqual(goals.map(({ slug }) => `/answers/${slug}`).toSorted());
    }
  });

  it('are found by the guides tool', () => {
    expect(call('get_guide', { path: '/answers/fatigue', lang: 'es' })).toMatchObject({
      status: 'ok',
      kind: 'answer',
      lang: 'es',
    });
    expect(call('get_guide', { path: '/answers' }).answers.length).toBe(goals.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { Element } from '../../blocks/element.ts';
import { toHtml } from '../../blocks/html.ts';
import { labNames } from '../../blocks/map.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { printDollars, printUsd } from '../../core/pricing/money.ts';
import { recommendTests } from '../../core/tools/recommend-tests.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { loadDataset } from '../../data/load.ts';
import { showingWith } from '../known.ts';
import type { Showing } from '../showing.ts';
import { result } from './result.ts';

const data = loadDataset();
const call = { data, today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } };
type Asked = Readonly<Record<string, unknown>>;

function shown(asked: Asked, changes: Partial<Showing> = {}): Element[] {
  const { lang = 'en' } = changes;
  const showing = showingWith(
    {
      lang,
      labs: labNames(data.service),
      origin: data.service.service.origin,
      page: '/tools/recommend-tests',
      asked: {},
      ...changes,
    },
    {},
  );
  return result(runTool(recommendTests, { ...asked, lang }, call), showing);
}
const html = (asked: Asked, changes: Partial<Showing> = {}) => toHtml(shown(asked, changes));

describe('plans as people see them', () => {
  it('stand side by side, with what each holds, costs and adds, and ways to order it', () => {
    const text = html({ goals: ['heart health'] });
    const answer = runTool(recommendTests, { goals: ['heart health'] }, call);
    const plans = 'plans' in answer ? answer.plans : [];
    expect(plans).toHaveLength(3);
    expect(text.match(/<section>/g)).toHaveLength(3);
    const price = printDollars(findEntry('heart-health', data.catalog.entries)?.cents.lab_1 ?? 0);
    expect(text).toContain(`<a href="/panels/heart-health">Heart Health Panel</a>: ${price}`);
    for (const { total } of plans) expect(text).toContain(`<dd>${printUsd(total)}</dd>`);
    expect(text).toContain('href="/tools/quote-order?items=heart-health,hemoglobin-a1c,cmp"');
    expect(text).toContain('href="/cart?add=heart-health,hemoglobin-a1c,cmp"');
  });

  it('come after warning signs and what to know before ordering', () => {
    const text = html({ goals: ['condom broke'] });
    const places = ['callout urgent', 'Before you order', 'panes'].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('are none beside an emergency, and nothing is asked', () => {
    const text = html({ symptoms: ['chest pain'] });
    expect(text).toContain('callout urgent');
    expect(text).not.toMatch(/panes|questions|href="\/(tests|panels|cart|tools)/);
  });

  it('name what is not ordered, with who says so', () => {
    expect(html({ goals: ['heart health'] })).toMatch(
      /Homocysteine:<\/strong>.*<a href="https:[^"]*" rel="noopener">/,
    );
  });

  it('lead to Spanish pages in Spanish', () => {
    expect(html({ goals: ['heart health'] }, { lang: 'es' })).not.toMatch(/href="\/(?!es\/)/);
  });
});

describe('a question that would change the plans', () => {
  it('is answered with one tap where a script runs', () => {
    expect(html({ goals: ['fatigue'] })).toContain(
      '<button type="button" class="quiet" data-change="{&quot;sex&quot;:&quot;female&quot;}">A woman</button>',
    );
  });

  it('takes an age where no script can lead to the form', () => {
    const again = { action: '/tools/recommend-tests/answer', fields: { goals: ['menopause'] } };
    expect(html({ goals: ['menopause'] }, { again })).toMatch(
      /<input type="hidden" name="goals" value="menopause">.*<input type="text" name="age"/,
    );
    expect(html({ goals: ['menopause'] })).toContain('<a href="#recommend_tests-age">Give your age</a>');
  });

  it('offers the budget that holds something in place of an amount', () => {
    expect(html({ goals: ['allergies'], maxUsd: 30 })).toContain(
      'data-change="{&quot;maxUsd&quot;:&quot;&quot;,&quot;budget&quot;:&quot;medium&quot;}">Plan with about $200</button>',
    );
  });

  it('is sent in a body where none runs, with everything that was asked', () => {
    const fields = { goals: ['fatigue', 'heart health'], sex: 'male' };
    const text = html({ goals: ['fatigue'] }, { again: { action: '/tools/recommend-tests/answer', fields } });
    const form = text.match(/<form .*?<\/form>/g)?.find((one) => one.includes('A woman'));
    expect(form).toBe(
      '<form method="post" action="/tools/recommend-tests/answer" class="actions">' +
        '<input type="hidden" name="goals" value="fatigue"><input type="hidden" name="goals" value="heart health">' +
        '<input type="hidden" name="lang" value="en">' +
        '<button type="submit" class="quiet" name="sex" value="female">A woman</button>' +
        '<button type="submit" class="quiet" name="sex" value="male">A man</button></form>',
    );
  });
});

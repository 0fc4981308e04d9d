import { describe, expect, it } from 'vitest';
import { toHtml } from '../blocks/html.ts';
import { showingWith } from './known.ts';
import { againWith, messageElements, nextElements, type Showing } from './showing.ts';

const showing = (place: Partial<Showing>): Showing =>
  showingWith(
    {
      lang: 'en',
      labs: {},
      origin: 'https://own.example',
      page: '/tools/search-tests',
      tool: 'search_tests',
      asked: { query: 'thyroid', category: 'allergy' },
      ...place,
    },
    {},
  );
const wider = { tool: 'search_tests', arguments: { query: 'thyroid' }, why: 'Searches the whole catalog' };

it('makes an address also from what ends in half a letter', () => {
  expect(againWith(showing({ asked: { query: 'cut \ud83e' } }), {})).toBe(
    '/tools/search-tests?query=cut%20%EF%BF%BD',
  );
});

describe('an answer that is not what was asked for', () => {
  it('offers what may have been meant once, and then other ways to ask', () => {
    const html = toHtml(
      messageElements(
        {
          message: 'Choose one of them.',
          options: [{ slug: 'tsh', name: 'TSH' }],
          next: [{ tool: 'search_tests', arguments: { query: 'tsh' }, why: 'If TSH is meant' }, wider],
        },
        showing({}),
        'query',
      ),
    );
    expect(html).toContain('Choose one of them.');
    expect(html).toContain('Did you mean:');
    expect(html).toContain('>TSH</a>');
    expect(html).not.toContain('If TSH is meant');
    expect(html).toContain('>Searches the whole catalog</a>');
  });

  it('shows nothing but the message where nothing else is known', () => {
    expect(toHtml(messageElements({ message: 'Correct it.' }, showing({})))).toBe(
      '<p class="callout warning">Correct it.</p>',
    );
  });
});

describe('a call that may come next', () => {
  it('asks anew with its own fields only, in the language of the page', () => {
    const [list] = nextElements(
      [wider],
      showing({ asked: { query: 'thyroid', category: 'allergy', lang: 'es' } }),
    );
    const html = toHtml(list === undefined ? [] : [list]);
    expect(html).toContain('href="/tools/search-tests?query=thyroid&amp;lang=es"');
    expect(html).toContain('{&quot;query&quot;:&quot;thyroid&quot;,&quot;category&quot;:&quot;&quot;}');
  });

  it('is left to agents where it is another tool, or where a question may not stand in an address', () => {
    expect(nextElements([{ ...wider, tool: 'get_test' }], showing({}))).toEqual([]);
    expect(nextElements([wider], showing({ tool: undefined }))).toEqual([]);
  });
});

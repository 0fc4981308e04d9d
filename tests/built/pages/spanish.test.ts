import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../../src/blocks/paths.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { storeDir } from '../../../src/data/read/store.ts';
import { WORDS as CATALOG } from '../../../src/documents/catalog/catalog-words.ts';
import { WORDS as ITEM } from '../../../src/documents/catalog/item-words.ts';
import { WORDS as COMPARE } from '../../../src/documents/compare/words.ts';
import { inputFields } from '../../../src/documents/docs/tool-call.ts';
import {
  fieldMeaning,
  WORDS as TOOL,
  toolDescription,
  toolTitle,
} from '../../../src/documents/docs/tool-words.ts';
import { WORDS as PLACES } from '../../../src/documents/places/words.ts';
import { WORDS as INDEXES } from '../../../src/documents/site-words.ts';
import { WORDS as AROUND } from '../../../src/layouts/words.ts';
import { site } from '../../../src/site/site.ts';
import { shownTools } from '../../../src/site/tools.ts';
import { en as LABELS_EN } from '../../../src/views/generic/labels/en.ts';
import { es as LABELS_ES } from '../../../src/views/generic/labels/es.ts';

const SHOWN_TOOLS = shownTools(loadDataset().service);

const { data, pages } = site();
const spanish = pages.filter(({ lang }) => lang === 'es');

/** Pages for developers, who read the English contract. */
const isEnglishOnly = (path: string): boolean => /^\/docs(?!\/(tools|changelog))(\/|$)/.test(path);

/** Prose of the store's own that it wrote in English alone. */
const content = join(storeDir('.'), 'content');
const ownEnglish = globSync('**/*.mdx', { cwd: join(content, 'en') })
  .filter((file) => !existsSync(join(content, 'es', file)))
  .map((file) => `/${file.replace(/\.mdx$/, '')}`);

describe('every public page', () => {
  it('exists in both languages, but for the documentation', () => {
    const paths = (lang: string) =>
      pages.filter((page) => page.lang === lang && !isEnglishOnly(page.path)).map(({ path }) => path);
    expect(paths('es').sort()).toEqual(
      paths('en')
        .filter((path) => !ownEnglish.includes(path))
        .sort(),
    );
    expect(spanish.filter(({ path }) => isEnglishOnly(path))).toEqual([]);
  });

  it('leads from Spanish to Spanish: to an English page only where there is no other', () => {
    const inSpanishToo = new Set(spanish.map(({ path }) => path));
    const switched = (html: string) => html.replace(/<a [^>]*hreflang="en" lang="en"[^>]*>/, '');
    const wrong = spanish.flatMap((page) => {
      const body = switched(htmlOf(page)).split('<body')[1] ?? '';
      return [...body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, href = '']) =>
        inSpanishToo.has(href) ? [`${pagePath(page)} -> ${href}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names its language, itself, its other language and the one for everybody else', () => {
    const { origin } = data.service.service;
    for (const page of spanish) {
      const html = htmlOf(page);
      expect(html).toContain('<html lang="es"');
      expect(html).toContain(`<link rel="canonical" href="${origin}${pagePath(page)}"`);
      const languages = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(languages.map(([, lang, href]) => [lang, href])).toEqual([
        ['en', origin + pagePath({ ...page, lang: 'en' })],
        ['es', origin + pagePath(page)],
        ['x-default', origin + pagePath({ ...page, lang: 'en' })],
      ]);
    }
  });
});

const htmlOf = (page: Parameters<typeof pagePath>[0]): string =>
  readFileSync(`dist${pagePath(page)}.html`, 'utf8');

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const plain = (html: string): string =>
  html
    .replace(/&(?:lt|gt|quot|amp|#34|#39);/g, (code) => ENTITIES[code] ?? code)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a reader of the page sees or hears. Left out: code, titles and publishers of sources (links to other sites
 * among them), and what is marked as English by its own `lang`.
 */
function textsOf(html: string): string[] {
  const [, body = ''] = html.split('<body');
  const told = body
    .replace(/<(script|style|code|pre|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<ul class="sources"[\s\S]*?<\/ul>/g, '')
    .replace(/<a [^>]*rel="noopener"[^>]*>[\s\S]*?<\/a>/g, '')
    .replace(/<(\w+) [^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g, '');
  const attributes = [...told.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)];
  const nodes = told.replace(/<\/?(?:a|strong|em|span)\b[^>]*>/g, '').split(/<[^>]*>/);
  return [...nodes, ...attributes.map(([, text = '']) => text)].map(plain).filter((text) => text !== '');
}

type Words = { readonly [key: string]: unknown };

/** The English strings of a table of words that are said otherwise in Spanish. */
function pairs(en: unknown, es: unknown): string[] {
  if (typeof en === 'string') return en === es ? [] : [en];
  if (en === null || typeof en !== 'object') return [];
  return Object.entries(en).flatMap(([key, value]) => pairs(value, (es as Words | undefined)?.[key]));
}

describe('the interface', () => {
  const english = new Set(
    [CATALOG, COMPARE, ITEM, PLACES, INDEXES, TOOL, AROUND]
      .flatMap(({ en, es }) => pairs(en, es))
      .concat(pairs(LABELS_EN, LABELS_ES))
      .map((text) => text.trim())
      // The name of the other language stands on its switch.
      .filter((text) => text !== AROUND.es.otherLanguage && /\p{L}{2}/u.test(text)),
  );
  /** Words that are also Spanish, or names. */
  const alike = new Set(['Total', 'No', 'Normal', 'Subtotal', 'Medicare', 'Factor']);

  it('of a Spanish page holds no English string that has its Spanish', () => {
    const found = spanish.flatMap((page) =>
      textsOf(htmlOf(page))
        .filter((text) => english.has(text) && !alike.has(text))
        .map((text) => `${pagePath(page)}: ${text}`),
    );
    expect(found).toEqual([]);
    expect(english.size).toBeGreaterThan(100);
  });

  it('has Spanish for every tool and every field of its form', () => {
    for (const shown of SHOWN_TOOLS) {
      const { tool } = shown;
      expect(toolTitle(shown, 'es'), tool.name).not.toBe(tool.title);
      expect(toolDescription(shown, 'es'), tool.name).not.toBe(tool.description);
      for (const { name, field } of inputFields(tool)) {
        const english = field.description ?? '';
        expect(fieldMeaning(shown, name, english, 'es'), `${tool.name} ${name}`).not.toBe(english);
      }
    }
  });
});

describe('sentences', () => {
  const STOP = new Set('the and of with for your is are'.split(' '));
  /** What US orders and reports call a test is given in English on purpose. */
  const isEnglishName = (html: string): string =>
    html
      .replace(/<dt>En inglés<\/dt>\s*<dd>[\s\S]*?<\/dd>/g, '')
      // What another seller calls its product.
      .replace(/“[^”]*”/g, '“”');

  /** The name of a publication. */
  const CITED = 'A critical evaluation of simple methods for the estimation of free testosterone in serum.';

  /** What somebody says on the telephone to a clinic that speaks English. */
  const SAID_ALOUD = /\(My value is [^)]*\)/;

  it('of a Spanish page are not English', () => {
    const found = spanish.flatMap((page) =>
      textsOf(isEnglishName(htmlOf(page)))
        .flatMap((text) => text.split(/(?<=[.!?;]) /))
        .filter((sentence) => {
          const words = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? [];
          return (
            sentence !== CITED &&
            !SAID_ALOUD.test(sentence) &&
            words.filter((word) => STOP.has(word)).length > 2
          );
        })
        .map((sentence) => `${pagePath(page)}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});

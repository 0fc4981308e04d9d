import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../../src/blocks/paths.ts';
import { COLOURS, paletteOf } from '../../../src/core/model/store/colours.ts';
import { PICTURE_SIZE, sharesPicture } from '../../../src/documents/picture.ts';
import { headDescription, LONGEST } from '../../../src/layouts/head-description.ts';
import { headTitle, LONGEST_TITLE } from '../../../src/layouts/head-title.ts';
import { site } from '../../../src/site/site.ts';

const { data, pages } = site();
const { service } = data.service;
const html = (path: string): string => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The meta elements of a page by property or name; one that stands twice is joined. */
function metas(path: string): Record<string, string> {
  const [head = ''] = html(path).split('</head>');
  const found: Record<string, string> = {};
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:property|name)="([^"]+)"(?: media="[^"]+")? content="([^"]*)"/g,
  ))
    found[name] = found[name] === undefined ? unescaped(content) : `${found[name]} ${unescaped(content)}`;
  return found;
}

describe('the head of every page', () => {
  it('has a title that no other page in its language has', () => {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const path = pagePath(page);
      const title = `${page.lang}: ${/<title>([^<]*)/.exec(html(path))?.[1]}`;
      expect(seen.get(title), `${path} has the title of another page`).toBeUndefined();
      seen.set(title, path);
    }
  });

  it('has a title that a list of results shows whole', () => {
    const long = pages
      .map((page) => headTitle(page.doc(), service.brand))
      .filter((title) => title.length > LONGEST_TITLE);
    expect(long, 'say it in fewer words: shortTitle of the page, or the name of the record').toEqual([]);
  });

  it('describes it for links that are shared, in its language', () => {
    for (const page of pages) {
      const path = pagePath(page);
      const doc = page.doc();
      const found = metas(path);
      const others = pages.filter((other) => other.path === page.path && other.lang !== page.lang);
      expect(found, path).toMatchObject({
        description: headDescription(doc.description),
        'og:title': doc.title,
        'og:description': headDescription(doc.description),
        'og:url': service.origin + path,
        'og:site_name': service.brand,
        'og:locale': page.lang === 'es' ? 'es_US' : 'en_US',
        'og:image:alt': expect.stringContaining(sharesPicture(doc) ? '' : doc.title),
        'twitter:card': 'summary_large_image',
        'theme-color': `${paletteOf().paper.light} ${paletteOf().paper.dark}`,
      });
      expect(found.description?.length, path).toBeLessThanOrEqual(LONGEST);
      expect(found['og:locale:alternate'], path).toBe(
        others.length === 0
          ? undefined
          : others.map(({ lang }) => (lang === 'es' ? 'es_US' : 'en_US')).join(' '),
      );
    }
  });

  it('names a picture, of its own unless it shares that of a list: a PNG of the size that it says', async () => {
    const named = pages.map((page) => metas(pagePath(page)));
    const files = new Set(named.map((found) => found['og:image']?.replace(service.origin, 'dist') ?? ''));
    expect(files.size).toBe(pages.filter((page) => !sharesPicture(page)).length);
    for (const found of named)
      expect([found['og:image:width'], found['og:image:height'], found['og:image:type']]).toEqual([
        String(PICTURE_SIZE.width),
        String(PICTURE_SIZE.height),
        'image/png',
      ]);
    for (const file of files) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }, file).toEqual({ format: 'png', ...PICTURE_SIZE });
    }
  });
});

describe('icons', () => {
  it('of the manifest and for home screens are squares of the size that is said', async () => {
    const { icons } = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { format, width, height } = await sharp(`dist${src}`).metadata();
      expect([format, `${width}x${height}`], src).toEqual(['png', sizes]);
    }
  });
});

describe('tokens', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');

  it('are the same in the style sheet and outside of it', () => {
    const declared = [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
      ([, name, light, dark]) => ({ name, light, dark }),
    );
    expect(COLOURS.map(({ name, light, dark }) => ({ name, light, dark }))).toEqual(declared);
  });
});

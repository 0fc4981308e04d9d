import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Twin } from '../core/model/page.ts';
import { pageFiles, withTexts } from './page-texts.ts';

const page = (path: string, lang: 'en' | 'es'): Twin => ({
  path,
  lang,
  title: path,
  markdown: `${lang} ${path}`,
});
const PAGES = [page('/guides/a', 'en'), page('/guides/a', 'es'), page('/docs', 'en'), page('/docs/b', 'en')];

it('writes pages apart from their texts, and reads only the texts that are asked for', () => {
  const files = pageFiles('pages', PAGES);
  expect([...files.keys()]).toEqual([
    'pages.json',
    'pages.guides.en.json',
    'pages.guides.es.json',
    'pages.docs.en.json',
  ]);
  expect(JSON.stringify(files.get('pages.json'))).not.toContain('en /guides/a');
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    for (const [file, value] of files)
      if (file !== 'pages.guides.es.json') writeFileSync(join(folder, file), JSON.stringify(value));
    const read = withTexts('pages', files.get('pages.json') as Twin[], (file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(read.filter(({ lang }) => lang === 'en')).toEqual(PAGES.filter(({ lang }) => lang === 'en'));
    expect(() => read[1]?.markdown).toThrow('ENOENT');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

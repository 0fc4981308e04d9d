import { pageUrl } from '../core/address.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { FEEDS, feedPath } from '../documents/changes/feeds.ts';
import { CHANGES_PATH, type Update, updates } from '../documents/changes/updates.ts';
import { WORDS } from '../documents/changes/words.ts';

const [ATOM, JSON_FEED] = FEEDS;

/** A day as RFC 3339 has it; no hour is known. */
const moment = (day: string): string => `${day}T00:00:00Z`;

const newest = (list: readonly Update[], data: Dataset): string =>
  list[0]?.day ?? data.service.service.dataRelease;

/** The changes as Atom (RFC 4287). */
export function atomFeed(lang: Lang, data: Dataset): string {
  const { brand, origin } = data.service.service;
  const list = updates(lang, data);
  const page = pageUrl(origin, CHANGES_PATH, lang);
  const line = (indent: string, name: string, text: string, attributes = ''): string =>
    `${indent}<${name}${attributes}>${escaped(text)}</${name}>`;
  const entry = (update: Update): string =>
    [
      '  <entry>',
      line('    ', 'id', idOf(update, origin)),
      line('    ', 'title', update.title),
      line('    ', 'updated', moment(update.day)),
      `    <link rel="alternate" type="text/html" href="${escaped(pageUrl(origin, update.path, lang))}"/>`,
      `    <category term="${update.topic}"/>`,
      line('    ', 'content', update.lines.join('\n'), ' type="text"'),
      '  </entry>',
    ].join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    line('  ', 'id', page),
    line('  ', 'title', titleOf(lang, brand)),
    line('  ', 'subtitle', WORDS[lang].about),
    line('  ', 'updated', moment(newest(list, data))),
    `  <link rel="self" type="${ATOM.type}" href="${escaped(origin + feedPath(ATOM, lang))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `  <author><name>${escaped(brand)}</name><uri>${escaped(origin)}</uri></author>`,
    line('  ', 'rights', 'CC BY 4.0'),
    ...list.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

/** The same as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(lang: Lang, data: Dataset): string {
  const { brand, origin } = data.service.service;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(lang, brand),
    description: WORDS[lang].about,
    home_page_url: pageUrl(origin, CHANGES_PATH, lang),
    feed_url: origin + feedPath(JSON_FEED, lang),
    language: lang,
    authors: [{ name: brand, url: origin }],
    items: updates(lang, data).map((update) => ({
      id: idOf(update, origin),
      url: pageUrl(origin, update.path, lang),
      title: update.title,
      content_text: update.lines.join('\n'),
      date_published: moment(update.day),
      tags: [update.topic],
    })),
  });
}

/** The same in both languages, because it is one change. */
const idOf = ({ id }: Update, origin: string): string => `${origin}${CHANGES_PATH}#${id}`;

const titleOf = (lang: Lang, brand: string): string => `${brand}: ${WORDS[lang].title}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

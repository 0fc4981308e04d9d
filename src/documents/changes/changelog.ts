import { type Block, type Doc, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import { DEPRECATED, NOTICE_DAYS } from '../../core/deprecations.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { ApiChange } from '../../core/model/release/release.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { homeStep } from '../home-step.ts';
import { feedLinks } from './changes.ts';
import { CHANGELOG_PATH } from './updates.ts';
import { CHANGELOG_WORDS } from './words.ts';

/** What changed for callers, what will end, and how something ends. */
export function changelogDoc(lang: Lang, { changes, service: { service } }: Dataset): Doc {
  const words = CHANGELOG_WORDS[lang];
  return {
    path: CHANGELOG_PATH,
    lang,
    kind: 'doc',
    title: words.title,
    description: words.about,
    updatedAt: changes.api.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), service.dataRelease),
    trail: [homeStep(lang)],
    blocks: [
      paragraph([words.version(service.apiVersion), ...feedLinks(lang), '.']),
      heading(words.deprecated),
      deprecations(lang),
      heading(words.policy),
      { kind: 'list', items: words.rules(NOTICE_DAYS) },
      paragraph([words.contract, link(words.contractLink, '/docs/api-contract'), '.']),
      heading(words.changes),
      ...[...Map.groupBy(changes.api, ({ day }) => day)]
        .sort(([a], [b]) => (a < b ? 1 : -1))
        .flatMap(([day, list]): Block[] => [
          heading(words.ofDay(day), 3),
          { kind: 'list', items: list.map((change) => entry(change, lang)) },
        ]),
    ],
  };
}

function entry({ kind, version, text }: ApiChange, lang: Lang): Text {
  const words = CHANGELOG_WORDS[lang];
  return [{ strong: words.entry(words.kinds[kind], version) }, ' ', ...withCode(text[lang])];
}

/** What stands between backticks is code. */
const withCode = (text: string): Inline[] =>
  text
    .split('`')
    .map((part, i): Inline => (i % 2 === 1 ? { code: part } : part))
    .filter((part) => part !== '');

function deprecations(lang: Lang): Block {
  const words = CHANGELOG_WORDS[lang];
  if (DEPRECATED.length === 0) return paragraph(words.nothing);
  return {
    kind: 'table',
    caption: words.deprecated,
    head: words.head,
    rows: DEPRECATED.map(({ path, since, sunset }) => [[{ code: path }], since, sunset]),
  };
}

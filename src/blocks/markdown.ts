import { languageOf, OVER_HTTP } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { ADD_WORDS, addPath } from './add-link.ts';
import { browseTwin } from './browse/browse.ts';
import { catalogTwin } from './catalog-list.ts';
import { DEMO } from './demo.ts';
import type { Block, Doc, Inline, Text } from './doc.ts';
import { PATHS, pagePath, twinPath } from './paths.ts';
import { preparationMarkdown } from './preparation.ts';
import { priceStepsMarkdown } from './price-steps.ts';
import { rangeHeroMarkdown } from './range-hero/range-hero.ts';
import { receiptMarkdown } from './receipt.ts';
import { readOn } from './source-words.ts';
import { stripMarkdown } from './strip/strip.ts';

const WORDS = {
  en: { index: 'Index of everything here', page: 'This page', updated: 'Updated' },
  es: { index: 'Índice de todo', page: 'Esta página', updated: 'Actualizada el' },
} as const;

interface Service {
  readonly origin: string;
  /** Prices and sites are demonstration data, which every twin says. */
  readonly demo: boolean;
}

/** A Doc as GitHub-flavoured Markdown: the twin of its page. Links to pages lead to their twins. */
export function toMarkdown(doc: Doc, { origin, demo }: Service): string {
  const words = WORDS[doc.lang];
  const parts = [
    `# ${doc.title}`,
    `> ${plain(doc.description)}`,
    `${words.index}: ${origin}/llms.txt · ${words.page}: ${origin}${pagePath(doc)} · ${words.updated} ${doc.updatedAt}`,
    ...(demo
      ? [`${DEMO[doc.lang].notice} ${origin}${twinPath(pagePath({ ...doc, path: PATHS.data }))}`]
      : []),
    ...doc.blocks.map((block) => blockMarkdown(block, origin, doc.lang)).filter((part) => part !== ''),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Blocks alone, as the answer of a tool is printed for a model. */
export const blocksMarkdown = (blocks: readonly Block[], origin: string, lang: Lang = 'en'): string =>
  blocks
    .map((block) => blockMarkdown(block, origin, lang))
    .filter((part) => part !== '')
    .join('\n\n');

function blockMarkdown(block: Block, origin: string, lang: Lang): string {
  const text = (value: Text): string => textMarkdown(value, origin);
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'text':
      return text(block.text);
    case 'list':
      return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${text(item)}`).join('\n');
    case 'facts':
      return block.items.map(({ term, value }) => `- **${term}:** ${text(value)}`).join('\n');
    case 'table':
      return table(block, text);
    case 'callout':
      return text(block.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'links':
      return block.items
        .map(({ title, path, note, figure, first = [] }) =>
          [
            `- [${title}](${origin}${twinOf(path)})${note === undefined ? '' : `: ${plain(note)}`}${figure === undefined ? '' : ` (${figure})`}`,
            ...first.map((page) => `  - [${page.title}](${origin}${twinOf(page.path)})`),
          ].join('\n'),
        )
        .join('\n');
    case 'faq':
      return block.items
        .map(({ question, answer }) => `### ${plain(question)}\n\n${plain(answer)}`)
        .join('\n\n');
    case 'panes':
      return block.panes.map((pane) => blocksMarkdown(pane, origin, lang)).join('\n\n');
    case 'rail':
      return blocksMarkdown(block.blocks, origin, lang);
    case 'fold':
      return [`**${plain(block.title)}**`, blocksMarkdown(block.blocks, origin, lang)].join('\n\n');
    case 'add':
      return text([
        {
          text: `${ADD_WORDS[lang].large}: ${block.add.name}`,
          // Agents read Markdown.
          href: `${addPath(block.add.slugs, lang)}&utm_source=${OVER_HTTP.source}&utm_medium=${OVER_HTTP.medium}`,
        },
      ]);
    case 'browse':
      return blocksMarkdown(browseTwin(block), origin, lang);
    case 'range-hero':
      return rangeHeroMarkdown(block, text);
    case 'band':
      return blocksMarkdown([...block.blocks, ...(block.beside ?? [])], origin, lang);
    case 'receipt':
      return receiptMarkdown(block, text);
    case 'sources':
      return block.sources
        .map(
          (source) =>
            `- [${source.title}](${target(source.url)}), ${source.publisher}, ${readOn(source, lang)}`,
        )
        .join('\n');
    case 'code':
      return fenced(block);
    case 'samples':
      return block.samples.map((sample) => `### ${sample.name}\n\n${fenced(sample)}`).join('\n\n');
    case 'prose':
      return block.pieces
        .map((piece) =>
          typeof piece === 'string' ? proseMarkdown(piece, origin) : blocksMarkdown(piece, origin, lang),
        )
        .join('')
        .trim();
    case 'strip':
      return stripMarkdown(block, text);
    case 'price-steps':
      return priceStepsMarkdown(block, text);
    case 'preparation':
      return preparationMarkdown(block, lang);
    case 'catalog':
      return blocksMarkdown(catalogTwin(block, origin), origin);
    case 'search':
    case 'choose':
    case 'forget':
    case 'kept':
    case 'map':
    case 'chart':
    case 'ranges':
    case 'drawing':
    case 'form':
      return '';
  }
}

const fenced = ({ language, text }: { readonly language: string; readonly text: string }): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

function table(
  { caption, head, rows, numeric = [] }: Extract<Block, { kind: 'table' }>,
  text: (value: Text) => string,
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, i) => (numeric.includes(i) ? '---:' : '---'));
  return [`**${caption}**`, '', line(head), line(rule), ...rows.map((row) => line(row.map(text)))].join('\n');
}

function textMarkdown(value: Text, origin: string): string {
  return typeof value === 'string'
    ? plain(value)
    : value.map((part) => inlineMarkdown(part, origin)).join('');
}

/** "<slug>" in a text is no HTML. */
const plain = (text: string): string => text.replace(/<(?=[a-zA-Z/!])/g, '\\<');

function inlineMarkdown(part: Inline, origin: string): string {
  if (typeof part === 'string') return plain(part);
  if ('strong' in part) return `**${part.strong}**`;
  if ('code' in part) return codeSpan(part.code);
  if ('add' in part) return '';
  if (!('href' in part)) return plain(part.text);
  // An address that is its own text reads best bare, as the answer gave it.
  if (/^https?:/.test(part.text)) return part.text;
  return `[${part.text}](${target(part.href.startsWith('/') ? origin + twinOf(part.href) : part.href)})`;
}

/** Code between more backticks than it holds beside each other. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const room = longest > 0 ? ' ' : '';
  return `${fence}${room}${code}${room}${fence}`;
}

/** An address between parentheses: its own would end the link. */
const target = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');

/** Prose whose links to pages of this site lead to their twins, wherever the text is read. */
const proseMarkdown = (markdown: string, origin: string): string =>
  markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${origin}${twinOf(href)})`);

/** A path to a file (one with an ending), an API or a fragment stays as it is. */
function twinOf(href: string): string {
  const [path = '', ...rest] = href.split(/(?=[#?])/);
  return /\.[a-z0-9]+$/.test(path) || /^\/(api\/|mcp$|cart$)/.test(languageOf(path).path)
    ? href
    : twinPath(path) + rest.join('');
}

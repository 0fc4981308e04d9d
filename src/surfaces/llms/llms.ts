import { pagePath, twinPath } from '../../blocks/paths.ts';
import { pathIn } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { toolsOf } from '../../core/tools/index.ts';
import type { SitePage } from '../../documents/site-page.ts';
import { agentInstructions, whichTool } from '../agents/agents.ts';
import { firstSentence } from '../agents/first-sentence.ts';
import { bySubject, type Subject, subjects } from './subjects.ts';

/** An llms.txt: its address on the site, and its text. */
export interface LlmsFile {
  readonly path: string;
  readonly text: string;
}

/** Agents cut a file off at about 50,000 characters (agentdocsspec.com): a longer subject is split. */
const MOST_LINKED = 45_000;

const WORDS = {
  en: {
    index: 'Index of everything here',
    markdown: 'Each address below is Markdown; without .md it is the page for people.',
    pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    part: (number: number) => `part ${number}`,
  },
  es: {
    index: 'Índice de todo',
    markdown: 'Cada dirección es Markdown; sin .md es la página para personas.',
    pages: (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`,
    part: (number: number) => `parte ${number}`,
  },
} as const;

interface Part {
  readonly subject: Subject;
  readonly lang: Lang;
  readonly path: string;
  readonly title: string;
  /** One line of the directory: what is in it, and how much. */
  readonly note: string;
  readonly lines: readonly string[];
}

/** llms.txt (llmstxt.org): the root is a directory, and every other page stands in one file of its subject. */
export function llmsFiles(data: Dataset, pages: readonly SitePage[]): LlmsFile[] {
  const { origin } = data.service.service;
  const all = subjects(data);
  const parts = LANGS.flatMap((lang) => {
    const grouped = bySubject(
      pages.filter((page) => page.lang === lang),
      all,
    );
    return all.flatMap((subject) => partsOf(subject, lang, grouped.get(subject.path) ?? [], origin));
  });
  const others = bySubject(pages, all).get('') ?? [];
  return [
    { path: '/llms.txt', text: rootText(data, others, parts) },
    ...parts.map((part) => ({ path: part.path, text: partText(part, data) })),
  ];
}

function partsOf(subject: Subject, lang: Lang, pages: readonly SitePage[], origin: string): Part[] {
  const words = WORDS[lang];
  const folder = pathIn(subject.path, lang);
  const chunks = chunked(pages, origin);
  return chunks.map((chunk, i) => {
    const first = chunk[0]?.title ?? '';
    const last = chunk.at(-1)?.title ?? '';
    const range = chunks.length > 1 ? `, ${words.part(i + 1)}` : '';
    const span = chunks.length > 1 ? ` ${first} – ${last}.` : '';
    return {
      subject,
      lang,
      path: `${folder}/llms${i === 0 ? '' : `-${i + 1}`}.txt`,
      title: subject.title[lang] + range,
      note: `${subject.about[lang]}${span} ${words.pages(chunk.length)}.`,
      lines: chunk.map((page) => pageLine(page, origin)),
    };
  });
}

/** Pages in runs whose lines stay below the limit together. */
function chunked(pages: readonly SitePage[], origin: string): SitePage[][] {
  const chunks: SitePage[][] = [];
  let room = 0;
  for (const page of pages) {
    const length = pageLine(page, origin).length + 1;
    if (length > room) {
      chunks.push([]);
      room = MOST_LINKED;
    }
    chunks.at(-1)?.push(page);
    room -= length;
  }
  return chunks;
}

/** A page with what it says first; a tool with the whole of when to use it. */
function pageLine(page: SitePage, origin: string): string {
  const { description } = page.doc();
  const note = page.kind === 'tool' ? description : firstSentence(description);
  return `- [${page.title}](${origin}${twinPath(pagePath(page))}): ${note}`;
}

function partText({ subject, lang, title, lines }: Part, data: Dataset): string {
  const { service } = data.service;
  const words = WORDS[lang];
  return [
    `# ${title} (${service.brand})`,
    '',
    `> ${subject.about[lang]}`,
    '',
    ...(service.demo ? [service.said[lang].demoNotice, ''] : []),
    `${words.index}: ${service.origin}/llms.txt. ${words.markdown}`,
    '',
    `## ${title}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

function rootText(data: Dataset, others: readonly SitePage[], parts: readonly Part[]): string {
  const { service } = data.service;
  const { origin } = service;
  const directory = (lang: Lang): string[] =>
    parts
      .filter((part) => part.lang === lang)
      .map(({ path, title, note }) => `- [${title}](${origin}${path}): ${note}`);
  const spanish = directory('es');
  return [
    `# ${service.brand}`,
    '',
    `> Catalog of ${data.catalog.entries.length} cash-pay lab tests and panels in the US with the price at each lab, order quotes by state, draw sites, reference ranges${service.shows.comparison ? ', unit conversion and price comparison' : ' and unit conversion'}. Read-only, no account, no key.`,
    '',
    'Instructions for agents:',
    '',
    ...agentInstructions(data),
    '',
    'Which tool for what:',
    '',
    ...whichTool(toolsOf(data.service)),
    '',
    '## Start here',
    '',
    ...others.map((page) => pageLine(page, origin)),
    '',
    '## Pages by subject',
    '',
    ...directory('en'),
    ...(spanish.length === 0 ? [] : ['', '## En español', '', ...spanish]),
    '',
    '## Optional',
    '',
    `- [Full catalog as text](${origin}/llms-full.txt): every test and panel with prices, sample, fasting, codes and aliases in one long file.`,
    `- [Registry of analytes](${origin}/data/analytes.json): everything that a line of a report may measure, with what tells it apart, names in two languages, units and LOINC codes; ranged says whether ranges are held. Its fields: ${origin}/docs/data.md.`,
    `- [Data release](${origin}/data/manifest.json): every table with rows, size, SHA-256 and licence; the reference ranges as FHIR R4 (${origin}/data/fhir/observation-definitions.ndjson), units in UCUM (${origin}/data/units.json), every field (${origin}/data/dictionary.json), ${origin}/data/CITATION.cff and the notices that go with it (${origin}/data/NOTICE.txt).`,
    `- [OpenAPI](${origin}/openapi.json): the HTTP interface with the schema of every input and answer.`,
    `- [Feed of changes](${origin}/feed.json): what changed in the data, in prices and in the interface, as JSON Feed; ${origin}/feed.atom is the same as Atom.`,
    `- [Agent skills](${origin}/.well-known/agent-skills/index.json): skills for whole tasks (buying, reading a report, comparing, preparing), and one for each tool.`,
    `- [Rules for agents](${origin}/agents.md): how to use the tools rightly, in one short file.`,
    '',
  ].join('\n');
}

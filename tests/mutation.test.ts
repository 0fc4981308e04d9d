import { describe, expect, it } from 'vitest';
import { elements, toHtml } from '../src/blocks/html.ts';
import { toMarkdown } from '../src/blocks/markdown.ts';
import { LANGS, type Lang } from '../src/core/model/vocabulary.ts';
import { TOOLS, toolNamed } from '../src/core/tools/index.ts';
import { en } from '../src/core/words/en/index.ts';
import { site } from '../src/site/site.ts';
import { briefAnswer } from '../src/surfaces/mcp/brief/answer.ts';
import { answerBlocks } from '../src/views/generic/answer.ts';
import { CALLS, FAULTY } from './calls.fixture.ts';
import { answered } from './two-languages.fixture.ts';

/** A sentence, or a function that makes one, in the table of the English words. */
interface Sentence {
  readonly path: string;
  readonly table: object;
  readonly key: string;
  readonly value: unknown;
}

function* sentencesIn(table: object, path = ''): Generator<Sentence> {
  for (const [key, value] of Object.entries(table)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || typeof value === 'function') yield { path: here, table, key, value };
    else if (typeof value === 'object' && value !== null) yield* sentencesIn(value, here);
  }
}

const SENTENCES = [...sentencesIn(en)];
const marked = (text: unknown, mark: string): unknown =>
  typeof text === 'string'
    ? `${text}${mark}`
    : Array.isArray(text)
      ? text.map((one) => marked(one, mark))
      : text;
const markOf = (path: string): string => `‹${path}›`;

/** Runs something while every English sentence says otherwise: each carries its own place in the table. */
function whileOtherwise<T>(run: () => T): T {
  for (const { path, table, key, value } of SENTENCES) {
    const mark = markOf(path);
    const otherwise =
      typeof value === 'function'
        ? (...facts: unknown[]) => marked(value(...facts), mark)
        : marked(value, mark);
    Reflect.set(table, key, otherwise);
  }
  try {
    return run();
  } finally {
    for (const { table, key, value } of SENTENCES) Reflect.set(table, key, value);
  }
}

/** Every answer in a language, as data, in brief and as the text that models read. */
const answersIn = (lang: Lang): string[] =>
  CALLED.map(([tool, input]) => {
    const answer = answered(tool, input, lang);
    const blocks = answerBlocks(answer as Readonly<Record<string, unknown>>, lang);
    const brief =
      'faults' in (answer as object)
        ? {}
        : briefAnswer(tool, answer, { ...input, lang }, site().data.service);
    return `${tool.name} ${JSON.stringify(input)}\n${JSON.stringify([answer, brief])}\n${toHtml(elements(blocks, lang))}`;
  });

const CALLED = [
  ...TOOLS.flatMap((tool) => CALLS[tool.name].map((input) => [tool, input] as const)),
  ...FAULTY.map(([name, input]) => [toolNamed(name), input] as const),
];

/** As many pages of each kind. */
const PAGES_OF_A_KIND = 3;

/** A page that says for whom limits are, in every way there is. */
const OF_EVERYBODY = '/biomarkers/potassium';

/** Pages of every kind in a language, as their twins and their markup. */
function pagesIn(lang: Lang): string[] {
  const { pages, data } = site();
  const kinds = Map.groupBy(
    pages.filter((page) => page.lang === lang),
    ({ kind }) => kind,
  );
  return [...kinds.values()].flatMap((inKind) =>
    [...inKind.slice(0, PAGES_OF_A_KIND), ...inKind.filter(({ path }) => path.endsWith(OF_EVERYBODY))].map(
      ({ doc }) => {
        const made = doc();
        return `${toMarkdown(made, data.service.service)}\n${toHtml(elements(made.blocks, lang))}`;
      },
    ),
  );
}

describe('when every English sentence says otherwise', () => {
  const before = LANGS.map((lang) => ({ answers: answersIn(lang), pages: pagesIn(lang) }));
  const after = whileOtherwise(() =>
    LANGS.map((lang) => ({ answers: answersIn(lang), pages: pagesIn(lang) })),
  );
  const [english, spanish] = after;

  it('no Spanish answer changes', () => {
    expect(spanish?.answers).toEqual(before[1]?.answers);
  });

  it('no Spanish page changes', () => {
    const marks = [...new Set(spanish?.pages.flatMap((page) => page.match(/‹[\w.]+›/g) ?? []))];
    expect(marks).toEqual([]);
    expect(spanish?.pages).toEqual(before[1]?.pages);
  });

  it('English answers and pages change: they are made of these sentences and of no copy', () => {
    const said = [...(english?.answers ?? []), ...(english?.pages ?? [])].join('\n');
    const reached = SENTENCES.filter(({ path }) => said.includes(markOf(path)));
    expect(reached.length).toBeGreaterThanOrEqual(40);
    const unreached = SENTENCES.filter((one) => !reached.includes(one)).map(({ path }) => path);
    expect(reached.length / SENTENCES.length, unreached.join(' ')).toBeGreaterThan(0.85);
  });

  it('every sentence is as it was afterwards', () => {
    expect(LANGS.map((lang) => answersIn(lang))).toEqual(before.map(({ answers }) => answers));
  });
});

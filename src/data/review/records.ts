import { pageUrl } from '../../core/address.ts';
import type { Source } from '../../core/model/source.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import type { Authored } from '../read/authored.ts';
import { KINDS, type Kind, kindOf } from './kinds.ts';
import { analyteLimits, limitedAnalytes, limitFiles, limitPublications } from './limits.ts';
import { limitLines, patternLines, signLines } from './told.ts';

/** A record that a clinician can sign, and what there is to read of it. */
export interface Reviewable {
  /** Such as markers/ferritin. */
  readonly record: string;
  readonly kind: Kind;
  readonly name: string;
  readonly files: readonly string[];
  /** Pages on which people see it, in every language. */
  readonly pages: readonly string[];
  readonly sources: readonly Pick<Source, 'title' | 'publisher' | 'url' | 'accessed'>[];
  /** What it says, where no page shows all of it. */
  readonly lines: readonly string[];
  /** What the signature is a hash of. */
  readonly content: unknown;
}

/** Every record that can be signed, in the order in which it should be read. */
export function reviewables(authored: Authored): Reviewable[] {
  const all: Reviewable[] = [
    ...limitRecords(authored),
    ...patternRecords(authored),
    ...signRecords(authored),
    ...fileRecords(authored),
    ...proseRecords(authored),
  ];
  return KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}

const pagesAt =
  ({ service }: Authored) =>
  (path: string): string[] =>
    LANGS.map((lang) => pageUrl(service?.origin ?? '', path, lang));

function limitRecords(authored: Authored): Reviewable[] {
  const names = new Map([...authored.markers, ...authored.analytes].map(({ slug, name }) => [slug, name]));
  return limitedAnalytes(authored.limits).map((analyte) => {
    const content = analyteLimits(analyte, authored.limits);
    return {
      record: `limits/${analyte}`,
      kind: 'limits',
      name: names.get(analyte) ?? analyte,
      files: limitFiles(content),
      pages: pagesAt(authored)(`/biomarkers/${analyte}`),
      sources: limitPublications(content, authored.limits),
      lines: limitLines(content),
      content,
    };
  });
}

const patternRecords = (authored: Authored): Reviewable[] =>
  authored.patterns.map((pattern) => {
    const { slug, ...content } = pattern;
    return {
      record: `patterns/${slug}`,
      kind: 'patterns',
      name: pattern.name,
      files: [`data/patterns/${slug}.json`],
      pages: pagesAt(authored)('/tools/interpret-results'),
      sources: pattern.sources,
      lines: patternLines(pattern),
      content,
    };
  });

const signRecords = (authored: Authored): Reviewable[] =>
  authored.signs.map((sign) => {
    const { slug, ...content } = sign;
    const rules = authored.signRules.filter((rule) => rule.sign === slug);
    return {
      record: `warning-signs/${slug}`,
      kind: 'warning-signs',
      name: sign.name.en,
      files: [`data/warning-signs/${slug}.json`, 'data/sign-rules.csv'],
      pages: pagesAt(authored)('/tools/recommend-tests'),
      sources: sign.sources,
      lines: signLines(sign, rules),
      content: { ...content, rules },
    };
  });

/** Records of which each is a file of its own, with pages that show it whole. */
function fileRecords(authored: Authored): Reviewable[] {
  const at = pagesAt(authored);
  const names = new Map(authored.markers.map(({ slug, name }) => [slug, name]));
  const record = (
    kind: Kind,
    { slug, ...content }: { readonly slug: string },
    rest: Pick<Reviewable, 'name' | 'pages' | 'sources'>,
  ): Reviewable => ({
    record: `${kind}/${slug}`,
    kind,
    files: [`data/${kind}/${slug}.json`],
    lines: [],
    content,
    ...rest,
  });
  return [
    ...authored.interpretations.map((one) =>
      record('interpretations', one, {
        name: names.get(one.slug) ?? one.slug,
        pages: (['high', 'low'] as const)
          .filter((side) => one[side] !== undefined)
          .flatMap((side) => at(`/biomarkers/${one.slug}/${side}`)),
        sources: one.sources,
      }),
    ),
    ...authored.markers.map((one) =>
      record('markers', one, {
        name: one.name,
        pages: at(`/biomarkers/${one.slug}`),
        sources: Object.values(one.sources),
      }),
    ),
    ...authored.conditions.map((one) =>
      record('conditions', one, {
        name: one.name.en,
        pages: at(`/conditions/${one.slug}`),
        sources: one.sources,
      }),
    ),
    ...authored.notSold.map((one) =>
      record('not-sold', one, {
        name: one.name.en,
        pages: at(`/not-sold/${one.slug}`),
        sources: one.sources,
      }),
    ),
    ...(['tests', 'panels'] as const).flatMap((kind) =>
      authored[kind].map((one) =>
        record(kind, one, {
          name: one.name,
          pages: one.status === 'hidden' ? [] : at(`/${kind}/${one.slug}`),
          sources: one.sources,
        }),
      ),
    ),
  ];
}

/** A page of prose in all its languages together. */
function proseRecords(authored: Authored): Reviewable[] {
  const byPath = Map.groupBy(authored.prose, ({ path }) => path.slice(1));
  return [...byPath].flatMap(([record, versions]): Reviewable[] => {
    const [first] = versions;
    if (first === undefined || kindOf(record) !== 'guides') return [];
    const sources = new Map(versions.flatMap(({ matter }) => matter.sources.map((one) => [one.url, one])));
    return [
      {
        record,
        kind: 'guides',
        name: first.matter.title,
        files: versions.map(({ file }) => file),
        pages: pagesAt(authored)(first.path),
        sources: [...sources.values()],
        lines: [],
        content: Object.fromEntries(versions.map(({ lang, matter, body }) => [lang, { matter, body }])),
      },
    ];
  });
}

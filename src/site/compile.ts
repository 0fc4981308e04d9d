import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMarkdown } from '../blocks/markdown.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Page } from '../core/model/page.ts';
import { PAGE_KINDS } from '../core/model/vocabulary.ts';
import { measuringIn } from '../core/search/measuring.ts';
import { openSearch } from '../core/search/open-names.ts';
import { BUILT } from '../data/built-folder.ts';
import { CHECKS } from '../data/checks/index.ts';
import { joinDataset, type SliceFiles } from '../data/join.ts';
import { type Authored, type Exception, readAuthored } from '../data/read/authored.ts';
import { type Breach, report } from '../data/read/breach.ts';
import { sitePages } from '../documents/site.ts';
import type { SitePage } from '../documents/site-page.ts';
import { SHOWN_TOOLS } from './tools.ts';

/** What a compilation yields: all breaches, or the slices. */
export type Compiled =
  | { readonly ok: false; readonly breaches: readonly Breach[] }
  | { readonly ok: true; readonly authored: Authored; readonly slices: Slices };

/** The slices as files: the dataset, with its search index still closed. */
type Slices = SliceFiles & Pick<Dataset, 'pages'>;

/**
 * Reads, checks and joins everything below `root`. The records' own schemas come first: rules across records
 * would only repeat their faults.
 * @param origin where the site will be served, when it is not the address in data/service.json
 */
export function compile(root: string, origin?: string): Compiled {
  const breaches: Breach[] = [];
  const authored = readAuthored({ root, breaches });
  const { service } = authored;
  if (breaches.length > 0 || service === undefined) return { ok: false, breaches };
  const left = withoutExceptions(
    CHECKS.flatMap((check) => check.run(authored)),
    authored.exceptions,
  );
  if (left.length > 0) return { ok: false, breaches: left };
  const files = joinDataset(authored, origin === undefined ? service : { ...service, origin });
  const data: Dataset = { ...files, search: openSearch(files.search, measuringIn(files)), pages: [] };
  const pages = sitePages({ data, prose: authored.prose, tools: SHOWN_TOOLS }).flatMap((page) =>
    guidePage(page, data.service.service),
  );
  return { ok: true, authored, slices: { ...files, pages } };
}

/** The compiled form of a page that get_guide returns; none for other pages. */
function guidePage(page: SitePage, service: Dataset['service']['service']): Page[] {
  const unlisted = page.kind === 'analyte';
  const kind = unlisted ? 'biomarker' : PAGE_KINDS.find((known) => known === page.kind);
  if (kind === undefined) return [];
  const doc = page.doc();
  return [
    {
      path: page.path,
      lang: page.lang,
      kind,
      // The list of biomarkers is that of the markers with ranges: all names together are too long for an answer.
      ...(unlisted ? { unlisted } : {}),
      title: doc.title,
      description: doc.description,
      updatedAt: doc.updatedAt,
      markdown: toMarkdown(doc, service),
    },
  ];
}

/** Takes out what data/exceptions.json tolerates; an exception that fits nothing is a breach itself. */
function withoutExceptions(breaches: readonly Breach[], exceptions: readonly Exception[]): Breach[] {
  const fits = (breach: Breach, { rule, file, at }: Exception): boolean =>
    breach.rule === rule && breach.file === file && breach.at === at;
  return [
    ...breaches.filter((breach) => !exceptions.some((exception) => fits(breach, exception))),
    ...exceptions
      .filter((exception) => !breaches.some((breach) => fits(breach, exception)))
      .map(({ rule, file, at }) => ({
        rule: 'stale-exception',
        file: 'data/exceptions.json',
        at: `${rule} ${file} ${at}`,
        problem: 'excuses nothing any more',
        tip: 'Remove it.',
      })),
  ];
}

/** Writes each slice as a file into generated/data, and the prose beside it for the pages. */
export function writeSlices(root: string, { authored, slices }: Extract<Compiled, { ok: true }>): void {
  const folder = join(root, 'generated/data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, slice] of Object.entries(slices))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(slice));
  writeFileSync(join(root, 'generated/prose.json'), JSON.stringify(authored.prose));
}

if (import.meta.main) {
  const compiled = compile(process.cwd(), process.env.ORIGIN ?? process.env.URL);
  if (compiled.ok) {
    writeSlices(BUILT, compiled);
    const { tests, panels, markers, conversions, sites, prose } = compiled.authored;
    console.info(
      `Compiled ${tests.length} tests, ${panels.length} panels, ${markers.length} markers, ${conversions.length} conversions, ${sites.length} draw sites, ${prose.length} pages of prose.`,
    );
  } else {
    console.error(report(compiled.breaches));
    process.exitCode = 1;
  }
}

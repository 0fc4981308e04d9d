import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Doc } from '../blocks/doc.ts';
import { toMarkdown } from '../blocks/markdown.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Page, Twin } from '../core/model/page.ts';
import { PAGE_KINDS } from '../core/model/vocabulary.ts';
import { measuringIn } from '../core/search/measuring.ts';
import { openSearch } from '../core/search/open-names.ts';
import { BUILT } from '../data/built-folder.ts';
import { ruleBreaches } from '../data/checked.ts';
import { type Carried, carriedOnly } from '../data/join/carried.ts';
import { joinDataset, type Printed, type SliceFiles } from '../data/join.ts';
import { PAGE_SLICES, pageFiles } from '../data/page-texts.ts';
import { readAuthored } from '../data/read/authored.ts';
import { type Breach, report } from '../data/read/breach.ts';
import { located } from '../data/read/located.ts';
import { readingOf } from '../data/read/store.ts';
import { servedAt } from '../data/served-at.ts';
import { countryShapes } from '../documents/places/shapes/country.ts';
import { sitePages } from '../documents/site.ts';
import type { SitePage } from '../documents/site-page.ts';
import { appStyles } from './app-styles.ts';
import { proseLinks } from './prose-links.ts';
import { agentSkills } from './skills.ts';
import { shownTools } from './tools.ts';

/** What a compilation yields: all breaches, or the slices. */
export type Compiled =
  | { readonly ok: false; readonly breaches: readonly Breach[] }
  | { readonly ok: true; readonly authored: Carried; readonly slices: Slices };

/** The slices as files: the dataset, with its search index still closed. */
type Slices = SliceFiles & Pick<Dataset, Printed>;

/**
 * Reads, checks and joins everything below `root`. The records' own schemas come first: rules across records
 * would only repeat their faults.
 * @param origin where the site will be served, when it is not the address in data/store/service.json
 * @param store the folder of the store, when it is not the one that `storeDir` finds
 */
export function compile(root: string, origin?: string, store?: string): Compiled {
  const reading = readingOf(root, store);
  const { breaches } = reading;
  const authored = readAuthored(reading);
  const { service } = authored;
  if (breaches.length > 0 || service === undefined) return { ok: false, breaches };
  const carried = carriedOnly(authored);
  const left = ruleBreaches(authored, carried, reading);
  if (left.length > 0) return { ok: false, breaches: located(left, reading) };
  const files = joinDataset(carried, origin === undefined ? service : { ...service, origin });
  const search = openSearch(files.search, measuringIn(files));
  const styles = appStyles();
  const country = countryShapes();
  const data: Dataset = {
    ...files,
    search,
    pages: [],
    itemTwins: [],
    skills: [],
    appStyles: styles,
    country,
  };
  const listed = sitePages({ data, prose: carried.prose, tools: shownTools(data.service) });
  const broken = proseLinks(carried.prose, listed);
  if (broken.length > 0) return { ok: false, breaches: located(broken, reading) };
  const pages = listed.flatMap((page) => guidePage(page, data.service.service));
  const itemTwins = listed.filter(isOfItems).map((page) => twin(page, page.doc(), data.service.service));
  const skills = agentSkills({ ...data, pages });
  return {
    ok: true,
    authored: carried,
    slices: { ...files, pages, itemTwins, skills, appStyles: styles, country },
  };
}

const isOfItems = ({ kind }: SitePage): boolean => kind === 'item' || kind === 'catalog';

const twin = ({ path, lang }: SitePage, doc: Doc, service: Dataset['service']['service']): Twin => ({
  path,
  lang,
  title: doc.title,
  markdown: toMarkdown(doc, service),
});

/** The compiled form of a page that get_guide returns; none for other pages. */
function guidePage(page: SitePage, service: Dataset['service']['service']): Page[] {
  const unlisted = page.kind === 'analyte';
  const kind = unlisted ? 'biomarker' : PAGE_KINDS.find((known) => known === page.kind);
  if (kind === undefined) return [];
  const doc = page.doc();
  return [
    {
      ...twin(page, doc, service),
      kind,
      // The list of biomarkers is that of the markers with ranges: all names together are too long for an answer.
      ...(unlisted ? { unlisted } : {}),
      description: doc.description,
      updatedAt: doc.updatedAt,
    },
  ];
}

/** Writes each slice as a file into generated/data, and the prose beside it for the pages. */
export function writeSlices(root: string, { authored, slices }: Extract<Compiled, { ok: true }>): void {
  const folder = join(root, 'generated/data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, slice] of Object.entries(slices))
    for (const [file, value] of PAGE_SLICES.has(name)
      ? pageFiles(name, slice as readonly Twin[])
      : ([[`${name}.json`, slice]] as const))
      writeFileSync(join(folder, file), JSON.stringify(value));
  writeProse(join(root, 'generated/prose'), authored.prose);
  writeFileSync(join(root, 'generated/prose.json'), JSON.stringify(authored.prose));
}

/** Each page of prose as the store has it, as Markdown; what did not change is left alone, so that nobody reads it anew. */
function writeProse(folder: string, prose: Carried['prose']): void {
  const files = new Map(
    prose.map(({ lang, path, matter, body }) => [
      join(folder, `${lang}${path}.mdx`),
      `---\n${JSON.stringify(matter)}\n---\n${body}`,
    ]),
  );
  for (const file of globSync(join(folder, '**/*.mdx'))) if (!files.has(file)) rmSync(file);
  for (const [file, text] of files) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) {
  const compiled = compile(process.cwd(), servedAt(process.env));
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

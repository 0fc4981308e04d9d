import { type Block, type Doc, section } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateAnalyte, isPrivateItem } from '../../core/catalog/private.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { ProseFile } from '../../core/model/page.ts';
import { homeStep } from '../home-step.ts';

type Folders = Readonly<Record<string, string>>;

const WORDS = {
  en: {
    tests: 'Tests in this page',
    markers: 'Reference ranges in this page',
    sources: 'Sources',
    folders: { guides: 'Guides', answers: 'Answers', docs: 'Documentation', learn: 'Learn' } as Folders,
  },
  es: {
    tests: 'Pruebas de esta página',
    markers: 'Rangos de referencia de esta página',
    sources: 'Fuentes',
    folders: { guides: 'Guías', answers: 'Respuestas', docs: 'Documentación', learn: 'Aprender' } as Folders,
  },
} as const;

/** Below which a store says what the law asks of it. */
export const LEGAL_FOLDER = 'legal';

type Pieces = Extract<Block, { kind: 'prose' }>['pieces'];

/** The page of a file of prose, with the records that it names. */
export function proseDoc(
  { path, kind, lang, matter }: Omit<ProseFile, 'body'>,
  pieces: Pieces,
  data: Dataset,
): Doc {
  const words = WORDS[lang];
  const tests = matter.tests.flatMap((slug) => findEntry(slug, data.catalog.entries) ?? []);
  const markers = data.markers.records.filter(({ slug }) => matter.markers.includes(slug));
  const folder = path.split('/')[1] ?? '';
  return {
    path,
    lang,
    kind,
    title: matter.title,
    description: matter.description,
    updatedAt: matter.updatedAt,
    private:
      matter.private === true ||
      tests.slice(0, 1).some((entry) => isPrivateItem(entry, data.catalog)) ||
      markers.some((one) => one.slug === matter.markers[0] && isPrivateAnalyte(one, data.catalog)),
    // Pages of law have no list of their own: the foot of every page is it.
    trail: [
      homeStep(lang),
      ...(folder === LEGAL_FOLDER ? [] : [{ title: words.folders[folder] ?? folder, path: `/${folder}` }]),
    ],
    blocks: [
      { kind: 'prose', pieces },
      ...section(words.tests, tests, (list) => ({
        kind: 'links',
        items: list.map((entry) => ({
          title: entry.said[lang].name,
          path: itemPath(entry),
        })),
      })),
      ...section(words.markers, markers, (list) => ({
        kind: 'links',
        items: list.map(({ slug, said }) => ({
          title: said[lang].name,
          path: `/biomarkers/${slug}`,
        })),
      })),
      ...section(words.sources, matter.sources, (sources) => ({ kind: 'sources', sources })),
    ],
  };
}

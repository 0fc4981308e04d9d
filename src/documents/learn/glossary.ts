import { type Block, type Doc, heading, joined, link, type Text } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import type { GlossaryTerm } from '../../core/model/learning.ts';
import type { Source } from '../../core/model/source.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { nameOf } from '../catalog/pages.ts';
import { DOORS, doorStep } from '../doors/doors.ts';
import { homeStep } from '../home-step.ts';
import type { Material } from '../material.ts';
import { GLOSSARY_PATH } from './glossary-path.ts';

const WORDS = {
  en: {
    title: 'Words on a lab report, explained',
    description:
      'The words of lab reports, orders and bills in plain language, each with its source and where to read more.',
    also: 'Also written',
    see: 'Read more',
    sources: 'Sources',
  },
  es: {
    title: 'Las palabras de un informe de laboratorio',
    description:
      'Las palabras de los informes, los pedidos y las cuentas de laboratorio en lenguaje sencillo, con su fuente y dónde leer más.',
    also: 'También se escribe',
    see: 'Para leer más',
    sources: 'Fuentes',
  },
} as const;

/** Every word in its place of the alphabet. */
export function glossaryDoc(lang: Lang, material: Pick<Material, 'data' | 'prose'>): Doc {
  const { learning, service } = material.data;
  const words = WORDS[lang];
  const sources = new Map<string, Source>(
    learning.glossary.flatMap((term) => term.sources).map((source) => [source.url, source]),
  );
  return {
    path: GLOSSARY_PATH,
    lang,
    kind: 'doc',
    title: words.title,
    description: words.description,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), doorStep(DOORS.learn, lang)],
    blocks: [
      ...lettersOf(learning.glossary, lang).flatMap(([letter, terms]) => [
        heading(letter),
        ...terms.flatMap((term) => termBlocks(term, lang, material)),
      ]),
      heading(words.sources),
      { kind: 'sources', sources: [...sources.values()] },
    ],
  };
}

function lettersOf(glossary: readonly GlossaryTerm[], lang: Lang): [string, GlossaryTerm[]][] {
  const key = ({ term }: GlossaryTerm): string => fold(term[lang]);
  const sorted = glossary.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return [...Map.groupBy(sorted, (term) => key(term).charAt(0).toUpperCase())];
}

/** What a page is called where a word leads to it; undefined where there is none. */
function titleOf(
  path: string,
  lang: Lang,
  { data, prose }: Pick<Material, 'data' | 'prose'>,
): string | undefined {
  const [, folder, slug] = path.split('/');
  if (folder === 'biomarkers') return data.markers.records.find((one) => one.slug === slug)?.said[lang].name;
  if (folder === 'conditions') return data.conditions.find((one) => one.slug === slug)?.said[lang].name;
  const entry = data.catalog.entries.find((one) => itemPath(one) === path);
  if (entry !== undefined) return nameOf(entry, lang);
  return prose.find((file) => file.path === path && file.lang === lang)?.matter.title;
}

function termBlocks(
  { term, long, also, see = [] }: GlossaryTerm,
  lang: Lang,
  material: Pick<Material, 'data' | 'prose'>,
): Block[] {
  const words = WORDS[lang];
  const names = also?.[lang] ?? [];
  const pages = see.flatMap((path) => {
    const title = titleOf(path, lang, material);
    return title === undefined ? [] : [{ title, path }];
  });
  const more: Text = [
    ...(names.length === 0 ? [] : [`${words.also}: ${names.join(', ')}. `]),
    ...(pages.length === 0 ? [] : [`${words.see}: `]),
    ...joined(pages.map(({ title, path }) => link(title, path))),
  ];
  return [
    heading(term[lang], 3),
    { kind: 'text', text: long[lang] },
    ...(more.length === 0 ? [] : [{ kind: 'text', text: more } as const]),
  ];
}

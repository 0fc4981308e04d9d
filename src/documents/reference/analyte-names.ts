import { type Block, type Doc, link, paragraph } from '../../blocks/doc.ts';
import { unranged } from '../../core/analytes/unranged.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { byLetter } from '../by-letter.ts';
import { homeStep } from '../home-step.ts';
import { analytePath } from './identity.ts';

/** The list of the analytes without ranges. */
export const NAMES_PATH = '/biomarkers/without-ranges';

export const NAMES_WORDS = {
  en: {
    step: 'Without ranges',
    title: 'Other names on lab reports',
    about:
      'What laboratories report beside the biomarkers with ranges: what each name means, and what it is easily mistaken for.',
    all: 'Biomarkers',
    ranged: 'With ranges: ',
    rangedLink: 'biomarkers and their reference ranges',
    more: (count: number) => `${count} more names that reports print, without ranges: `,
  },
  es: {
    step: 'Sin rangos',
    title: 'Otros nombres de los informes de laboratorio',
    about:
      'Lo que los laboratorios informan además de los biomarcadores con rangos: qué significa cada nombre y con qué se confunde fácilmente.',
    all: 'Biomarcadores',
    ranged: 'Con rangos: ',
    rangedLink: 'biomarcadores y sus rangos de referencia',
    more: (count: number) => `${count} nombres más que aparecen en los informes, sin rangos: `,
  },
} as const;

/** A line that leads from the list of markers to this one; nothing where every analyte has ranges. */
export function moreNames(analytes: Dataset['registry'], lang: Lang): Block[] {
  const words = NAMES_WORDS[lang];
  const count = unranged(analytes).length;
  return count === 0 ? [] : [paragraph([words.more(count), link(words.title, NAMES_PATH), '.'])];
}

/** All names without ranges, under their first letters. */
export function analyteNamesDoc(
  lang: Lang,
  { registry, service }: Pick<Dataset, 'registry' | 'service'>,
): Doc {
  const words = NAMES_WORDS[lang];
  const named = unranged(registry).map((analyte) => ({
    title: analyte.said[lang].name,
    path: analytePath(analyte),
  }));
  return {
    path: NAMES_PATH,
    lang,
    kind: 'index',
    title: words.title,
    description: words.about,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.all, path: '/biomarkers' }],
    blocks: [
      paragraph([words.ranged, link(words.rangedLink, '/biomarkers'), '.']),
      ...byLetter(named, NAMES_PATH, lang, { display: 'columns' }),
    ],
  };
}

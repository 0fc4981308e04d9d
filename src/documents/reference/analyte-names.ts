import { type Block, type Doc, heading, joined, link, paragraph } from '../../blocks/doc.ts';
import { fragment } from '../../blocks/html.ts';
import { pathIn } from '../../core/address.ts';
import { unranged } from '../../core/analytes/unranged.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { homeStep } from '../catalog/pages.ts';
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
    letters: 'By letter: ',
    digits: 'Numbers',
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
    letters: 'Por letra: ',
    digits: 'Números',
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
  const sorted = named.sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
  const letters = Map.groupBy(sorted, ({ title }) => {
    const first = fold(title).charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : words.digits;
  });
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
      paragraph([
        words.letters,
        ...joined(
          [...letters.keys()].map((letter) =>
            link(letter, `${pathIn(NAMES_PATH, lang)}#${fragment(letter)}`),
          ),
        ),
      ]),
      ...[...letters].flatMap(([letter, items]): Block[] => [
        heading(letter),
        { kind: 'links', display: 'columns', items },
      ]),
    ],
  };
}

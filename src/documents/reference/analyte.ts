import { type Doc, heading, link, paragraph, section, type Text } from '../../blocks/doc.ts';
import { unranged } from '../../core/analytes/unranged.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateAnalyte } from '../../core/catalog/private.ts';
import type { Analyte } from '../../core/model/analyte.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { testsFor } from '../../core/reference/describe.ts';
import { wordsOf } from '../../core/words/index.ts';
import { around, besideBlocks } from '../beside.ts';
import { measuringCard, offeredItems } from '../catalog/order-card.ts';
import { homeStep } from '../home-step.ts';
import { NAMES_PATH, NAMES_WORDS } from './analyte-names.ts';
import { analytePath, axisText, measuredBlocks, mistakenBlocks } from './identity.ts';
import { WORDS as MARKER } from './marker-words.ts';

type Slices = Pick<Dataset, 'registry' | 'catalog' | 'service'>;

const INTERPRETER = '/tools/interpret-results';

const WORDS = {
  en: {
    title: (name: string) => `${name}: what it measures`,
    about: (name: string, sample: string, result: string) =>
      `${name} on a lab report: measured in ${sample}; the result is ${result}.`,
    decides: 'No range is published here: the range on your own report decides.',
    decidesWord: 'No range is published here: what your own report prints as expected decides.',
    read: 'How to read it',
    compare:
      'Compare your result with the range or the expected result printed beside it. A mark such as H, L, A or an asterisk says that the laboratory sees it outside.',
    ask: 'If nothing is printed beside it, ask the laboratory that measured it or whoever ordered it.',
    older: 'Compare it with an older result only where name, sample and unit are the same.',
    interpreter: 'Enter a value with the range of your report',
    interpreterNote: ': it is judged by that range.',
    all: 'Biomarkers',
    howToTest: 'How to get it tested',
    names: 'Names and units',
    units: 'Units on reports',
    called: 'Also called',
    inEnglish: 'In English',
  },
  es: {
    title: (name: string) => `${name}: qué mide`,
    about: (name: string, sample: string, result: string) =>
      `${name} en un informe de laboratorio: se mide en ${sample}; el resultado es ${result}.`,
    decides: 'Aquí no se publica ningún rango: decide el rango de su propio informe.',
    decidesWord:
      'Aquí no se publica ningún rango: decide lo que su propio informe indica como resultado esperado.',
    read: 'Cómo leerlo',
    compare:
      'Compare su resultado con el rango o el resultado esperado que está impreso al lado. Una marca como H, L, A o un asterisco dice que el laboratorio lo ve fuera.',
    ask: 'Si no hay nada impreso al lado, pregunte al laboratorio que lo midió o al profesional que lo pidió.',
    older: 'Compárelo con un resultado anterior solo si el nombre, la muestra y la unidad son los mismos.',
    interpreter: 'Escriba un valor con el rango de su informe',
    interpreterNote: ': se juzga según ese rango.',
    all: 'Biomarcadores',
    howToTest: 'Cómo hacerse la prueba',
    names: 'Nombres y unidades',
    units: 'Unidades en los informes',
    called: 'También se llama',
    inEnglish: 'En inglés',
  },
} as const;

/** Results that a word or a type decides, not a range. */
const IN_WORDS: readonly Analyte['identity']['property'][] = ['presence', 'sequence'];

/** The page of an analyte without ranges: what it is, what it is not, and that the report's own range decides. */
export function analyteDoc(analyte: Analyte, lang: Lang, data: Slices): Doc {
  const words = WORDS[lang];
  const { name } = analyte.said[lang];
  const measuring = measuringCard(analyte, lang, data);
  const decides = IN_WORDS.includes(analyte.identity.property) ? words.decidesWord : words.decides;
  const sample = [axisText('specimen', analyte, lang), axisText('timing', analyte, lang)];
  return {
    path: analytePath(analyte),
    lang,
    kind: 'analyte',
    title: words.title(name),
    shortTitle: name,
    description: `${words.about(
      name,
      sample.filter((part) => part !== undefined).join(', '),
      axisText('property', analyte, lang) ?? '',
    )} ${decides}`,
    updatedAt: data.service.service.dataRelease,
    private: isPrivateAnalyte(analyte, data.catalog),
    trail: [
      homeStep(lang),
      { title: words.all, path: '/biomarkers' },
      { title: NAMES_WORDS[lang].step, path: NAMES_PATH },
    ],
    blocks: [
      ...measuring,
      ...measuredBlocks(analyte, lang),
      heading(words.read),
      {
        kind: 'list',
        items: [
          words.compare,
          words.ask,
          words.older,
          [link(words.interpreter, INTERPRETER), words.interpreterNote],
        ],
      },
      ...mistakenBlocks(analyte, data.registry, lang),
      ...section(words.howToTest, testsFor(analyte, data, lang), (tests) => ({
        kind: 'links',
        items: offeredItems(
          tests.flatMap(({ slug }) => findEntry(slug, data.catalog.entries) ?? []),
          lang,
        ),
      })),
      ...(measuring.length === 0 ? [heading(words.howToTest), paragraph(MARKER[lang].noTest)] : []),
      ...section(words.names, names(analyte, lang), (items) => ({ kind: 'facts', items })),
      ...besideBlocks('marker', analytesBeside(analyte, lang, data), lang),
      paragraph(wordsOf(lang).reference.disclaimer),
    ],
  };
}

/** Of those without ranges, which the registry keeps by subject. */
const analytesBeside = ({ slug }: Analyte, lang: Lang, data: Slices) =>
  around(unranged(data.registry), (one) => one.slug === slug).map((other) => ({
    title: other.said[lang].name,
    path: analytePath(other),
  }));

function names({ said, units, loinc }: Analyte, lang: Lang): { term: string; value: Text }[] {
  const words = WORDS[lang];
  const { aliases } = said[lang];
  return [
    { term: words.units, value: units.join(', ') },
    { term: words.called, value: aliases.join(', ') },
    // Reports of US laboratories name it in English.
    ...(lang === 'en'
      ? []
      : [{ term: words.inEnglish, value: [said.en.name, ...said.en.aliases].join(', ') }]),
    { term: 'LOINC', value: loinc.join(', ') },
  ].filter(({ value }) => value !== '');
}

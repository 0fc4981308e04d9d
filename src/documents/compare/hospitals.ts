import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import { hospitalPrices } from '../../core/compare/hospital.ts';
import { hospitalsAsking } from '../../core/compare/hospitals.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';

const WORDS = {
  en: {
    states: 'Hospitals by state',
    lead: 'What the hospital in the middle of each state asks people who pay themselves, and between which amounts half of them lie. The cheapest state comes first. States with fewer than five hospitals that publish a cash price are left out.',
    state: (name: string, median: string, low: string, high: string, count: number) =>
      `${name}: ${median} (${low} to ${high}; ${count} hospitals)`,
    some: 'Single hospitals',
    someLead: 'From the charge file that each hospital publishes, with the day of the file.',
    someCaption: (name: string) => `Cash price of ${name} at single hospitals`,
    someHead: ['Hospital', 'State', 'Cash price', 'Day of its file'],
  },
  es: {
    states: 'Hospitales por estado',
    lead: 'Lo que pide el hospital de en medio de cada estado a quien paga por su cuenta, y entre qué cantidades está la mitad, primero el estado más barato. Faltan los estados con menos de cinco hospitales que publican un precio de contado.',
    state: (name: string, median: string, low: string, high: string, count: number) =>
      `${name}: ${median} (de ${low} a ${high}; ${count} hospitales)`,
    some: 'Algunos hospitales',
    someLead: 'Del archivo de tarifas que publica cada hospital, con la fecha del archivo.',
    someCaption: (name: string) => `Precio de contado de ${name} en algunos hospitales`,
    someHead: ['Hospital', 'Estado', 'Precio de contado', 'Fecha de su archivo'],
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** What hospitals ask for an item: by state, the cheapest first, then those whose own files are held. */
export function hospitalBlocks(
  entry: CatalogEntry,
  lang: Lang,
  { hospitalCharges, service }: Dataset,
): Block[] {
  const words = WORDS[lang];
  const name = entry.said[lang].name;
  const stateOf = (code: string): string =>
    service.states.find((state) => state.code === code)?.said[lang].name ?? code;
  const states = hospitalPrices(entry.cpts, hospitalCharges.states).toSorted(
    (a, b) => a.medianCents - b.medianCents,
  );
  const asking = hospitalsAsking(entry.cpts, hospitalCharges);
  return [
    ...(states.length === 0
      ? []
      : [
          heading(words.states),
          paragraph(words.lead),
          {
            kind: 'list' as const,
            items: states.map(({ state, hospitals, lowCents, medianCents, highCents }) =>
              words.state(
                stateOf(state),
                printDollars(medianCents),
                printDollars(lowCents),
                printDollars(highCents),
                hospitals,
              ),
            ),
          },
        ]),
    ...(asking.length === 0
      ? []
      : [
          heading(words.some, 3),
          paragraph(words.someLead),
          {
            kind: 'table' as const,
            caption: words.someCaption(name),
            head: words.someHead,
            numeric: [2],
            rows: asking.map(({ file, cents }) => [
              file.hospital,
              stateOf(file.state),
              printDollars(cents),
              [link(file.observed, file.sourceUrl)],
            ]),
          },
        ]),
  ];
}

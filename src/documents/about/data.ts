import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { type Block, type Doc, heading, link, paragraph } from '../doc.ts';
import { signatures } from './ages.ts';
import { ABOUT_DATA_WORDS } from './data-words.ts';
import { aboutPage, REPORT_HEADING, reportAddress } from './pages.ts';
import { PATHS } from './paths.ts';

/** How many there are of what the page speaks of. */
function counts(data: Dataset) {
  const { catalog, markers, conversions, providers, interpretations, sites, zips, service } = data;
  const sources = markers.records.flatMap((marker) => Object.values(marker.sources));
  const signed = signatures(data);
  return {
    tests: catalog.entries.filter(({ type }) => type === 'test').length,
    panels: catalog.entries.filter(({ type }) => type === 'panel').length,
    labs: service.labs.length,
    sites: sites.length,
    samples: sites.filter(({ sample }) => sample).length,
    markers: markers.records.length,
    bands: markers.records.reduce(
      (sum, { bands, alternatives }) => sum + bands.length + alternatives.length,
      0,
    ),
    rangePages: new Set(sources.map(({ url }) => url)).size,
    meanings: interpretations.length,
    conversions: conversions.records.length,
    molar: conversions.records.filter(({ molarMass }) => molarMass !== undefined).length,
    providerPrices: providers.prices.length,
    providers: providers.providers.length,
    medicare: providers.references.filter(({ kind }) => kind === 'medicare').length,
    hospital: providers.references.filter(({ kind }) => kind === 'hospital').length,
    zips: zips.zips.length,
    records: signed.reduce((sum, { records }) => sum + records, 0),
    signed: signed.reduce((sum, one) => sum + one.signed, 0),
  };
}

export type Counts = ReturnType<typeof counts>;

/** What is real here and what is demonstration, where it is from, who checked it, and how to say that it is wrong. */
export function aboutDataDoc(lang: Lang, data: Dataset): Doc {
  const words = ABOUT_DATA_WORDS[lang];
  const { service } = data.service;
  const count = counts(data);
  const address = reportAddress(service);
  return {
    ...aboutPage(PATHS.data, lang, words, service),
    blocks: [
      ...demonstration(lang, count, service.demo),
      heading(words.real),
      { kind: 'table', caption: words.realCaption, head: words.realHead, rows: words.sources(count) },
      paragraph(words.own),
      heading(words.review),
      paragraph(words.signing),
      paragraph(words.signed(count)),
      heading(words.checked),
      paragraph(words.release(service.dataRelease, service.priceMaxAgeDays)),
      paragraph([words.status, link(words.statusLink, PATHS.status), '.']),
      heading(words.licences),
      { kind: 'list', items: words.licenceList },
      paragraph([words.files, link(words.filesLink, '/docs/data'), '.']),
      heading(REPORT_HEADING[lang]),
      paragraph(words.reporting),
      paragraph(
        address === undefined
          ? words.noAddress
          : [words.address, link(address.replace(/^mailto:/, ''), address), '.'],
      ),
    ],
  };
}

function demonstration(lang: Lang, count: Counts, demo: boolean): Block[] {
  const words = ABOUT_DATA_WORDS[lang];
  if (!demo) return [paragraph(words.deployed)];
  return [heading(words.demo), { kind: 'list', items: words.demoList(count) }];
}

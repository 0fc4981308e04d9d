import { type Block, type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { type Counts, counts } from './counts.ts';
import { ABOUT_DATA_WORDS } from './data-words.ts';
import { aboutPage, REPORT_HEADING, reportAddress } from './pages.ts';

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
      paragraph(words.own(count)),
      heading(words.urgent),
      paragraph(words.urgentIntro),
      { kind: 'list', items: words.urgentList },
      paragraph(words.urgentMore),
      heading(words.review),
      paragraph(words.signing),
      paragraph(words.signed(count)),
      heading(words.checked),
      paragraph(words.release(service.dataRelease, service.priceMaxAgeDays, service.shows.comparison)),
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

import { type Block, heading, link, type Text } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { whomText } from '../../core/people/whom.ts';
import { beyondText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';
import { WORDS } from './marker-words.ts';

interface Page {
  readonly marker: Marker;
  readonly lang: Lang;
  readonly data: Pick<Dataset, 'markers'>;
}

/** The limits of guideline bodies, with whom they are for and what the body speaks of. */
export function guidelineBlocks({ marker, lang, data }: Page): Block[] {
  const { guideline = [] } = marker.limits ?? {};
  const words = WORDS[lang];
  if (guideline.length === 0) return [];
  return [
    heading(words.guidelines),
    {
      kind: 'table',
      caption: words.guidelinesOf(marker.said[lang].name),
      head: words.guidelineHead,
      rows: guidelineRows({ marker, lang, data }),
    },
  ];
}

/** For whom each limit of a guideline is, the limit, what the body speaks of, and where. */
export function guidelineRows({ marker, lang, data }: Page): Text[][] {
  const words = wordsOf(lang);
  return (marker.limits?.guideline ?? []).map((limit) => {
    const publication = data.markers.guidelines[limit.guideline];
    const who = whomText(limit, words);
    return [
      limit.when === undefined ? who : `${who}; ${limit.when[lang]}`,
      beyondText(limit, marker.unit, words),
      limit.says[lang],
      publication === undefined ? '' : [link(publication.body, publication.url)],
    ];
  });
}

/** Every published critical limit that is held, list by list. */
export function criticalBlocks({ marker, lang, data }: Page): Block[] {
  const { critical = [] } = marker.limits ?? {};
  const words = WORDS[lang];
  if (critical.length === 0) return [];
  return [
    heading(words.critical),
    {
      kind: 'table',
      caption: words.criticalOf(marker.said[lang].name),
      head: words.criticalHead,
      rows: critical.map((limit): Text[] => {
        const list = data.markers.lists[limit.list];
        return [
          whomText(limit, wordsOf(lang)),
          beyondText(limit, marker.unit, wordsOf(lang)),
          list === undefined ? '' : [link(list.publisher, list.url)],
        ];
      }),
    },
  ];
}

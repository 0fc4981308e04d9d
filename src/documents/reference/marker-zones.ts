import { type Block, paragraph, section } from '../../blocks/doc.ts';
import type { Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { whomText } from '../../core/people/whom.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';
import { sourceLink } from './marker-ranges.ts';
import { WORDS } from './marker-words.ts';

/** The named zones of a marker, and whom they are for where they are not for everybody. */
export function zoneBlocks({ marker, lang }: { readonly marker: Marker; readonly lang: Lang }): Block[] {
  const words = WORDS[lang];
  const said = wordsOf(lang);
  const whom = [...new Set(marker.categories.map((zone) => whomText(zone, said)))];
  return [
    ...section(words.zones, marker.categories, (zones) => ({
      kind: 'table',
      caption: words.zonesOf(marker.said[lang].name),
      head: words.zoneHead,
      rows: zones.map((zone) => [
        zone.label[lang],
        limitsText(zone, marker.unit, said),
        sourceLink(marker, zone.source, lang),
      ]),
    })),
    ...whom.filter((text) => text !== said.people.everyone).map((text) => paragraph(words.zonesFor(text))),
  ];
}

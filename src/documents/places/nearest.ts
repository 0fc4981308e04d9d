import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { DrawSite } from '../../core/model/place.ts';
import type { State } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { milesBetween } from '../../core/places/distance.ts';
import { siteName } from '../../core/places/site-name.ts';
import { labsIn, stateIn } from '../../core/places/states.ts';
import { placeAt } from '../../core/places/zip.ts';
import { wordsOf } from '../../core/words/index.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'service' | 'sites' | 'zips'>;

const MOST = 6;

interface Near {
  readonly site: DrawSite;
  readonly miles: number;
  /** The ZIP code of the state that is nearest to it. */
  readonly zip: string;
}

/** The nearest sites to a state in which orders cannot be drawn, that draw orders where they are. */
export function nearestBlocks(state: State, lang: Lang, data: Slices): Block[] {
  const { service } = data;
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const near = nearestSites(state.code, data);
  return near.length === 0
    ? []
    : [
        heading(words.nearest),
        paragraph([words.nearestMeans, link(words.nearestFind, '/lab-locations/find'), '.']),
        {
          kind: 'list',
          items: near.map(({ site, miles, zip }) => [
            { strong: siteName(site, service, core).name },
            `, ${site.street}, ${site.city}, ${stateIn(site.state, service, lang)} ${site.zip}: ${words.milesFrom(miles.toFixed(1), zip)}`,
          ]),
        },
      ];
}

function nearestSites(code: string, { service, sites, zips }: Slices): Near[] {
  const own = zips.zips.map((_, i) => placeAt(i, zips)).filter((place) => place.state === code);
  return sites
    .filter((site) => site.state !== code && labsIn(site.state, service).includes(site.lab))
    .flatMap((site): Near[] => {
      const [first] = own
        .map((point) => ({ zip: point.zip, miles: milesBetween(point, site) }))
        .sort((a, b) => a.miles - b.miles);
      return first === undefined ? [] : [{ site, ...first }];
    })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, MOST);
}

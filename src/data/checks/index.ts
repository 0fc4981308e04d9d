import { bandsSound } from './bands-sound.ts';
import type { Check } from './check.ts';
import { confusionsMutual } from './confusions-mutual.ts';
import { conversionsSound } from './conversions-sound.ts';
import { cptKnown } from './cpt-known.ts';
import { fastingTimed } from './fasting-timed.ts';
import { linksExist } from './links-exist.ts';
import { loincSound } from './loinc-sound.ts';
import { markersOrdered } from './markers-ordered.ts';
import { namesDistinct } from './names-distinct.ts';
import { panelCheaper } from './panel-cheaper.ts';
import { placesKnown } from './places-known.ts';
import { prepAgrees } from './prep-agrees.ts';
import { pricesComplete } from './prices-complete.ts';
import { prosePaired } from './prose-paired.ts';
import { proseSound } from './prose-sound.ts';
import { sourcesDated } from './sources-dated.ts';
import { spanishPaired } from './spanish-paired.ts';
import { uniqueItems } from './unique-items.ts';
import { unitsConvert } from './units-convert.ts';

export const CHECKS: readonly Check[] = [
  uniqueItems,
  linksExist,
  pricesComplete,
  panelCheaper,
  cptKnown,
  loincSound,
  namesDistinct,
  confusionsMutual,
  fastingTimed,
  spanishPaired,
  prepAgrees,
  bandsSound,
  markersOrdered,
  conversionsSound,
  unitsConvert,
  placesKnown,
  sourcesDated,
  proseSound,
  prosePaired,
];

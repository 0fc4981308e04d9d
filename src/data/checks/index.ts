import { answersPlaced } from './answers-placed.ts';
import type { Check } from './check.ts';
import { conditionNames } from './condition-names.ts';
import { conditionSteps } from './condition-steps.ts';
import { confusionsMutual } from './confusions-mutual.ts';
import { conversionsSound } from './conversions-sound.ts';
import { cptKnown } from './cpt-known.ts';
import { datesPast } from './dates-past.ts';
import { findingDistinct } from './finding-distinct.ts';
import { hospitalChargesSound } from './hospital-charges-sound.ts';
import { itemsSound } from './items-sound.ts';
import { lawsKnown } from './learning/laws-known.ts';
import { prosePaired } from './learning/prose-paired.ts';
import { proseSound } from './learning/prose-sound.ts';
import { sellersKnown } from './learning/sellers-known.ts';
import { linksExist } from './links-exist.ts';
import { loincSound } from './loinc-sound.ts';
import { namesDistinct } from './names-distinct.ts';
import { preparationSound } from './preparation-sound.ts';
import { bandsApart } from './ranges/bands-apart.ts';
import { bandsSound } from './ranges/bands-sound.ts';
import { copiesMarked } from './ranges/copies-marked.ts';
import { criticalOutside } from './ranges/critical-outside.ts';
import { limitsSound } from './ranges/limits-sound.ts';
import { markersOrdered } from './ranges/markers-ordered.ts';
import { originsTold } from './ranges/origins-told.ts';
import { patternsSound } from './ranges/patterns-sound.ts';
import { rangesFitTests } from './ranges/ranges-fit-tests.ts';
import { reviewsSound } from './reviews-sound.ts';
import { signsSound } from './signs-sound.ts';
import { sourcesDated } from './sources-dated.ts';
import { spanishPaired } from './spanish-paired.ts';
import { brandSound } from './store/brand-sound.ts';
import { panelCheaper } from './store/panel-cheaper.ts';
import { placesKnown } from './store/places-known.ts';
import { pricesComplete } from './store/prices-complete.ts';
import { pricesLikely } from './store/prices-likely.ts';
import { serviceSound } from './store/service-sound.ts';
import { sitesPlaced } from './store/sites-placed.ts';
import { storeSound } from './store/store-sound.ts';
import { uniqueItems } from './unique-items.ts';
import { unitsConvert } from './units-convert.ts';
import { zipsSound } from './zips-sound.ts';

export const CHECKS: readonly Check[] = [
  uniqueItems,
  itemsSound,
  linksExist,
  pricesComplete,
  pricesLikely,
  panelCheaper,
  cptKnown,
  loincSound,
  namesDistinct,
  conditionNames,
  conditionSteps,
  findingDistinct,
  confusionsMutual,
  spanishPaired,
  preparationSound,
  bandsSound,
  bandsApart,
  limitsSound,
  criticalOutside,
  patternsSound,
  markersOrdered,
  rangesFitTests,
  conversionsSound,
  unitsConvert,
  serviceSound,
  brandSound,
  placesKnown,
  sitesPlaced,
  zipsSound,
  storeSound,
  lawsKnown,
  sellersKnown,
  hospitalChargesSound,
  sourcesDated,
  datesPast,
  reviewsSound,
  signsSound,
  copiesMarked,
  originsTold,
  answersPlaced,
  proseSound,
  prosePaired,
];

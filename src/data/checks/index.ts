import { answersPlaced } from './answers-placed.ts';
import type { Check } from './check.ts';
import { conditionNames } from './condition-names.ts';
import { conditionSteps } from './condition-steps.ts';
import { confusionsMutual } from './confusions-mutual.ts';
import { conversionsSound } from './conversions-sound.ts';
import { cptKnown } from './cpt-known.ts';
import { findingDistinct } from './finding-distinct.ts';
import { hospitalChargesSound } from './hospital-charges-sound.ts';
import { lawsKnown } from './learning/laws-known.ts';
import { prosePaired } from './learning/prose-paired.ts';
import { proseSound } from './learning/prose-sound.ts';
import { sellersKnown } from './learning/sellers-known.ts';
import { linksExist } from './links-exist.ts';
import { loincSound } from './loinc-sound.ts';
import { namesDistinct } from './names-distinct.ts';
import { panelCheaper } from './panel-cheaper.ts';
import { placesKnown } from './places-known.ts';
import { preparationSound } from './preparation-sound.ts';
import { pricesComplete } from './prices-complete.ts';
import { bandsSound } from './ranges/bands-sound.ts';
import { copiesMarked } from './ranges/copies-marked.ts';
import { limitsSound } from './ranges/limits-sound.ts';
import { markersOrdered } from './ranges/markers-ordered.ts';
import { originsTold } from './ranges/origins-told.ts';
import { patternsSound } from './ranges/patterns-sound.ts';
import { rangesFitTests } from './ranges/ranges-fit-tests.ts';
import { reviewsSound } from './reviews-sound.ts';
import { signsSound } from './signs-sound.ts';
import { sourcesDated } from './sources-dated.ts';
import { spanishPaired } from './spanish-paired.ts';
import { storeSound } from './store-sound.ts';
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
  conditionNames,
  conditionSteps,
  findingDistinct,
  confusionsMutual,
  spanishPaired,
  preparationSound,
  bandsSound,
  limitsSound,
  patternsSound,
  markersOrdered,
  rangesFitTests,
  conversionsSound,
  unitsConvert,
  placesKnown,
  storeSound,
  lawsKnown,
  sellersKnown,
  hospitalChargesSound,
  sourcesDated,
  reviewsSound,
  signsSound,
  copiesMarked,
  originsTold,
  answersPlaced,
  proseSound,
  prosePaired,
];

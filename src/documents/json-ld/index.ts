import type { Graph } from 'schema-dts';
import { registered } from '../../core/analytes/registered.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Marker } from '../../core/model/marker.ts';
import { isWholly, type Review } from '../../core/model/review.ts';
import { answered } from '../answers/links.ts';
import { answerPage } from './answer.ts';
import { medicalCondition } from './condition.ts';
import { type Described, type Entity, IDS } from './described.ts';
import { datasets } from './downloads.ts';
import { faqPage } from './faq.ts';
import { medicalTest } from './item.ts';
import { measurement, measurementRef, unrangedMeasurement } from './marker.ts';
import { offers } from './offer.ts';
import { type Signed, webPage } from './page.ts';
import { organization, website } from './site.ts';
import { breadcrumbs } from './trail.ts';

export type { Described } from './described.ts';

/** A page for search engines, made from the same records as the page itself. */
export const structuredData = (described: Described): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...subject(described), ...breadcrumbs(described), organization(described)],
});

/** As the content of a script element: no text of ours can end it. */
export const jsonLdText = (described: Described): string =>
  JSON.stringify(structuredData(described)).replaceAll('<', '\\u003c');

function subject(described: Described): Entity[] {
  const { doc, data } = described;
  const [, folder, slug = '', side] = doc.path.split('/');
  if (doc.kind === 'home') return [website(described), webPage(described)];
  if (doc.kind === 'item') {
    const entry = findEntry(slug, data.catalog.entries);
    if (entry === undefined) return [webPage(described)];
    return [
      webPage(described, signature(entry.review)),
      medicalTest(entry, described),
      ...offers(entry, described),
      ...faqPage(described),
    ];
  }
  if (doc.kind === 'biomarker') {
    const marker = data.markers.records.find((one) => one.slug === slug);
    return marker === undefined ? [webPage(described)] : biomarker(marker, side, described);
  }
  if (doc.kind === 'analyte') {
    const analyte = registered(slug, data.registry);
    return [webPage(described), ...(analyte === undefined ? [] : [unrangedMeasurement(analyte, described)])];
  }
  if (doc.kind === 'condition') {
    const condition = data.conditions.find((one) => one.slug === slug);
    if (condition === undefined) return [webPage(described)];
    return [
      { ...webPage(described, signature(condition.review)), about: { '@id': IDS.condition(described) } },
      medicalCondition(condition, described),
    ];
  }
  if (doc.kind === 'answer') {
    const goal = answered(data.goals).find((one) => one.slug === slug);
    return goal === undefined ? [webPage(described), ...faqPage(described)] : [answerPage(goal, described)];
  }
  if (folder === 'docs' && slug === 'data') return [webPage(described), ...datasets(described)];
  return [webPage(described), ...(doc.kind === 'guide' ? faqPage(described) : [])];
}

/** A marker's own page, or the page of its high or low values, which is signed as another record. */
function biomarker(marker: Marker, side: string | undefined, described: Described): Entity[] {
  if (side === undefined)
    return [webPage(described, signature(marker.review)), measurement(marker, described)];
  const record = described.data.interpretations.find(({ slug }) => slug === marker.slug);
  return [webPage(described, signature(record?.review)), measurementRef(marker, described)];
}

const signature = (review: Review | undefined): Signed | undefined =>
  review !== undefined && isWholly(review) && review.reviewedAt !== undefined
    ? { day: review.reviewedAt, reviewer: review.reviewer, credential: review.credential }
    : undefined;

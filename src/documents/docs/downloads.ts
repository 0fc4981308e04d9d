import { itemPath } from '../../core/address.ts';
import { ANALYTE_SIDES, FRACTIONS, PROPERTIES, SPECIMENS, TIMINGS } from '../../core/model/analyte.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { absentFrom, isAbsent } from '../../core/model/store/features.ts';
import { labIds } from '../../core/places/states.ts';
import { sourceOf } from '../../core/reference/describe.ts';
import { analytePath } from '../reference/identity.ts';
import { listedUnits } from './units.ts';

export type Cell = string | number | boolean | undefined;

/** A table of the data as a download: what it holds, what each column means, and its rows. */
export interface Download {
  readonly name: string;
  readonly about: string;
  /** Where it is not CC BY 4.0: what others may do with it. */
  readonly licence?: string;
  /** Column → meaning, in order; one with `{lab}` stands for one of each lab. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: (data: Dataset) => Readonly<Record<string, Cell>>[];
}

/** The columns of a table, as this store has them. */
export const columnsOf = (
  { columns }: Pick<Download, 'columns'>,
  { service }: Pick<Dataset, 'service'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, meaning]) =>
      name.includes('{lab}')
        ? labIds(service).map((lab) => [name.replace('{lab}', lab), meaning])
        : [[name, meaning]],
    ),
  );

const list = (items: readonly string[]): string => items.join(';');

export const DOWNLOADS: readonly Download[] = [
  {
    name: 'tests',
    about: 'Every public test and panel with its codes and its list price at each lab.',
    columns: {
      slug: 'Name in addresses and tool inputs',
      id: 'Stable identifier',
      type: 'test or panel',
      name: 'Name',
      name_es: 'Name in Spanish',
      category: 'Category slug',
      cpt: 'Procedure code; empty where there is none, or several alike',
      cpts: 'All that it is billed as, each code with its units, separated by ;',
      loinc: 'LOINC codes, separated by ;',
      biomarkers: 'What is measured, separated by ;',
      components: 'Panels: slugs of the tests inside, separated by ;',
      sample: 'Sample type',
      fasting_hours: 'Hours of fasting; 0 for none',
      days_min: 'Business days to the result, at least',
      days_max: 'Business days to the result, at most',
      '{lab}_cents': 'Sticker price in cents; empty where the lab does not perform it',
      price_as_of: 'Day of the prices',
      orderable: 'false: coming soon',
      states:
        'States where alone it is sold, separated by ; and empty where it is sold wherever the store serves',
      page: 'Path of its page',
    },
    rows: ({ catalog, service }) =>
      catalog.entries.map((entry) => ({
        slug: entry.slug,
        id: entry.id,
        type: entry.type,
        name: entry.said.en.name,
        name_es: entry.said.es.name,
        category: entry.category,
        cpt: entry.cpt ?? undefined,
        cpts: list(entry.cpts.map(({ code, units }) => `${code}:${units}`)),
        loinc: list(entry.loinc),
        biomarkers: list(entry.biomarkers),
        components: list(entry.components),
        sample: entry.said.en.sampleType,
        fasting_hours: entry.fasting.required ? entry.fasting.hours : 0,
        days_min: entry.turnaroundDays.min,
        days_max: entry.turnaroundDays.max,
        ...Object.fromEntries(labIds(service).map((lab) => [`${lab}_cents`, entry.cents[lab]])),
        price_as_of: entry.priceAsOf,
        orderable: entry.orderable,
        states: list(entry.states ?? []),
        page: itemPath(entry),
      })),
  },
  {
    name: 'provider-prices',
    about:
      'Sticker prices of the same or nearly the same tests at other services, each with its day and source.',
    columns: {
      provider: 'Slug of the provider',
      test: 'Slug of our test',
      equivalence: 'same, close or different; different is never ranked',
      sold_as: 'What the provider calls it',
      difference: 'What is not the same, where something is not',
      lab: 'Laboratory that performs it there; empty where nobody says which',
      order_code: 'Order code there, where its page states it',
      method: 'Method, where its page states it',
      components: 'What is in it, where its page states it, separated by ;',
      sticker_cents: 'Price without the order fee, in cents',
      observed: 'Day of the observation',
      kind: 'list, sale, estimate or second-hand',
      confidence: 'high, medium or low',
      source_title: 'Where it was read',
      source_url: 'Where it was read',
    },
    rows: ({ providers }) =>
      providers.prices.map((price) => ({
        provider: price.provider,
        test: price.test,
        equivalence: price.equivalence,
        sold_as: price.soldAs,
        difference: price.said.en.difference,
        lab: price.lab,
        order_code: price.orderCode,
        method: price.said.en.method,
        components: price.said.en.components && list(price.said.en.components),
        sticker_cents: price.stickerCents,
        observed: price.observed,
        kind: price.kind,
        confidence: price.confidence,
        source_title: price.sourceTitle,
        source_url: price.sourceUrl,
      })),
  },
  {
    name: 'providers',
    about: 'Other direct-to-consumer services: what an order costs beside the tests, labs, speed and states.',
    columns: {
      slug: 'Name in addresses',
      name: 'Name',
      pricing_model: 'How it sells',
      order_fee_cents: 'Fee per order in cents; empty where it is not known',
      order_fee_note: 'What the fee is',
      fee_confidence: 'high, medium or low',
      labs: 'Laboratories, separated by ;',
      turnaround: 'Where stated',
      states_not_served: 'Where stated, separated by ;',
      hsa_fsa: 'Whether HSA and FSA cards are taken, where stated',
      receipts: 'Receipts, where stated',
      verified_at: 'Day of the observation',
      source_url: 'First source',
    },
    rows: ({ providers }) =>
      providers.providers.map(({ said: { en }, ...provider }) => ({
        slug: provider.slug,
        name: provider.name,
        pricing_model: en.pricingModel,
        order_fee_cents: provider.orderFeeCents,
        order_fee_note: en.orderFeeNote,
        fee_confidence: provider.feeConfidence,
        labs: list(en.labs),
        turnaround: en.turnaround,
        states_not_served: list(provider.statesNotServed ?? []),
        hsa_fsa: en.hsaFsa,
        receipts: en.receipts,
        verified_at: provider.verifiedAt,
        source_url: provider.sources[0]?.url,
      })),
  },
  {
    name: 'reference-prices',
    about: 'What Medicare pays for a code, for context: it is billed on other terms.',
    licence: 'Public domain (CMS)',
    columns: {
      kind: 'medicare',
      key: 'Procedure code',
      cents: 'Amount of one unit, in cents',
      period: 'What the figure is for',
      observed: 'When it was read',
      source_url: 'Where it was read',
    },
    rows: ({ providers }) =>
      providers.references.map((reference) => ({
        kind: reference.kind,
        key: reference.key,
        cents: reference.cents,
        period: reference.said.en.period,
        observed: reference.said.en.observed,
        source_url: reference.sourceUrl,
      })),
  },
  {
    name: 'provider-panels',
    about: 'What other services ask for several tests together, memberships among them.',
    columns: {
      provider: 'Slug of the provider',
      name: 'What the provider calls it',
      components: 'Slugs of our tests in it, separated by ;',
      others: 'Parts that are no tests of ours',
      lab: 'Laboratory that performs it there; empty where nobody says which',
      order_code: 'Order code there, where its page states it',
      sticker_cents: 'Price without the order fee, in cents; of a membership the share that one round costs',
      year_cents: 'Of a membership: what a year costs at once',
      observed: 'Day of the observation',
      kind: 'list, sale, estimate or second-hand',
      confidence: 'high, medium or low',
      source_title: 'Where it was read',
      source_url: 'Where it was read',
    },
    rows: ({ providers }) =>
      providers.panels.map((panel) => ({
        provider: panel.provider,
        name: panel.name,
        components: list(panel.components),
        others: panel.others,
        lab: panel.lab,
        order_code: panel.orderCode,
        sticker_cents: panel.stickerCents,
        year_cents: panel.yearCents,
        observed: panel.observed,
        kind: panel.kind,
        confidence: panel.confidence,
        source_title: panel.sourceTitle,
        source_url: panel.sourceUrl,
      })),
  },
  {
    name: 'hospital-prices',
    about:
      'What hospitals ask people who pay themselves, from their own charge files: quartiles by state and for the country. The test alone; a hospital may add a fee for the draw.',
    columns: {
      codes: 'Procedure codes with units, such as 83540 83550 or 86003*15',
      state: 'State of the hospitals; US: all of them',
      hospitals: 'Hospitals with a cash price for every code',
      low_cents: 'Lower quartile, in cents',
      median_cents: 'Median, in cents',
      high_cents: 'Upper quartile, in cents',
      observed: 'Day of the collection',
      source_url: 'Where it was read',
    },
    rows: ({ providers: { hospitals }, hospitalCharges }) =>
      [...hospitals.prices, ...hospitalCharges.states].map((row) => ({
        codes: row.codes,
        state: row.state,
        hospitals: row.hospitals,
        low_cents: row.lowCents,
        median_cents: row.medianCents,
        high_cents: row.highCents,
        observed: hospitals.source?.observed,
        source_url: hospitals.source?.url,
      })),
  },
  {
    name: 'reference-ranges',
    about: 'Published reference ranges: one row for each population of each marker, with its source.',
    columns: {
      marker: 'Slug of the marker',
      name: 'Name of the marker',
      unit: 'Unit of the limits',
      chosen: 'true: used for flags; false: another published range',
      kind: 'reference_interval, decision_limit or risk_category',
      sex: 'Empty for both',
      age_from: 'From this age on, inclusive, as number and unit',
      age_before: 'Up to this age, exclusive',
      pregnancy: 'any or a trimester; empty for not pregnant',
      postmenopausal: 'Where the range depends on it',
      cycle_phase: 'Where the range depends on it',
      low: 'Lower limit; empty for none',
      low_inclusive: 'Whether a value equal to it is inside',
      high: 'Upper limit; empty for none',
      high_inclusive: 'Whether a value equal to it is inside',
      population: 'Whom it is for, in words',
      method: 'Method, where it matters',
      source_url: 'Where it was read',
      source_is_copy: 'Whether that page copies a source that could not be opened',
      reviewed: 'true: the ranges of the marker are signed by a physician as they stand',
    },
    rows: ({ markers }) =>
      markers.records.flatMap((marker) =>
        (['bands', 'alternatives'] as const).flatMap((place) =>
          marker[place].map((band) => ({
            marker: marker.slug,
            name: marker.said.en.name,
            unit: marker.unit,
            chosen: place === 'bands',
            kind: band.kind,
            sex: band.sex,
            age_from: band.ageFrom === undefined ? undefined : `${band.ageFrom.value} ${band.ageFrom.unit}`,
            age_before:
              band.ageBefore === undefined ? undefined : `${band.ageBefore.value} ${band.ageBefore.unit}`,
            pregnancy: band.pregnancy,
            postmenopausal: band.postmenopausal,
            cycle_phase: band.cyclePhase,
            low: band.low,
            low_inclusive: band.lowInclusive ?? true,
            high: band.high,
            high_inclusive: band.highInclusive ?? true,
            population: band.population.en,
            method: band.method?.en,
            source_url: sourceOf(marker, band.source).url,
            source_is_copy: sourceOf(marker, band.source).secondHand === true,
            reviewed: marker.review.status === 'reviewed' && marker.review.scope !== 'text',
          })),
        ),
      ),
  },
  {
    name: 'analytes',
    about:
      'Everything that a line of a report may measure, with ranges here or without: its names, and what tells it from its neighbours of like names.',
    columns: {
      slug: 'Name in addresses and tool inputs',
      name: 'Name',
      name_es: 'Name in Spanish',
      component: 'What is measured, without the words of the next columns',
      fraction: `Which part of it: ${FRACTIONS.join(', ')}; empty where the name says none`,
      side: `What is looked for: ${ANALYTE_SIDES.join(', ')}; empty for the substance itself`,
      isotype: 'Class of the antibody, such as IgG',
      specimen: `Sample: ${SPECIMENS.join(', ')}`,
      timing: `When: ${TIMINGS.join(', ')}; empty for any time`,
      property: `Kind of result: ${PROPERTIES.join(', ')}`,
      method: 'Method, only where it changes the number',
      loinc: 'LOINC codes, separated by ;',
      units: 'Units on reports, the usual one first, separated by ;',
      aliases: 'Other names, separated by ;',
      aliases_es: 'Other names in Spanish, separated by ;',
      ranged: 'true: ranges are in reference-ranges under this slug, or expected words on its page',
      page: 'Path of its page',
    },
    rows: ({ registry }) =>
      registry.records.map(({ slug, said: { en, es }, identity, loinc, units, ranged }) => ({
        slug,
        name: en.name,
        name_es: es.name,
        component: identity.component,
        fraction: identity.fraction,
        side: identity.side,
        isotype: identity.isotype,
        specimen: identity.specimen,
        timing: identity.timing,
        property: identity.property,
        method: identity.method,
        loinc: list(loinc),
        units: list(units),
        aliases: list(en.aliases),
        aliases_es: list(es.aliases),
        ranged,
        page: analytePath({ slug }),
      })),
  },
  {
    name: 'conversions',
    about: 'Unit conversions: SI = conventional × factor + offset.',
    columns: {
      analyte: 'Slug of the analyte',
      name: 'Name',
      conventional_unit: 'US unit',
      si_unit: 'SI unit',
      factor: 'Factor',
      offset: 'Offset; 0 but for hemoglobin A1c',
      molar_mass: 'g/mol, where the factor follows from it',
      source_url: 'Where the factor was read',
    },
    rows: ({ conversions }) =>
      conversions.records.map((conversion) => ({
        analyte: conversion.slug,
        name: conversion.said.en.name,
        conventional_unit: conversion.conventionalUnit,
        si_unit: conversion.siUnit,
        factor: conversion.factor,
        offset: conversion.offset,
        molar_mass: conversion.molarMass,
        source_url: conversion.source.url,
      })),
  },
  {
    name: 'units',
    about:
      'Units of ranges and conversions with their code in UCUM. A unit without a code is one for which no code is certain.',
    columns: {
      unit: 'As it is printed here',
      ucum: 'Code in UCUM (unitsofmeasure.org); empty where none is certain',
      markers: 'Markers whose ranges are in this unit',
      note: 'Where the code does not hold',
    },
    rows: (data) => listedUnits(data).map(({ unit, ucum, markers, note }) => ({ unit, ucum, markers, note })),
  },
];

/** The downloads of a store: without those of features that it does not have. */
export const downloadsOf = ({ service: { service } }: Pick<Dataset, 'service'>): Download[] =>
  DOWNLOADS.filter(({ name }) => !isAbsent(`/data/${name}`, absentFrom(service.shows)));

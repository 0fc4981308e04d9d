import {
  a1c,
  both,
  condition,
  edited,
  GUIDE,
  glucose,
  marker,
  notSold,
  panel,
  pattern,
} from '../root.fixture.ts';

import { STORE_CASES } from './store/cases.fixture.ts';

/** A project that breaks a rule, and what the rule says of it. */
export interface Case {
  readonly rule: string;
  readonly breaks: string;
  readonly changes: Readonly<Record<string, string | object>>;
  /** All breaches of the rule: file, place, problem. */
  readonly expected: readonly (readonly [file: string, at: string, problem: string])[];
}

const GLUCOSE = 'data/tests/glucose.json';
const A1C = 'data/tests/hemoglobin-a1c.json';
const PANEL = 'data/panels/sugar-check.json';
const CONDITION = 'data/conditions/diabetes.json';
const MARKER = 'data/markers/glucose.json';
const PRICES = 'data/store/prices.csv';
const SERVICE = 'data/store/service.json';
const CHARGES = 'data/hospital-charges.csv';
const CRITICAL = 'data/limits/critical.csv';
const REVIEWS = 'data/reviews.csv';
const PROSE = 'content/en/guides/fasting.mdx';
const hidden = { [A1C]: { ...a1c, status: 'hidden' } };
const [band] = marker.bands;
const [begun] = condition.start;
const step = (item: string) => ({ ...begun, item });
const years = (value: number) => ({ value, unit: 'years' });
const sourced = {
  title: 'Later',
  publisher: 'NIH',
  url: 'https://example.org/later',
  accessed: '2026-11-02',
};

const law = {
  state: 'TX',
  topic: 'minors',
  rule: 'any_minor',
  text: { en: 'You may agree to these tests.', es: 'Usted puede aceptar estas pruebas.' },
  seen: 'page',
  sources: [{ ...sourced, title: 'A law' }],
};

export const CASES: readonly Case[] = [
  {
    rule: 'loinc-sound',
    breaks: 'a mistyped code',
    changes: { [GLUCOSE]: { ...glucose, loinc: ['2345-7', '2345-8'] } },
    expected: [[GLUCOSE, 'loinc', '2345-8 has a wrong check digit']],
  },
  {
    rule: 'answers-placed',
    breaks: 'an answer under no subject, and rows that name nothing',
    changes: { 'data/goal-topics.csv': 'goal,category\nsleep,nights\nsleep,metabolic\n' },
    expected: [
      ['data/goal-topics.csv', 'sleep', '"sleep" is no goal'],
      ['data/goal-topics.csv', 'sleep', '"nights" is no category'],
      ['data/goal-topics.csv', 'sleep', '"sleep" is no goal'],
      ['data/goal-topics.csv', 'sleep', 'stands twice'],
      ['data/goals/check-sugar.json', 'answer', 'stands under no subject of data/goal-topics.csv'],
    ],
  },
  {
    rule: 'confusions-mutual',
    breaks: 'a warning from one side only',
    changes: {
      [GLUCOSE]: {
        ...glucose,
        notToConfuse: [{ slug: 'hemoglobin-a1c', difference: 'This is one moment.' }],
      },
    },
    expected: [[A1C, 'notToConfuse', 'does not name glucose, which names it']],
  },
  {
    rule: 'spanish-paired',
    breaks: 'Spanish that is none',
    changes: {
      [GLUCOSE]: { ...glucose, es: { ...glucose.es, description: glucose.description, aliases: [] } },
    },
    expected: [
      [GLUCOSE, 'es.description', 'is the English text'],
      [GLUCOSE, 'es.aliases', 'is empty'],
    ],
  },
  {
    rule: 'spanish-paired',
    breaks: 'Spanish texts that are missing or too many',
    changes: {
      [A1C]: {
        ...a1c,
        es: { ...a1c.es, audience: [], notFor: panel.es.notFor, interference: ['Hierro'] },
      },
    },
    expected: ['audience', 'notFor', 'interference'].map((field) => [
      A1C,
      `es.${field}`,
      'does not hold the same as the English',
    ]),
  },
  {
    rule: 'spanish-paired',
    breaks: 'a term without a row, and a row without a use',
    changes: { [A1C]: { ...a1c, biomarkers: ['A1c fraction'], sampleType: 'Blood (serum)' } },
    expected: [
      [A1C, 'A1c fraction', 'has no Spanish'],
      ['data/terms-es.csv', 'Hemoglobin A1c', 'is used by no record'],
      ['data/terms-es.csv', 'Blood (whole)', 'is used by no record'],
    ],
  },
  {
    rule: 'preparation-sound',
    breaks: 'facts that stand twice, backwards, for another sample, or stop a medicine',
    changes: {
      [GLUCOSE]: {
        ...glucose,
        preparation: {
          avoid: [
            { what: 'alcohol', hours: 12 },
            { what: 'alcohol', hours: 24 },
          ],
          draw: { need: 'required', from: '10:00', to: '08:00' },
          collect: { what: 'urine_24h' },
          notes: [
            { en: 'Stop your blood thinner.', es: 'Suspenda su anticoagulante.' },
            { en: 'Never stop a medicine on your own.', es: 'No suspenda un medicamento por su cuenta.' },
          ],
        },
      },
    },
    expected: [
      [GLUCOSE, 'avoid', 'names alcohol twice'],
      [GLUCOSE, 'draw', 'ends before it begins'],
      [GLUCOSE, 'notes', '"Stop your blood thinner." stops a medicine'],
      [GLUCOSE, 'collect', 'does not fit the sample "Blood (serum)"'],
    ],
  },
  {
    rule: 'unique-items',
    breaks: 'an id used twice',
    changes: { [A1C]: { ...a1c, id: 't0001' } },
    expected: [[A1C, 't0001', 'is also used by data/tests/glucose.json']],
  },
  {
    rule: 'unique-items',
    breaks: 'a panel with the slug of a test',
    changes: { 'data/panels/glucose.json': { ...panel, id: 'p0002' } },
    expected: [['data/panels/glucose.json', 'glucose', 'is also used by data/tests/glucose.json']],
  },
  {
    rule: 'links-exist',
    breaks: 'slugs that no record has',
    changes: {
      [GLUCOSE]: {
        ...glucose,
        category: 'sugar',
        related: ['uric-acid'],
        notToConfuse: [{ slug: 'fructose', difference: 'Another sugar.' }],
      },
      [CONDITION]: {
        ...condition,
        rarely: [step('fructose')],
        reading: [{ ...condition.reading[0], marker: 'copper' }],
        related: ['gout'],
      },
      ...edited('data/goals/check-sugar.json', '"slug":"glucose"', '"slug":"lactate"'),
      ...edited('data/provider-prices.csv', 'other-lab,glucose', 'no-lab,insulin'),
      ...edited('data/provider-panels.csv', 'glucose hemoglobin-a1c', 'glucose ketones'),
      [PROSE]: GUIDE.replace('tests: [glucose]\nmarkers: [glucose]', 'tests: [sodium]\nmarkers: [zinc]'),
    },
    expected: [
      [GLUCOSE, 'category', '"sugar" does not exist'],
      [GLUCOSE, 'related', '"uric-acid" does not exist'],
      [GLUCOSE, 'notToConfuse', '"fructose" does not exist'],
      [CONDITION, 'rarely', '"fructose" does not exist'],
      [CONDITION, 'reading', '"copper" does not exist'],
      [CONDITION, 'related', '"gout" does not exist'],
      ['data/goals/check-sugar.json', 'tests', '"lactate" does not exist'],
      ['data/provider-prices.csv', 'no-lab,insulin', '"no-lab" does not exist'],
      ['data/provider-prices.csv', 'no-lab,insulin', '"insulin" does not exist'],
      ['data/provider-panels.csv', 'other-lab,Sugar pair', '"ketones" does not exist'],
      [PROSE, 'tests', '"sodium" does not exist'],
      [PROSE, 'markers', '"zinc" does not exist'],
    ],
  },
  {
    rule: 'links-exist',
    breaks: 'a sentence that no longer says what changes the result',
    changes: { [GLUCOSE]: { ...glucose, changedBy: { biotin: 0 } } },
    expected: [[GLUCOSE, 'changedBy.biotin', 'sentence 0 of interference does not exist']],
  },
  {
    rule: 'links-exist',
    breaks: 'a public panel with a hidden test, which would publish its slug',
    changes: hidden,
    expected: [
      [PANEL, 'components', '"hemoglobin-a1c" does not exist'],
      ['data/interpretations/glucose.json', 'related', '"hemoglobin-a1c" does not exist'],
      [CONDITION, 'then', '"hemoglobin-a1c" does not exist'],
      ['data/goals/check-sugar.json', 'tests', '"hemoglobin-a1c" does not exist'],
      ['data/provider-panels.csv', 'other-lab,Sugar pair', '"hemoglobin-a1c" does not exist'],
    ],
  },
  {
    rule: 'prices-complete',
    breaks: 'an item without a row, a row without an item, two rows, no price and dollars for cents',
    changes: {
      [PRICES]:
        'slug,lab_1,lab_2,lab_3,as_of\nglucose,9,,,2026-10-01\nglucose,900,,,2026-10-01\nsugar-check,,,,2026-10-01\nketones,900,,,2026-10-01\n',
    },
    expected: [
      [PRICES, 'hemoglobin-a1c', 'has no row'],
      [PRICES, 'glucose', 'has more than one row'],
      [PRICES, 'glucose', '9 cents is outside of 200 to 250000'],
      [PRICES, 'sugar-check', 'has no price at any lab'],
      [PRICES, 'ketones', 'is not in the catalog'],
    ],
  },
  {
    rule: 'panel-cheaper',
    breaks: 'a panel that costs as much as its parts, and one where a part is not performed',
    changes: edited(PRICES, 'sugar-check,3000,,,', 'sugar-check,3300,,3000,'),
    expected: [
      [PANEL, 'lab_1', '3300 cents against 3300 for its parts'],
      [PANEL, 'lab_3', 'hemoglobin-a1c is not performed there'],
    ],
  },
  {
    rule: 'cpt-known',
    breaks: 'a code outside of the fee schedule, and none without a reason',
    changes: { [GLUCOSE]: { ...glucose, cpt: '99999' }, [A1C]: { ...a1c, cpt: null } },
    expected: [
      [GLUCOSE, 'cpt', '99999 is not in data/reference-prices.csv'],
      [A1C, 'cpt', 'has no code'],
    ],
  },
  {
    rule: 'cpt-known',
    breaks: 'codes of an item that are unknown, stand twice, or leave its own out',
    changes: {
      [GLUCOSE]: { ...glucose, cpts: [{ code: '83036', units: 2 }] },
      [PANEL]: { ...panel, cpts: ['99999', '83036', '83036'].map((code) => ({ code, units: 1 })) },
    },
    expected: [
      [GLUCOSE, 'cpts', '82947, its cpt, is missing'],
      [PANEL, 'cpts', '99999 is not in data/reference-prices.csv'],
      [PANEL, 'cpts', '83036 stands twice'],
    ],
  },
  {
    rule: 'names-distinct',
    breaks: 'an analyte with the slug of a marker, and a shared name of nothing',
    changes: {
      'data/analytes.csv':
        'slug,name,nameEs,component,fraction,side,isotype,specimen,timing,property,method,loinc,units,aliases,aliasesEs\nglucose,Sweetness,Dulzor,Sweetness,,,,serum_plasma,,mass,,,mg/dL,,\n',
      'data/shared-names.csv': 'name,units,slugs,why\nSugar,,glucose;unicorn,Several things.\n',
    },
    expected: [
      ['data/analytes.csv', 'glucose', 'is the slug of another row, or of a marker'],
      ['data/shared-names.csv', 'Sugar', '"unicorn" is no analyte'],
    ],
  },
  {
    rule: 'names-distinct',
    breaks: 'two items that claim one name, spelled differently',
    changes: { [A1C]: { ...a1c, aliases: ['Blood-Sugar'] } },
    expected: [[A1C, 'bloodsugar', 'is also a name in data/tests/glucose.json']],
  },
  {
    rule: 'bands-sound',
    breaks: 'ranges without source, limits, order or a place in plausible',
    changes: {
      [MARKER]: {
        ...marker,
        unit: 'spoons',
        bands: [
          { ...band, population: 'All', high: 2001 },
          { ...band, low: 99, high: 70, source: 'rumour', population: 'Swapped' },
          { ...band, pregnancy: 'any', population: 'Pregnant' },
        ],
        alternatives: [{ kind: 'decision_limit', population: 'Nobody', source: 'niddk' }],
      },
    },
    expected: [
      [MARKER, 'band 1', 'source "rumour" is not in sources'],
      [MARKER, 'band 1', 'low is above high'],
      [MARKER, 'Nobody', 'has no limit'],
      [MARKER, 'unit', '"spoons" cannot be read'],
      [MARKER, 'All', 'lies outside of plausible'],
      [MARKER, 'Pregnant', 'is for pregnancy or menopause but not for females'],
    ],
  },
  {
    rule: 'bands-sound',
    breaks: 'adults for whom no band is held',
    changes: {
      [MARKER]: { ...marker, bands: [{ ...band, sex: 'female', ageBefore: { value: 60, unit: 'years' } }] },
    },
    expected: [
      [MARKER, 'bands', 'a male of 18 years has no band'],
      [MARKER, 'bands', 'a female of 60 years has no band'],
    ],
  },
  {
    rule: 'limits-sound',
    breaks: 'limits of strangers, in strange units, beyond belief, of publications that are not listed',
    changes: {
      ...edited(
        CRITICAL,
        'glucose,,,,,<=50,mg/dL,hospital,Glucose 50\n',
        [
          'glucose,,,,,<=50,spoons,hospital,Glucose 50',
          'glucose,,,,,>9000,mg/dL,hospital,Glucose 9000',
          'glucose,,,,,>8999,mg/dL,hospital,Glucose 9000',
          'zinc,,,,,<=50,mg/dL,hearsay,Zinc 50',
          '',
        ].join('\n'),
      ),
      'data/limits/critical-words.csv':
        'analyte,words,wordsEs,urgency,list,printed\nzinc,seen,se observa,now,hearsay,Seen\n',
      ...edited('data/limits/severity.csv', 'mg/dL,ada', 'mg/dL,hearsay'),
    },
    expected: [
      ['data/limits/critical-words.csv', 'zinc', 'is no analyte'],
      ['data/limits/critical-words.csv', 'zinc', '"hearsay" is not listed'],
      [CRITICAL, 'zinc', 'is no marker'],
      [CRITICAL, 'zinc', '"hearsay" is not listed'],
      ['data/limits/severity.csv', 'glucose', '"hearsay" is not listed'],
      [CRITICAL, 'glucose 50 spoons', 'does not convert to mg/dL'],
      [CRITICAL, 'glucose 9000 mg/dL', 'lies outside of plausible'],
      [CRITICAL, 'glucose 8999 mg/dL', 'lies outside of plausible'],
      [CRITICAL, 'glucose hospital', 'stands twice'],
    ],
  },
  {
    rule: 'reviews-sound',
    breaks: 'signatures of no record, of no part of one, of a day to come, and twice',
    changes: {
      [REVIEWS]: [
        'record,hash,reviewer,credential,scope,date',
        ...[
          'markers/zinc,H,Ana Ruiz,MD,all,2026-10-01',
          'tests/glucose,H,Ana Ruiz,MD,ranges,2026-11-02',
          'markers/glucose,H,Ana Ruiz,MD,ranges,2026-10-01',
          'markers/glucose,H,Ana Ruiz,MD,ranges,2026-10-02',
        ].map((row) => row.replace('H', 'f'.repeat(64))),
        '',
      ].join('\n'),
    },
    expected: [
      [REVIEWS, 'markers/zinc', 'markers/zinc does not exist'],
      [REVIEWS, 'tests/glucose', 'tests/glucose has no part "ranges"'],
      [REVIEWS, 'tests/glucose', '2026-11-02 is after the data release 2026-11-01'],
      [REVIEWS, 'markers/glucose', 'Ana Ruiz signs it twice'],
    ],
  },
  {
    rule: 'patterns-sound',
    breaks: 'patterns that ask for nothing, too much, strangers or strange units',
    changes: {
      'data/patterns/low-sugar.json': {
        ...pattern,
        all: [
          { marker: 'glucose', limit: '<54', unit: 'spoons' },
          { marker: 'glucose', share: '<0.2', ofMarker: 'zinc' },
        ],
        any: [{ atLeast: 2, of: [{ marker: 'zinc', is: 'low' }] }],
        next: ['copper'],
      },
      'data/patterns/nothing.json': { ...pattern, all: [] },
    },
    expected: [
      ['data/patterns/low-sugar.json', 'any', 'asks for more than it names'],
      ['data/patterns/low-sugar.json', 'glucose', 'is in another unit than zinc'],
      ['data/patterns/low-sugar.json', 'zinc', 'is no marker'],
      ['data/patterns/low-sugar.json', 'copper', 'is no marker'],
      ['data/patterns/low-sugar.json', 'glucose', 'spoons does not convert to mg/dL'],
      ['data/patterns/nothing.json', 'all', 'asks for nothing'],
    ],
  },
  {
    rule: 'markers-ordered',
    breaks: 'a test that uses the alias of a marker',
    changes: { [GLUCOSE]: { ...glucose, biomarkers: ['Blood glucose'] } },
    expected: [[GLUCOSE, 'biomarkers', '"Blood glucose" is an alias of the marker "Glucose"']],
  },
  {
    rule: 'ranges-fit-tests',
    breaks: 'another sample, another method, and a method that nobody reads',
    changes: {
      [GLUCOSE]: { ...glucose, sampleType: 'Urine (random)' },
      [A1C]: { ...a1c, biomarkers: ['Glucose'], sampleType: 'Blood (serum)', method: 'LC-MS/MS' },
      [MARKER]: {
        ...marker,
        bands: [
          { ...band, sex: 'male', method: 'Enzymatic' },
          { ...band, sex: 'female', method: 'By taste' },
        ],
      },
    },
    expected: [
      [MARKER, 'By taste', 'is no method that is known'],
      [GLUCOSE, 'glucose', 'is measured in Urine (random), its range is for serum_plasma'],
      [A1C, 'glucose', 'is measured by LC-MS/MS, its range by Enzymatic'],
      [A1C, 'glucose', 'is measured by LC-MS/MS, its range by By taste'],
    ],
  },
  {
    rule: 'ranges-fit-tests',
    breaks: 'a reason in one language only, and one that nothing needs',
    changes: {
      [GLUCOSE]: {
        ...glucose,
        sampleType: 'Urine (random)',
        rangeHolds: [{ marker: 'glucose', why: 'Both samples give the same number.' }],
      },
      [A1C]: {
        ...a1c,
        rangeHolds: [{ marker: 'hemoglobin', why: 'Both samples give the same number.' }],
        es: { ...a1c.es, rangeHolds: { hemoglobin: 'Las dos muestras dan el mismo número.' } },
      },
    },
    expected: [
      [GLUCOSE, 'glucose', 'is measured in Urine (random), its range is for serum_plasma'],
      [A1C, 'rangeHolds', 'hemoglobin needs no reason'],
    ],
  },
  {
    rule: 'conversions-sound',
    breaks: 'a factor that its molar mass does not give',
    // 180.156 g/mol: 1 mg/dL = 10 mg/L = 10 / 180.156 mmol/L = 0.055507 mmol/L.
    changes: edited('data/conversions.csv', '0.05551', '0.0585'),
    expected: [['data/conversions.csv', 'glucose', 'factor 0.0585 against 0.055507 from the molar mass']],
  },
  {
    rule: 'conversions-sound',
    breaks: 'lipoprotein(a), two rows for one analyte and an unreadable unit',
    changes: edited(
      'data/conversions.csv',
      'glucose,Glucose',
      'lipoprotein-a,Lp(a),Lp(a),mg/dL,nmol/L,2.4,0,0,0,,,Units,NIST,https://example.org/units,2026-10-01\nglucose,Glucose,Glucosa,spoons,mmol/L,0.05551,0,2,0,,,Units,NIST,https://example.org/units,2026-10-01\nglucose,Glucose',
    ),
    expected: [
      ['data/conversions.csv', 'lipoprotein-a', 'is no analyte that anybody measures'],
      ['data/conversions.csv', 'lipoprotein-a', 'must not be converted'],
      ['data/conversions.csv', 'glucose', 'unit "spoons" cannot be read'],
      ['data/conversions.csv', 'glucose', 'has two rows'],
    ],
  },
  {
    rule: 'units-convert',
    breaks:
      'a declared unit that leads nowhere, and factors of nothing, without a source and against the molar mass',
    changes: {
      [MARKER]: { ...marker, otherUnits: ['mmol/L', 'mEq/L'] },
      'data/unit-factors.csv':
        'analyte,from,to,factor,molarMass,valence,note,sourceTitle,sourcePublisher,sourceUrl,accessed\nunicorn,mg/dL,mmol/L,1,,,,,,,\nglucose,mg/dL,umol/L,55,180.156,,,Units,NIST,https://example.org/units,2026-10-01\n',
    },
    expected: [
      [MARKER, 'otherUnits', '"mEq/L" does not convert to "mg/dL" and back'],
      ['data/unit-factors.csv', 'unicorn mg/dL', 'belongs to no marker'],
      ['data/unit-factors.csv', 'unicorn mg/dL', 'has no source'],
      ['data/unit-factors.csv', 'glucose mg/dL', 'factor 55 against 55.507 from the molar mass or valence'],
    ],
  },
  {
    rule: 'sellers-known',
    breaks: 'a text about nobody, with a fee, longer in one language',
    changes: {
      'data/learning/sellers/nobody.json': {
        text: {
          en: ['An order has a fee of {fee}.'],
          es: ['Un pedido tiene un cargo.', 'Y nada más se añade.'],
        },
        seen: 'record',
        sources: [sourced],
      },
    },
    expected: [
      ['data/learning/sellers/nobody.json', 'file name', 'is no file of data/providers'],
      ['data/learning/sellers/nobody.json', 'text', 'has more paragraphs in one language'],
      ['data/learning/sellers/nobody.json', 'text', 'names a fee that the record does not have'],
    ],
  },
  {
    rule: 'laws-known',
    breaks: 'a law of no state, told twice, from a page of the future',
    changes: {
      'data/learning/state-rules.json': [law, { ...law, state: 'ZZ' }, { ...law, pageDate: '2027' }],
    },
    expected: [
      ['data/learning/state-rules.json', 'ZZ minors', 'is no state of data/states.csv'],
      ['data/learning/state-rules.json', 'TX minors', 'is said twice'],
      ['data/learning/state-rules.json', 'TX minors', '2027 is later than the day of reading'],
    ],
  },
  {
    rule: 'store-sound',
    breaks:
      'a lab without a file, states against each other, a cart that nothing fills, samples in a real store',
    changes: {
      'data/store/service.json': {
        brand: 'Odd Labs',
        origin: 'https://odd.example',
        demo: false,
        currency: 'USD',
        labFeeCents: 600,
        carries: 'all',
        defaultLab: 'lab_9',
        routing: [{ states: ['NY'], lab: 'lab_8' }],
        served: ['TX'],
        notServed: ['NY'],
        cart: { url: 'https://shop.example.com/cart?for={who}' },
      },
      'data/store/labs/lab_1.json': { name: 'Lab 1', about: both('One.', 'Uno.'), states: ['NY'] },
      'data/store/labs/lab_2.json': { name: 'Lab 2', about: both('Two.', 'Dos.'), states: ['NY'] },
      'data/store/labs/lab_3.json': { name: 'Lab 3', about: both('Three.', 'Tres.'), states: ['NY'] },
      ...edited('data/store/draw-sites/lab_1.csv', 'true,false', 'true,true'),
    },
    expected: [
      [SERVICE, 'defaultLab', '"lab_9" has no file in labs/'],
      [SERVICE, 'routing', '"lab_8" has no file in labs/'],
      [SERVICE, 'served', 'stands beside notServed'],
      [SERVICE, 'routing', 'NY is not served'],
      [SERVICE, 'labs/lab_1', 'draws in NY, which is not served'],
      [SERVICE, 'labs/lab_2', 'draws in NY, which is not served'],
      [SERVICE, 'labs/lab_3', 'draws in NY, which is not served'],
      [SERVICE, 'served', 'no lab draws in TX'],
      [SERVICE, 'cart.url', 'must name {items} or {skus}, and one of them'],
      [SERVICE, 'cart.url', '{who} is no place that is filled'],
      [SERVICE, 'demo', 'is false with 1 sample draw sites'],
      [SERVICE, 'origin', 'is an address for examples'],
    ],
  },
  {
    rule: 'places-known',
    breaks: 'a route for no state, a town of no ZIP code, a site in the wrong state and an id used twice',
    changes: {
      'data/cities.csv': 'name,zip\nNowhere,00000\n',
      ...edited('data/store/service.json', '"NY"', '"ZZ"'),
      ...edited('data/store/draw-sites/lab_1.csv', 'Austin,TX,78704', 'Austin,NY,78704'),
      'data/store/draw-sites/lab_2.csv':
        'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample\nlab_1-78704-1,Second,1 Main St,Austin,TX,78704,30.2,-97.7,(512) 555-0143,Mo 07:00-15:00,true,true\n',
    },
    expected: [
      ['data/store/service.json', 'ZZ', 'is no state of data/states.csv'],
      ['data/cities.csv', 'Nowhere', 'ZIP 00000 is not known'],
      ['data/store/draw-sites/lab_1.csv', 'lab_1-78704-1', 'ZIP 78704 is not a known ZIP of NY'],
      ['data/store/draw-sites/lab_2.csv', 'lab_1-78704-1', 'is used twice'],
    ],
  },
  {
    rule: 'hospital-charges-sound',
    breaks:
      'a code of an operation, a state that is none, a day to come, amounts in disorder, a row twice and a second file of one day',
    changes: {
      [CHARGES]: [
        'code,kind,hospital,state,observed,version,count,lowCents,medianCents,highCents,sourceTitle,sourceUrl',
        '23130,cash,North Hospital,TX,2026-04-01,3.0.0,1,1500,1500,1500,Standard charges,https://example.org/a.csv',
        '82947,cash,East Hospital,ZZ,2999-01-01,3.0.0,1,1500,1500,1600,Standard charges,https://example.org/b.csv',
        '82947,cash,South Hospital,TX,2026-04-01,3.0.0,3,1500,1400,1600,Standard charges,https://example.org/c.csv',
        '82947,cash,South Hospital,TX,2026-04-01,3.0.0,1,1500,1500,1500,Standard charges,https://example.org/c.csv',
        '82947,gross,South Hospital,TX,2026-04-01,3.0.0,1,1500,1500,1500,Standard charges,https://example.org/d.csv',
        '',
      ].join('\n'),
    },
    expected: [
      [CHARGES, 'North Hospital, TX, 2026-04-01: 23130 cash', 'code is of no laboratory work'],
      [CHARGES, 'East Hospital, ZZ, 2999-01-01: 82947 cash', 'state ZZ is not in data/states.csv'],
      [CHARGES, 'East Hospital, ZZ, 2999-01-01: 82947 cash', 'observed is after the data release'],
      [CHARGES, 'East Hospital, ZZ, 2999-01-01: 82947 cash', 'one charge has two amounts'],
      [
        CHARGES,
        'South Hospital, TX, 2026-04-01: 82947 cash',
        'lowCents, medianCents and highCents are not in order',
      ],
      [CHARGES, 'South Hospital, TX, 2026-04-01: 82947 cash', 'stands twice'],
      [CHARGES, 'South Hospital, TX, 2026-04-01: 82947 gross', 'is from another file than the rows before'],
    ],
  },
  {
    rule: 'sources-dated',
    breaks: 'a source read after the release, and public items without one',
    changes: {
      [PANEL]: { ...panel, sources: [], status: 'coming_soon' },
      [GLUCOSE]: { ...glucose, sources: [] },
      [A1C]: { ...a1c, sources: [sourced] },
      [MARKER]: { ...marker, sources: { ...marker.sources, later: sourced } },
    },
    expected: [
      [A1C, 'Later', 'was accessed after the data release'],
      [MARKER, 'Later', 'was accessed after the data release'],
      [GLUCOSE, 'sources', 'is empty'],
      [PANEL, 'sources', 'is empty'],
    ],
  },
  {
    rule: 'copies-marked',
    breaks: 'a reseller that passes for the laboratory',
    changes: {
      [MARKER]: {
        ...marker,
        sources: {
          ...marker.sources,
          reseller: { ...sourced, url: 'https://www.evexiadiagnostics.com/test-menu/glucose/' },
          marked: { ...sourced, url: 'https://babymed.com/glucose', secondHand: true },
        },
      },
    },
    expected: [[MARKER, 'sources.reseller', 'is a copy and does not say so']],
  },
  {
    rule: 'origins-told',
    breaks: 'adult ranges of two laboratories of which one is not named',
    changes: {
      [MARKER]: {
        ...marker,
        bands: [band, { ...band, source: 'mayo', population: 'Adults, too' }],
        chosenBecause: 'Diagnosis uses the limit of NIDDK and that of Mayo.',
        es: { ...marker.es, chosenBecause: 'El diagnóstico usa el límite de NIDDK.' },
        sources: {
          ...marker.sources,
          mayo: { ...sourced, publisher: 'Mayo Laboratories', url: 'https://example.com/glucose' },
        },
      },
    },
    expected: [[MARKER, 'es.chosenBecause', 'does not name Mayo Laboratories']],
  },
  {
    rule: 'signs-sound',
    breaks: 'a sign without a rule, rules of strangers, parts without words or use',
    changes: {
      'data/sign-parts.csv': 'part,en,es\nchest,chest,pecho\nspare,spare,sobra\nhalf,,\n',
      'data/sign-rules.csv': 'sign,needs,unless\nhiccups,chest pain,half\n',
    },
    expected: [
      ['data/warning-signs/chest-pain.json', 'slug', 'has no rule'],
      ['data/sign-rules.csv', 'hiccups', 'is no warning sign'],
      ['data/sign-rules.csv', 'pain', 'is no part'],
      ['data/sign-parts.csv', 'spare', 'is used by no rule'],
      ['data/sign-parts.csv', 'half', 'has no words'],
    ],
  },
  {
    rule: 'condition-steps',
    breaks: 'a start that cannot be ordered as a whole, or is paid for twice, and names that stand twice',
    changes: {
      [A1C]: { ...a1c, status: 'coming_soon' },
      ...edited(PRICES, 'sugar-check,3000,,,', 'sugar-check,,,3000,'),
      [CONDITION]: {
        ...condition,
        care: [...condition.care].reverse(),
        start: [step('hemoglobin-a1c'), step('sugar-check')],
        rarely: [step('hemoglobin-a1c')],
        reading: [...condition.reading, ...condition.reading],
        related: ['diabetes'],
      },
    },
    expected: [
      [CONDITION, 'start', 'hemoglobin-a1c cannot be ordered yet'],
      [CONDITION, 'start', 'hemoglobin-a1c is part of a panel of start'],
      [CONDITION, 'start', 'no lab performs all of it'],
      ...['then', 'rarely'].map(() => [CONDITION, 'steps', 'hemoglobin-a1c stands twice'] as const),
      [CONDITION, 'reading', 'glucose stands twice'],
      [CONDITION, 'related', 'names the condition itself'],
      [CONDITION, 'care', 'does not begin with the most urgent'],
    ],
  },
  {
    rule: 'condition-steps',
    breaks: 'a panel that would measure again what the start has measured',
    changes: {
      [CONDITION]: {
        ...condition,
        start: [step('glucose'), step('hemoglobin-a1c')],
        // biome-ignore lint/suspicious/noThenProperty: a list in a file, which nobody awaits
        then: [{ ...condition.then[0], item: 'sugar-check' }],
      },
    },
    expected: [[CONDITION, 'then', 'sugar-check holds nothing that start has not']],
  },
  {
    rule: 'condition-names',
    breaks: 'a name of two conditions',
    changes: {
      'data/conditions/sweet-blood.json': { ...condition, aliases: { en: [], es: ['Azúcar-alta'] } },
    },
    expected: [
      ['data/conditions/sweet-blood.json', 'diabetes', 'is also a name in data/conditions/diabetes.json'],
      ['data/conditions/sweet-blood.json', 'azucaralta', 'is also a name in data/conditions/diabetes.json'],
    ],
  },
  {
    rule: 'finding-distinct',
    breaks: 'words that name something else',
    changes: {
      'data/finding-words.csv':
        'words,slug,kind,lab,source\nhba1c sugar,glucose,slang,,\nA1C,glucose,slang,,\nhba1c sugar,glucose,slang,,\n',
      'data/not-sold/sugar-alert.json': {
        ...notSold,
        aliases: { en: ['blood sugar'], es: ['sensor de glucosa'] },
        name: { en: 'Sugar alert', es: 'Alerta de azúcar' },
      },
    },
    expected: [
      ['data/finding-words.csv', 'A1C', 'is a name of hemoglobin-a1c'],
      ['data/finding-words.csv', 'hba1c sugar', 'stands twice for glucose'],
      ['data/not-sold/sugar-alert.json', 'bloodsugar', 'is a name of glucose'],
      ['data/not-sold/sugar-monitor.json', 'sensordeglucosa', 'is a name of sugar-alert'],
    ],
  },
  {
    rule: 'prose-paired',
    breaks: 'a Spanish page without the English',
    changes: { 'content/es/guides/fasting.mdx': GUIDE, 'content/es/guides/ayuno.mdx': GUIDE },
    expected: [['content/es/guides/ayuno.mdx', 'path', 'has no English page']],
  },
  {
    rule: 'prose-sound',
    breaks: 'unknown components, unknown and hidden records, HTML',
    changes: {
      ...hidden,
      [PROSE]: `${GUIDE}<Picture of="x" /> <Chart of="x" /> <Chart name="x" /> <Price test="ketones" /> <Price test="hemoglobin-a1c" /> <b>bold</b>\n`,
    },
    expected: [
      [PROSE, '<Picture of="x" />', 'is no component for prose'],
      [PROSE, '<Chart of="x" />', 'has no property "of"'],
      [PROSE, '<Chart name="x" />', '"x" does not exist'],
      [PROSE, '<Price test="ketones" />', '"ketones" does not exist'],
      [PROSE, '<Price test="hemoglobin-a1c" />', '"hemoglobin-a1c" does not exist'],
      [PROSE, 'body', 'holds HTML, JSX or braces'],
    ],
  },
  {
    rule: 'items-sound',
    breaks: 'parts that stand twice, a record related to itself, and days that run backwards',
    changes: {
      [GLUCOSE]: { ...glucose, related: ['glucose'], turnaroundDays: { min: 3, max: 2 } },
      [PANEL]: { ...panel, components: ['glucose', 'hemoglobin-a1c', 'glucose'] },
    },
    expected: [
      [GLUCOSE, 'related', 'names the record itself'],
      [GLUCOSE, 'turnaroundDays', 'min 3 is more than max 2'],
      [PANEL, 'components', 'names "glucose" twice'],
    ],
  },
  {
    rule: 'dates-past',
    breaks: 'days after the release, and a review before the reading',
    changes: {
      ...edited(PRICES, '950,2026-10-01', '950,2026-11-02'),
      [MARKER]: { ...marker, reviewBy: '2026-09-30' },
    },
    expected: [
      [PRICES, 'glucose', '2026-11-02 is after the release of 2026-11-01'],
      [MARKER, 'reviewBy', '2026-09-30 is before a source was read'],
    ],
  },
  {
    rule: 'zips-sound',
    breaks: 'ZIP codes that stand twice, lie abroad or in a state without a row',
    changes: {
      'data/zip-centroids.csv':
        'zip,lat,lon,state\n78704,30.2454,-97.7688,TX\n78704,30.2454,-97.7688,TX\n10001,408,-73.9,NY\n33101,25.7,-80.2,FL\n',
    },
    expected: [
      ['data/states.csv', 'FL', 'has no row, and 1 ZIP codes lie there'],
      ['data/zip-centroids.csv', '78704', 'stands twice'],
      ['data/zip-centroids.csv', '10001', '408, -73.9 is not in the United States'],
    ],
  },
  {
    rule: 'bands-apart',
    breaks: 'two ranges for one age, and one for none',
    changes: {
      [MARKER]: {
        ...marker,
        bands: [
          { ...band, population: 'Under 60', ageBefore: years(60) },
          { ...band, high: 110, population: 'From 50', ageFrom: years(50) },
          { ...band, population: 'Nobody', ageFrom: years(130), ageBefore: years(120) },
        ],
      },
    },
    expected: [
      [MARKER, 'Nobody', 'ends before it begins'],
      [MARKER, 'From 50', 'overlaps in age with "Under 60", which has other limits'],
    ],
  },
  {
    rule: 'critical-outside',
    breaks: 'a critical limit within the range',
    changes: edited(CRITICAL, '<=50', '<=80'),
    expected: [
      [
        CRITICAL,
        'glucose,hospital',
        '80 mg/dL lies within the range 70 to 99 mg/dL of data/markers/glucose.json',
      ],
    ],
  },
  ...STORE_CASES,
];

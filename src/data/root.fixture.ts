import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Authored, readAuthored } from './read/authored.ts';
import { readingOf } from './read/store.ts';

export const both = (en: string, es: string) => ({ en, es });

const source = {
  title: 'Diabetes Tests and Diagnosis',
  publisher: 'NIDDK',
  url: 'https://example.org/diabetes',
  accessed: '2026-10-01',
};

const item = {
  category: 'metabolic',
  status: 'active',
  popular: true,
  audience: ['Adults'],
  related: [],
  faq: [],
  sources: [source],
};

export const glucose = {
  ...item,
  id: 't0001',
  name: 'Glucose',
  description: 'Measures the sugar in the blood at the moment of the draw.',
  aliases: ['blood sugar'],
  cpt: '82947',
  loinc: ['2345-7'],
  biomarkers: ['Glucose'],
  sampleType: 'Blood (serum)',
  preparation: { fasting: { need: 'required', hours: 8, water: true } },
  turnaroundDays: { min: 1, max: 2 },
  es: {
    name: 'Glucosa',
    description: 'Mide el azúcar en la sangre en el momento de la toma.',
    aliases: ['azúcar en la sangre'],
    audience: ['Adultos'],
  },
};

export const notSold = {
  name: both('Continuous glucose monitor', 'Monitor continuo de glucosa'),
  aliases: { en: ['glucose sensor'], es: ['sensor de glucosa'] },
  what: both(
    'A sensor on the arm that shows the sugar under the skin for two weeks.',
    'Un sensor en el brazo que muestra el azúcar bajo la piel por dos semanas.',
  ),
  differs: both(
    'A glucose test shows the sugar of one moment only.',
    'Una prueba de glucosa muestra solo un momento.',
  ),
  where: both(
    'A pharmacy sells it; a doctor can prescribe one.',
    'Una farmacia lo vende; un médico puede recetarlo.',
  ),
  compared: ['glucose'],
  sources: [source],
};

export const a1c = {
  ...glucose,
  id: 't0002',
  name: 'Hemoglobin A1c',
  description: 'Shows the average blood sugar of the last two to three months.',
  aliases: ['A1c'],
  cpt: '83036',
  loinc: ['4548-4'],
  biomarkers: ['Hemoglobin A1c'],
  sampleType: 'Blood (whole)',
  preparation: { fasting: { need: 'no' } },
  turnaroundDays: { min: 1, max: 3 },
  es: {
    name: 'Hemoglobina A1c',
    description: 'Muestra el promedio de azúcar de los últimos tres meses.',
    aliases: ['hemoglobina glicosilada'],
    audience: ['Adultos'],
  },
};

export const panel = {
  ...item,
  id: 'p0001',
  name: 'Sugar Check',
  description: 'Blood sugar at this moment and its average over three months.',
  aliases: [],
  notFor: ['In pregnancy take the glucose tolerance test instead.'],
  components: ['glucose', 'hemoglobin-a1c'],
  es: {
    name: 'Control de azúcar',
    description: 'El azúcar de hoy y su promedio de tres meses.',
    aliases: ['chequeo de azúcar'],
    audience: ['Adultos'],
    notFor: ['En el embarazo haga en su lugar la prueba de tolerancia.'],
  },
};

const text = {
  high: 'Often seen with diabetes, stress or a recent meal.',
  low: 'Often seen with too much insulin.',
  retest: 'Repeat it fasting on another day.',
  interferences: [],
};

export const marker = {
  name: 'Glucose',
  aliases: ['blood glucose'],
  identity: { component: 'Glucose', specimen: 'serum_plasma', property: 'mass' },
  loinc: ['2345-7'],
  unit: 'mg/dL',
  otherUnits: ['mmol/L'],
  plausible: { low: 10, high: 2000 },
  about: 'The sugar that the blood carries to every cell of the body.',
  bands: [
    { kind: 'reference_interval', low: 70, high: 99, population: 'Adults, fasting', source: 'niddk' },
  ] as object[],
  chosenBecause: 'Diagnosis uses the same limit.',
  alternatives: [] as object[],
  categories: [] as object[],
  text,
  es: {
    name: 'Glucosa',
    aliases: ['glucosa en sangre'],
    about: 'El azúcar que la sangre lleva a cada célula.',
    chosenBecause: 'El diagnóstico usa el mismo límite.',
    text,
  },
  sources: { niddk: source } as Record<string, typeof source>,
  reviewBy: '2027-10-01',
};

const meaning = {
  summary: 'A high value is common after a meal; one value alone does not say much about a person.',
  reasons: ['A recent meal raises it.', 'Stress or illness raises it.', 'Diabetes raises it for good.'],
  next: ['It is repeated fasting.', 'Hemoglobin A1c is added.'],
  soon: 'A normal appointment is enough without symptoms.',
  questions: ['Should I repeat it?', 'Was I fasting?', 'Do I need A1c?'],
};

export const condition = {
  aliases: { en: ['high sugar'], es: ['azúcar alta'] },
  name: both('Diabetes', 'Diabetes'),
  about: both(
    'The blood holds more sugar than the body uses.',
    'La sangre tiene más azúcar de la que se usa.',
  ),
  what: both(
    'Diabetes means that the blood holds too much sugar for a long time. A test of the sugar of one moment and one of its average tell whether it is there, and nothing of how a person feels.',
    'La diabetes significa que la sangre tiene demasiada azúcar por mucho tiempo. Una prueba del azúcar del momento y otra de su promedio dicen si existe, y no cómo se siente la persona.',
  ),
  care: [
    {
      urgency: 'now',
      text: both('Call 911 for vomiting with fast breath.', 'Llame al 911 si vomita y respira rápido.'),
    },
    {
      urgency: 'soon',
      text: both('See a clinician about great thirst.', 'Consulte por una sed muy fuerte.'),
    },
  ],
  start: [
    {
      item: 'glucose',
      reason: both(
        'Glucose shows the sugar of this morning.',
        'La glucosa muestra el azúcar de esta mañana.',
      ),
    },
  ],
  // biome-ignore lint/suspicious/noThenProperty: a list in a file, which nobody awaits
  then: [
    {
      item: 'hemoglobin-a1c',
      when: both('If glucose is high', 'Si la glucosa está alta'),
      reason: both('Hemoglobin A1c shows three months of it.', 'La hemoglobina A1c muestra tres meses.'),
    },
  ],
  rarely: [] as object[],
  timing: both(
    'Drink only water for eight hours before the draw.',
    'Tome solo agua ocho horas antes de la extracción.',
  ),
  reading: [
    {
      marker: 'glucose',
      text: both('At 126 mg/dL and more it is repeated soon.', 'Desde 126 mg/dL se repite pronto.'),
    },
  ],
  followUp: both('A high value is repeated on another day.', 'Un valor alto se repite otro día, en ayunas.'),
  questions: [
    both('Do I have to repeat it?', '¿Debo repetirla?'),
    both('Was I fasting long enough?', '¿Ayuné lo suficiente?'),
    both('What may I eat from now on?', '¿Qué puedo comer desde ahora?'),
  ],
  related: [] as string[],
  sources: [source, { ...source, title: 'Testing for diabetes', url: 'https://example.org/testing' }],
};

const SITES = 'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample\n';

export const GUIDE = `---
title: Fasting before a test
description: Which blood tests need an empty stomach, for how many hours, and what you may drink.
updatedAt: "2026-10-02"
tests: [glucose]
markers: [glucose]
sources: []
---
A glucose test costs <Price test="glucose" />; fasting adults have <Range marker="glucose" />.
`;

export const pattern = {
  name: 'Low sugar',
  es: {
    name: 'Azúcar baja',
    text: 'Coma algo con azúcar ahora y hable hoy con un profesional de la salud.',
    why: 'La glucosa está baja en este informe.',
    notWhen: 'No vale si la muestra esperó mucho tiempo.',
  },
  urgency: 'today',
  when: {},
  all: [{ marker: 'glucose', limit: '<54', unit: 'mg/dL' }],
  any: [],
  none: [],
  text: 'Eat something with sugar now and talk to a clinician today.',
  why: 'The glucose of this report is low.',
  notWhen: 'It does not hold if the sample waited for long.',
  next: ['glucose'],
  sources: [source],
  printed: ['Level 2 54'],
};

const FILES: Readonly<Record<string, string | object>> = {
  'data/release.json': { apiVersion: '1.0.0', dataRelease: '2026-11-01' },
  'data/store/service.json': {
    brand: 'Fixture Labs',
    origin: 'https://fixture.test',
    carries: 'all',
    demo: false,
    demoNotice: both('', ''),
    currency: 'USD',
    labFeeCents: 600,
    defaultLab: 'lab_1',
    routing: [{ states: ['NY'], lab: 'lab_1' }],
    notServed: [],
    budgetsUsd: { low: 80, medium: 200, high: 400 },
    goalsFirst: [],
    priceMaxAgeDays: 180,
  },
  'data/store/labs/lab_1.json': { name: 'Lab 1', about: both('The first.', 'El primero.') },
  'data/store/labs/lab_2.json': { name: 'Lab 2', about: both('Another.', 'Otro.') },
  'data/store/labs/lab_3.json': { name: 'Lab 3', about: both('A third.', 'Un tercero.') },
  'data/states.csv': 'code,name,nameEs,kind,aliases\nTX,Texas,Texas,state,\nNY,New York,Nueva York,state,\n',
  'data/categories.json': [
    { slug: 'metabolic', name: both('Metabolism', 'Metabolismo'), about: both('Sugar.', 'Azúcar.') },
  ],
  'data/conditions/diabetes.json': condition,
  'data/tests/glucose.json': glucose,
  'data/tests/hemoglobin-a1c.json': a1c,
  'data/panels/sugar-check.json': panel,
  'data/store/prices.csv':
    'slug,lab_1,lab_2,lab_3,as_of\nglucose,900,,950,2026-10-01\nhemoglobin-a1c,2400,,,2026-10-01\nsugar-check,3000,,,2026-10-01\n',
  'data/markers/glucose.json': marker,
  'data/limits/critical-lists.csv':
    'slug,title,publisher,country,url,listDate,accessed,read\nhospital,Critical values,A hospital,US,https://example.org/critical,,2026-10-01,whole\n',
  'data/limits/critical.csv':
    'analyte,from,before,sex,pregnancy,limit,unit,list,printed\nglucose,,,,,<=50,mg/dL,hospital,Glucose 50\nglucose,,24h,,,<30,mg/dL,hospital,Newborn 30\n',
  'data/limits/critical-words.csv': 'analyte,words,wordsEs,urgency,list,printed\n',
  'data/limits/urgency.csv': 'analyte,side,most,reason\n',
  'data/sign-parts.csv': 'part,en,es\nchest,chest,pecho\npain,pain;hurt*,dolor;duele*\n',
  'data/sign-rules.csv': 'sign,needs,unless\nchest-pain,chest pain,\n',
  'data/warning-signs/chest-pain.json': {
    urgency: 'now',
    name: { en: 'Chest pain', es: 'Dolor de pecho' },
    text: { en: 'Call 911 now.', es: 'Llame al 911 ahora.' },
    sources: [source],
  },
  'data/limits/guidelines.csv':
    'slug,body,title,year,url,accessed,read\nada,ADA,Standards of care,2026,https://example.org/ada,2026-10-01,whole\n',
  'data/limits/guideline-limits.csv':
    'analyte,from,before,sex,pregnancy,postmenopausal,when,limit,unit,decides,guideline,says,saysEs,printed\nglucose,18y,,,,,,>=126,mg/dL,always,ada,diabetes,diabetes,126\n',
  'data/limits/severity.csv':
    'analyte,from,before,sex,pregnancy,step,limit,unit,guideline,printed\nglucose,,,,,clear,<54,mg/dL,ada,Level 2 54\n',
  'data/patterns/low-sugar.json': pattern,
  'data/terms-es.csv': [
    'en,es',
    '"Adults, fasting","Adultos, en ayunas"',
    'Glucose,Glucosa',
    'Hemoglobin A1c,Hemoglobina A1c',
    'Blood (serum),Sangre (suero)',
    'Blood (whole),Sangre (entera)',
    'a la carte,a la carta',
    'per visit,por visita',
    'Quest,Quest',
    '2026,2026',
    '',
  ].join('\n'),
  'data/interpretations/glucose.json': {
    high: meaning,
    related: ['hemoglobin-a1c', 'glucose'],
    sources: [source],
    es: { high: meaning },
  },
  'data/analytes.csv':
    'slug,name,nameEs,component,fraction,side,isotype,specimen,timing,property,method,loinc,units,aliases,aliasesEs\n',
  'data/shared-names.csv': 'name,units,slugs,why\n',
  'data/unit-factors.csv':
    'analyte,from,to,factor,molarMass,valence,note,sourceTitle,sourcePublisher,sourceUrl,accessed\n',
  'data/conversions.csv':
    'slug,name,nameEs,conventionalUnit,siUnit,factor,offset,siDecimals,conventionalDecimals,molarMass,note,sourceTitle,sourcePublisher,sourceUrl,accessed\nglucose,Glucose,Glucosa,mg/dL,mmol/L,0.05551,0,2,0,180.156,,Units,NIST,https://example.org/units,2026-10-01\n',
  'data/goal-topics.csv': 'goal,category\ncheck-sugar,metabolic\n',
  'data/goals/check-sugar.json': {
    kind: 'goal',
    name: both('Check my sugar', 'Revisar el azúcar'),
    phrases: { en: ['diabetes check'], es: ['control de diabetes'] },
    tests: [
      {
        slug: 'glucose',
        step: 'first',
        reason: both('Glucose shows the sugar of this moment.', 'La glucosa muestra el azúcar de hoy.'),
      },
      {
        slug: 'hemoglobin-a1c',
        step: 'usual',
        reason: both(
          'Hemoglobin A1c shows the sugar of three months.',
          'La hemoglobina A1c muestra el azúcar de tres meses.',
        ),
      },
    ],
    skip: [
      {
        name: both('A sugar check every week', 'Un control cada semana'),
        why: both('It tells nothing more than one a year.', 'No dice más que uno al año.'),
        source,
      },
    ],
    notes: [],
    asks: [],
    answer: {
      question: both('Which test shows diabetes?', '¿Qué prueba muestra la diabetes?'),
      lead: both(
        'Begin with glucose after a night without food. Hemoglobin A1c needs no fasting.',
        'Empiece con la glucosa después de una noche sin comer. La hemoglobina A1c no requiere ayuno.',
      ),
      notFor: both('Not in an acute illness.', 'No durante una enfermedad aguda.'),
      timing: both(
        'In the morning, after eight hours without food.',
        'Por la mañana, tras ocho horas sin comer.',
      ),
      next: both('Show the result to a clinician.', 'Muestre el resultado a un profesional.'),
      conditions: ['diabetes'],
      markers: ['glucose'],
      sources: [source],
    },
  },
  'data/not-sold/sugar-monitor.json': notSold,
  'data/finding-words.csv': 'words,slug,kind,lab,source\nsugar stick,glucose,slang,,\n',
  'data/providers/other-lab.json': {
    name: 'Other Lab',
    aliases: [],
    pricingModel: 'a la carte',
    orderFeeCents: 1200,
    orderFeeNote: 'per visit',
    feeConfidence: 'high',
    labs: ['Quest'],
    verifiedAt: '2026-10-01',
    sources: [source],
  },
  'data/provider-prices.csv':
    'provider,test,equivalence,soldAs,lab,stickerCents,observed,kind,sourceTitle,sourceUrl,confidence\nother-lab,glucose,same,Glucose,Quest,1500,2026-10-01,list,Product page,https://example.org/glucose,high\n',
  'data/provider-panels.csv':
    'provider,name,components,others,lab,orderCode,rounds,stickerCents,observed,kind,sourceTitle,sourceUrl,confidence\nother-lab,Sugar pair,glucose hemoglobin-a1c,,Quest,,,4000,2026-10-01,list,Product page,https://example.org/pair,high\n',
  'data/hospital-prices.csv':
    'codes,state,hospitals,lowCents,medianCents,highCents\n82947,US,40,1000,2000,4000\n',
  'data/hospital-prices.json': { ...source, observed: '2026-01-28' },
  'data/reference-prices.csv':
    'kind,key,cents,period,sourceTitle,sourceUrl,observed\nmedicare,82947,393,2026,CMS,https://example.org/cms,2026-10-01\nmedicare,83036,971,2026,CMS,https://example.org/cms,2026-10-01\n',
  'data/hospital-charges.csv': [
    'code,kind,hospital,state,observed,version,count,lowCents,medianCents,highCents,sourceTitle,sourceUrl',
    '82947,cash,Sample Hospital,TX,2026-04-01,3.0.0,2,1500,1750,2000,Standard charges,https://example.org/hospital.csv',
    '82947,gross,Sample Hospital,TX,2026-04-01,3.0.0,2,3000,3500,4000,Standard charges,https://example.org/hospital.csv',
    '',
  ].join('\n'),
  'data/store/draw-sites/lab_1.csv': `${SITES}lab_1-78704-1,Austin site,1 Main St,Austin,TX,78704,30.245,-97.7681,(512) 555-0142,Mo-Fr 07:00-15:00,true,false\n`,
  'data/store/draw-sites/lab_2.csv': SITES,
  'data/store/draw-sites/lab_3.csv': SITES,
  'data/zip-centroids.csv': 'zip,lat,lon,state\n78704,30.2454,-97.7688,TX\n10001,40.7506,-73.9972,NY\n',
  'data/cities.csv': 'name,zip\nAustin,78704\n',
  'data/reviews.csv': 'record,hash,reviewer,credential,scope,date\n',
  'data/exceptions.json': [],
  'data/learning/glossary.json': [
    {
      slug: 'titer',
      term: { en: 'Titer', es: 'Título' },
      short: { en: 'How thin the blood could be made.', es: 'Cuánto se pudo diluir la sangre.' },
      long: { en: 'How far the sample could be thinned.', es: 'Cuánto se pudo diluir la muestra.' },
      sources: [source],
    },
  ],
  'data/learning/grids.json': [],
  'data/learning/window-periods.json': [],
  'content/en/guides/fasting.mdx': GUIDE,
};

type Changes = Readonly<Record<string, string | object>>;

/** A small, sound project in a temporary folder, with some files replaced or added; it goes with the test. */
export function fixtureRoot(changes: Changes = {}): string {
  const root = writtenRoot(changes);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** Reads something from that project outside of a test, and removes the folder at once. */
export function readFixture<T>(read: (root: string) => T, changes: Changes = {}): T {
  const root = writtenRoot(changes);
  try {
    return read(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function writtenRoot(changes: Changes): string {
  const root = mkdtempSync(join(tmpdir(), 'fixture-'));
  for (const [file, content] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

/** The same project with one text in one of its CSV or JSON files replaced. */
export function edited(file: string, from: string, to: string): Record<string, string> {
  const content = FILES[file];
  const before = typeof content === 'string' ? content : JSON.stringify(content);
  if (!before.includes(from)) throw new Error(`${file} holds no ${from}`);
  return { [file]: before.replace(from, () => to) };
}

/** The records of that project, as the rules read them. */
export function authoredFixture(changes: Changes = {}): Authored {
  const { authored, breaches } = readFixture((root) => {
    const reading = readingOf(root);
    return { authored: readAuthored(reading), breaches: reading.breaches };
  }, changes);
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches));
  return authored;
}

/** The files of that project as people write them: a field a line. */
export const fixtureFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FILES).map(([file, content]) => [
      file,
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    ]),
  );

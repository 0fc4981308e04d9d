import * as z from 'zod';

/** What a person can leave out without asking anybody; a medicine never stands here. */
export const AVOIDED = [
  'alcohol',
  'exercise',
  'smoking',
  'caffeine',
  'fatty_food',
  'meat',
  'fish',
  'sweets',
  'grapefruit',
  'amine_foods',
  'poppy_seeds',
  'extra_water',
  'alcohol_products',
  'biotin',
  'vitamin_c',
  'vitamins',
  'minerals',
  'oily_laxatives',
  'sex',
  'ejaculation',
  'cycling',
  'urinating',
  'washing',
  'vaginal_products',
  'mouth',
  'toothbrushing',
  'mouthwash',
  'nasal_spray',
  'cream',
  'fist',
] as const;

/** Medicines that change a result: only whoever prescribed one may say to pause it. */
export const MEDICINES = [
  'medicines',
  'acid_reducers',
  'antibiotics',
  'antidepressants',
  'bismuth',
  'blood_pressure',
  'blood_thinners',
  'decongestants',
  'diabetes',
  'iron',
  'laxatives',
  'pain_relievers',
  'sex_hormones',
  'steroids',
  'thyroid',
  'water_pills',
] as const;

/** What must lie some days back. */
export const EVENTS = [
  'illness',
  'vaccine',
  'contact',
  'symptoms',
  'contrast_dye',
  'b12_injection',
  'operation',
  'transfusion',
  'antibiotics_end',
] as const;

/** What stays as it is. */
export const KEPT = [
  'meals',
  'starch',
  'gluten',
  'diet',
  'salt',
  'fluids',
  'medicines',
  'allergy_medicines',
  'same_lab',
  'same_hour',
] as const;

/** How a sample is collected that is not drawn; the steps of each stand in the words. */
export const COLLECTIONS = [
  'urine_cup',
  'urine_midstream',
  'urine_first_part',
  'urine_metal_free',
  'urine_24h',
  'stool_kit',
  'stool_cool',
  'saliva_kit',
  'semen_cup',
  'vaginal_swab',
  'breath',
] as const;

/** What whoever draws or reads it must know. */
export const TOLD = [
  'medicines',
  'biotin',
  'supplements',
  'vitamins',
  'minerals',
  'iron',
  'calcium_vitamin_d',
  'creatine',
  'fish_oil',
  'blood_thinners',
  'blood_pressure',
  'water_pills',
  'antibiotics',
  'antacids',
  'acid_reducers',
  'bismuth',
  'laxatives',
  'pain_relievers',
  'steroids',
  'hormones',
  'birth_control',
  'testosterone',
  'dhea',
  'growth_hormone',
  'thyroid',
  'diabetes',
  'insulin',
  'fertility_injections',
  'immunoglobulin',
  'rh_immune_globulin',
  'antibody_medicines',
  'anti_ige',
  'antidepressants',
  'last_dose',
  'pregnancy',
  'last_period',
  'period',
  'transfusion',
  'transplant',
  'blood_loss',
  'contrast_dye',
  'radioactive',
  'infection',
  'illness',
  'injury',
  'vaccine',
  'travel',
  'tick_bite',
  'symptoms',
  'contact',
  'vomiting_diarrhea',
  'smoking',
  'work',
  'family',
  'ancestry',
  'kidney_disease',
  'liver_disease',
  'hemoglobin_variant',
  'penicillin_allergy',
  'pku',
  'last_meal',
  'earlier_results',
] as const;

const InBoth = z.strictObject({ en: z.string().min(8).max(240), es: z.string().min(8).max(260) });

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const Need = z.enum(['required', 'preferred']);

const Hours = z.number().min(0.25).max(720);

/** Days of the cycle, counted from the first day of the period; or so many days before the next one; or not during one. */
const Cycle = z.union([
  z.strictObject({ need: Need, from: z.int().min(1).max(40), to: z.int().min(1).max(40) }),
  z.strictObject({ need: Need, beforeNext: z.int().min(1).max(14) }),
  z.strictObject({ need: Need, outside: z.literal('period') }),
]);

/** `preparation` of data/tests/<slug>.json and data/panels/<slug>.json: what to do before the sample is given, as facts. */
export const Preparation = z.strictObject({
  /** `no`: it is known that nobody has to fast. Without `fasting`, the question does not arise (a swab). */
  fasting: z
    .union([
      z.strictObject({ need: z.literal('no') }),
      z.strictObject({ need: z.literal('preferred'), hours: Hours.optional(), water: z.boolean() }),
      z.strictObject({ need: z.literal('required'), hours: Hours, water: z.boolean() }),
    ])
    .optional(),
  /** Without hours: right before, or while the sample is given. */
  avoid: z.array(z.strictObject({ what: z.enum(AVOIDED), hours: Hours.optional() })).optional(),
  /** With hours: for how long laboratories want to be without it; the prescriber decides. */
  ask: z.array(z.strictObject({ what: z.enum(MEDICINES), hours: Hours.optional() })).optional(),
  wait: z.array(z.strictObject({ after: z.enum(EVENTS), days: z.int().min(1).max(365) })).optional(),
  keep: z.array(z.enum(KEPT)).optional(),
  /** Time of day: of the draw, or of a sample collected at home. */
  draw: z.strictObject({ need: Need, from: Time.optional(), to: Time.optional() }).optional(),
  cycle: Cycle.optional(),
  /** When the medicine that is measured, or changes what is measured, was taken. */
  dose: z
    .strictObject({
      medicine: z.strictObject({ en: z.string().min(3), es: z.string().min(3) }),
      /** So long after the last dose, or with `atLeast` longer. */
      hoursAfter: z.int().min(1).max(72).optional(),
      atLeast: z.literal(true).optional(),
      beforeNext: z.literal(true).optional(),
    })
    .optional(),
  rest: z.strictObject({ minutes: z.int().min(1).max(120), lying: z.literal(true).optional() }).optional(),
  /** How long the visit takes. */
  stay: z.strictObject({ minutes: z.int().min(15).max(480) }).optional(),
  collect: z
    .strictObject({
      what: z.enum(COLLECTIONS),
      firstMorning: z.literal(true).optional(),
      /** After the steps of `what`. */
      steps: z.array(InBoth).optional(),
    })
    .optional(),
  tell: z.array(z.enum(TOLD)).optional(),
  /** What fits no field. */
  notes: z.array(InBoth).optional(),
});
export type Preparation = z.infer<typeof Preparation>;

type Of<K extends keyof Preparation> = NonNullable<Preparation[K]>;
type FastingOf = {
  readonly need: 'no' | z.infer<typeof Need>;
  readonly hours?: number | undefined;
  readonly water?: boolean | undefined;
};

/** One thing to do, of one kind. */
export type Ask =
  | ({ readonly kind: 'fasting' } & FastingOf)
  | ({ readonly kind: 'avoid' } & Readonly<Of<'avoid'>[number]>)
  | ({ readonly kind: 'ask' } & Readonly<Of<'ask'>[number]>)
  | ({ readonly kind: 'wait' } & Readonly<Of<'wait'>[number]>)
  | { readonly kind: 'keep'; readonly what: (typeof KEPT)[number] }
  | ({ readonly kind: 'draw'; readonly home?: true } & Readonly<Of<'draw'>>)
  | ({ readonly kind: 'cycle' } & Readonly<Of<'cycle'>>)
  | ({ readonly kind: 'dose' } & Readonly<Of<'dose'>>)
  | ({ readonly kind: 'rest' } & Readonly<Of<'rest'>>)
  | ({ readonly kind: 'stay' } & Readonly<Of<'stay'>>)
  | ({ readonly kind: 'collect' } & Readonly<Omit<Of<'collect'>, 'steps'>>)
  /** Of a collection, beside its usual steps. */
  | { readonly kind: 'step'; readonly text: z.infer<typeof InBoth> }
  | { readonly kind: 'tell'; readonly what: (typeof TOLD)[number] }
  | { readonly kind: 'note'; readonly text: z.infer<typeof InBoth> };

/** An ask, and the slugs of the items that make it: of the longest, those that ask for so long. */
export type Fact<A extends Ask = Ask> = A & { readonly because: readonly string[] };
export type FactOf<K extends Ask['kind']> = Fact<Extract<Ask, { kind: K }>>;

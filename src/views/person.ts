import { type Asking, type BareField, COUNT, choice, yesNo } from './form.ts';

/** What a range may depend on. */
export const person = ({ lang }: Asking): BareField[] => [
  {
    name: 'sex',
    control: 'radios',
    type: 'string',
    choices: [choice('unknown', lang, ''), choice('female', lang), choice('male', lang)],
  },
  { name: 'age', control: 'text', type: 'number', attributes: { ...COUNT, maxlength: '3' } },
  { name: 'pregnancy', control: 'select', type: 'boolean', choices: yesNo(lang) },
  {
    name: 'trimester',
    control: 'select',
    type: 'number',
    choices: [
      choice('unknown', lang, ''),
      choice('first', lang, '1'),
      choice('second', lang, '2'),
      choice('third', lang, '3'),
    ],
  },
  { name: 'postmenopausal', control: 'select', type: 'boolean', choices: yesNo(lang) },
  ...(['ageMonths', 'ageDays', 'ageHours', 'gestationalWeek'] as const).map(
    (name): BareField => ({
      name,
      control: 'text',
      type: 'number',
      folded: true,
      attributes: { ...COUNT, maxlength: '4' },
    }),
  ),
];

/** What is known of somebody while the form is filled. */
export interface Asked {
  readonly sex: string;
  readonly age: number | undefined;
  /** Given in months, days or hours. */
  readonly infant: boolean;
  readonly pregnancy: boolean;
  readonly postmenopausal: boolean;
}

const FROM_PUBERTY = 10;
const TO_PREGNANCY = 60;
const FROM_MENOPAUSE = 18;

/** The fields that do not apply to somebody: hidden, and emptied, so that nothing is said that cannot be true. */
export function inapplicable({ sex, age = 30, infant, pregnancy, postmenopausal }: Asked): string[] {
  const female = sex !== 'male' && !infant;
  const pregnant = female && !postmenopausal && age >= FROM_PUBERTY && age <= TO_PREGNANCY;
  return [
    ...(pregnant ? [] : ['pregnancy']),
    ...(pregnant && pregnancy ? [] : ['trimester', 'gestationalWeek']),
    ...(female && !(pregnant && pregnancy) && age >= FROM_MENOPAUSE ? [] : ['postmenopausal']),
  ];
}

export const PERSON_WORDS = {
  en: {
    sex: { label: 'Sex', hint: 'Many ranges differ by sex.' },
    age: { label: 'Age in years', hint: 'Without it, ranges for adults are used.' },
    pregnancy: { label: 'Pregnant' },
    trimester: { label: 'Trimester' },
    postmenopausal: { label: 'After menopause' },
    ageMonths: { label: 'Age in months', hint: 'For a child under 2 years, instead of years.' },
    ageDays: { label: 'Age in days', hint: 'For a baby in the first weeks, instead of years.' },
    ageHours: { label: 'Age in hours', hint: 'For a newborn in the first days, instead of years.' },
    gestationalWeek: { label: 'Week of pregnancy', hint: 'Completed weeks, instead of the trimester.' },
  },
  es: {
    sex: {
      label: 'Sexo',
      hint: 'Muchos rangos dependen del sexo.',
      meaning: 'Sexo según el que se eligen los rangos de referencia',
    },
    age: {
      label: 'Edad en años',
      hint: 'Sin ella se usan los rangos de adultos.',
      meaning: 'Edad en años cumplidos; si se omite, se usan los rangos de adultos',
    },
    pregnancy: { label: 'Embarazo', meaning: 'true para los rangos del embarazo, si los tenemos' },
    trimester: { label: 'Trimestre', meaning: 'Trimestre 1, 2 o 3; solo si pregnancy es true' },
    ageMonths: {
      label: 'Edad en meses',
      hint: 'Para un niño menor de 2 años, en lugar de los años.',
      meaning: 'O la edad en meses',
    },
    ageDays: {
      label: 'Edad en días',
      hint: 'Para un bebé en sus primeras semanas, en lugar de los años.',
      meaning: 'O la edad en días',
    },
    ageHours: {
      label: 'Edad en horas',
      hint: 'Para un recién nacido en sus primeros días, en lugar de los años.',
      meaning: 'O la edad en horas',
    },
    gestationalWeek: {
      label: 'Semana de embarazo',
      hint: 'Semanas cumplidas, en lugar del trimestre.',
      meaning: 'O la semana cumplida',
    },
    postmenopausal: {
      label: 'Después de la menopausia',
      meaning: 'true para los rangos después de la menopausia, si los tenemos',
    },
  },
} as const;

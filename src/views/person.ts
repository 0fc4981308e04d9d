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
];

export const PERSON_WORDS = {
  en: {
    sex: { label: 'Sex', hint: 'Many ranges differ by sex.' },
    age: { label: 'Age in years', hint: 'Without it, ranges for adults are used.' },
    pregnancy: { label: 'Pregnant' },
    trimester: { label: 'Trimester' },
    postmenopausal: { label: 'After menopause' },
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
    postmenopausal: {
      label: 'Después de la menopausia',
      meaning: 'true para los rangos después de la menopausia, si los tenemos',
    },
  },
} as const;

import type { chemistry as english, Span } from '../en/chemistry.ts';

const amount = new Intl.NumberFormat('en-US');
const check = 'Revise el valor y su unidad.';
const between = ({ low, high, unit }: Span): string =>
  `${amount.format(low)} a ${amount.format(high)} ${unit}`;

export const chemistry = {
  lipoproteinA:
    'La lipoproteína(a) no se convierte: mg/dL y nmol/L no tienen una relación fija, porque el tamaño de la partícula varía de una persona a otra. Lea el resultado en la unidad en que se informó.',
  unknownAnalyte: (near: boolean): string =>
    near
      ? 'No tenemos una conversión con este nombre. Pruebe con otra forma de escribirlo o con una de las sugerencias.'
      : 'No tenemos una conversión con este nombre. Pruebe con otra forma de escribirlo.',
  noConversion: (name) =>
    `Conocemos ${name}, pero no tenemos un factor publicado entre sus unidades. Lea el resultado en la unidad en que se informó.`,
  negative: 'Una cantidad medida no es menor que cero: revise el valor.',
  whyInterpret: 'Compara este valor con rangos publicados',
  whyFreeRange: 'Rangos publicados de testosterona libre, por sexo y edad',
  tooLow: `La ecuación no da un resultado tan bajo. ${check}`,
  method: 'Vermeulen 1999, ley de acción de masas',
  equation: 'T = N·FT + SHBG·Ks·FT / (1 + Ks·FT), N = 1 + Ka·[albúmina]; biodisponible = N·FT',
  limits: {
    calculated: 'Calculada, no medida: el método de referencia es la diálisis de equilibrio.',
    notValid:
      'No es válida en el embarazo ni durante un tratamiento con dihidrotestosterona o estradiol, que ocupan lugares en la SHBG.',
    albumin:
      'Una albúmina muy alejada de lo normal, como en el síndrome nefrótico o la insuficiencia hepática, exige usar la albúmina medida y aun así aumenta el error.',
  },
  totalOutside: (molar: Span, mass: Span) =>
    `La testosterona total está fuera de ${between(molar)} (${between(mass)}). ${check}`,
  shbgOutside: (span: Span) => `La SHBG está fuera de ${between(span)}. ${check}`,
  albuminOutside: (span: Span) => `La albúmina está fuera de ${between(span)}. ${check}`,
} satisfies typeof english;

import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'What would you like to know?',
    submit: 'Suggest tests',
    about:
      'Tests that fit what you want to know or what you notice, within a budget. Educational, not medical advice.',
    fields: {
      goals: { label: 'What you want to know', hint: 'Choose up to 8.' },
      symptoms: { label: 'What you notice', hint: 'Choose up to 8. These are not sent in an address.' },
      budget: { label: 'What the order may cost, fee included' },
    },
  },
  {
    form: '¿Qué le gustaría saber?',
    submit: 'Sugerir pruebas',
    about:
      'Pruebas según lo que quiere saber o lo que nota, dentro de un presupuesto. Educativo, no es un consejo médico.',
    title: 'Pruebas según sus objetivos',
    description:
      'Sugiere paneles o pruebas para sus objetivos de salud y síntomas, con el motivo de cada uno y dentro de un presupuesto que incluye el cargo de laboratorio. Dice qué no entendió y qué señales necesitan atención inmediata. Información educativa, no un diagnóstico.',
    fields: {
      goals: {
        label: 'Qué quiere saber',
        hint: 'Elija hasta 8.',
        meaning:
          'Qué quiere saber, en sus palabras, como "salud del corazón" o "antes del embarazo"; hasta 8',
      },
      symptoms: {
        label: 'Qué nota',
        hint: 'Elija hasta 8. No se envían en una dirección web.',
        meaning: 'Qué nota, en sus palabras, como "cansancio" o "caída del cabello"; hasta 8',
      },
      budget: {
        label: 'Cuánto puede costar el pedido, con el cargo incluido',
        meaning:
          'Máximo para todo el pedido: low, unos 80 USD; medium, unos 200; high, unos 400; o no_limit, sin límite',
      },
    },
  },
);

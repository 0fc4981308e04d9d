import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Get a plan',
    submit: 'Show my plan',
    title: 'Which tests do I need?',
    about:
      'Plans in up to three steps for what you want to know or what you notice, within a budget, and what not to order. Educational, not medical advice.',
    fields: {
      bothers: {
        label: 'What’s bothering you?',
        hint: 'In your own words, with commas between: tired all the time, losing hair. It never stands in an address.',
      },
      symptoms: { label: 'Or choose what you notice', hint: 'Up to 8.' },
      goals: { label: 'Or what you want to know', hint: 'Up to 8.' },
      budget: { label: 'What the order may cost, fee included' },
      maxUsd: { label: 'Or an amount in dollars', hint: 'Stands in place of the choice above.' },
      sex: { label: 'Sex', hint: 'Some tests are for women or for men only.' },
      age: { label: 'Age in years', hint: 'Some tests are sensible at some ages only.' },
      pregnancy: { label: 'Pregnant' },
    },
  },
  {
    form: 'Reciba un plan',
    submit: 'Ver mi plan',
    about:
      'Planes de hasta tres pasos según lo que quiere saber o lo que nota, dentro de un presupuesto, y qué no pedir. Educativo, no es un consejo médico.',
    title: '¿Qué pruebas necesito?',
    description:
      'Planea pruebas para objetivos de salud y síntomas en palabras sencillas, en tres pasos (para empezar, habitual, completo) y dentro de un presupuesto que incluye el cargo del laboratorio: paneles y pruebas con sus motivos, qué no pedir, qué preguntar a la persona y qué señales necesitan atención inmediata. Información educativa, no un diagnóstico.',
    fields: {
      bothers: {
        label: '¿Qué le molesta?',
        hint: 'Con sus palabras, separadas por comas: cansancio todo el tiempo, se me cae el pelo. Nunca aparece en una dirección web.',
      },
      goals: {
        label: 'O qué quiere saber',
        hint: 'Hasta 8.',
        meaning:
          'Qué quiere saber, en sus palabras, como "salud del corazón" o "antes del embarazo"; hasta 8',
      },
      symptoms: {
        label: 'O elija lo que nota',
        hint: 'Hasta 8.',
        meaning: 'Qué nota, en sus palabras, como "cansancio" o "caída del cabello"; hasta 8',
      },
      budget: {
        label: 'Cuánto puede costar el pedido, con el cargo incluido',
        meaning:
          'Máximo para todo el pedido: low, unos 80 USD; medium, unos 200; high, unos 400; o no_limit, sin límite',
      },
      maxUsd: {
        label: 'O un importe en dólares',
        hint: 'Sustituye la opción anterior.',
        meaning: 'Máximo para todo el pedido en USD, en lugar de budget',
      },
      sex: {
        label: 'Sexo',
        hint: 'Algunas pruebas son solo para mujeres o solo para hombres.',
        meaning: 'Sexo de la persona',
      },
      age: {
        label: 'Edad en años',
        hint: 'Algunas pruebas solo convienen a ciertas edades.',
        meaning: 'Edad en años cumplidos',
      },
      pregnancy: { label: 'Embarazo', meaning: 'true si está embarazada' },
    },
  },
);

import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Look up one test or panel',
    submit: 'Show it',
    about: 'What one test or panel measures, what it costs at each lab and how to prepare.',
    fields: {
      slug: { label: 'Test or panel', hint: 'Type a name and choose from the list.' },
    },
  },
  {
    form: 'Ver una prueba o un panel',
    submit: 'Mostrar',
    about: 'Qué mide una prueba o un panel, cuánto cuesta en cada laboratorio y cómo prepararse.',
    title: 'Vea una prueba o un panel',
    description:
      'Todo lo público sobre una prueba o un panel: qué mide, códigos, precio en cada laboratorio, preparación, plazo, pruebas incluidas y preguntas frecuentes. Sirve cuando ya conoce su identificador.',
    fields: {
      slug: {
        label: 'Prueba o panel',
        hint: 'Escriba un nombre y elija de la lista.',
        meaning: 'Identificador de la prueba o del panel en el catálogo, como tsh',
      },
    },
  },
);

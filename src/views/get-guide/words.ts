import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Read a guide',
    submit: 'Open',
    about: 'Plain explanations around lab tests, and the tests for health topics.',
    fields: {
      path: { label: 'Guide or health topic' },
      part: { label: 'Part' },
    },
  },
  {
    form: 'Leer una guía',
    submit: 'Abrir',
    about: 'Explicaciones sencillas sobre las pruebas de laboratorio y las pruebas por tema de salud.',
    title: 'Lea una página educativa',
    description:
      'Una página educativa en Markdown, por su dirección: guías, condiciones, biomarcadores, estados o comparaciones. Sin dirección muestra la lista. Las páginas largas vienen en partes.',
    fields: {
      path: {
        label: 'Guía o tema de salud',
        meaning:
          'Dirección de la página, como /guides/fasting-before-a-blood-test; la barra inicial se puede omitir',
      },
      part: { label: 'Parte', meaning: 'Qué parte de una página larga; parts dice cuántas hay' },
    },
  },
);

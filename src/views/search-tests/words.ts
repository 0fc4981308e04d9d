import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Search tests and panels',
    submit: 'Search',
    about: 'Find a test or panel by name, abbreviation, biomarker, code or health topic, with its price.',
    fields: {
      query: {
        label: 'Search for a test, a biomarker or a code',
        hint: 'For example TSH, cholesterol, vitamin D or a CPT code.',
      },
      type: { label: 'Show' },
      category: { label: 'Category' },
      orderableOnly: { label: 'Tests that are coming soon' },
      limit: { label: 'How many to show' },
    },
  },
  {
    form: 'Buscar pruebas y paneles',
    submit: 'Buscar',
    about:
      'Encuentre una prueba o un panel por nombre, abreviatura, biomarcador, código o tema de salud, con su precio.',
    title: 'Busque pruebas de laboratorio',
    description:
      'Busca en el catálogo por nombre, abreviatura, biomarcador, código CPT o LOINC, u objetivo de salud, en español o en inglés. Muestra el precio en cada laboratorio, la muestra, el ayuno y el plazo de cada resultado.',
    fields: {
      query: {
        label: 'Busque una prueba, un biomarcador o un código',
        hint: 'Por ejemplo TSH, colesterol, vitamina D o un código CPT.',
        meaning:
          'Qué busca: el nombre de una prueba, una abreviatura, un biomarcador, un código CPT o LOINC, o un objetivo de salud',
      },
      type: { label: 'Mostrar', meaning: 'Solo pruebas sueltas o solo paneles' },
      category: {
        label: 'Categoría',
        meaning: 'Solo esta categoría, por su identificador o su nombre, como thyroid',
      },
      orderableOnly: {
        label: 'Pruebas que estarán disponibles pronto',
        meaning: 'true deja fuera lo que todavía no se puede pedir',
      },
      limit: { label: 'Cuántos mostrar', meaning: 'Cuántos resultados se muestran como máximo' },
    },
  },
);

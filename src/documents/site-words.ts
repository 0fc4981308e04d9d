/** What the pages that only lead to others say. */
export const WORDS = {
  en: {
    home: 'Home',
    catalog: 'Tests and prices',
    finder: 'Find a draw site by ZIP code',
    biomarkers: {
      title: 'Biomarkers and their reference ranges',
      about:
        'What is measured in blood and urine: published ranges with sources, and what high and low values may suggest.',
    },
    conditions: {
      title: 'Conditions and the tests for them',
      about:
        'Health topics from A to Z: when to get care, which tests to start with, what may follow, and what is rarely needed.',
    },
    filterMarkers: 'Filter by name or abbreviation, such as LDL',
    filterConditions: 'Filter by name',
    allMarkers: (count: number) => `All ${count} biomarkers`,
    allConditions: (count: number) => `All ${count} conditions`,
    answers: {
      title: 'Questions and answers',
      about:
        'Which tests to begin with, by what you notice or want to know: plans in steps with their full price, and what to leave out.',
    },
    guides: {
      title: 'Guides',
      about: 'Plain explanations around lab tests: preparing, reading results, paying for them.',
    },
    tools: {
      title: 'Tools',
      about: 'Forms that quote, plan, read results, convert and compare.',
    },
    programs: 'For developers: ',
    states: {
      title: 'Lab tests by state',
      about: 'What applies to orders in each US state and territory, and where blood can be drawn.',
    },
    compare: {
      title: 'Price comparison',
      about: 'Other direct-to-consumer lab services beside this one, with dates and sources.',
    },
  },
  es: {
    home: 'Inicio',
    catalog: 'Pruebas y precios',
    finder: 'Busque un centro de extracción por código postal',
    biomarkers: {
      title: 'Biomarcadores y sus rangos de referencia',
      about:
        'Lo que se mide en la sangre y la orina: rangos publicados con sus fuentes y qué puede indicar un valor alto o bajo.',
    },
    conditions: {
      title: 'Condiciones y sus pruebas',
      about:
        'Temas de salud de la A a la Z: cuándo buscar atención, con qué pruebas empezar, qué puede seguir y qué rara vez hace falta.',
    },
    filterMarkers: 'Filtrar por nombre o abreviatura, por ejemplo LDL',
    filterConditions: 'Filtrar por nombre',
    allMarkers: (count: number) => `Los ${count} biomarcadores`,
    allConditions: (count: number) => `Las ${count} condiciones`,
    answers: {
      title: 'Preguntas y respuestas',
      about:
        'Con qué pruebas empezar, según lo que nota o quiere saber: planes por pasos con su precio completo, y qué dejar de lado.',
    },
    guides: {
      title: 'Guías',
      about:
        'Explicaciones sencillas sobre las pruebas de laboratorio: cómo prepararse, cómo leer los resultados y cómo pagarlas.',
    },
    tools: {
      title: 'Herramientas',
      about: 'Formularios para cotizar, planear, leer resultados, convertir y comparar.',
    },
    programs: 'Para desarrolladores: ',
    states: {
      title: 'Pruebas de laboratorio por estado',
      about:
        'Qué se aplica a los pedidos en cada estado y territorio de EE. UU., y dónde se puede extraer la muestra.',
    },
    compare: {
      title: 'Comparación de precios',
      about: 'Otros servicios de análisis de venta directa junto a este, con fechas y fuentes.',
    },
  },
} as const;

import type { Lang } from '../core/model/vocabulary.ts';

interface Said {
  readonly label: string;
  readonly hint?: string;
}

interface FormWords {
  readonly title: string;
  readonly submit: string;
  /** What the page of the tool is good for. */
  readonly about: string;
}

const FORMS_EN = {
  search_tests: {
    title: 'Search tests and panels',
    submit: 'Search',
    about: 'Find a test or panel by name, abbreviation, biomarker, code or health topic, with its price.',
  },
  get_test: {
    title: 'Look up one test or panel',
    submit: 'Show it',
    about: 'What one test or panel measures, what it costs at each lab and how to prepare.',
  },
  list_panels: {
    title: 'Browse panels',
    submit: 'List panels',
    about: 'Tests in one package, cheapest first, with what the package saves.',
  },
  recommend_tests: {
    title: 'What would you like to know?',
    submit: 'Suggest tests',
    about:
      'Tests that fit what you want to know or what you notice, within a budget. Educational, not medical advice.',
  },
  quote_order: {
    title: 'Build your order',
    submit: 'Show the price',
    about:
      'The whole price of your order before you order: every test, the one lab fee, and each lab side by side.',
  },
  find_draw_sites: {
    title: 'Find a draw site',
    submit: 'Find draw sites',
    about:
      'Places near you where blood is drawn, with distance, hours and telephone, and whether they draw your order.',
  },
  lookup_reference_range: {
    title: 'Look up a reference range',
    submit: 'Show the range',
    about: 'What is normal for a biomarker at your sex and age, with the source of each range.',
  },
  compare_prices: {
    title: 'Compare prices',
    submit: 'Compare',
    about:
      'What a test, or several in one order, costs here and at other services, fees included, with dates and sources.',
  },
  interpret_results: {
    title: 'Your results',
    submit: 'Interpret',
    about:
      'Paste your lab report and see which values lie outside their range and what that may mean. This page works it out on your device: nothing that you paste is sent.',
  },
  convert_units: {
    title: 'Convert a value',
    submit: 'Convert',
    about: 'Change a lab value between US and SI units while you type, with the formula and its source.',
  },
  calculate_free_testosterone: {
    title: 'Your values',
    submit: 'Calculate',
    about:
      'Free and bioavailable testosterone from total testosterone, SHBG and albumin, and how they move with SHBG.',
  },
  compare_provider: {
    title: 'Compare with another service',
    submit: 'Compare',
    about: 'One other lab service beside this one: fees, labs, states, prices, and where each is cheaper.',
  },
  get_guide: {
    title: 'Read a guide',
    submit: 'Open',
    about: 'Plain explanations around lab tests, and the tests for health topics.',
  },
} as const satisfies Readonly<Record<string, FormWords>>;

const FORMS_ES: Readonly<Record<keyof typeof FORMS_EN, FormWords>> = {
  search_tests: {
    title: 'Buscar pruebas y paneles',
    submit: 'Buscar',
    about:
      'Encuentre una prueba o un panel por nombre, abreviatura, biomarcador, código o tema de salud, con su precio.',
  },
  get_test: {
    title: 'Ver una prueba o un panel',
    submit: 'Mostrar',
    about: 'Qué mide una prueba o un panel, cuánto cuesta en cada laboratorio y cómo prepararse.',
  },
  list_panels: {
    title: 'Explorar paneles',
    submit: 'Ver paneles',
    about: 'Pruebas en un solo paquete, del más barato al más caro, con lo que ahorra cada uno.',
  },
  recommend_tests: {
    title: '¿Qué le gustaría saber?',
    submit: 'Sugerir pruebas',
    about:
      'Pruebas según lo que quiere saber o lo que nota, dentro de un presupuesto. Educativo, no es un consejo médico.',
  },
  quote_order: {
    title: 'Arme su pedido',
    submit: 'Ver el precio',
    about:
      'El precio completo antes de pedir: cada prueba, el único cargo del laboratorio y los laboratorios lado a lado.',
  },
  find_draw_sites: {
    title: 'Encontrar un centro de extracción',
    submit: 'Buscar centros',
    about:
      'Lugares cercanos donde le pueden sacar sangre, con distancia, horario y teléfono, y si toman la muestra de su pedido.',
  },
  lookup_reference_range: {
    title: 'Consultar un rango de referencia',
    submit: 'Mostrar el rango',
    about: 'Qué es normal en un biomarcador según su sexo y edad, con la fuente de cada rango.',
  },
  compare_prices: {
    title: 'Comparar precios',
    submit: 'Comparar',
    about:
      'Cuánto cuesta una prueba, o varias en un pedido, aquí y en otros servicios, con cargos, fechas y fuentes.',
  },
  interpret_results: {
    title: 'Sus resultados',
    submit: 'Interpretar',
    about:
      'Pegue su informe y vea qué valores están fuera de rango y qué puede significar. Esta página lo calcula en su dispositivo: no se envía nada de lo que pega.',
  },
  convert_units: {
    title: 'Convertir un valor',
    submit: 'Convertir',
    about: 'Cambie un valor entre unidades de EE. UU. y SI mientras escribe, con la fórmula y su fuente.',
  },
  calculate_free_testosterone: {
    title: 'Sus valores',
    submit: 'Calcular',
    about:
      'Testosterona libre y biodisponible a partir de la total, la SHBG y la albúmina, y cómo cambian con la SHBG.',
  },
  compare_provider: {
    title: 'Comparar con otro servicio',
    submit: 'Comparar',
    about:
      'Otro servicio de laboratorio junto a este: cargos, laboratorios, estados, precios y dónde gana cada uno.',
  },
  get_guide: {
    title: 'Leer una guía',
    submit: 'Abrir',
    about: 'Explicaciones sencillas sobre las pruebas de laboratorio y las pruebas por tema de salud.',
  },
};

export type FormName = keyof typeof FORMS_EN;
export const FORM_WORDS: Readonly<Record<Lang, Readonly<Record<FormName, FormWords>>>> = {
  en: FORMS_EN,
  es: FORMS_ES,
};

export const isFormName = (tool: string): tool is FormName => Object.hasOwn(FORMS_EN, tool);

/** Labels and hints of fields; "tool.field" where the same name asks for another thing. */
const FIELDS_EN = {
  query: {
    label: 'Search for a test, a biomarker or a code',
    hint: 'For example TSH, cholesterol, vitamin D or a CPT code.',
  },
  type: { label: 'Show' },
  category: { label: 'Category' },
  orderableOnly: { label: 'Tests that are coming soon' },
  limit: { label: 'How many to show' },
  slug: { label: 'Test or panel', hint: 'Type a name and choose from the list.' },
  maxPrice: { label: 'Highest price, in dollars', hint: 'Before the lab fee. Leave empty for any price.' },
  goals: { label: 'What you want to know', hint: 'Choose up to 8.' },
  symptoms: { label: 'What you notice', hint: 'Choose up to 8. These are not sent in an address.' },
  budget: { label: 'What the order may cost, fee included' },
  items: {
    label: 'Tests and panels',
    hint: 'Type a name and choose from the list; add as many as you need, up to 25.',
  },
  state: { label: 'State where blood will be drawn', hint: 'It decides which labs may draw your order.' },
  lab: { label: 'Preferred lab', hint: 'Outside New York and New Jersey you may choose.' },
  zip: { label: 'ZIP code', hint: 'Five digits, such as 78704.' },
  radiusMiles: { label: 'How far' },
  'find_draw_sites.lab': { label: 'Lab' },
  marker: { label: 'Biomarker', hint: 'A name or abbreviation, such as ferritin or TSH.' },
  sex: { label: 'Sex', hint: 'Many ranges differ by sex.' },
  age: { label: 'Age in years', hint: 'Without it, ranges for adults are used.' },
  pregnancy: { label: 'Pregnant' },
  trimester: { label: 'Trimester' },
  postmenopausal: { label: 'After menopause' },
  test: { label: 'Test', hint: 'Type a name and choose from the list.' },
  withItems: {
    label: 'More tests in the same order',
    hint: 'Fees are paid once per order, so a whole basket may rank differently.',
  },
  values: {
    label: 'Your report as text',
    hint: 'Copy the lines from the PDF or portal and paste them here. Names, values, units and ranges are found for you.',
  },
  analyte: { label: 'What was measured' },
  value: { label: 'Value' },
  direction: { label: 'Direction' },
  totalT: { label: 'Total testosterone' },
  totalTUnit: { label: 'Unit of total testosterone' },
  shbg: { label: 'SHBG, in nmol/L', hint: 'Sex hormone binding globulin.' },
  albuminGdL: { label: 'Albumin, in g/dL', hint: 'Without a measured value, 4.3 is usual.' },
  provider: { label: 'Other service' },
  path: { label: 'Guide or health topic' },
  part: { label: 'Part' },
} as const satisfies Readonly<Record<string, Said>>;

export type FieldKey = keyof typeof FIELDS_EN;

const FIELDS_ES: Readonly<Record<FieldKey, Said>> = {
  query: {
    label: 'Busque una prueba, un biomarcador o un código',
    hint: 'Por ejemplo TSH, colesterol, vitamina D o un código CPT.',
  },
  type: { label: 'Mostrar' },
  category: { label: 'Categoría' },
  orderableOnly: { label: 'Pruebas que estarán disponibles pronto' },
  limit: { label: 'Cuántos mostrar' },
  slug: { label: 'Prueba o panel', hint: 'Escriba un nombre y elija de la lista.' },
  maxPrice: {
    label: 'Precio máximo, en dólares',
    hint: 'Antes del cargo del laboratorio. Déjelo vacío para cualquier precio.',
  },
  goals: { label: 'Qué quiere saber', hint: 'Elija hasta 8.' },
  symptoms: { label: 'Qué nota', hint: 'Elija hasta 8. No se envían en una dirección web.' },
  budget: { label: 'Cuánto puede costar el pedido, con el cargo incluido' },
  items: {
    label: 'Pruebas y paneles',
    hint: 'Escriba un nombre y elija de la lista; agregue los que necesite, hasta 25.',
  },
  state: {
    label: 'Estado donde le sacarán sangre',
    hint: 'Decide qué laboratorios pueden tomar su muestra.',
  },
  lab: { label: 'Laboratorio preferido', hint: 'Fuera de Nueva York y Nueva Jersey puede elegir.' },
  zip: { label: 'Código postal (ZIP)', hint: 'Cinco dígitos, como 78704.' },
  radiusMiles: { label: 'A qué distancia' },
  'find_draw_sites.lab': { label: 'Laboratorio' },
  marker: { label: 'Biomarcador', hint: 'Un nombre o una abreviatura, como ferritina o TSH.' },
  sex: { label: 'Sexo', hint: 'Muchos rangos dependen del sexo.' },
  age: { label: 'Edad en años', hint: 'Sin ella se usan los rangos de adultos.' },
  pregnancy: { label: 'Embarazo' },
  trimester: { label: 'Trimestre' },
  postmenopausal: { label: 'Después de la menopausia' },
  test: { label: 'Prueba', hint: 'Escriba un nombre y elija de la lista.' },
  withItems: {
    label: 'Más pruebas en el mismo pedido',
    hint: 'Los cargos se pagan una vez por pedido, por eso el orden de precios puede cambiar.',
  },
  values: {
    label: 'Su informe como texto',
    hint: 'Copie las líneas del PDF o del portal y péguelas aquí. Los nombres, valores, unidades y rangos se reconocen solos.',
  },
  analyte: { label: 'Qué se midió' },
  value: { label: 'Valor' },
  direction: { label: 'Dirección' },
  totalT: { label: 'Testosterona total' },
  totalTUnit: { label: 'Unidad de la testosterona total' },
  shbg: { label: 'SHBG, en nmol/L', hint: 'Globulina fijadora de hormonas sexuales.' },
  albuminGdL: { label: 'Albúmina, en g/dL', hint: 'Sin un valor medido, lo usual es 4.3.' },
  provider: { label: 'Otro servicio' },
  path: { label: 'Guía o tema de salud' },
  part: { label: 'Parte' },
};

const FIELD_WORDS: Readonly<Record<Lang, Readonly<Record<FieldKey, Said>>>> = {
  en: FIELDS_EN,
  es: FIELDS_ES,
};

const isKey = (key: string): key is FieldKey => Object.hasOwn(FIELDS_EN, key);

/** Label and hint of a tool's field. */
export function fieldWords(tool: string, field: string, lang: Lang): Said {
  const own = `${tool}.${field}`;
  if (isKey(own)) return FIELD_WORDS[lang][own];
  return isKey(field) ? FIELD_WORDS[lang][field] : { label: field };
}

/** What the choices of a field are called. */
const CHOICES_EN = {
  any: 'Any',
  all: 'All',
  unknown: 'Not given',
  yes: 'Yes',
  no: 'No',
  both: 'Tests and panels',
  test: 'Single tests only',
  panel: 'Panels only',
  hideSoon: 'Leave out',
  showSoon: 'Show too',
  female: 'Female',
  male: 'Male',
  low: 'About $80',
  medium: 'About $200',
  high: 'About $400',
  no_limit: 'No limit',
  first: 'First',
  second: 'Second',
  third: 'Third',
  allProviders: 'List all services',
  allGuides: 'List all guides and topics',
  guide: 'Guides',
  condition: 'Health topics',
  toSI: 'From US units to SI units',
  toConventional: 'From SI units to US units',
} as const;

export type ChoiceKey = keyof typeof CHOICES_EN;

const CHOICES_ES: Readonly<Record<ChoiceKey, string>> = {
  any: 'Cualquiera',
  all: 'Todas',
  unknown: 'Sin indicar',
  yes: 'Sí',
  no: 'No',
  both: 'Pruebas y paneles',
  test: 'Solo pruebas',
  panel: 'Solo paneles',
  hideSoon: 'No mostrar',
  showSoon: 'Mostrar también',
  female: 'Femenino',
  male: 'Masculino',
  low: 'Unos $80',
  medium: 'Unos $200',
  high: 'Unos $400',
  no_limit: 'Sin límite',
  first: 'Primero',
  second: 'Segundo',
  third: 'Tercero',
  allProviders: 'Ver todos los servicios',
  allGuides: 'Ver todas las guías y temas',
  guide: 'Guías',
  condition: 'Temas de salud',
  toSI: 'De unidades de EE. UU. a unidades SI',
  toConventional: 'De unidades SI a unidades de EE. UU.',
};

export const CHOICES: Readonly<Record<Lang, Readonly<Record<ChoiceKey, string>>>> = {
  en: CHOICES_EN,
  es: CHOICES_ES,
};

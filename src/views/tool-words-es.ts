interface ToolEs {
  readonly title: string;
  readonly description: string;
  /** What each field of the input means. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The person that a range is for. */
const PERSON = {
  sex: 'Sexo según el que se eligen los rangos de referencia',
  age: 'Edad en años cumplidos; si se omite, se usan los rangos de adultos',
  pregnancy: 'true para los rangos del embarazo, si los tenemos',
  trimester: 'Trimestre 1, 2 o 3; solo si pregnancy es true',
  postmenopausal: 'true para los rangos después de la menopausia, si los tenemos',
};

/** The tools in Spanish, for their pages; what machines read stays English. */
export const TOOLS_ES: Readonly<Record<string, ToolEs>> = {
  search_tests: {
    title: 'Busque pruebas de laboratorio',
    description:
      'Busca en el catálogo por nombre, abreviatura, biomarcador, código CPT o LOINC, u objetivo de salud, en español o en inglés. Muestra el precio en cada laboratorio, la muestra, el ayuno y el plazo de cada resultado.',
    fields: {
      query:
        'Qué busca: el nombre de una prueba, una abreviatura, un biomarcador, un código CPT o LOINC, o un objetivo de salud',
      type: 'Solo pruebas sueltas o solo paneles',
      category: 'Solo esta categoría, por su identificador o su nombre, como thyroid',
      orderableOnly: 'true deja fuera lo que todavía no se puede pedir',
      limit: 'Cuántos resultados se muestran como máximo',
      lang: 'Idioma de los nombres y las descripciones',
    },
  },
  get_test: {
    title: 'Vea una prueba o un panel',
    description:
      'Todo lo público sobre una prueba o un panel: qué mide, códigos, precio en cada laboratorio, preparación, plazo, pruebas incluidas y preguntas frecuentes. Sirve cuando ya conoce su identificador.',
    fields: {
      slug: 'Identificador de la prueba o del panel en el catálogo, como tsh',
      lang: 'Idioma del nombre y la descripción',
    },
  },
  list_panels: {
    title: 'Vea los paneles',
    description:
      'Paneles de varias pruebas, del más barato al más caro, con la suma de sus pruebas por separado y lo que se ahorra. Sirve para mirar por categoría o por precio.',
    fields: {
      category: 'Solo esta categoría, por su identificador o su nombre, como heart-health',
      maxPrice: 'Solo paneles de hasta este precio en USD, sin el cargo de laboratorio',
      limit: 'Cuántos paneles se muestran como máximo',
    },
  },
  recommend_tests: {
    title: 'Pruebas según sus objetivos',
    description:
      'Sugiere paneles o pruebas para sus objetivos de salud y síntomas, con el motivo de cada uno y dentro de un presupuesto que incluye el cargo de laboratorio. Dice qué no entendió y qué señales necesitan atención inmediata. Información educativa, no un diagnóstico.',
    fields: {
      goals: 'Qué quiere saber, en sus palabras, como "salud del corazón" o "antes del embarazo"; hasta 8',
      symptoms: 'Qué nota, en sus palabras, como "cansancio" o "caída del cabello"; hasta 8',
      budget:
        'Máximo para todo el pedido: low, unos 80 USD; medium, unos 200; high, unos 400; o no_limit, sin límite',
      lang: 'Idioma de los nombres y las razones',
    },
  },
  quote_order: {
    title: 'Cotice un pedido',
    description:
      'Calcula el precio de un pedido: cada prueba en el laboratorio que corresponde a su estado, el único cargo de laboratorio y el total. Indica lo que no se puede pedir y por qué, el mismo pedido en cada laboratorio y un conjunto más barato que mide lo mismo.',
    fields: {
      items: 'Identificadores del catálogo, como tsh o cbc; el buscador los encuentra',
      state: 'Estado de EE. UU. donde se tomará la muestra: código o nombre, como TX o New York',
      lab: 'Laboratorio preferido fuera de Nueva York y Nueva Jersey; lab_1 si se omite',
    },
  },
  find_draw_sites: {
    title: 'Busque centros de extracción',
    description:
      'Centros de atención de los tres laboratorios cerca de un código postal de EE. UU., del más cercano al más lejano, con dirección, distancia en millas, teléfono y horario.',
    fields: {
      zip: 'Código postal (ZIP) de EE. UU., exactamente cinco cifras',
      radiusMiles: 'Radio de búsqueda en millas, de 5 a 100; se amplía al siguiente de 10, 20, 25, 50 o 100',
      lab: 'Solo centros de este laboratorio',
      limit: 'Cuántos centros se muestran como máximo',
    },
  },
  lookup_reference_range: {
    title: 'Consulte un rango de referencia',
    description:
      'Rango de referencia publicado de un marcador de sangre u orina, elegido por sexo, edad, embarazo y menopausia cuando importan, con lo que puede indicar un valor alto o bajo y las fuentes. El rango impreso en su propio informe tiene prioridad.',
    fields: {
      marker: 'Nombre o abreviatura del marcador, como TSH o ferritina',
      ...PERSON,
    },
  },
  compare_prices: {
    title: 'Compare precios',
    description:
      'Precio completo de una prueba (precio de lista más el cargo por pedido) aquí y en otros servicios de venta directa, del más barato al más caro, cada uno con su fecha y su fuente, junto a los importes de hospitales y de Medicare. Un cargo desconocido queda sin precio completo.',
    fields: {
      test: 'Identificador o nombre de la prueba, como cbc',
      withItems:
        'Más pruebas en el mismo pedido, por identificador o nombre: también se compara el pedido entero',
    },
  },
  interpret_results: {
    title: 'Interprete sus resultados',
    description:
      'Indica si cada valor de un informe está bajo, normal o alto según los rangos publicados para su sexo y edad, o según el rango de su informe, y qué puede sugerir. Las unidades se convierten solo cuando es seguro. Nada se guarda ni se registra. Información educativa, no un diagnóstico.',
    fields: {
      values: 'Los valores que se interpretan, hasta 40',
      ...PERSON,
    },
  },
  convert_units: {
    title: 'Convierta unidades de laboratorio',
    description:
      'Convierte un valor entre las unidades convencionales de EE. UU. y las del Sistema Internacional con el factor publicado de ese analito, como la glucosa de mg/dL a mmol/L. La lipoproteína(a) no se convierte, porque sus unidades no tienen una relación fija.',
    fields: {
      analyte: 'Identificador o nombre del analito, como glucose o hemoglobin-a1c',
      value: 'El valor que se convierte, 0 o más',
      direction: 'toSI: de unidades convencionales a SI; toConventional: al revés',
    },
  },
  calculate_free_testosterone: {
    title: 'Calcule la testosterona libre',
    description:
      'Calcula la testosterona libre y la biodisponible a partir de la testosterona total, la SHBG y la albúmina con la ecuación de Vermeulen (1999). Nada se guarda ni se registra. Información educativa, no un diagnóstico.',
    fields: {
      totalT: 'Testosterona total, mayor que 0',
      totalTUnit: 'Unidad de la testosterona total',
      shbg: 'Globulina fijadora de hormonas sexuales (SHBG) en nmol/L, mayor que 0',
      albuminGdL: 'Albúmina en g/dL, hasta 6',
    },
  },
  compare_provider: {
    title: 'Compare con otro proveedor',
    description:
      'Este servicio y otro servicio de análisis de venta directa lado a lado: modelo de precios, cargos por pedido, laboratorios, plazos, estados y precios observados con fecha y fuente, y dónde gana cada uno.',
    fields: {
      provider: 'Identificador o nombre del proveedor; déjelo vacío para ver la lista',
      limit: 'Cuántos precios observados se muestran como máximo',
    },
  },
  get_guide: {
    title: 'Lea una página educativa',
    description:
      'Una página educativa en Markdown, por su dirección: guías, condiciones, biomarcadores, estados o comparaciones. Sin dirección muestra la lista. Las páginas largas vienen en partes.',
    fields: {
      path: 'Dirección de la página, como /guides/fasting-before-a-blood-test; la barra inicial se puede omitir',
      part: 'Qué parte de una página larga; parts dice cuántas hay',
      lang: 'Español si existe esa versión; si no, inglés',
    },
  },
};

import type { Hit } from '../../search/items.ts';
import type { catalog as english } from '../en/catalog.ts';

const REASONS: Readonly<Record<Hit['on'], string>> = {
  slug: 'identificador',
  id: 'identificador',
  name: 'nombre',
  alias: 'otro nombre',
  cpt: 'código CPT',
  loinc: 'código LOINC',
  'order-code': 'código de pedido',
  finding: 'otro nombre',
  core: 'nombre',
  'billed-with': 'código CPT',
  biomarker: 'biomarcador',
  use: 'uso',
  goal: 'objetivo',
  condition: 'condición',
  category: 'categoría',
  'not-sold': 'no se vende',
  words: 'palabras',
  popular: 'muy pedida',
};

const HOW = { beginning: ' (comienzo)', spelling: ' (ortografía)' };

export const catalog = {
  turnaround: (min, max) =>
    `${min === max ? max : `${min} a ${max}`} ${max === 1 ? 'día hábil' : 'días hábiles'}`,
  matchedOn: (reason, how) => REASONS[reason] + (how === undefined ? '' : HOW[how]),
  unknown: 'No conocemos ninguna prueba ni panel con este nombre. Búsquelo.',
  unknownNear:
    'No conocemos ninguna prueba ni panel con este nombre. Búsquelo o elija una de las sugerencias.',
  nothing:
    'Nada en el catálogo coincide. Pruebe con el nombre de una prueba, una abreviatura como TSH o una de las sugerencias.',
  nothingSo:
    'Nada en el catálogo coincide con esta selección. Quite lo que la limita o elija una de las sugerencias.',
  moreMatch: (total, shown) =>
    `Hay ${total} coincidencias y se muestran ${shown}. Muestre más, o limite la búsqueda por categoría o a pruebas o paneles.`,
  takenFor: (typed, name) => `“${typed}” se tomó como ${name}.`,
  mayMean: (readAs) =>
    readAs === undefined
      ? 'No se entendieron todas las palabras. Pregunte cuál de estas quiere decir antes de pedir nada.'
      : `Se leyó como “${readAs}”. Pregunte si es eso antes de pedir nada.`,
  notSold: (name) => `${name}: aquí no se vende. notSold dice qué es y dónde se hace normalmente.`,
  notSoldHere: 'no se vende aquí',
  leftOut: {
    differs: 'Esta tienda no la vende. Abajo está lo que vende y mide una parte de lo mismo.',
    alone: 'Esta tienda no la vende, ni otra prueba que mida lo mismo.',
    where: 'Otros laboratorios y servicios la venden, y un profesional de la salud puede pedirla.',
  },
  notHere: (words) =>
    `Nada de lo que se vende aquí se llama ${words.map((word) => `“${word}”`).join(', ')}. Pida otro nombre o diga que aquí no se vende.`,
  readFirst: (name, value) => `Lee ${name} ${value} antes de pedir una prueba`,
  outside: (name, value, flag) =>
    `${name} ${value} está por ${flag === 'low' ? 'debajo' : 'encima'} de los rangos publicados para adultos. Interprételo primero, con su unidad y el rango del informe.`,
  whyQuote: 'Da el precio de todas en un solo pedido',
  noPanels: 'Esta tienda vende solo pruebas sueltas. Búsquelas por su nombre.',
  noPanel: 'Ningún panel corresponde. Suba el precio máximo o elija otra categoría.',
  morePanels: (total, shown) =>
    `Hay ${total} paneles y se muestran ${shown}. Muestre más, o limítelos por categoría o precio.`,
  whyItem: (name) => `Muestra todo sobre ${name}`,
  whySearch: 'Encuentra pruebas y paneles por su nombre',
  whyWider: 'Busca en todo el catálogo',
  whySoon: 'Muestra también lo que estará disponible pronto',
  whyMore: (most) => `Muestra hasta ${most}`,
  whyPanels: (category) => `Muestra los paneles de ${category}`,
  whyAnyPrice: 'Muestra los paneles de cualquier precio',
} satisfies typeof english;

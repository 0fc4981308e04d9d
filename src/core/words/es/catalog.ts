import type { Reason } from '../../catalog/reasons.ts';
import type { catalog as english } from '../en/catalog.ts';

const REASONS: Readonly<Record<Reason, string>> = {
  slug: 'identificador',
  id: 'identificador',
  name: 'nombre',
  alias: 'otro nombre',
  cpt: 'código CPT',
  loinc: 'código LOINC',
  biomarker: 'biomarcador',
  goal: 'objetivo',
  condition: 'condición',
  category: 'categoría',
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

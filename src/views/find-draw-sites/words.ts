import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Find a draw site',
    submit: 'Find draw sites',
    about:
      'Places near you where blood is drawn, with distance, hours and telephone, and whether they draw your order.',
    fields: {
      zip: { label: 'ZIP code', hint: 'Five digits, such as 78704.' },
      radiusMiles: { label: 'How far' },
      lab: { label: 'Lab' },
      limit: { label: 'How many to show' },
    },
  },
  {
    form: 'Encontrar un centro de extracción',
    submit: 'Buscar centros',
    about:
      'Lugares cercanos donde le pueden sacar sangre, con distancia, horario y teléfono, y si toman la muestra de su pedido.',
    title: 'Busque centros de extracción',
    description:
      'Centros de atención de los laboratorios cerca de un código postal de EE. UU., del más cercano al más lejano, con dirección, distancia en millas, teléfono y horario.',
    fields: {
      zip: {
        label: 'Código postal (ZIP)',
        hint: 'Cinco dígitos, como 78704.',
        meaning: 'Código postal (ZIP) de EE. UU., exactamente cinco cifras',
      },
      radiusMiles: {
        label: 'A qué distancia',
        meaning: 'Radio de búsqueda en millas, de 5 a 100; se amplía al siguiente de 10, 20, 25, 50 o 100',
      },
      lab: { label: 'Laboratorio', meaning: 'Solo centros de este laboratorio' },
      limit: { label: 'Cuántos mostrar', meaning: 'Cuántos centros se muestran como máximo' },
    },
  },
);

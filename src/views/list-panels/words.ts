import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Browse panels',
    submit: 'List panels',
    about: 'Tests in one package, cheapest first, with what the package saves.',
    fields: {
      category: { label: 'Category' },
      maxPrice: {
        label: 'Highest price, in dollars',
        hint: 'Before the lab fee. Leave empty for any price.',
      },
      limit: { label: 'How many to show' },
    },
  },
  {
    form: 'Explorar paneles',
    submit: 'Ver paneles',
    about: 'Pruebas en un solo paquete, del más barato al más caro, con lo que ahorra cada uno.',
    title: 'Vea los paneles',
    description:
      'Paneles de varias pruebas, del más barato al más caro, con la suma de sus pruebas por separado y lo que se ahorra. Sirve para buscar por categoría o por precio.',
    fields: {
      category: {
        label: 'Categoría',
        meaning: 'Solo esta categoría, por su identificador o su nombre, como heart-health',
      },
      maxPrice: {
        label: 'Precio máximo, en dólares',
        hint: 'Antes del cargo del laboratorio. Déjelo vacío para cualquier precio.',
        meaning: 'Solo paneles de hasta este precio en USD, sin el cargo de laboratorio',
      },
      limit: { label: 'Cuántos mostrar', meaning: 'Cuántos paneles se muestran como máximo' },
    },
  },
);

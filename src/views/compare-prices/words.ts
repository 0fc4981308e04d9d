import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Compare prices',
    submit: 'Compare',
    about:
      'What a test, or several in one order, costs here and at other services, fees included, with dates and sources.',
    fields: {
      test: { label: 'Test', hint: 'Type a name and choose from the list.' },
      withItems: {
        label: 'More tests in the same order',
        hint: 'Fees are paid once per order, so a whole basket may rank differently.',
      },
      limit: { label: 'How many prices to show in full' },
    },
  },
  {
    form: 'Comparar precios',
    submit: 'Comparar',
    about:
      'Cuánto cuesta una prueba, o varias en un pedido, aquí y en otros servicios, con cargos, fechas y fuentes.',
    title: 'Compare precios',
    description:
      'Precio completo de una prueba (precio de lista más el cargo por pedido) aquí y en otros servicios de venta directa, del más barato al más caro, cada uno con su fecha y su fuente, junto a los importes de hospitales y de Medicare. Un cargo desconocido queda sin precio completo.',
    fields: {
      test: {
        label: 'Prueba',
        hint: 'Escriba un nombre y elija de la lista.',
        meaning: 'Identificador o nombre de la prueba, como cbc',
      },
      withItems: {
        label: 'Más pruebas en el mismo pedido',
        hint: 'Los cargos se pagan una vez por pedido, por eso el orden de precios puede cambiar.',
        meaning:
          'Más pruebas en el mismo pedido, por identificador o nombre: también se compara el pedido entero',
      },
      limit: {
        label: 'Cuántos precios mostrar completos',
        meaning: 'Cuántos precios se dan completos como máximo',
      },
    },
  },
);

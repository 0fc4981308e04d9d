import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Build your order',
    submit: 'Show the price',
    about:
      'The whole price of your order before you order: every test, the one lab fee, and each lab side by side.',
    fields: {
      items: {
        label: 'Tests and panels',
        hint: 'Type a name and choose from the list; add as many as you need, up to 25.',
      },
      state: { label: 'State where blood will be drawn', hint: 'It decides which labs may draw your order.' },
      lab: { label: 'Preferred lab', hint: 'Where your state leaves a choice.' },
    },
  },
  {
    form: 'Arme su pedido',
    submit: 'Ver el precio',
    about:
      'El precio completo antes de pedir: cada prueba, el único cargo del laboratorio y los laboratorios lado a lado.',
    title: 'Cotice un pedido',
    description:
      'Calcula el precio de un pedido: cada prueba en el laboratorio que corresponde a su estado, el único cargo de laboratorio y el total. Indica lo que no se puede pedir y por qué, el mismo pedido en cada laboratorio y un conjunto más barato que mide lo mismo.',
    fields: {
      items: {
        label: 'Pruebas y paneles',
        hint: 'Escriba un nombre y elija de la lista; agregue los que necesite, hasta 25.',
        meaning: 'Identificadores del catálogo, como tsh o cbc; el buscador los encuentra',
      },
      state: {
        label: 'Estado donde le sacarán sangre',
        hint: 'Decide qué laboratorios pueden tomar su muestra.',
        meaning: 'Estado de EE. UU. donde se tomará la muestra: código o nombre, como TX o Texas',
      },
      lab: {
        label: 'Laboratorio preferido',
        hint: 'Donde su estado deja elegir.',
        meaning: 'Laboratorio preferido donde el estado deja elegir; el habitual de la tienda si se omite',
      },
    },
  },
);

import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Compare with another service',
    submit: 'Compare',
    about: 'One other lab service beside this one: fees, labs, states, prices, and where each is cheaper.',
    fields: {
      provider: { label: 'Other service' },
      limit: { label: 'How many to show' },
      offset: { label: 'How many to pass over' },
    },
  },
  {
    form: 'Comparar con otro servicio',
    submit: 'Comparar',
    about:
      'Otro servicio de laboratorio junto a este: cargos, laboratorios, estados, precios y dónde gana cada uno.',
    title: 'Compare con otro proveedor',
    description:
      'Este servicio y otro servicio de análisis de venta directa lado a lado: modelo de precios, cargos por pedido, laboratorios, plazos, estados y precios observados con fecha y fuente, y dónde gana cada uno.',
    fields: {
      provider: {
        label: 'Otro servicio',
        meaning: 'Identificador o nombre del proveedor; déjelo vacío para ver la lista',
      },
      limit: { label: 'Cuántos mostrar', meaning: 'Cuántos precios observados se muestran como máximo' },
      offset: { label: 'Cuántos saltar', meaning: 'Cuántos se saltan' },
    },
  },
);

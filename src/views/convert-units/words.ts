import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Convert a value',
    submit: 'Convert',
    about: 'Change a lab value between US and SI units while you type, with the formula and its source.',
    fields: {
      analyte: { label: 'What was measured' },
      value: { label: 'Value' },
      direction: { label: 'Direction' },
    },
  },
  {
    form: 'Convertir un valor',
    submit: 'Convertir',
    about: 'Cambie un valor entre unidades de EE. UU. y SI mientras escribe, con la fórmula y su fuente.',
    title: 'Convierta unidades de laboratorio',
    description:
      'Convierte un valor entre las unidades convencionales de EE. UU. y las del Sistema Internacional con el factor publicado de ese analito, como la glucosa de mg/dL a mmol/L. La lipoproteína(a) no se convierte, porque sus unidades no tienen una relación fija.',
    fields: {
      analyte: {
        label: 'Qué se midió',
        meaning: 'Identificador o nombre del analito, como glucose o hemoglobin-a1c',
      },
      value: { label: 'Valor', meaning: 'El valor que se convierte, 0 o más' },
      direction: {
        label: 'Dirección',
        meaning: 'toSI: de unidades convencionales a SI; toConventional: al revés',
      },
    },
  },
);

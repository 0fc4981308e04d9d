import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Your values',
    submit: 'Calculate',
    about:
      'Free and bioavailable testosterone from total testosterone, SHBG and albumin, and how they move with SHBG.',
    fields: {
      totalT: { label: 'Total testosterone' },
      totalTUnit: { label: 'Unit of total testosterone' },
      shbg: { label: 'SHBG, in nmol/L', hint: 'Sex hormone binding globulin.' },
      albuminGdL: { label: 'Albumin, in g/dL', hint: 'Without a measured value, 4.3 is usual.' },
    },
  },
  {
    form: 'Sus valores',
    submit: 'Calcular',
    about:
      'Testosterona libre y biodisponible a partir de la total, la SHBG y la albúmina, y cómo cambian con la SHBG.',
    title: 'Calcule la testosterona libre',
    description:
      'Calcula la testosterona libre y la biodisponible a partir de la testosterona total, la SHBG y la albúmina con la ecuación de Vermeulen (1999). Nada se guarda ni se registra. Información educativa, no un diagnóstico.',
    fields: {
      totalT: { label: 'Testosterona total', meaning: 'Testosterona total, mayor que 0' },
      totalTUnit: { label: 'Unidad de la testosterona total', meaning: 'Unidad de la testosterona total' },
      shbg: {
        label: 'SHBG, en nmol/L',
        hint: 'Globulina fijadora de hormonas sexuales.',
        meaning: 'Globulina fijadora de hormonas sexuales (SHBG) en nmol/L, mayor que 0',
      },
      albuminGdL: {
        label: 'Albúmina, en g/dL',
        hint: 'Sin un valor medido, lo usual es 4.3.',
        meaning: 'Albúmina en g/dL, hasta 6',
      },
    },
  },
);

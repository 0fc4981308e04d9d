import { PERSON_WORDS } from '../person.ts';
import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Your results',
    submit: 'Interpret',
    about:
      'Open or paste your lab report and see which values lie outside their range and what that may mean. This page works it out on your device: nothing of your report is sent.',
    fields: {
      ...PERSON_WORDS.en,
      values: {
        label: 'Your report as text',
        hint: 'Or copy the lines from your portal and paste them here. Names, values, units and ranges are found for you.',
      },
    },
  },
  {
    form: 'Sus resultados',
    submit: 'Interpretar',
    about:
      'Abra o pegue su informe y vea qué valores están fuera de rango y qué puede significar. Esta página lo calcula en su dispositivo: no se envía nada de su informe.',
    title: 'Interprete sus resultados',
    description:
      'Indica si cada valor de un informe está bajo, normal o alto según los rangos publicados para su sexo y edad, o según el rango de su informe, y qué puede sugerir. Las unidades se convierten solo cuando es seguro. Nada se guarda ni se registra. Información educativa, no un diagnóstico.',
    fields: {
      ...PERSON_WORDS.es,
      values: {
        label: 'Su informe como texto',
        hint: 'O copie las líneas de su portal y péguelas aquí. Los nombres, valores, unidades y rangos se reconocen solos.',
        meaning: 'Los valores que se interpretan, hasta 40',
      },
    },
  },
);

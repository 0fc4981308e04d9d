import { PERSON_WORDS } from '../person.ts';
import { inBoth } from '../view-words.ts';

export const words = inBoth(
  {
    form: 'Look up a reference range',
    submit: 'Show the range',
    about: 'What is normal for a biomarker at your sex and age, with the source of each range.',
    fields: {
      ...PERSON_WORDS.en,
      method: { label: 'Method', hint: 'Only if the report names it, such as ELISA.' },
      marker: { label: 'Biomarker', hint: 'A name or abbreviation, such as ferritin or TSH.' },
    },
  },
  {
    form: 'Consultar un rango de referencia',
    submit: 'Mostrar el rango',
    about: 'Qué es normal en un biomarcador según su sexo y edad, con la fuente de cada rango.',
    title: 'Consulte un rango de referencia',
    description:
      'Rango de referencia publicado de un marcador de sangre u orina, elegido por sexo, edad, embarazo y menopausia cuando importan, con lo que puede indicar un valor alto o bajo y las fuentes. El rango impreso en su propio informe tiene prioridad.',
    fields: {
      ...PERSON_WORDS.es,
      method: {
        label: 'Método',
        hint: 'Solo si el informe lo nombra, por ejemplo ELISA.',
        meaning: 'Método de medición como está impreso, por ejemplo ELISA',
      },
      marker: {
        label: 'Biomarcador',
        hint: 'Un nombre o una abreviatura, como ferritina o TSH.',
        meaning: 'Nombre o abreviatura del marcador, como TSH o ferritina',
      },
    },
  },
);

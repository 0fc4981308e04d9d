import type { Side } from '../../core/model/interpretation.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** A way on as its card says it: its name, and what it is good for. */
export type Card = readonly [title: string, note: string];

interface Hub<C extends string> {
  readonly title: string;
  readonly about: string;
  readonly cards: Readonly<Record<C, Card>>;
}

interface Words {
  readonly results: Hub<'report' | 'range' | 'kept' | 'convert' | 'curve' | 'meaning' | 'biomarkers'>;
  readonly prices: Hub<'quote' | 'basket' | 'compare' | 'list' | 'changes' | 'plan'>;
  readonly learn: Hub<
    'conditions' | 'biomarkers' | 'meaning' | 'answers' | 'guides' | 'glossary' | 'notSold'
  >;
  readonly meaning: {
    readonly title: string;
    readonly about: string;
    readonly value: Readonly<Record<Side, (name: string) => string>>;
  };
  /** The pages that say how this service works. */
  readonly works: string;
  readonly feeOnce: (fee: string) => string;
  readonly change: (test: string, before: string, now: string) => string;
  readonly counts: Readonly<
    Record<
      'biomarkers' | 'pages' | 'tests' | 'changes' | 'conditions' | 'questions' | 'guides' | 'words',
      (count: number) => string
    >
  > & { readonly compared: (tests: number, services: number) => string };
}

/** What the pages behind the doors say. */
export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    results: {
      title: 'My results',
      about: 'Understand what a lab report says: what is in range, what is not, and what to ask your doctor.',
      cards: {
        report: ['Read my report', 'Paste the lines of a report. They stay on this device.'],
        range: ['Is this value normal?', 'Published ranges by sex, age and pregnancy, with their sources.'],
        kept: [
          'Kept reports',
          'Reports that you chose to keep on this device: how each value changed, two side by side.',
        ],
        convert: ['Convert units', 'mg/dL to mmol/L and back, test by test.'],
        curve: ['Free testosterone', 'From total testosterone, SHBG and albumin.'],
        meaning: ['High or low: what it may mean', 'Common reasons, what comes next, and when not to wait.'],
        biomarkers: ['All biomarkers', 'What each one measures, with its range.'],
      },
    },
    prices: {
      title: 'Prices',
      about: 'What an order costs in all, at every lab, before anybody asks for a card.',
      cards: {
        quote: ['See the whole price', 'Add tests, choose your state, compare the labs.'],
        basket: ['Check my price elsewhere', 'The same tests at other services, every fee included.'],
        compare: ['Compare services', 'Fees, labs and prices of each service, dated and sourced.'],
        list: ['The whole price list', 'Every test and panel at every lab.'],
        changes: ['Price changes', 'What became dearer or cheaper.'],
        plan: ['Plan within a budget', 'Say what it is about and what it may cost.'],
      },
    },
    learn: {
      title: 'Learn',
      about: 'Plain pages about conditions, biomarkers and tests, each with its sources.',
      cards: {
        conditions: ['Conditions', 'Which tests to start with, what may follow, and when to get care.'],
        biomarkers: ['Biomarkers', 'What is measured in blood and urine, with ranges.'],
        meaning: ['High or low', 'What a value outside the range may mean.'],
        answers: [
          'Questions and answers',
          'Tired, losing hair, planning a pregnancy: which tests to begin with.',
        ],
        guides: ['Guides', 'What to test, how to get ready, how to read it, what it costs.'],
        glossary: ['Glossary', 'The words of a lab report in plain language.'],
        notSold: ['Not sold here', 'What people ask for, what it is, and where it is usually had.'],
      },
    },
    meaning: {
      title: 'High or low: what a value may mean',
      about: 'Common reasons for a value outside the range, what usually comes next, and when not to wait.',
      value: { high: (name) => `${name}: high`, low: (name) => `${name}: low` },
    },
    works: 'How this works',
    feeOnce: (fee) => `Every order pays one fee of ${fee}, however many tests it holds.`,
    change: (test, before, now) => `${test}: ${before}, now ${now}`,
    counts: {
      biomarkers: (count) => `${count} biomarkers`,
      pages: (count) => `${count} pages`,
      tests: (count) => `${count} tests and panels`,
      changes: (count) => `${count} changes on record`,
      conditions: (count) => `${count} conditions`,
      questions: (count) => `${count} questions`,
      guides: (count) => `${count} ${count === 1 ? 'guide' : 'guides'}`,
      words: (count) => `${count} words`,
      compared: (tests, services) => `${tests} tests at ${services} services`,
    },
  },
  es: {
    results: {
      title: 'Mis resultados',
      about: 'Entienda su informe: qué está dentro del rango, qué no, y qué preguntarle a su médico.',
      cards: {
        report: ['Leer mi informe', 'Pegue las líneas del informe. No salen de este dispositivo.'],
        range: ['¿Es normal este valor?', 'Rangos publicados por sexo, edad y embarazo, con sus fuentes.'],
        kept: [
          'Informes guardados',
          'Informes que decidió guardar en este dispositivo: cómo cambió cada valor, dos lado a lado.',
        ],
        convert: ['Convertir unidades', 'De mg/dL a mmol/L y al revés, prueba por prueba.'],
        curve: ['Testosterona libre', 'A partir de la testosterona total, la SHBG y la albúmina.'],
        meaning: ['Alto o bajo: qué puede significar', 'Causas comunes, qué sigue y cuándo no esperar.'],
        biomarkers: ['Todos los biomarcadores', 'Qué mide cada uno, con su rango.'],
      },
    },
    prices: {
      title: 'Precios',
      about: 'Cuánto cuesta un pedido en total, en cada laboratorio, antes de que le pidan una tarjeta.',
      cards: {
        quote: ['Ver el precio completo', 'Agregue pruebas, elija su estado, compare los laboratorios.'],
        basket: ['Comparar mi precio', 'Las mismas pruebas en otros servicios, con todos los cargos.'],
        compare: [
          'Comparar servicios',
          'Cargos, laboratorios y precios de cada servicio, con fecha y fuente.',
        ],
        list: ['La lista completa de precios', 'Cada prueba y panel en cada laboratorio.'],
        changes: ['Cambios de precio', 'Qué subió o bajó.'],
        plan: ['Plan según su presupuesto', 'Diga de qué se trata y cuánto puede costar.'],
      },
    },
    learn: {
      title: 'Aprender',
      about: 'Páginas sencillas sobre condiciones, biomarcadores y pruebas, cada una con sus fuentes.',
      cards: {
        conditions: ['Condiciones', 'Con qué pruebas empezar, qué puede seguir y cuándo buscar atención.'],
        biomarkers: ['Biomarcadores', 'Lo que se mide en la sangre y la orina, con sus rangos.'],
        meaning: ['Alto o bajo', 'Qué puede significar un valor fuera del rango.'],
        answers: [
          'Preguntas y respuestas',
          'Cansancio, caída del cabello, un embarazo: con qué pruebas empezar.',
        ],
        guides: ['Guías', 'Qué pruebas hacerse, cómo prepararse, cómo leerlas y cuánto cuestan.'],
        glossary: ['Glosario', 'Las palabras de un informe de laboratorio en lenguaje sencillo.'],
        notSold: ['Lo que no se vende aquí', 'Lo que la gente busca, qué es y dónde suele conseguirse.'],
      },
    },
    meaning: {
      title: 'Alto o bajo: qué puede significar un valor',
      about: 'Causas comunes de un valor fuera del rango, qué suele seguir y cuándo no esperar.',
      value: { high: (name) => `${name}: valor alto`, low: (name) => `${name}: valor bajo` },
    },
    works: 'Cómo funciona',
    feeOnce: (fee) => `Cada pedido paga un solo cargo de ${fee}, sin importar cuántas pruebas incluya.`,
    change: (test, before, now) => `${test}: ${before}, ahora ${now}`,
    counts: {
      biomarkers: (count) => `${count} biomarcadores`,
      pages: (count) => `${count} páginas`,
      tests: (count) => `${count} pruebas y paneles`,
      changes: (count) => `${count} cambios registrados`,
      conditions: (count) => `${count} condiciones`,
      questions: (count) => `${count} preguntas`,
      guides: (count) => `${count} ${count === 1 ? 'guía' : 'guías'}`,
      words: (count) => `${count} palabras`,
      compared: (tests, services) => `${tests} pruebas en ${services} servicios`,
    },
  },
};

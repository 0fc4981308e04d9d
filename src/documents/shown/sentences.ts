import type { Lang } from '../../core/model/vocabulary.ts';
import { DISCLAIMER, DISCLAIMER_ES } from '../../core/reference/disclaimer.ts';

/** Sentences that tools answer with, and how they are said in Spanish; `{}` stands for what differs. */
const SENTENCES: readonly (readonly [english: string, spanish: string])[] = [
  [DISCLAIMER, DISCLAIMER_ES],
  // Faults of the input.
  ['This field is required.', 'Este campo es obligatorio.'],
  ['This must be exactly five digits.', 'Deben ser exactamente cinco dígitos.'],
  ['This must be a number.', 'Debe ser un número.'],
  ['This must be a whole number.', 'Debe ser un número entero.'],
  ['This must be text.', 'Debe ser texto.'],
  ['This must be true or false.', 'Debe ser sí o no.'],
  ['This must be a list.', 'Debe ser una lista.'],
  ['This needs at least {} character(s).', 'Necesita al menos {} carácter(es).'],
  ['This needs at least {} entry or entries.', 'Agregue al menos {}.'],
  ['This allows at most {} characters.', 'Se permiten como máximo {} caracteres.'],
  ['This allows at most {} entries.', 'Se permiten como máximo {}.'],
  ['This must be greater than {}.', 'Debe ser mayor que {}.'],
  ['This must be at least {}.', 'Debe ser al menos {}.'],
  ['This must be less than {}.', 'Debe ser menor que {}.'],
  ['This must be at most {}.', 'Debe ser como máximo {}.'],
  ['This must be one of: {}.', 'Debe ser uno de estos: {}.'],
  ['This value is not accepted here.', 'Este valor no se acepta aquí.'],
  // Ranges and results.
  ['The answer depends on {}: give {}.', 'La respuesta depende de {}: indíquelo.'],
  [
    'It depends on the phase of the menstrual cycle: compare with the range of the phase of the draw.',
    'Depende de la fase del ciclo menstrual: compare con el rango de la fase en que se tomó la muestra.',
  ],
  [
    'In this year of life the range changes with days or months: compare with the range of the exact age.',
    'En este año de vida el rango cambia con los días o meses: compare con el rango de la edad exacta.',
  ],
  [
    'The published ranges that may apply do not agree, and nothing that this tool asks for tells them apart: compare with each.',
    'Los rangos publicados que pueden aplicarse no coinciden y nada de lo que aquí se pregunta los distingue: compare con cada uno.',
  ],
  ['No published range is held for this person.', 'No tenemos un rango publicado para esta persona.'],
  [
    'No range for pregnancy is held for this marker: the ranges listed are for people who are not pregnant.',
    'No tenemos un rango de embarazo para este marcador: los rangos mostrados son para personas que no están embarazadas.',
  ],
  [
    'No range is held for this age and sex: the ranges listed are for other people.',
    'No tenemos un rango para esta edad y sexo: los rangos mostrados son de otras personas.',
  ],
  [
    'No age was given: the ranges for adults (18 and older) are used.',
    'No se indicó la edad: se usan los rangos de adultos (18 años o más).',
  ],
  [
    '{} ranges may apply, of which {} are shown: lookup_reference_range lists all.',
    'Pueden aplicarse {} rangos y se muestran {}: la página del biomarcador los tiene todos.',
  ],
  [
    'The unit is missing and is not certain from the value. Give it as printed, such as {}.',
    'Falta la unidad y el valor no la deja clara. Escríbala como está impresa, por ejemplo {}.',
  ],
  [
    'This value is hardly possible in the unit given, and would be ordinary in {}. Check the unit on the report.',
    'Este valor casi no es posible en la unidad indicada y sería común en {}. Revise la unidad del informe.',
  ],
  [
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.',
    'La lipoproteína(a) en unidades de masa y molares no se puede convertir: el tamaño de la partícula varía entre personas. Dé el valor en mg/dL o use el rango impreso en el informe.',
  ],
  [
    'This unit is not known for {}. Give the value in one of: {}.',
    'Esta unidad no se conoce para {}. Dé el valor en una de estas: {}.',
  ],
  [
    'This name fits several markers. Call again with the slug of one of the options.',
    'Este nombre corresponde a varios marcadores. Elija uno de ellos.',
  ],
  [
    'No marker is known under this name. Try another spelling, or give the range of the report as refLow and refHigh.',
    'No conocemos un marcador con este nombre. Pruebe otra forma de escribirlo o dé el rango del informe.',
  ],
  [
    'This value is hardly possible in any unit in use. Check the number on the report.',
    'Este valor casi no es posible en ninguna unidad en uso. Revise el número del informe.',
  ],
  [
    "refLow is above refHigh, so the report's own range was not used. Check them.",
    'El límite inferior es mayor que el superior, por eso no se usó el rango del informe. Revíselos.',
  ],
  ['{} is inside the range that was used.', '{} está dentro del rango que se usó.'],
  [
    'Pregnancy and menopause do not go with sex male. Correct one of them.',
    'El embarazo y la menopausia no corresponden al sexo masculino. Corrija uno de los dos.',
  ],
  [
    'Pregnancy and post-menopause do not go together. Correct one of them.',
    'El embarazo y la posmenopausia no van juntos. Corrija uno de los dos.',
  ],
  ['A trimester needs pregnancy true.', 'El trimestre necesita que se indique el embarazo.'],
  [
    'The range of this marker depends on {}. All ranges that may apply are listed; give {} for the one that does.',
    'El rango de este marcador depende de {}. Se muestran todos los que pueden aplicarse; indíquelo para ver el suyo.',
  ],
  [
    'No reference range is held under this name. Try another spelling, or one of the suggestions.',
    'No tenemos un rango de referencia con este nombre. Pruebe otra forma de escribirlo o una de las sugerencias.',
  ],
  [
    'This name fits several. Call again with the slug of one of the options.',
    'Este nombre corresponde a varios. Elija uno de ellos.',
  ],
  // Units and testosterone.
  [
    'The master equation gives no result this low. Check the value and its unit.',
    'La ecuación no da un resultado tan bajo. Revise el valor y su unidad.',
  ],
  [
    'No conversion is held under this name. Try another spelling, or one of the suggestions.',
    'No tenemos una conversión con este nombre. Pruebe otra forma de escribirlo o una de las sugerencias.',
  ],
  [
    'Calculated, not measured: equilibrium dialysis is the reference method.',
    'Es un cálculo, no una medición: el método de referencia es la diálisis de equilibrio.',
  ],
  [
    'Not valid in pregnancy or with dihydrotestosterone or estradiol treatment, which take up places on SHBG.',
    'No es válido en el embarazo ni con tratamiento de dihidrotestosterona o estradiol, que ocupan lugares en la SHBG.',
  ],
  [
    'Albumin far from normal, as in nephrotic syndrome or liver failure, needs the measured albumin and still widens the error.',
    'Con una albúmina muy alterada, como en el síndrome nefrótico o la insuficiencia hepática, se necesita la albúmina medida y aun así el error crece.',
  ],
  [
    'Total testosterone is outside of 0.1 to 70 nmol/L (3 to 2,000 ng/dL). Check the value and its unit.',
    'La testosterona total está fuera de 0.1 a 70 nmol/L (3 a 2,000 ng/dL). Revise el valor y su unidad.',
  ],
  [
    'SHBG is outside of 3 to 250 nmol/L. Check the value and its unit.',
    'La SHBG está fuera de 3 a 250 nmol/L. Revise el valor y su unidad.',
  ],
  [
    'Albumin is outside of 2 to 5.8 g/dL. Check the value and its unit.',
    'La albúmina está fuera de 2 a 5.8 g/dL. Revise el valor y su unidad.',
  ],
  // Orders.
  [
    'This is not a US state or territory. Give the state of the draw as a code such as TX or a name such as New York.',
    'Este no es un estado o territorio de EE. UU. Indique el estado con un código como TX o un nombre como New York.',
  ],
  [
    'Orders cannot be drawn in {}. Give another state if the draw can be there.',
    'No se pueden tomar muestras en {}. Elija otro estado si puede ir allí.',
  ],
  [
    'None of these items can be ordered as asked. See unavailable for each reason and alternative.',
    'Ninguna de estas pruebas se puede ordenar así. Vea la razón y la alternativa de cada una.',
  ],
  [
    'None of these items is in the catalog. Use search_tests to find their slugs.',
    'Ninguna de estas pruebas está en el catálogo. Búsquelas por su nombre.',
  ],
  [
    'No test or panel has this slug or id. Use search_tests to find it.',
    'Ninguna prueba o panel tiene este nombre.',
  ],
  ['{} is asked for more than once and is priced once.', '{} se pidió más de una vez y se cobra una sola.'],
  ['{} is coming soon and cannot be ordered yet.', '{} estará disponible pronto y aún no se puede ordenar.'],
  ['{} cannot be drawn in {}.', '{} no se puede tomar en {}.'],
  ['{} is not performed at this lab.', '{} no se hace en este laboratorio.'],
  [
    'No state was given. {}; {} is not served. Give the state for a binding total.',
    'No se indicó el estado. En NY y NJ la muestra se toma en el laboratorio 3; {2} no tiene servicio. Indique el estado para un total seguro.',
  ],
  ['Orders in {} are drawn at {}, not at {}.', 'En {} la muestra se toma en {}, no en {}.'],
  ['Orders in {} are drawn at {}.', 'En {} la muestra se toma en {}.'],
  ['Orders in {} are drawn at {} only.', 'En {} la muestra se toma solo en {}.'],
  ['{} already measures everything in {}.', '{} ya mide todo lo que mide {}.'],
  ['Come fasting for: {}.', 'Vaya en ayunas para: {}.'],
  [
    '{}: measures everything asked for, and costs {} less at this lab.',
    '{}: mide todo lo que pidió y cuesta {} menos en este laboratorio.',
  ],
  // Draw sites.
  [
    'This is a military mail code (APO, FPO or DPO), which says nothing of where you are. Give the ZIP code of a place in the US.',
    'Este es un código postal militar (APO, FPO o DPO) y no dice dónde está usted. Dé el código postal de un lugar de EE. UU.',
  ],
  [
    'This ZIP code is not known. Check it, or use one of the ZIP codes next to it.',
    'Este código postal no se conoce. Revíselo o use uno de los vecinos.',
  ],
  [
    'Orders cannot be drawn in {}; look for a site in another state.',
    'No se pueden tomar muestras en {}; busque un centro en otro estado.',
  ],
  [
    '{} is a US territory: the nearest site may be far away, and results may take longer.',
    '{} es un territorio de EE. UU.: el centro más cercano puede estar lejos y los resultados pueden tardar más.',
  ],
  [
    'More sites are inside the radius: raise limit (at most 50) or name a lab.',
    'Hay más centros dentro de esta distancia: muestre más o elija un laboratorio.',
  ],
  [
    'Most sites take walk-ins; call first to confirm hours. The requisition arrives by e-mail after a physician has authorized the order. Bring it with a photo ID.',
    'La mayoría atiende sin cita; llame antes para confirmar el horario. La orden llega por correo electrónico cuando un médico la autoriza. Llévela con una identificación con foto.',
  ],
  // Catalog and comparison.
  [
    'Nothing in the catalog matches. Try a test name, an abbreviation such as TSH, or one of the suggestions, and drop filters that are too narrow.',
    'Nada en el catálogo coincide. Pruebe el nombre de una prueba, una abreviatura como TSH o una sugerencia, y quite filtros.',
  ],
  [
    '{} is coming soon and cannot be ordered yet. Set orderableOnly to false to see it.',
    '{} estará disponible pronto y aún no se puede ordenar.',
  ],
  [
    'No panel fits. Raise maxPrice, or use one of the categories in suggestions.',
    'Ningún panel cumple. Suba el precio máximo o elija otra categoría.',
  ],
  [
    'No public test or panel has this slug or id. Use search_tests to find the right one.',
    'Ninguna prueba o panel tiene este nombre. Búsquelo para encontrar el correcto.',
  ],
  [
    'No test has this slug or name. Use search_tests to find it, or try one of the suggestions.',
    'Ninguna prueba tiene este nombre. Búsquela o pruebe una de las sugerencias.',
  ],
  [
    'One of withItems is no test of the catalog. Use search_tests to find its slug, or try one of the suggestions.',
    'Una de las pruebas agregadas no está en el catálogo. Búsquela o pruebe una de las sugerencias.',
  ],
  [
    'This provider is not covered. Call without provider for the list.',
    'Este servicio no está en la comparación. Vea la lista de servicios.',
  ],
  [
    'No page has this path. Call without path for the list.',
    'No hay una página con esta dirección. Vea la lista.',
  ],
  // Suggestions.
  [
    'Warning signs come first: see seekCare. No test replaces that.',
    'Las señales de alarma van primero. Ninguna prueba las reemplaza.',
  ],
  [
    'No test for these goals fits the budget. Give a higher budget.',
    'Ninguna prueba para esto cabe en el presupuesto. Elija uno más alto.',
  ],
  [
    'Say at least one goal or symptom in other words; suggestions lists those that are understood.',
    'Elija al menos un tema o síntoma.',
  ],
  ['{} and {} contradict each other: ask for one of them.', '{} y {} se contradicen: elija uno de los dos.'],
  [
    'Educational matching of goals to tests, not a diagnosis and not medical advice. A clinician can say which tests fit you.',
    'Relación educativa entre temas y pruebas; no es un diagnóstico ni un consejo médico. Un profesional de la salud puede decirle qué pruebas le convienen.',
  ],
];

/** What English sentences say to callers of the interface, said to people. */
const TO_PEOPLE: readonly (readonly [string, string])[] = [
  ['Orders in {} are drawn at {}, not at {}.', 'Orders in {} are drawn at {}, not at {}.'],
  ['Orders in {} are drawn at {} only.', 'Orders in {} are drawn at {} only.'],
  ['Orders in {} are drawn at {}.', 'Orders in {} are drawn at {}.'],
  [
    'No state was given. {} orders go to {}; {} is not served. Give the state for a binding total.',
    'No state was given. {} orders go to {}; {} is not served. Choose the state for a binding total.',
  ],
  ['The answer depends on {}: give {}.', 'The answer depends on {}: fill it in above.'],
  [
    '{} ranges may apply, of which {} are shown: lookup_reference_range lists all.',
    "{} ranges may apply, of which {} are shown: the biomarker's page has all.",
  ],
  [
    'This name fits several markers. Call again with the slug of one of the options.',
    'This name fits several biomarkers: choose one of them.',
  ],
  [
    'No marker is known under this name. Try another spelling, or give the range of the report as refLow and refHigh.',
    'No biomarker is known here under this name. Try another spelling, or fill in the range of your report.',
  ],
  [
    "refLow is above refHigh, so the report's own range was not used. Check them.",
    "The lower limit is above the upper one, so the report's own range was not used. Check them.",
  ],
  [
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.',
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people. Give the value in mg/dL, or fill in the range of your report.',
  ],
  ['A trimester needs pregnancy true.', 'A trimester needs "Pregnant: yes".'],
  [
    'The range of this marker depends on {}. All ranges that may apply are listed; give {} for the one that does.',
    'The range depends on {}. All that may apply are listed; fill it in for yours.',
  ],
  [
    'This name fits several. Call again with the slug of one of the options.',
    'This name fits several: choose one of them.',
  ],
  [
    'None of these items can be ordered as asked. See unavailable for each reason and alternative.',
    'None of these can be ordered as asked. Each is listed below with its reason.',
  ],
  [
    'None of these items is in the catalog. Use search_tests to find their slugs.',
    'None of these is in the catalog. Find tests by their names.',
  ],
  [
    'No test or panel has this slug or id. Use search_tests to find it.',
    'No test or panel is known under this name.',
  ],
  [
    'More sites are inside the radius: raise limit (at most 50) or name a lab.',
    'More sites are inside this distance: show more, or choose a lab.',
  ],
  [
    '{} is coming soon and cannot be ordered yet. Set orderableOnly to false to see it.',
    '{} is coming soon and cannot be ordered yet.',
  ],
  [
    'No panel fits. Raise maxPrice, or use one of the categories in suggestions.',
    'No panel fits. Raise the highest price, or choose another category.',
  ],
  [
    'No public test or panel has this slug or id. Use search_tests to find the right one.',
    'No test or panel is known under this name. Search for it.',
  ],
  [
    'No test has this slug or name. Use search_tests to find it, or try one of the suggestions.',
    'No test is known under this name. Search for it, or try one of the suggestions.',
  ],
  [
    'One of withItems is no test of the catalog. Use search_tests to find its slug, or try one of the suggestions.',
    'One of the tests added is not in the catalog. Search for it, or try one of the suggestions.',
  ],
  [
    'This provider is not covered. Call without provider for the list.',
    'This service is not covered. Choose one of the list.',
  ],
  [
    'No page has this path. Call without path for the list.',
    'No page has this address. Choose one of the list.',
  ],
  [
    'Warning signs come first: see seekCare. No test replaces that.',
    'Warning signs come first. No test replaces that.',
  ],
  [
    'Say at least one goal or symptom in other words; suggestions lists those that are understood.',
    'Choose at least one goal or symptom.',
  ],
];

/** Words inside of sentences. */
const INNER_ES: Readonly<Record<string, string>> = {
  sex: 'el sexo',
  age: 'la edad',
  trimester: 'el trimestre',
  postmenopausal: 'la menopausia',
  'the trimester of the pregnancy': 'el trimestre del embarazo',
  'whether menopause has passed': 'si ya pasó la menopausia',
  lab_1: 'el laboratorio 1',
  lab_2: 'el laboratorio 2',
  lab_3: 'el laboratorio 3',
};
const INNER_EN: Readonly<Record<string, string>> = {
  postmenopausal: 'whether menopause has passed',
  lab_1: 'Lab 1',
  lab_2: 'Lab 2',
  lab_3: 'Lab 3',
};

const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(.+?)')}$`, 's');

type Compiled = readonly (readonly [RegExp, string])[];
const compile = (pairs: readonly (readonly [string, string])[]): Compiled =>
  pairs.map(([from, to]) => [pattern(from), to]);

const COMPILED: Readonly<Record<Lang, Compiled>> = { en: compile(TO_PEOPLE), es: compile(SENTENCES) };

function inner(words: string, lang: Lang): string {
  const table = lang === 'es' ? INNER_ES : INNER_EN;
  return words
    .split(/ and /)
    .map((word) => table[word] ?? word)
    .join(lang === 'es' ? ' y ' : ' and ');
}

function whole(sentence: string, lang: Lang): string | undefined {
  for (const [from, to] of COMPILED[lang]) {
    const found = from.exec(sentence);
    if (found === null) continue;
    let next = 1;
    return to.replace(/\{(\d?)\}/g, (_, index: string) =>
      inner(found[index === '' ? next++ : Number(index)] ?? '', lang),
    );
  }
  return undefined;
}

/** What a tool says, as it is said to people in their language; `own` is false where only English is held. */
export function spoken(text: string, lang: Lang): { readonly text: string; readonly own: boolean } {
  const all = whole(text, lang);
  if (all !== undefined) return { text: all, own: true };
  const parts = text.split(/(?<=[.!?])\s+(?=[A-Z])/).map((part) => whole(part, lang) ?? { part });
  if (lang === 'es' && parts.some((part) => typeof part !== 'string')) return { text, own: false };
  return { text: parts.map((part) => (typeof part === 'string' ? part : part.part)).join(' '), own: true };
}

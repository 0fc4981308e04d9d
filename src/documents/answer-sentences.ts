/** Says a part of a sentence in Spanish: the name of a test, of a state. */
type Say = (part: string) => string;
type Sentence = readonly [english: RegExp, spanish: (parts: readonly string[], say: Say) => string];

const NAMES: Readonly<Record<string, string>> = {
  sex: 'el sexo',
  age: 'la edad',
  trimester: 'el trimestre',
  postmenopausal: 'si ya pasó la menopausia',
  'the trimester of the pregnancy': 'el trimestre del embarazo',
  'whether menopause has passed': 'si ya pasó la menopausia',
};
/** "sex and age" */
const asked = (list = ''): string =>
  list
    .split(' and ')
    .map((one) => NAMES[one] ?? one)
    .join(' y ');

const exact = (english: string, spanish: string): Sentence => [
  new RegExp(`^${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  () => spanish,
];

const MATCHED: Readonly<Record<string, string>> = {
  slug: 'identificador',
  id: 'identificador',
  name: 'nombre',
  alias: 'otro nombre',
  cpt: 'código CPT',
  loinc: 'LOINC',
  biomarker: 'biomarcador',
  goal: 'objetivo',
  condition: 'condición',
  category: 'categoría',
  word: 'palabra',
  popular: 'muy pedida',
};

/**
 * The sentences that tools say in their answers, with their Spanish. A tool answers in English whatever its reader
 * speaks, because machines compare answers; people who read Spanish are shown these.
 */
export const SENTENCES: readonly Sentence[] = [
  [
    /^(\d+)(?: to (\d+))? business days?$/,
    ([min = '', max = '']) =>
      `${min}${max === '' ? '' : ` a ${max}`} ${(max || min) === '1' ? 'día hábil' : 'días hábiles'}`,
  ],
  [
    /^(slug|id|name|alias|cpt|loinc|biomarker|goal|condition|category|word|popular)(?: \((.+)\))?$/,
    ([what = '', how = '']) =>
      (MATCHED[what] ?? what) +
      (how === ''
        ? ''
        : how === 'beginning'
          ? ' (comienzo)'
          : ` (${how.replace('spelling', 'ortografía').replace('words', 'palabras')})`),
  ],
  // Limits of ranges, as core/reference/bands.ts prints them.
  [/^at most ([\d.]+.*)$/, ([rest = '']) => `hasta ${own(rest)}`],
  [/^at least ([\d.]+.*)$/, ([rest = '']) => `al menos ${own(rest)}`],
  [/^below ([\d.]+.*)$/, ([rest = '']) => `menos de ${own(rest)}`],
  [
    /^above ([\d.]+)(?: to (below )?([\d.]+.*))?$/,
    ([low = '', below = '', rest = '']) =>
      `más de ${low}${rest === '' ? '' : ` a ${below === '' ? '' : 'menos de '}${own(rest)}`}`,
  ],
  [/^above ([\d.]+ .*)$/, ([rest = '']) => `más de ${own(rest)}`],
  [
    /^([\d.]+) to (below )?([\d.]+.*)$/,
    ([low = '', below = '', rest = '']) => `${low} a ${below === '' ? '' : 'menos de '}${own(rest)}`,
  ],
  exact('any value', 'cualquier valor'),
  exact('Educational information, not a diagnosis.', 'Información educativa, no un diagnóstico.'),
  exact(
    'The range printed on your own report takes precedence.',
    'El rango impreso en su propio informe tiene prioridad.',
  ),
  exact(
    'Talk to a clinician about what a result means for you.',
    'Hable con un profesional de la salud sobre lo que un resultado significa para usted.',
  ),
  exact(
    'Educational matching of goals to tests, not a diagnosis and not medical advice.',
    'Relación educativa entre objetivos y pruebas; no es un diagnóstico ni un consejo médico.',
  ),
  exact(
    'A clinician can say which tests fit you.',
    'Un profesional de la salud puede decirle qué pruebas le convienen.',
  ),
  [
    /^Laboratories treat values (.+) as critical\.$/,
    ([values = '']) =>
      `Los laboratorios tratan los valores ${values
        .replaceAll('at or below', 'iguales o menores de')
        .replaceAll('at or above', 'iguales o mayores de')
        .replaceAll('below', 'menores de')
        .replaceAll('above', 'mayores de')
        .replaceAll(' or ', ' o ')} como críticos.`,
  ],
  exact(
    'With such a value, contact a clinician or emergency services now.',
    'Con un valor así, llame ya a un profesional de la salud o a emergencias.',
  ),
  exact('The values were not stored, logged or cached.', 'Los valores no se guardaron ni se registraron.'),
  [
    /^(.+) is inside the range that was used\.$/,
    ([name = ''], say) => `${say(name)}: el valor está dentro del rango que se usó.`,
  ],
  [
    /^The answer depends on (.+): give .+\.$/,
    ([what]) => `La respuesta depende de: ${asked(what)}. Indíquelo.`,
  ],
  [
    /^The range of this marker depends on (.+)\.$/,
    ([what]) => `El rango de este marcador depende de: ${asked(what)}.`,
  ],
  [
    /^All ranges that may apply are listed; give (.+) for the one that does\.$/,
    ([what]) =>
      `Aquí están todos los que pueden aplicarse; indique ${asked(what)} para saber cuál es el suyo.`,
  ],
  exact(
    'It depends on the phase of the menstrual cycle: compare with the range of the phase of the draw.',
    'Depende de la fase del ciclo menstrual: compare con el rango de la fase en que se tomó la muestra.',
  ),
  exact(
    'In this year of life the range changes with days or months: compare with the range of the exact age.',
    'En este año de vida el rango cambia con los días o los meses: compare con el rango de la edad exacta.',
  ),
  exact(
    'The published ranges that may apply do not agree, and nothing that this tool asks for tells them apart: compare with each.',
    'Los rangos publicados que pueden aplicarse no coinciden, y ningún dato de este formulario permite elegir uno: compare con cada uno.',
  ),
  exact(
    'Pregnancy and menopause do not go with sex male.',
    'El embarazo y la menopausia no corresponden al sexo masculino.',
  ),
  exact(
    'Pregnancy and post-menopause do not go together.',
    'El embarazo y la posmenopausia no pueden darse a la vez.',
  ),
  exact('Correct one of them.', 'Corrija uno de los dos datos.'),
  exact('A trimester needs pregnancy true.', 'El trimestre solo se indica si hay embarazo.'),
  exact('No published range is held for this person.', 'No tenemos un rango publicado para esta persona.'),
  exact(
    'No range for pregnancy is held for this marker: the ranges listed are for people who are not pregnant.',
    'No tenemos un rango de embarazo para este marcador: los rangos de la lista son para personas que no están embarazadas.',
  ),
  exact(
    'No age was given: the ranges for adults (18 and older) are used.',
    'No se indicó la edad: se usan los rangos para adultos (18 años o más).',
  ),
  exact(
    'No range is held for this age and sex: the ranges listed are for other people.',
    'No tenemos un rango para esta edad y sexo: los rangos de la lista son para otras personas.',
  ),
  exact(
    'This value is hardly possible in any unit in use.',
    'Este valor es casi imposible en cualquiera de las unidades que se usan.',
  ),
  exact('Check the number on the report.', 'Revise el número en el informe.'),
  exact('Check the unit on the report.', 'Revise la unidad en el informe.'),
  [
    /^The unit is missing and is not certain from the value\.$/,
    () => 'Falta la unidad, y el valor no permite saberla con certeza.',
  ],
  [
    /^Give it as printed, such as (.+)\.$/,
    ([units = '']) => `Escríbala como está impresa, por ejemplo ${units.replaceAll(' or ', ' o ')}.`,
  ],
  [
    /^This value is hardly possible in the unit given, and would be ordinary in (.+)\.$/,
    ([units = '']) =>
      `Este valor es casi imposible en la unidad indicada y sería normal en ${units.replaceAll(' or ', ' o ')}.`,
  ],
  exact(
    "refLow is above refHigh, so the report's own range was not used.",
    'El límite inferior es mayor que el superior, así que no se usó el rango del informe.',
  ),
  exact('Check them.', 'Revíselos.'),
  exact(
    'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people.',
    'La lipoproteína(a) en unidades de masa y en unidades molares no se puede convertir de una a otra: el tamaño de la partícula varía de una persona a otra.',
  ),
  exact(
    'Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.',
    'Escriba el valor en mg/dL o use el rango impreso en el informe.',
  ),
  [
    /^This unit is not known for (.+)\.$/,
    ([name = ''], say) => `No conocemos esta unidad para ${say(name)}.`,
  ],
  [/^Give the value in one of: (.+)\.$/, ([units = '']) => `Escriba el valor en una de estas: ${units}.`],
  exact('This name fits several markers.', 'Este nombre corresponde a varios marcadores.'),
  exact('This name fits several.', 'Este nombre corresponde a varios.'),
  exact('Call again with the slug of one of the options.', 'Elija una de las opciones.'),
  exact('No marker is known under this name.', 'No conocemos ningún marcador con este nombre.'),
  exact(
    'Try another spelling, or give the range of the report as refLow and refHigh.',
    'Pruebe con otra forma de escribirlo, o indique el rango del informe.',
  ),
  exact(
    'Try another spelling, or one of the suggestions.',
    'Pruebe con otra forma de escribirlo o con una de las sugerencias.',
  ),
  exact('No reference range is held under this name.', 'No tenemos un rango de referencia con este nombre.'),
  exact('No conversion is held under this name.', 'No tenemos una conversión con este nombre.'),
  exact(
    'Lipoprotein(a) is not converted: mg/dL and nmol/L have no fixed relation, because the size of the particle differs between people.',
    'La lipoproteína(a) no se convierte: mg/dL y nmol/L no tienen una relación fija, porque el tamaño de la partícula varía de una persona a otra.',
  ),
  exact(
    'Read the result in the unit it was reported in.',
    'Lea el resultado en la unidad en que se informó.',
  ),
  exact('The master equation gives no result this low.', 'La ecuación no da un resultado tan bajo.'),
  exact('Check the value and its unit.', 'Revise el valor y su unidad.'),
  exact('Nothing in the catalog matches.', 'Nada en el catálogo coincide.'),
  exact(
    'Try a test name, an abbreviation such as TSH, or one of the suggestions, and drop filters that are too narrow.',
    'Pruebe con el nombre de una prueba, una abreviatura como TSH o una de las sugerencias, y quite los filtros demasiado estrechos.',
  ),
  [
    /^(.+) is coming soon and cannot be ordered yet\.$/,
    ([name = ''], say) => `${say(name)}: próximamente; todavía no se puede pedir.`,
  ],
  exact('Set orderableOnly to false to see it.', 'Desactive el filtro para verla.'),
  exact(
    'More match: raise limit (at most 50) or narrow by type or category.',
    'Hay más: suba el máximo (hasta 50) o limite por tipo o categoría.',
  ),
  exact(
    'There are more: raise limit (at most 100), or narrow by category or maxPrice.',
    'Hay más: suba el máximo (hasta 100) o limite por categoría o precio.',
  ),
  exact(
    'More sites are inside the radius: raise limit (at most 50) or name a lab.',
    'Hay más centros dentro del radio: suba el máximo (hasta 50) o elija un laboratorio.',
  ),
  exact('No panel fits.', 'Ningún panel corresponde.'),
  exact(
    'Raise maxPrice, or use one of the categories in suggestions.',
    'Suba el precio máximo o use una de las categorías sugeridas.',
  ),
  [
    /^(\d+) tests are compared: raise limit \(at most 200\) for the rest, or use compare_prices for one test\.$/,
    ([count = '']) =>
      `Se comparan ${count} pruebas: suba el máximo (hasta 200) para ver las demás, o compare una sola prueba.`,
  ],
  [
    /^This is part (\d+) of (\d+): call again with part (\d+) for what follows\.$/,
    ([part = '', parts = '', next = '']) =>
      `Esta es la parte ${part} de ${parts}: pida la parte ${next} para seguir leyendo.`,
  ],
  [
    /^(\d+) ranges may apply, of which (\d+) are shown: lookup_reference_range lists all\.$/,
    ([all = '', shown = '']) => `Pueden aplicarse ${all} rangos, de los que se muestran ${shown}.`,
  ],
  exact(
    'Most sites take walk-ins; call first to confirm hours.',
    'La mayoría de los centros atienden sin cita; llame antes para confirmar el horario.',
  ),
  exact(
    'The requisition arrives by e-mail after a physician has authorized the order.',
    'La orden llega por correo electrónico después de que un médico autoriza el pedido.',
  ),
  exact('Bring it with a photo ID.', 'Llévela junto con una identificación con foto.'),
  [
    /^(Lab \d) Patient Service Center – (.+)$/,
    ([lab = '', place = '']) => `${lab}, centro de atención – ${place}`,
  ],
  [/^Sample location, ZIP area (\d+)$/, ([zip = '']) => `Dirección de ejemplo, zona postal ${zip}`],
  [
    /^Orders cannot be drawn in (.+); look for a site in another state\.$/,
    ([state = ''], say) =>
      `No se toman muestras en este estado (${say(state)}); busque un centro en otro estado.`,
  ],
  [
    /^Orders cannot be drawn in (.+)\.$/,
    ([state = ''], say) => `No se toman muestras en este estado: ${say(state)}.`,
  ],
  exact(
    'Give another state if the draw can be there.',
    'Elija otro estado si la extracción puede hacerse allí.',
  ),
  [
    /^Orders in (.+) are drawn at (lab_\d)(?: only)?(?:, not at (lab_\d))?\.$/,
    ([state = '', lab = '', not = ''], say) =>
      `${say(state)}: las muestras se toman solo en ${labName(lab)}${not === '' ? '' : `, no en ${labName(not)}`}.`,
  ],
  [
    /^(.+) is a US territory: the nearest site may be far away, and results may take longer\.$/,
    ([state = ''], say) =>
      `${say(state)} es un territorio de EE. UU.: el centro más cercano puede estar lejos y los resultados pueden tardar más.`,
  ],
  exact('This ZIP code is not known.', 'No conocemos este código postal.'),
  exact('Check it, or use one of the ZIP codes next to it.', 'Revíselo o use uno de los códigos cercanos.'),
  exact(
    'This is a military mail code (APO, FPO or DPO), which says nothing of where you are.',
    'Este es un código de correo militar (APO, FPO o DPO), que no indica dónde está usted.',
  ),
  exact('Give the ZIP code of a place in the US.', 'Escriba el código postal de un lugar de EE. UU.'),
  exact('This is not a US state or territory.', 'No es un estado ni un territorio de EE. UU.'),
  exact(
    'Give the state of the draw as a code such as TX or a name such as New York.',
    'Indique el estado de la extracción con su código, como TX, o su nombre.',
  ),
  exact('None of these items can be ordered as asked.', 'Ninguna de estas pruebas se puede pedir así.'),
  exact('See unavailable for each reason and alternative.', 'Vea el motivo y la alternativa de cada una.'),
  exact('None of these items is in the catalog.', 'Ninguna de estas pruebas está en el catálogo.'),
  exact('Use search_tests to find their slugs.', 'Búsquelas por su nombre.'),
  exact('No test or panel has this slug or id.', 'Ninguna prueba ni panel tiene este identificador.'),
  exact('No test has this slug or name.', 'Ninguna prueba tiene este nombre.'),
  exact('Use search_tests to find it.', 'Búsquela por su nombre.'),
  exact(
    'Use search_tests to find it, or try one of the suggestions.',
    'Búsquela por su nombre o use una de las sugerencias.',
  ),
  exact('One of withItems is no test of the catalog.', 'Una de las pruebas añadidas no está en el catálogo.'),
  exact(
    'Use search_tests to find its slug, or try one of the suggestions.',
    'Búsquela por su nombre o use una de las sugerencias.',
  ),
  [
    /^(.+) is asked for more than once and is priced once\.$/,
    ([name = ''], say) => `${say(name)}: se pidió más de una vez y se cobra una sola vez.`,
  ],
  [
    /^(.+) cannot be drawn in (.+)\.$/,
    ([name = '', state = ''], say) =>
      `${say(name)}: no se puede hacer en este estado${state === 'this state' ? '' : ` (${say(state)})`}.`,
  ],
  [
    /^(.+) is not performed at this lab\.$/,
    ([name = ''], say) => `${say(name)}: no se hace en este laboratorio.`,
  ],
  [
    /^(.+): measures everything asked for, and costs (\S+) less at this lab\.$/,
    ([names = '', cents = ''], say) =>
      `${say(names)}: mide todo lo que se pidió y cuesta ${cents} menos en este laboratorio.`,
  ],
  exact('No state was given.', 'No se indicó el estado.'),
  [
    /^((?:[A-Z]{2}(?: and )?)+ orders go to lab_\d.*); (.+) is not served\.$/,
    ([routes = '', not = '']) =>
      `${routes
        .split('; ')
        .map((one) =>
          one.replace(
            /^(.+) orders go to (lab_\d)$/,
            (_, states: string, lab: string) => `${states.replaceAll(' and ', ' y ')}: ${labName(lab)}`,
          ),
        )
        .join('; ')}; sin servicio en ${not}.`,
  ],
  exact('Give the state for a binding total.', 'Indique el estado para tener un total definitivo.'),
  [
    /^(.+) already measures everything in (.+)\.$/,
    ([outer = '', inner = ''], say) => `${say(outer)} ya mide todo lo que incluye ${say(inner)}.`,
  ],
  [/^Come fasting for: (.+)\.$/, ([names = ''], say) => `Venga en ayunas para: ${say(names)}.`],
  [
    /^(.+) and (.+) contradict each other: ask for one of them\.$/,
    ([a = '', b = ''], say) => `${say(a)} y ${say(b)} se contradicen: elija una de las dos cosas.`,
  ],
  exact('Warning signs come first: see seekCare.', 'Las señales de alarma van primero.'),
  exact('No test replaces that.', 'Ninguna prueba sustituye la atención médica.'),
  exact(
    'No test for these goals fits the budget.',
    'Ninguna prueba para estos objetivos cabe en el presupuesto.',
  ),
  exact('Give a higher budget.', 'Elija un presupuesto más alto.'),
  exact(
    'Say at least one goal or symptom in other words; suggestions lists those that are understood.',
    'Escriba al menos un objetivo o síntoma con otras palabras; las sugerencias muestran los que se entienden.',
  ),
  exact('No page has this path.', 'Ninguna página tiene esta dirección.'),
  exact('Call without path for the list.', 'Deje el campo vacío para ver la lista.'),
  exact('This provider is not covered.', 'Este proveedor no está en la comparación.'),
  exact('Call without provider for the list.', 'Deje el campo vacío para ver la lista.'),
  exact(
    'Calculated, not measured: equilibrium dialysis is the reference method.',
    'Calculada, no medida: el método de referencia es la diálisis de equilibrio.',
  ),
  exact(
    'Not valid in pregnancy or with dihydrotestosterone or estradiol treatment, which take up places on SHBG.',
    'No es válida en el embarazo ni durante un tratamiento con dihidrotestosterona o estradiol, que ocupan lugares en la SHBG.',
  ),
  exact(
    'Albumin far from normal, as in nephrotic syndrome or liver failure, needs the measured albumin and still widens the error.',
    'Una albúmina muy alejada de lo normal, como en el síndrome nefrótico o la insuficiencia hepática, exige usar la albúmina medida y aun así aumenta el error.',
  ),
  [
    /^Total testosterone is outside of 0\.1 to 70 nmol\/L \(3 to 2,000 ng\/dL\)\.$/,
    () => 'La testosterona total está fuera de 0.1 a 70 nmol/L (3 a 2,000 ng/dL).',
  ],
  exact('SHBG is outside of 3 to 250 nmol/L.', 'La SHBG está fuera de 3 a 250 nmol/L.'),
  [
    /^Albumin is outside of (.+) to (.+)\.$/,
    ([low = '', high = '']) => `La albúmina está fuera de ${low} a ${high}.`,
  ],
  exact('Vermeulen 1999, law of mass action', 'Vermeulen 1999, ley de acción de masas'),
  [
    /^T = (.+); bioavailable = (.+)$/,
    ([equation = '', bound = '']) => `T = ${equation}; biodisponible = ${bound}`,
  ],
  [
    /^Fees are paid once per order, not per test: here (\S+) for any number of tests\.$/,
    ([fee = '']) =>
      `Los cargos se pagan una vez por pedido, no por prueba: aquí ${fee} por cualquier número de pruebas.`,
  ],
  exact(
    'With more tests in one order the ranking can change.',
    'Con más pruebas en un mismo pedido, la clasificación puede cambiar.',
  ),
  exact('Quote the whole order.', 'Cotice el pedido entero.'),
  [
    /^Example: (.+) in one order cost (\S+) here and (\S+) at (.+); ordered there one by one they would cost (\S+)\.$/,
    ([names = '', ours = '', theirs = '', other = '', apart = ''], say) =>
      `Ejemplo: ${say(names)} cuestan en un solo pedido ${ours} aquí y ${theirs} en ${other}; pedidas allí una por una costarían ${apart}.`,
  ],
  [
    /^Price data: (.+), CC BY 4\.0, with the sources named\.$/,
    ([whose = '']) => `Datos de precios: ${whose}, CC BY 4.0, con las fuentes citadas.`,
  ],
  [
    /^Lower fee per order: (\S+) against (\S+)$/,
    ([less = '', more = '']) => `Cargo por pedido más bajo: ${less} frente a ${more}`,
  ],
  [
    /^(.+) alone, all in: (\S+) against (\S+)$/,
    ([name = '', less = '', more = ''], say) =>
      `${say(name)}, precio completo por separado: ${less} frente a ${more}`,
  ],
  [
    /^All (\d+) tests above in one order: (\S+) against (\S+)$/,
    ([count = '', less = '', more = '']) =>
      `Las ${count} pruebas anteriores en un solo pedido: ${less} frente a ${more}`,
  ],
];

/** "99 mg/dL (the report's own range)" */
function own(rest: string): string {
  return rest.replace("(the report's own range)", '(el rango de su informe)');
}

function labName(id: string): string {
  return id.replace('lab_', 'Lab ');
}

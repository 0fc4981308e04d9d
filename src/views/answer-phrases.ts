/**
 * Whole sentences that tools say in their answers, with their Spanish. A tool answers in English whatever its reader
 * speaks, because machines compare answers; people who read Spanish are shown these.
 */
export const PHRASES: Readonly<Record<string, string>> = {
  'any value': 'cualquier valor',
  'Educational information, not a diagnosis.': 'Información educativa, no un diagnóstico.',
  'The range printed on your own report takes precedence.':
    'El rango impreso en su propio informe tiene prioridad.',
  'Talk to a clinician about what a result means for you.':
    'Hable con un profesional de la salud sobre lo que un resultado significa para usted.',
  'Educational matching of goals to tests, not a diagnosis and not medical advice.':
    'Relación educativa entre objetivos y pruebas; no es un diagnóstico ni un consejo médico.',
  'A clinician can say which tests fit you.':
    'Un profesional de la salud puede decirle qué pruebas le convienen.',
  'With such a value, contact a clinician or emergency services now.':
    'Con un valor así, llame ya a un profesional de la salud o a emergencias.',
  'The values were not stored, logged or cached.': 'Los valores no se guardaron ni se registraron.',
  'It depends on the phase of the menstrual cycle: compare with the range of the phase of the draw.':
    'Depende de la fase del ciclo menstrual: compare con el rango de la fase en que se tomó la muestra.',
  'In this year of life the range changes with days or months: compare with the range of the exact age.':
    'En este año de vida el rango cambia con los días o los meses: compare con el rango de la edad exacta.',
  'The published ranges that may apply do not agree, and nothing that this tool asks for tells them apart: compare with each.':
    'Los rangos publicados que pueden aplicarse no coinciden, y ningún dato de este formulario permite elegir uno: compare con cada uno.',
  'Pregnancy and menopause do not go with sex male.':
    'El embarazo y la menopausia no corresponden al sexo masculino.',
  'Pregnancy and post-menopause do not go together.':
    'El embarazo y la posmenopausia no pueden darse a la vez.',
  'Correct one of them.': 'Corrija uno de los dos datos.',
  'A trimester needs pregnancy true.': 'El trimestre solo se indica si hay embarazo.',
  'No published range is held for this person.': 'No tenemos un rango publicado para esta persona.',
  'No range for pregnancy is held for this marker: the ranges listed are for people who are not pregnant.':
    'No tenemos un rango de embarazo para este marcador: los rangos de la lista son para personas que no están embarazadas.',
  'No age was given: the ranges for adults (20 and older) are used.':
    'No se indicó la edad: se usan los rangos para adultos (20 años o más).',
  'No range is held for this age and sex: the ranges listed are for other people.':
    'No tenemos un rango para esta edad y sexo: los rangos de la lista son para otras personas.',
  'This value is hardly possible in any unit in use.':
    'Este valor es casi imposible en cualquiera de las unidades que se usan.',
  'Check the number on the report.': 'Revise el número en el informe.',
  'Check the unit on the report.': 'Revise la unidad en el informe.',
  "refLow is above refHigh, so the report's own range was not used.":
    'El límite inferior es mayor que el superior, así que no se usó el rango del informe.',
  'Check them.': 'Revíselos.',
  'Lipoprotein(a) in mass and in molar units cannot be converted into each other: particle size differs between people.':
    'La lipoproteína(a) en unidades de masa y en unidades molares no se puede convertir de una a otra: el tamaño de la partícula varía de una persona a otra.',
  'Give the value in mg/dL, or use the range printed on the report as refLow and refHigh.':
    'Escriba el valor en mg/dL o use el rango impreso en el informe.',
  'This name fits several markers.': 'Este nombre corresponde a varios marcadores.',
  'This name fits several.': 'Este nombre corresponde a varios.',
  'Call again with the slug of one of the options.': 'Elija una de las opciones.',
  'No marker is known under this name.': 'No conocemos ningún marcador con este nombre.',
  'Try another spelling, or give the range of the report as refLow and refHigh.':
    'Pruebe con otra forma de escribirlo, o indique el rango del informe.',
  'Try another spelling, or one of the suggestions.':
    'Pruebe con otra forma de escribirlo o con una de las sugerencias.',
  'No reference range is held under this name.': 'No tenemos un rango de referencia con este nombre.',
  'No conversion is held under this name.': 'No tenemos una conversión con este nombre.',
  'Lipoprotein(a) is not converted: mg/dL and nmol/L have no fixed relation, because the size of the particle differs between people.':
    'La lipoproteína(a) no se convierte: mg/dL y nmol/L no tienen una relación fija, porque el tamaño de la partícula varía de una persona a otra.',
  'Read the result in the unit it was reported in.': 'Lea el resultado en la unidad en que se informó.',
  'The master equation gives no result this low.': 'La ecuación no da un resultado tan bajo.',
  'Check the value and its unit.': 'Revise el valor y su unidad.',
  'Nothing in the catalog matches.': 'Nada en el catálogo coincide.',
  'Try a test name, an abbreviation such as TSH, or one of the suggestions, and drop filters that are too narrow.':
    'Pruebe con el nombre de una prueba, una abreviatura como TSH o una de las sugerencias, y quite los filtros demasiado estrechos.',
  'Set orderableOnly to false to see it.': 'Desactive el filtro para verla.',
  'More match: raise limit (at most 50) or narrow by type or category.':
    'Hay más: suba el máximo (hasta 50) o limite por tipo o categoría.',
  'There are more: raise limit (at most 100), or narrow by category or maxPrice.':
    'Hay más: suba el máximo (hasta 100) o limite por categoría o precio.',
  'More sites are inside the radius: raise limit (at most 50) or name a lab.':
    'Hay más centros dentro del radio: suba el máximo (hasta 50) o elija un laboratorio.',
  'No panel fits.': 'Ningún panel corresponde.',
  'Raise maxPrice, or use one of the categories in suggestions.':
    'Suba el precio máximo o use una de las categorías sugeridas.',
  'Most sites take walk-ins; call first to confirm hours.':
    'La mayoría de los centros atienden sin cita; llame antes para confirmar el horario.',
  'The requisition arrives by e-mail after a physician has authorized the order.':
    'La orden llega por correo electrónico después de que un médico autoriza el pedido.',
  'Bring it with a photo ID.': 'Llévela junto con una identificación con foto.',
  'Give another state if the draw can be there.': 'Elija otro estado si la extracción puede hacerse allí.',
  'This ZIP code is not known.': 'No conocemos este código postal.',
  'Check it, or use one of the ZIP codes next to it.': 'Revíselo o use uno de los códigos cercanos.',
  'This is a military mail code (APO, FPO or DPO), which says nothing of where you are.':
    'Este es un código de correo militar (APO, FPO o DPO), que no indica dónde está usted.',
  'Give the ZIP code of a place in the US.': 'Escriba el código postal de un lugar de EE. UU.',
  'This is not a US state or territory.': 'No es un estado ni un territorio de EE. UU.',
  'Give the state of the draw as a code such as TX or a name such as New York.':
    'Indique el estado de la extracción con su código, como TX, o su nombre.',
  'None of these items can be ordered as asked.': 'Ninguna de estas pruebas se puede pedir así.',
  'See unavailable for each reason and alternative.': 'Vea el motivo y la alternativa de cada una.',
  'None of these items is in the catalog.': 'Ninguna de estas pruebas está en el catálogo.',
  'Use search_tests to find their slugs.': 'Búsquelas por su nombre.',
  'No test or panel has this slug or id.': 'Ninguna prueba ni panel tiene este identificador.',
  'No test has this slug or name.': 'Ninguna prueba tiene este nombre.',
  'Use search_tests to find it.': 'Búsquela por su nombre.',
  'Use search_tests to find it, or try one of the suggestions.':
    'Búsquela por su nombre o use una de las sugerencias.',
  'One of withItems is no test of the catalog.': 'Una de las pruebas añadidas no está en el catálogo.',
  'Use search_tests to find its slug, or try one of the suggestions.':
    'Búsquela por su nombre o use una de las sugerencias.',
  'No state was given.': 'No se indicó el estado.',
  'Give the state for a binding total.': 'Indique el estado para tener un total definitivo.',
  'Warning signs come first: see seekCare.': 'Las señales de alarma van primero.',
  'No test replaces that.': 'Ninguna prueba sustituye la atención médica.',
  'No test for these goals fits the budget.': 'Ninguna prueba para estos objetivos cabe en el presupuesto.',
  'Give a higher budget.': 'Elija un presupuesto más alto.',
  'Say at least one goal or symptom in other words; suggestions lists those that are understood.':
    'Escriba al menos un objetivo o síntoma con otras palabras; las sugerencias muestran los que se entienden.',
  'No page has this path.': 'Ninguna página tiene esta dirección.',
  'Call without path for the list.': 'Deje el campo vacío para ver la lista.',
  'This provider is not covered.': 'Este proveedor no está en la comparación.',
  'Call without provider for the list.': 'Deje el campo vacío para ver la lista.',
  'Calculated, not measured: equilibrium dialysis is the reference method.':
    'Calculada, no medida: el método de referencia es la diálisis de equilibrio.',
  'Not valid in pregnancy or with dihydrotestosterone or estradiol treatment, which take up places on SHBG.':
    'No es válida en el embarazo ni durante un tratamiento con dihidrotestosterona o estradiol, que ocupan lugares en la SHBG.',
  'Albumin far from normal, as in nephrotic syndrome or liver failure, needs the measured albumin and still widens the error.':
    'Una albúmina muy alejada de lo normal, como en el síndrome nefrótico o la insuficiencia hepática, exige usar la albúmina medida y aun así aumenta el error.',
  'SHBG is outside of 3 to 250 nmol/L.': 'La SHBG está fuera de 3 a 250 nmol/L.',
  'Vermeulen 1999, law of mass action': 'Vermeulen 1999, ley de acción de masas',
  'With more tests in one order the ranking can change.':
    'Con más pruebas en un mismo pedido, la clasificación puede cambiar.',
  'Quote the whole order.': 'Cotice el pedido entero.',
  'a la carte and panels, one price list for each lab':
    'a la carta y paneles, con una lista de precios por laboratorio',
  'one lab processing fee per order; no draw, physician or service fee':
    'un solo cargo de laboratorio por pedido; sin cargo por la extracción, honorarios médicos ni cargo por servicio',
  'stated for each test': 'se indica en cada prueba',
};

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

/** Sentences of tools that hold a name, a figure or a unit, with their Spanish. */
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
  [
    /^This unit is not known for (.+)\.$/,
    ([name = ''], say) => `No conocemos esta unidad para ${say(name)}.`,
  ],
  [/^Give the value in one of: (.+)\.$/, ([units = '']) => `Escriba el valor en una de estas: ${units}.`],
  [
    /^(.+) is coming soon and cannot be ordered yet\.$/,
    ([name = ''], say) => `${say(name)}: próximamente; todavía no se puede pedir.`,
  ],
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
  [
    /^(.+) Patient Service Center – (.+)$/,
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
  [
    /^Orders in (.+) are drawn at (lab_\d)(?: only)?(?:, not at (lab_\d))?\.$/,
    ([state = '', lab = '', not = ''], say) =>
      `${say(state)}: las muestras se toman solo en ${lab}${not === '' ? '' : `, no en ${not}`}.`,
  ],
  [
    /^(.+) is a US territory: the nearest site may be far away, and results may take longer\.$/,
    ([state = ''], say) =>
      `${say(state)} es un territorio de EE. UU.: el centro más cercano puede estar lejos y los resultados pueden tardar más.`,
  ],
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
  [
    /^((?:[A-Z]{2}(?: and )?)+ orders go to lab_\d.*); (.+) is not served\.$/,
    ([routes = '', not = '']) =>
      `${routes
        .split('; ')
        .map((one) =>
          one.replace(
            /^(.+) orders go to (lab_\d)$/,
            (_, states: string, lab: string) => `${states.replaceAll(' and ', ' y ')}: ${lab}`,
          ),
        )
        .join('; ')}; sin servicio en ${not}.`,
  ],
  [
    /^(.+) already measures everything in (.+)\.$/,
    ([outer = '', inner = ''], say) => `${say(outer)} ya mide todo lo que incluye ${say(inner)}.`,
  ],
  [/^Come fasting for: (.+)\.$/, ([names = ''], say) => `Venga en ayunas para: ${say(names)}.`],
  [
    /^(.+) and (.+) contradict each other: ask for one of them\.$/,
    ([a = '', b = ''], say) => `${say(a)} y ${say(b)} se contradicen: elija una de las dos cosas.`,
  ],
  [
    /^Total testosterone is outside of 0\.1 to 70 nmol\/L \(3 to 2,000 ng\/dL\)\.$/,
    () => 'La testosterona total está fuera de 0.1 a 70 nmol/L (3 a 2,000 ng/dL).',
  ],
  [
    /^Albumin is outside of (.+) to (.+)\.$/,
    ([low = '', high = '']) => `La albúmina está fuera de ${low} a ${high}.`,
  ],
  [
    /^T = (.+); bioavailable = (.+)$/,
    ([equation = '', bound = '']) => `T = ${equation}; biodisponible = ${bound}`,
  ],
  [
    /^Fees are paid once per order, not per test: here (\S+) for any number of tests\.$/,
    ([fee = '']) =>
      `Los cargos se pagan una vez por pedido, no por prueba: aquí ${fee} por cualquier número de pruebas.`,
  ],
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

import type { reference as english } from '../en/reference.ts';

/** "el sexo", "el sexo y la edad". */
const and = (parts: readonly string[]): string => parts.join(' y ');
const or = (parts: readonly string[]): string => parts.join(' o ');

type Sides = Parameters<(typeof english)['critical']['values']>[0];

const SAYS = {
  many: { below: 'menores de', above: 'mayores de', at: 'iguales o ' },
  one: { below: 'menor de', above: 'mayor de', at: 'igual o ' },
} as const;
const beyond = (sides: Sides, number: keyof typeof SAYS): string =>
  or(sides.map(({ side, limit, at }) => `${at ? SAYS[number].at : ''}${SAYS[number][side]} ${limit}`));

const DO = {
  now: 'Llame ya a un profesional de la salud o a emergencias.',
  today: 'Hable hoy mismo con un profesional de la salud.',
  soon: 'Muestre este valor a un profesional de la salud en los próximos días.',
} as const;

export const reference = {
  disclaimer:
    'Información educativa, no un diagnóstico. El rango impreso en su propio informe tiene prioridad. Hable con un profesional de la salud sobre lo que un resultado significa para usted.',
  privacy: 'Los valores no se guardaron, no se registraron ni quedaron en caché.',

  critical: {
    values: (sides) =>
      `Los laboratorios tratan los valores ${beyond(sides, 'many')} como críticos. Con un valor así, llame ya a un profesional de la salud o a emergencias.`,
    value: (urgency, side, called, asked) =>
      `${DO[urgency]} ${asked === 1 ? `Una lista publicada de valores críticos incluye este valor (${beyond([side], 'one')}).` : `Los laboratorios tratan este valor como crítico: ${called === asked ? `las ${asked}` : `${called} de ${asked}`} listas publicadas (${called === 1 ? '' : 'la primera, '}${beyond([side], 'one')}).`}`,
    far: {
      now: 'Llame ya a un profesional de la salud o a emergencias. Este valor está peligrosamente lejos del rango.',
      today:
        'Hable hoy mismo con un profesional de la salud. Este valor está peligrosamente lejos del rango, o el informe lo marca como crítico.',
      soon: 'Muestre este valor a un profesional de la salud en los próximos días.',
    },
    inEveryReading: (urgency) =>
      `${DO[urgency]} Sea cual sea la unidad, los laboratorios tratan este valor como crítico.`,
    ifMeant: (urgency, meant) => `Si se trata de ${meant}: ${DO[urgency]}`,
    inWords: (urgency, text) =>
      `${DO[urgency]} Los laboratorios avisan por teléfono de inmediato de este resultado: “${text}”.`,
    report: (urgency, names) =>
      urgency === 'now'
        ? `Llame ya a un profesional de la salud o a emergencias; si se siente muy mal, llame al 911. Se trata de: ${names.join(', ')}.`
        : `${DO[urgency]} Se trata de: ${names.join(', ')}. Si se siente muy mal, llame al 911.`,
  },

  clash: {
    sex: 'El embarazo y la menopausia no corresponden al sexo masculino. Corrija uno de los dos datos.',
    menopause: 'El embarazo y la posmenopausia no pueden darse a la vez. Corrija uno de los dos datos.',
    trimester:
      'El trimestre o la semana solo se indican si hay embarazo. Indique que hay un embarazo o déjelos sin indicar.',
    week: 'La semana no está en ese trimestre (1: hasta 13 semanas, 2: de 14 a 27, 3: desde 28). Corrija uno de los dos datos.',
    age: 'Indique la edad una sola vez: en años, meses, días u horas.',
  },
  asked: {
    sex: 'el sexo',
    age: 'la edad',
    trimester: 'el trimestre del embarazo',
    gestationalWeek: 'la semana del embarazo',
    postmenopausal: 'si ya pasó la menopausia',
    method: 'el método de medición',
  },
  answerDependsOn: (asked) =>
    `La respuesta depende de: ${and(asked)}. ${asked.length > 1 ? 'Indíquelos' : 'Indíquelo'}.`,
  rangeDependsOn: (asked) =>
    `El rango de este marcador depende de: ${and(asked)}. Aquí están todos los que pueden aplicarse; indique ${and(asked)} para saber cuál es el suyo.`,
  method:
    'Los laboratorios lo miden de distintas maneras y sus límites difieren: decide el rango impreso en su informe.',
  cyclePhase:
    'Depende de la fase del ciclo menstrual: compare con el rango de la fase en que se tomó la muestra.',
  exactAge:
    'En este año de vida el rango cambia con los días o los meses: compare con el rango de la edad exacta.',
  disagree:
    'Los rangos publicados que pueden aplicarse no coinciden, y ninguno de los datos que se piden aquí permite elegir uno: compare con cada uno.',

  notes: {
    notForPregnancy:
      'No tenemos un rango de embarazo para algunos de estos marcadores: se usan los de personas que no están embarazadas. El embarazo cambia muchos valores; pregunte a quien la atiende.',
    adults:
      'No se indicó la edad: se usan los rangos para adultos (20 años o más). Para niños y para personas de 18 y 19 años, indique la edad.',
    notForPerson:
      'No tenemos un rango para esta edad y sexo: los rangos de la lista son para otras personas.',
    otherMethod:
      'No tenemos un rango para el método indicado: los que se usan aquí se midieron de otra manera, así que primero vale el rango impreso en el informe.',
  },
  noRange: 'No tenemos un rango publicado para esta persona.',
  moreRanges: (all, shown) =>
    `Pueden aplicarse ${all} rangos, de los que se ${shown === 1 ? 'muestra 1' : `muestran ${shown}`}. La página del marcador los tiene todos.`,
  whyTest: (name) => `Cuánto cuesta ${name} en un estado`,
  whyFollows: (names) => `Encuentra las pruebas de lo que suele seguir: ${names.join(', ')}`,
  whyRepeat: (names) => `Encuentra las pruebas que repiten estos valores: ${names.join(', ')}`,
  restOfReport: 'Qué pueden indicar los demás valores fuera de rango, con sus fuentes',
  allRanges: (name) => `Todos los rangos de ${name} que pueden aplicarse`,

  ownRange: (limits) => `${limits} (el rango de su informe)`,
  swapped: 'El límite inferior del rango del informe es mayor que el superior, así que no se usó. Revíselos.',
  guideline: (g, inside) =>
    `${inside === undefined ? '' : inside === 'own' ? 'Dentro del rango de su informe, pero ' : 'Dentro del rango de un laboratorio, pero '}${g.side === 'below' ? 'por debajo de' : 'por encima de'} ${g.limit}, el límite con el que ${g.body} habla de ${g.says}.`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  rangeOfOthers:
    'El valor está dentro del rango impreso en el informe, pero no del publicado para esta edad o embarazo: el impreso puede ser para otras personas. Muestre el valor a un profesional de la salud.',
  insideForPerson:
    'El rango publicado para esta edad o embarazo contiene este valor: el impreso puede ser para otras personas.',
  clearly: (name, side, times) =>
    `${name} está claramente por ${side === 'high' ? 'encima' : 'debajo'} del rango${times === undefined ? '' : `, unas ${times} veces su límite superior`}. Pida a un profesional de la salud que lo vea con el resto del informe.`,
  basis: {
    critical_lists: (called, asked) => `${called} de ${asked} listas publicadas de valores críticos`,
    printed_mark: 'La marca del propio informe',
    severity_scale: (body, limit) => `${body}: ${limit}`,
    guideline_limit: (body) => `Límite de ${body}`,
    own_range: 'El rango de su informe',
    published_range: 'Rango publicado',
    distance: 'Distancia al rango',
  },
  times: (of) => `${of} veces el límite del rango`,
  inside: (name) => `${name}: el valor está dentro del rango que se usó.`,
  againstMark: (mark) =>
    `El informe marca este valor con “${mark}”, y su número dice otra cosa. Uno de los dos puede estar mal impreso, o el laboratorio usa otro rango. Revise ambos en el informe y pregunte al laboratorio.`,
  decimalMark: (other) =>
    `Si falta la coma o el punto decimal, o está en otro lugar, sería ${other}, dentro del rango. Revise el número en el informe, pero no espere por eso.`,
  hardlyPossible:
    'Este valor es casi imposible en cualquiera de las unidades que se usan. Revise el número en el informe.',

  unit: {
    missing: (units) =>
      `Falta la unidad, y el valor no permite saberla con certeza. Escríbala como está impresa, por ejemplo ${or(units)}.`,
    unlikely: (likely) =>
      `Este valor es casi imposible en la unidad indicada y sería normal en ${likely}. Revise la unidad en el informe.`,
    unknown: (name, units) =>
      `No conocemos esta unidad para ${name}. Escriba el valor en una de estas: ${units.join(', ')}.`,
    marks: (one, other) =>
      `Este número puede leerse como ${one} o como ${other}. Escríbalo sin signo entre los miles.`,
    markDecides: (number, mark) =>
      `Se lee como ${number}, porque el informe lo marca con “${mark}”. Revise el número en el informe.`,
    negative: (name) =>
      `${name}: el valor nunca es menor que cero. Si el guion del informe no es un signo menos, escriba el número sin él.`,
    agreed: 'En todas las unidades en uso la respuesta es la misma.',
  },

  straddles: (amount) =>
    `El informe solo dice “${amount}”. Eso puede estar dentro del rango y también fuera de él, así que no se puede decidir. El número exacto lo aclararía.`,
  mayBeCritical:
    'El informe solo dice que pasa de un límite, así que el número exacto puede ser crítico. Pídalo hoy al laboratorio o a su médico.',
  inWords: (text) =>
    `El resultado está en palabras (“${text}”). Ningún rango lo decide: léalo con la nota que el informe pone al lado.`,
  expected: (words) => `Se espera: ${or(words)}`,
  notAsExpected: (text) =>
    `El informe dice “${text}”, que no está entre las palabras esperadas. Pregunte a su médico qué significa para usted.`,
  notRanged: (name) =>
    `Conocemos ${name}, pero no tenemos un rango publicado. Dé el rango impreso en el informe o pregunte al laboratorio.`,
  notHeldFor: (name) =>
    `Conocemos ${name}, pero no tenemos un rango publicado. Decide el rango impreso en el informe.`,

  otherUnit: (name) =>
    `${name} no se informa en esta unidad, así que la línea puede ser otra cosa con este nombre. Revise el nombre y la unidad o dé el rango impreso en el informe.`,
  severalMarkers: 'Este nombre corresponde a varios marcadores. Elija una de las opciones.',
  unknownMarker:
    'No conocemos ningún marcador con este nombre. Pruebe con otra forma de escribirlo o dé el rango impreso en el informe.',
  notHeld: (hasNear) =>
    `No tenemos un rango de referencia con este nombre. Pruebe con otra forma de escribirlo${hasNear ? ' o con una de las sugerencias' : ''}.`,
  whySearch: 'Encuentra pruebas que podrían medirlo',
} satisfies typeof english;

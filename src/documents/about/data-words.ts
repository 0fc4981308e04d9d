import type { Lang } from '../../core/model/vocabulary.ts';
import type { Counts } from './counts.ts';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly demo: string;
  readonly demoList: (count: Counts) => string[];
  readonly deployed: string;
  readonly real: string;
  readonly realCaption: string;
  readonly realHead: readonly string[];
  readonly sources: (count: Counts) => string[][];
  readonly own: (count: Counts) => string;
  readonly urgent: string;
  readonly urgentIntro: string;
  readonly urgentList: readonly string[];
  readonly urgentMore: string;
  readonly review: string;
  readonly signing: string;
  readonly signed: (count: Counts) => string;
  readonly checked: string;
  readonly release: (day: string, limit: number, compared: boolean) => string;
  readonly status: string;
  readonly statusLink: string;
  readonly licences: string;
  readonly licenceList: readonly string[];
  readonly files: string;
  readonly filesLink: string;
  readonly reporting: string;
  readonly noAddress: string;
  readonly address: string;
}

export const ABOUT_DATA_WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: 'About the data',
    description: 'What here is real and what is demonstration, where it comes from, and who has checked it.',
    demo: 'What is demonstration',
    demoList: (n) => [
      `The prices of the ${n.tests} tests and ${n.panels} panels, the order fee and the rules by state. They are made up so that the site can be tried. You cannot buy anything at these prices.`,
      `The ${n.labs} labs. They have neutral names and stand for no real laboratory.`,
      `${n.samples === n.sites ? 'The' : `${n.samples} of the`} ${n.sites} draw sites. Their addresses, telephone numbers and hours are made up.`,
    ],
    deployed: 'Prices, labs and draw sites are those of whoever runs this site.',
    real: 'What is real, and where it comes from',
    realCaption: 'Real data by kind',
    realHead: ['Data', 'How much', 'Where it comes from'],
    sources: (n) => [
      [
        'Reference ranges',
        `${n.bands} ranges for ${n.markers} biomarkers`,
        `${n.rangePages} published pages of laboratories and medical references. Each range names its page. ${n.rangeCopies} of the pages copy a source that could not be opened: a reseller, a compilation or a summary. They are marked as copies.`,
      ],
      [
        'Critical limits',
        `${n.critical} limits of ${n.criticalMarkers} biomarkers`,
        `${n.lists} published lists of values that a laboratory telephones at once, side by side`,
      ],
      [
        'Guideline limits and scales of severity',
        `${n.guidelineLimits} limits, ${n.severity} steps of scales`,
        `${n.guidelines} publications of guideline bodies and of published scales. Each limit names its own.`,
      ],
      [
        'Patterns of several values',
        `${n.patterns} patterns`,
        'Our own text and rules; the figures are those of the sources that each pattern names',
      ],
      [
        'Names on lab reports',
        `${n.analytes} analytes, ${n.unranged} of them without ranges here`,
        'Our own list of names, samples and units, with LOINC codes (codes only; LOINC is copyright of the Regenstrief Institute, Inc. and the LOINC Committee, free to use under loinc.org/license)',
      ],
      [
        'High and low values',
        `${n.meanings} biomarkers`,
        'Our own text from the cited sources and from general medical knowledge',
      ],
      [
        'Unit conversions',
        `${n.conversions} analytes`,
        `Published tables. For ${n.molar} of them a test compares the factor with the molar mass.`,
      ],
      ...(n.providers === 0
        ? []
        : [
            [
              'Prices at other services',
              `${n.providerPrices} prices at ${n.providers} services`,
              'Public pages, each with the day on which it was read',
            ],
            ['Medicare amounts', `${n.medicare} procedure codes`, 'CMS Clinical Laboratory Fee Schedule'],
            [
              'Hospital cash prices',
              `${n.hospital} codes and sets of codes, ${n.hospitalsAsked} hospitals`,
              'charge files of hospitals',
            ],
            [
              'What single hospitals charge',
              `${n.hospitals} hospitals in ${n.hospitalStates} states`,
              'Their own files of standard charges (45 CFR 180.50), each with its day and address',
            ],
          ]),
      ['ZIP codes', String(n.zips), 'US Census Bureau, and GeoNames for codes without an area'],
      [
        'Names, codes and texts of tests',
        `${n.tests} tests, ${n.panels} panels`,
        'Our own text. Sources stand at the end of each page.',
      ],
    ],
    own: (n) =>
      `Most sources were read as excerpts, not as whole pages.${n.providers === 0 ? '' : ' Where an order fee of another service is not known, it stays unknown, and no all-in price is made up.'}`,
    urgent: 'How we say how urgent a value is',
    urgentIntro:
      'One rule holds for every value. It is there so that a dangerous value is never passed over in silence; it is no diagnosis.',
    urgentList: [
      'Published lists of critical values are counted, each by the limit that it has for this person. “An emergency now”: at least a quarter of the lists name the value, and no single list against others. “A doctor today”: at least an eighth.',
      'For some values we never say more than “today” or “soon”, because the number alone is no emergency. The file data/limits/urgency.csv names each of them with the reason.',
      'Published scales say from where on a value is clearly or dangerously outside. A dangerous value is “today”, and “now” where a list names it, too. Where no scale is held, clearly outside begins at twice the upper limit, half of the lower one, or one width of the range away. A clearly outside value is “soon”.',
      'A value that has gone a third of the way from its range to the limit of an emergency is “soon”, two thirds “today”.',
      'A report’s own mark that a value is critical (HH, LL, PANIC) is “today” at the least. A value of a test that we do not know is “today” from ten times the limit of its own report, and “soon” from twice; so is a positive result in words, unless many healthy people have it.',
      'Where a guideline body sets a limit for this person, it decides over a laboratory’s range, and both are shown. Some limits decide over the range on the report, too; the file data/limits/guideline-limits.csv says which.',
      'A limit for everybody is not used for a child or in pregnancy where it lies inside the range of such people.',
    ],
    urgentMore:
      'Lists disagree most on creatine kinase, white blood cells, platelets, acetaminophen and clotting time. We take none of them as the right one: the answer says how many of how many lists name the value.',
    review: 'Who has checked it',
    signing:
      'A physician can sign a record. The signature holds a fingerprint of the record, so any later change of the record voids it. Pages say whether they are signed, by whom, with which credential, and which part was read.',
    signed: (n) => `Signed so far: ${n.signed} of ${n.records} records.`,
    checked: 'How often it is checked',
    release: (day, limit, compared) =>
      `Data change with a release, not by themselves. This is release ${day}. Every biomarker names a day by which its ranges are to be checked again.${compared ? ` Prices of other services older than ${limit} days are not ranked any more.` : ''}`,
    status: 'How old each kind of data is: ',
    statusLink: 'data status',
    licences: 'Licences',
    licenceList: [
      'Data and text: CC BY 4.0. Use them for any purpose and name this site and the source in the row.',
      'Medicare amounts and Census data: public domain.',
      'ZIP codes from GeoNames: CC BY 4.0, GeoNames (https://www.geonames.org).',
      'Code: MIT.',
    ],
    files: 'All tables as files, with the meaning of every column: ',
    filesLink: 'data downloads',
    reporting:
      'Name the page, what it says, and where you read something else. Do not send results of your own.',
    noAddress:
      'This copy of the site names no address for reports. Tell whoever gave you the link to it, or who runs the store that it leads to.',
    address: 'Reports go to ',
  },
  es: {
    title: 'Acerca de los datos',
    description: 'Qué es real aquí y qué es demostración, de dónde viene y quién lo ha comprobado.',
    demo: 'Qué es demostración',
    demoList: (n) => [
      `Los precios de las ${n.tests} pruebas y los ${n.panels} paneles, el cargo por pedido y las reglas por estado. Son inventados para poder probar el sitio. A estos precios no se puede comprar nada.`,
      `Los ${n.labs} laboratorios. Tienen nombres neutros y no representan a ningún laboratorio real.`,
      `${n.samples === n.sites ? 'Los' : `${n.samples} de los`} ${n.sites} centros de extracción. Sus direcciones, teléfonos y horarios son inventados.`,
    ],
    deployed:
      'Los precios, los laboratorios y los centros de extracción son los de quien administra este sitio.',
    real: 'Qué es real y de dónde viene',
    realCaption: 'Datos reales por clase',
    realHead: ['Datos', 'Cuántos', 'De dónde vienen'],
    sources: (n) => [
      [
        'Rangos de referencia',
        `${n.bands} rangos de ${n.markers} biomarcadores`,
        `${n.rangePages} páginas publicadas por laboratorios y obras médicas. Cada rango nombra su página. ${n.rangeCopies} de las páginas copian una fuente que no se pudo abrir: un revendedor, una recopilación o un resumen. Están marcadas como copias.`,
      ],
      [
        'Límites críticos',
        `${n.critical} límites de ${n.criticalMarkers} biomarcadores`,
        `${n.lists} listas publicadas de valores que un laboratorio avisa de inmediato, una junto a otra`,
      ],
      [
        'Límites de guías y escalas de gravedad',
        `${n.guidelineLimits} límites, ${n.severity} pasos de escalas`,
        `${n.guidelines} publicaciones de sociedades médicas y de escalas publicadas. Cada límite nombra la suya.`,
      ],
      [
        'Patrones de varios valores',
        `${n.patterns} patrones`,
        'Texto y reglas propios; las cifras son las de las fuentes que nombra cada patrón',
      ],
      [
        'Nombres en los informes',
        `${n.analytes} analitos, ${n.unranged} de ellos sin rangos aquí`,
        'Lista propia de nombres, muestras y unidades, con códigos LOINC (solo los códigos; LOINC es propiedad de Regenstrief Institute, Inc. y del LOINC Committee, de uso gratuito según loinc.org/license)',
      ],
      [
        'Valores altos y bajos',
        `${n.meanings} biomarcadores`,
        'Texto propio a partir de las fuentes citadas y de conocimientos médicos generales',
      ],
      [
        'Conversiones de unidades',
        `${n.conversions} analitos`,
        `Tablas publicadas. En ${n.molar} de ellas una prueba automática compara el factor con la masa molar.`,
      ],
      ...(n.providers === 0
        ? []
        : [
            [
              'Precios en otros servicios',
              `${n.providerPrices} precios en ${n.providers} servicios`,
              'Páginas públicas, cada una con el día en que se leyó',
            ],
            [
              'Importes de Medicare',
              `${n.medicare} códigos de procedimiento`,
              'CMS, tarifa de laboratorio clínico (Clinical Laboratory Fee Schedule)',
            ],
            [
              'Precios de contado en hospitales',
              `${n.hospital} códigos y grupos de códigos, ${n.hospitalsAsked} hospitales`,
              'archivos de tarifas de los hospitales',
            ],
            [
              'Lo que cobra cada hospital',
              `${n.hospitals} hospitales en ${n.hospitalStates} estados`,
              'Sus propios archivos de precios estándar (45 CFR 180.50), cada uno con su fecha y su dirección',
            ],
          ]),
      [
        'Códigos postales',
        String(n.zips),
        'Oficina del Censo de EE. UU., y GeoNames para los códigos sin superficie',
      ],
      [
        'Nombres, códigos y textos de las pruebas',
        `${n.tests} pruebas, ${n.panels} paneles`,
        'Texto propio. Las fuentes están al final de cada página.',
      ],
    ],
    own: (n) =>
      `La mayoría de las fuentes se leyó en extractos, no como páginas completas.${n.providers === 0 ? '' : ' Cuando no se conoce el cargo por pedido de otro servicio, queda como desconocido y no se inventa un precio total.'}`,
    urgent: 'Cómo decimos qué tan urgente es un valor',
    urgentIntro:
      'Una sola regla vale para todos los valores. Existe para que un valor peligroso nunca pase en silencio; no es un diagnóstico.',
    urgentList: [
      'Se cuentan las listas publicadas de valores críticos, cada una con el límite que tiene para esta persona. “Emergencia ahora”: al menos un cuarto de las listas nombra el valor, y nunca una sola contra otras. “Un profesional hoy”: al menos un octavo.',
      'En algunos valores nunca decimos más que “hoy” o “pronto”, porque el número solo no es una emergencia. El archivo data/limits/urgency.csv los nombra con su motivo.',
      'Las escalas publicadas dicen desde dónde un valor está claramente o peligrosamente fuera. Un valor peligroso es “hoy”, y “ahora” si además lo nombra una lista. Sin escala, claramente fuera empieza en el doble del límite superior, la mitad del inferior o un ancho del rango más allá. Un valor claramente fuera es “pronto”.',
      'Un valor que ha recorrido un tercio del camino entre su rango y el límite de una emergencia es “pronto”; dos tercios, “hoy”.',
      'La marca del propio informe de que un valor es crítico (HH, LL, PÁNICO) es al menos “hoy”. Un valor de una prueba que no conocemos es “hoy” desde diez veces el límite de su informe y “pronto” desde el doble; también es “pronto” un resultado positivo en palabras, salvo que lo tengan muchas personas sanas.',
      'Si una sociedad médica fija un límite para esta persona, decide sobre el rango de un laboratorio, y se muestran los dos. Algunos límites deciden también sobre el rango del informe; el archivo data/limits/guideline-limits.csv dice cuáles.',
      'Un límite para todos no se usa en un niño o en el embarazo si está dentro del rango de esas personas.',
    ],
    urgentMore:
      'Las listas difieren más en la creatina cinasa, los glóbulos blancos, las plaquetas, el acetaminofén y el tiempo de coagulación. No tomamos ninguna como la correcta: la respuesta dice cuántas de cuántas listas nombran el valor.',
    review: 'Quién lo ha comprobado',
    signing:
      'Un médico puede firmar un registro. La firma guarda una huella del registro, de modo que cualquier cambio posterior la anula. Cada página dice si está firmada, por quién, con qué título y qué parte se leyó.',
    signed: (n) => `Firmados hasta ahora: ${n.signed} de ${n.records} registros.`,
    checked: 'Cada cuánto se comprueba',
    release: (day, limit, compared) =>
      `Los datos cambian con cada versión, no por sí solos. Esta es la versión ${day}. Cada biomarcador indica un día antes del cual sus rangos se vuelven a comprobar.${compared ? ` Los precios de otros servicios con más de ${limit} días ya no entran en la clasificación.` : ''}`,
    status: 'Qué antigüedad tiene cada clase de datos: ',
    statusLink: 'estado de los datos',
    licences: 'Licencias',
    licenceList: [
      'Datos y textos: CC BY 4.0. Úselos para cualquier fin y nombre este sitio y la fuente de la fila.',
      'Importes de Medicare y datos del Censo: dominio público.',
      'Códigos postales de GeoNames: CC BY 4.0, GeoNames (https://www.geonames.org).',
      'Código: MIT.',
    ],
    files: 'Todas las tablas en archivos, con el significado de cada columna (en inglés): ',
    filesLink: 'descargas de datos',
    reporting: 'Diga qué página es, qué dice y dónde leyó usted otra cosa. No envíe resultados propios.',
    noAddress:
      'Esta copia del sitio no indica una dirección para avisos. Dígaselo a quien le dio el enlace, o a quien administra la tienda a la que lleva.',
    address: 'Los avisos van a ',
  },
};

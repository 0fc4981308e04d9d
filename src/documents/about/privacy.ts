import { type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { PATHS } from '../../blocks/paths.ts';
import { REQUESTS_A_MINUTE } from '../../core/limits.ts';
import type { Features } from '../../core/model/store/features.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import { type ShownTool, toolTitle } from '../docs/tool-words.ts';
import { KEPT_PATH } from '../doors/kept.ts';
import type { Material } from '../material.ts';
import { aboutPage, REPORT_HEADING } from './pages.ts';

/** What the scripts keep on the device, by its key; a test holds the list to the code. */
export const KEPT: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  order: {
    en: 'The tests and panels in your order, the state of the draw, the lab that you chose, and whether you take a cheaper set; gone when you empty the order',
    es: 'Las pruebas y los paneles que agregó a su pedido, el estado donde le sacarán sangre, el laboratorio que eligió y si prefiere un conjunto más barato; se borra al vaciar el pedido',
  },
  units: {
    en: 'The choice between US units, SI units and both on pages of biomarkers',
    es: 'La elección entre unidades de EE. UU., unidades SI o ambas en las páginas de biomarcadores',
  },
  'recent-pages': {
    en: 'Addresses and titles of a few pages opened lately, shown in the search; none about sexual health, hormones and pregnancy, medicines, drugs and alcohol, mental health, genes or cancer',
    es: 'Direcciones y títulos de algunas páginas abiertas hace poco, que se muestran en la búsqueda; ninguna sobre salud sexual, hormonas y embarazo, medicamentos, drogas y alcohol, salud mental, genes o cáncer',
  },
};

const WORDS = {
  en: {
    title: 'Privacy',
    description:
      'What this site processes and what it does not: no account, no cookies, no analytics, and values that stay on your device.',
    none: 'What there is not',
    noneList: [
      'No account and no sign-in.',
      'No cookies.',
      'No analytics, no advertising and no fonts, scripts or images from other hosts. The security policy sent with every page forbids the browser to load them.',
      'No database of visitors. The software stores nothing about you.',
    ],
    device: 'What stays on your device',
    runs: (tools: string) =>
      `With scripts switched on, these tools run in your browser: ${tools}. What you type into them is not sent. The browser only fetches the tables that everybody gets.`,
    shared: (tools: string) =>
      `One thing is kept where you see it: the address of the page then names what you chose (${tools}). Opening that address, or loading it again, sends it to this site.`,
    plain: (closed: string, get: string, post: string) =>
      `Without scripts, these stay closed, so that nothing is sent: ${closed}. What you enter is sent to this site in the address of the answer (${get}) or in the body of the request (${post}).`,
    keeps:
      'With scripts switched on, the site keeps this in the storage of your browser and sends it nowhere:',
    keptCaption: 'Kept in the storage of your browser (localStorage)',
    keptHead: ['Name', 'What it holds'],
    offline:
      'So that you can read without a connection, the browser also keeps the pages that you opened lately, as they were sent to everybody. It keeps the scripts and tables of the tools that run on your device, too. It keeps no address with what you asked, no cart, no answer, and none of the pages about the private subjects named above.',
    history:
      'Only where you pressed “Keep on this device” below an answer, it also keeps that report, in a database of your browser (IndexedDB, “kept-reports”): its values, units and ranges, the day of the draw, the laboratory if you wrote it, sex and age if you gave them. You can see, save and erase them on the page ',
    historyLink: 'Kept reports',
    remove:
      'A button on this page takes away all of it, as does clearing the data of this site in your browser.',
    sent: 'What is sent to be answered',
    sentList: [
      'The other tools send what you typed to this site: search words, names of tests and biomarkers, sex, age and pregnancy for reference ranges, goals and symptoms, a ZIP code. ZIP codes are answered from a file for their first three digits where that is enough.',
      ({ mcp }: Features) =>
        `Programs can call every tool at /api/agent/${mcp ? ' and /mcp' : ''}, with the values that they choose to send.`,
      'The software uses what is sent for the answer. It does not store it and does not log it. If the software fails, it logs the place in its own code and not the message, because that could hold what was typed.',
      ({ testosterone }: Features) =>
        `Answers about results, reference ranges${testosterone ? ', converted values and free testosterone' : ' and converted values'}, and with suggested tests, are marked as never to be cached. Answers that hold nothing personal may be kept by the hosting platform until the next release.`,
      'A GET request carries its values in the address, and platforms log addresses. Programs that send values of a person should use POST.',
    ],
    limit: (requests: number) =>
      `Requests of programs are counted by network address, ${requests} a minute. The counts are kept for the length of that window, not as a history.`,
    platform: 'What the hosting platform sees',
    platformText:
      'Like every website, this one is delivered by a hosting platform. The platform sees your network address, the time, the page and the browser, and may keep logs of them. The software does not control this. ',
    platformIs: (host: string, days: number) =>
      `The platform is ${host}. Its logs are kept for ${days} ${days === 1 ? 'day' : 'days'}.`,
    platformUnknown:
      'Who runs this copy has to state which platform it is and how long its logs are kept; this page does not know.',
    order: 'When you order',
    orderText:
      'Nothing is ordered here. A cart link holds the tests, the lab and whether it came from a page or a program. The store that it leads to has its own privacy statement.',
    ask: 'Questions: ',
    askLink: REPORT_HEADING.en.toLowerCase(),
  },
  es: {
    title: 'Privacidad',
    description:
      'Qué procesa este sitio y qué no: sin cuenta, sin cookies, sin analítica y con valores que no salen de su dispositivo.',
    none: 'Lo que no hay',
    noneList: [
      'No hay cuentas ni inicio de sesión.',
      'No hay cookies.',
      'No hay analítica, ni publicidad, ni tipos de letra, scripts o imágenes de otros servidores. La política de seguridad que acompaña a cada página prohíbe al navegador cargarlos.',
      'No hay una base de datos de visitantes. El programa no guarda nada sobre usted.',
    ],
    device: 'Lo que se queda en su dispositivo',
    runs: (tools: string) =>
      `Con los scripts activados, estas herramientas funcionan en su navegador: ${tools}. Lo que usted escribe en ellas no se envía. El navegador solo descarga las tablas que recibe todo el mundo.`,
    shared: (tools: string) =>
      `Una cosa se guarda a la vista: la dirección de la página nombra después lo que eligió (${tools}). Al abrir esa dirección, o al cargarla de nuevo, se envía a este sitio.`,
    plain: (closed: string, get: string, post: string) =>
      `Sin scripts, estas quedan cerradas, para que nada se envíe: ${closed}. Lo que ingresa se envía a este sitio en la dirección de la respuesta (${get}) o en el cuerpo de la petición (${post}).`,
    keeps:
      'Con los scripts activados, el sitio guarda esto en el almacenamiento de su navegador y no lo envía a ninguna parte:',
    keptCaption: 'Guardado en el almacenamiento de su navegador (localStorage)',
    keptHead: ['Nombre', 'Qué contiene'],
    offline:
      'Para que pueda leer sin conexión, el navegador guarda además las páginas que abrió hace poco, tal como se envían a todo el mundo. Guarda también los scripts y las tablas de las herramientas que funcionan en su dispositivo. No guarda direcciones con lo que preguntó, ni carritos, ni respuestas, ni las páginas sobre los temas privados que se nombran arriba.',
    history:
      'Solo si usted pulsó “Guardar en este dispositivo” debajo de una respuesta, guarda también ese informe, en una base de datos de su navegador (IndexedDB, “kept-reports”): sus valores, unidades y rangos, el día de la toma, el laboratorio si lo escribió, y el sexo y la edad si los dio. Puede verlos, copiarlos y borrarlos en la página ',
    historyLink: 'Informes guardados',
    remove:
      'Un botón de esta página lo elimina todo, igual que borrar los datos de este sitio en su navegador.',
    sent: 'Lo que se envía para obtener una respuesta',
    sentList: [
      'Las demás herramientas envían a este sitio lo que usted escribió: palabras de búsqueda, nombres de pruebas y biomarcadores, sexo, edad y embarazo para los rangos de referencia, objetivos y síntomas, un código postal. Los códigos postales se responden con un archivo de sus tres primeras cifras cuando eso basta.',
      ({ mcp }: Features) =>
        `Los programas pueden llamar a todas las herramientas en /api/agent/${mcp ? ' y /mcp' : ''}, con los valores que decidan enviar.`,
      'El programa usa lo enviado para la respuesta. No lo guarda ni lo registra. Si falla, registra el lugar de su propio código y no el mensaje, porque este podría contener lo escrito.',
      ({ testosterone }: Features) =>
        `Las respuestas sobre resultados, rangos de referencia${testosterone ? ', valores convertidos y testosterona libre' : ' y valores convertidos'}, y con pruebas sugeridas, se marcan para que nunca se guarden en caché. Las que no contienen nada personal pueden quedar en la plataforma de alojamiento hasta la versión siguiente.`,
      'Una petición GET lleva los valores en la dirección, y las plataformas registran direcciones. Los programas que envían valores de una persona deben usar POST.',
    ],
    limit: (requests: number) =>
      `Las peticiones de programas se cuentan por dirección de red, ${requests} por minuto. La cuenta se conserva lo que dura ese periodo, no como historial.`,
    platform: 'Lo que ve la plataforma de alojamiento',
    platformText:
      'Como cualquier sitio, este lo entrega una plataforma de alojamiento. La plataforma ve su dirección de red, la hora, la página y el navegador, y puede guardar registros. El programa no lo controla. ',
    platformIs: (host: string, days: number) =>
      `La plataforma es ${host}. Conserva sus registros ${days} ${days === 1 ? 'día' : 'días'}.`,
    platformUnknown:
      'Quien administra esta copia debe indicar qué plataforma es y cuánto conserva sus registros; esta página no lo sabe.',
    order: 'Cuando hace un pedido',
    orderText:
      'Aquí no se pide nada. El enlace del carrito contiene las pruebas, el laboratorio y si viene de una página o de un programa. La tienda a la que lleva tiene su propia declaración de privacidad.',
    ask: 'Preguntas: ',
    askLink: REPORT_HEADING.es.toLowerCase(),
  },
} as const;

/** What is processed about a visitor, as the code does it. */
export function privacyDoc(lang: Lang, { data, tools }: Pick<Material, 'data' | 'tools'>): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const onDevice = tools.filter(({ tool }) => tool.onDevice);
  const titles = (named: readonly ShownTool[]) => named.map((one) => toolTitle(one, lang)).join(', ');
  const sent = (way: Tool['sends']) => titles(onDevice.filter(({ tool }) => tool.sends === way));
  return {
    ...aboutPage(PATHS.privacy, lang, words, service),
    blocks: [
      heading(words.none),
      { kind: 'list', items: words.noneList },
      heading(words.device),
      paragraph(words.runs(titles(onDevice))),
      paragraph(words.shared(sent('get'))),
      paragraph(words.plain(sent('never'), sent('get'), sent('post'))),
      paragraph(words.keeps),
      {
        kind: 'table',
        caption: words.keptCaption,
        head: words.keptHead,
        rows: Object.entries(KEPT).map(([key, what]) => [key, what[lang]]),
      },
      paragraph([words.history, link(words.historyLink, KEPT_PATH), '.']),
      paragraph(words.offline),
      paragraph(words.remove),
      { kind: 'forget' },
      heading(words.sent),
      {
        kind: 'list',
        items: words.sentList.map((item) => (typeof item === 'string' ? item : item(service.shows))),
      },
      paragraph(words.limit(REQUESTS_A_MINUTE)),
      heading(words.platform),
      paragraph(
        words.platformText +
          (service.privacy === undefined
            ? words.platformUnknown
            : words.platformIs(service.privacy.host, service.privacy.logDays)),
      ),
      heading(words.order),
      paragraph(words.orderText),
      paragraph([words.ask, link(words.askLink, PATHS.data), '.']),
    ],
  };
}

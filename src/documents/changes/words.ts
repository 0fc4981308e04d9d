import type { ApiChange } from '../../core/model/release/release.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { dayInWords } from '../months.ts';

/** What a release tells of one kind of thing: how many came, changed and went. */
type Counted = (added: number, changed: number, removed: number) => string;

const parts = (given: readonly (string | false)[]): string =>
  given.filter((part) => part !== false).join(', ');

const counted =
  (name: string, words: readonly [added: string, changed: string, removed: string]): Counted =>
  (...counts) =>
    `${name}: ${parts(counts.map((count, i) => count > 0 && `${count.toLocaleString('en-US')} ${words[i] ?? ''}`))}`;

const EN = ['new', 'changed', 'gone'] as const;
const ES_M = ['nuevos', 'cambiados', 'retirados'] as const;
const ES_F = ['nuevas', 'cambiadas', 'retiradas'] as const;

export const WORDS = {
  en: {
    title: 'What changed',
    about:
      'Prices, reference ranges and pages that changed between releases of the data, here and, where they are held, elsewhere.',
    releases: 'Releases of the data',
    release: (day: string) => `Data of ${dayInWords(day, 'en')}`,
    first: 'The first release on record: later ones are compared with it.',
    same: 'Prices, ranges and pages are those of the release before.',
    since: (day: string) => `Compared with the release of ${dayInWords(day, 'en')}.`,
    demo: 'The prices of this service are made up for demonstration.',
    counts: {
      prices: counted('Prices here', EN),
      ranges: counted('Reference ranges', EN),
      pages: counted('Pages', EN),
    },
    pages: { added: 'New pages', changed: 'Edited texts' },
    ranges: { added: 'New reference ranges', changed: 'Changed reference ranges' },
    prices: 'Changed prices',
    priceHead: ['Test', 'Lab', 'Before', 'Now'],
    more: (count: number) => `and ${count} more`,
    elsewhere: 'Prices at other services',
    lead: (count: number) =>
      `${count} changes are on record, the latest first. A change lies between the two days of its row; prices that were seen once, or twice alike, are not here.`,
    none: 'No change is on record yet.',
    caption: 'Changes, the latest first',
    head: ['Service', 'Test', 'Before', 'Now', 'Seen on'],
    days: (after: string, by: string) => `${after}, then ${by}`,
    compare: 'Price comparison',
    seen: (day: string, count: number) =>
      `${count === 1 ? 'A price' : `${count} prices`} at other services, seen on ${dayInWords(day, 'en')}`,
    step: (service: string, test: string, from: string, to: string, after: string) =>
      `${service}, ${test}: ${from} on ${dayInWords(after, 'en')}, now ${to}`,
    follow: 'Follow the changes',
    feeds: 'The same as feeds, with the changes of the interface: ',
    interface: 'For programs: ',
  },
  es: {
    title: 'Qué ha cambiado',
    about:
      'Precios, rangos de referencia y páginas que cambiaron entre versiones de los datos, aquí y, si los hay, en otros sitios.',
    releases: 'Versiones de los datos',
    release: (day: string) => `Datos del ${dayInWords(day, 'es')}`,
    first: 'La primera versión registrada: las siguientes se comparan con ella.',
    same: 'Los precios, los rangos y las páginas son los de la versión anterior.',
    since: (day: string) => `En comparación con la versión del ${dayInWords(day, 'es')}.`,
    demo: 'Los precios de este servicio son inventados para la demostración.',
    counts: {
      prices: counted('Precios de aquí', ES_M),
      ranges: counted('Rangos de referencia', ES_M),
      pages: counted('Páginas', ES_F),
    },
    pages: { added: 'Páginas nuevas', changed: 'Textos editados' },
    ranges: { added: 'Rangos de referencia nuevos', changed: 'Rangos de referencia cambiados' },
    prices: 'Precios cambiados',
    priceHead: ['Prueba', 'Laboratorio', 'Antes', 'Ahora'],
    more: (count: number) => `y ${count} más`,
    elsewhere: 'Precios en otros servicios',
    lead: (count: number) =>
      `Hay ${count} cambios registrados, los más recientes primero. Cada cambio ocurrió entre los dos días de su fila; los precios vistos una sola vez, o dos veces iguales, no están aquí.`,
    none: 'Todavía no hay cambios registrados.',
    caption: 'Cambios, los más recientes primero',
    head: ['Servicio', 'Prueba', 'Antes', 'Ahora', 'Visto el'],
    days: (after: string, by: string) => `${after} y luego ${by}`,
    compare: 'Comparación de precios',
    seen: (day: string, count: number) =>
      `${count === 1 ? 'Un precio' : `${count} precios`} en otros servicios, visto${count === 1 ? '' : 's'} el ${dayInWords(day, 'es')}`,
    step: (service: string, test: string, from: string, to: string, after: string) =>
      `${service}, ${test}: ${from} el ${dayInWords(after, 'es')}, ahora ${to}`,
    follow: 'Seguir los cambios',
    feeds: 'Lo mismo como canales, con los cambios de la interfaz: ',
    interface: 'Para programas: ',
  },
} as const satisfies Readonly<Record<Lang, object>>;

export const CHANGELOG_WORDS = {
  en: {
    title: 'Changes of the interface',
    about:
      'What changed for programs that call the interface, what will end and when, and how much notice there is.',
    version: (version: string) =>
      `The interface is version ${version}. The newest change stands first; a feed has the same: `,
    kinds: {
      added: 'Added',
      changed: 'Changed',
      deprecated: 'Deprecated',
      removed: 'Removed',
      fixed: 'Fixed',
    } satisfies Readonly<Record<ApiChange['kind'], string>>,
    entry: (kind: string, version: string) => `${kind} (${version}).`,
    changes: 'Changes',
    ofDay: (day: string) => `Changes of ${dayInWords(day, 'en')}`,
    deprecated: 'What will end',
    nothing: 'Nothing is deprecated.',
    head: ['Address', 'Deprecated since', 'Answers until'],
    policy: 'How something ends here',
    rules: (days: number) => [
      'Fields, tools and optional inputs may be added at any time, and are told here. A client ignores fields that it does not know.',
      'Nothing that the wire contract names is removed, renamed or given another meaning without a new first number of the version.',
      `Before that, its answers carry two headers and a link to this page. Deprecation (RFC 9745) has the day since when nobody should begin to use it. Sunset (RFC 8594) has the day until which it answers as before. Between the two days lie ${days} days at least.`,
      'In the OpenAPI description its operation is marked as deprecated, and this page says what to use instead.',
      'Addresses of pages and files never end: one that moves leads to its new place.',
    ],
    contract: 'What can be relied on: ',
    contractLink: 'the wire contract',
  },
  es: {
    title: 'Cambios de la interfaz',
    about:
      'Qué cambió para los programas que llaman a la interfaz, qué terminará y cuándo, y con cuánta antelación se avisa.',
    version: (version: string) =>
      `La interfaz es la versión ${version}. El cambio más reciente va primero; un canal tiene lo mismo: `,
    kinds: {
      added: 'Añadido',
      changed: 'Cambiado',
      deprecated: 'Obsoleto',
      removed: 'Retirado',
      fixed: 'Corregido',
    } satisfies Readonly<Record<ApiChange['kind'], string>>,
    entry: (kind: string, version: string) => `${kind} (${version}).`,
    changes: 'Cambios',
    ofDay: (day: string) => `Cambios del ${dayInWords(day, 'es')}`,
    deprecated: 'Qué terminará',
    nothing: 'Nada está obsoleto.',
    head: ['Dirección', 'Obsoleta desde', 'Responde hasta'],
    policy: 'Cómo termina algo aquí',
    rules: (days: number) => [
      'En cualquier momento pueden añadirse campos, herramientas y entradas opcionales, y se cuentan aquí. Un cliente ignora los campos que no conoce.',
      'Nada de lo que nombra el contrato se retira, cambia de nombre o de significado sin un nuevo primer número de la versión.',
      `Antes, sus respuestas llevan dos encabezados y un enlace a esta página. Deprecation (RFC 9745) trae el día desde el que nadie debería empezar a usarlo. Sunset (RFC 8594) trae el día hasta el que responde como antes. Entre los dos días hay al menos ${days} días.`,
      'En la descripción OpenAPI su operación se marca como obsoleta, y esta página dice qué usar en su lugar.',
      'Las direcciones de páginas y archivos no terminan: la que se muda lleva a su nuevo lugar.',
    ],
    contract: 'En qué se puede confiar: ',
    contractLink: 'el contrato de la interfaz',
  },
} as const satisfies Readonly<Record<Lang, object>>;

import type { Lang } from '../core/model/vocabulary.ts';

/** What the tool pages say around their fields and answers. */
export const WORDS = {
  en: {
    onDevice: 'Runs on your device: what you type is not sent anywhere.',
    onDeviceShared:
      'Worked out on your device. The address of this page then names what you chose, so that you can keep or share it; opening that address sends it to this site.',
    sent: {
      get: 'What you enter is sent to this site in the address of the answer. This site does not keep it; your browser and the hosting platform may keep addresses.',
      post: 'What you enter is sent to this site to be answered, in the body of the request and not in an address. This site does not keep it.',
    },
    closed:
      'This form needs JavaScript, so that nothing you type has to be sent. The same tool answers POST requests: see below.',
    answer: 'Answer',
    working: 'Working…',
    added: (name: string, count: number) => `${name} added. ${count} chosen.`,
    removed: (name: string, count: number) => `${name} removed. ${count} chosen.`,
    optional: '(optional)',
    more: (count: number) => `${count} more`,
    chosen: 'Chosen tests',
    onePerLine: 'One in each line: a name such as TSH or Lipid panel.',
    remove: (name: string) => `Remove ${name}`,
    suggestions: (count: number) =>
      count === 0 ? 'No suggestion' : count === 1 ? '1 suggestion' : `${count} suggestions`,
    soon: 'coming soon',
    problem: 'There is a problem',
    failed: 'This did not work. Try again.',
    noData: 'The data could not be loaded. Check your connection and try again.',
    rows: 'Values that will be read',
    finer: 'Babies, small children, week of pregnancy',
    rowsHint: 'Check each one against your report and correct it here. You may also fill in rows by hand.',
    addRow: 'Add a value',
    clear: 'Clear everything',
    rowName: 'Biomarker',
    rowValue: 'Value',
    rowUnit: 'Unit',
    rowLow: 'Range from',
    rowHigh: 'to',
    row: (n: number) => `Value ${n}`,
    removeRow: (name: string) => `Remove ${name}`,
    from: (line: string) => `Read from: ${line}`,
    markedAs: (mark: string) => `The report marks this value: ${mark}`,
    ownRange: 'This name is not known here, so only the range of your report is used.',
    unknownName: 'This name is not known here. Correct it, or give the range of the report.',
    about: ({ sex, age, pregnant }: { sex?: 'male' | 'female'; age?: number; pregnant?: true }) => {
      const parts = [
        ...(sex === undefined ? [] : [sex]),
        ...(age === undefined ? [] : [`${age} years`]),
        ...(pregnant ? ['pregnant'] : []),
      ];
      return parts.length === 0 ? '' : `Use what the report says: ${parts.join(', ')}`;
    },
    read: (count: number, lines: number) =>
      `${count} ${count === 1 ? 'value' : 'values'} read from ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
    unread: (count: number) => `${count} ${count === 1 ? 'line was' : 'lines were'} not read as a value`,
    why: {
      heading: 'stands around the values, such as a date or a heading',
      comment: 'explains the results, such as a remark or a table of zones',
      in_words: 'the result is in words, not a number',
      no_value: 'no number was found',
      no_name: 'a number without a name',
      several_values: 'several values stand on this line, and nothing says which is the newest',
    },
    share: 'Share or keep these values as a link',
    shareWarning:
      'The link holds your values in its last part, which browsers do not send to any server. Whoever has the link can read them. Make one only if you want to.',
    makeLink: 'I understand: make the link',
    linkLabel: 'Private link',
    keepValue: 'Keep the value in the address of this page',
    conventional: (unit: string) => `US unit, ${unit}`,
    si: (unit: string) => `SI unit, ${unit}`,
  },
  es: {
    onDevice: 'Funciona en su dispositivo: lo que escribe no se envía a ninguna parte.',
    onDeviceShared:
      'Se calcula en su dispositivo. La dirección de esta página nombra después lo que eligió, para que pueda guardarla o compartirla; al abrir esa dirección se envía a este sitio.',
    sent: {
      get: 'Lo que ingresa se envía a este sitio en la dirección de la respuesta. Este sitio no lo guarda; su navegador y la plataforma de alojamiento pueden guardar direcciones.',
      post: 'Lo que ingresa se envía a este sitio para obtener la respuesta, en el cuerpo de la petición y no en una dirección. Este sitio no lo guarda.',
    },
    closed:
      'Este formulario necesita JavaScript, para que nada de lo que escriba tenga que enviarse. La misma herramienta responde a solicitudes POST: vea abajo.',
    answer: 'Respuesta',
    working: 'Un momento…',
    added: (name: string, count: number) =>
      `Se agregó ${name}. ${count} ${count === 1 ? 'elegida' : 'elegidas'}.`,
    removed: (name: string, count: number) =>
      `Se quitó ${name}. ${count} ${count === 1 ? 'elegida' : 'elegidas'}.`,
    optional: '(opcional)',
    more: (count: number) => `${count} más`,
    chosen: 'Pruebas elegidas',
    onePerLine: 'Una en cada línea: un nombre como TSH o Lipid panel.',
    remove: (name: string) => `Quitar ${name}`,
    suggestions: (count: number) =>
      count === 0 ? 'Sin sugerencias' : count === 1 ? '1 sugerencia' : `${count} sugerencias`,
    soon: 'disponible pronto',
    problem: 'Hay un problema',
    failed: 'No funcionó. Inténtelo de nuevo.',
    noData: 'No se pudieron cargar los datos. Revise su conexión e inténtelo de nuevo.',
    rows: 'Valores que se leerán',
    finer: 'Bebés, niños pequeños, semana de embarazo',
    rowsHint: 'Compare cada uno con su informe y corríjalo aquí. También puede llenar filas a mano.',
    addRow: 'Agregar un valor',
    clear: 'Borrar todo',
    rowName: 'Biomarcador',
    rowValue: 'Valor',
    rowUnit: 'Unidad',
    rowLow: 'Rango desde',
    rowHigh: 'hasta',
    row: (n: number) => `Valor ${n}`,
    removeRow: (name: string) => `Quitar ${name}`,
    from: (line: string) => `Leído de: ${line}`,
    markedAs: (mark: string) => `El informe marca este valor: ${mark}`,
    ownRange: 'Este nombre no se conoce aquí, así que solo se usa el rango de su informe.',
    unknownName: 'Este nombre no se conoce aquí. Corríjalo o dé el rango del informe.',
    about: ({ sex, age, pregnant }: { sex?: 'male' | 'female'; age?: number; pregnant?: true }) => {
      const parts = [
        ...(sex === undefined ? [] : [sex === 'female' ? 'mujer' : 'hombre']),
        ...(age === undefined ? [] : [`${age} años`]),
        ...(pregnant ? ['embarazo'] : []),
      ];
      return parts.length === 0 ? '' : `Usar lo que dice el informe: ${parts.join(', ')}`;
    },
    read: (count: number, lines: number) =>
      `Se ${count === 1 ? 'leyó 1 valor' : `leyeron ${count} valores`} de ${lines} ${lines === 1 ? 'línea' : 'líneas'}.`,
    unread: (count: number) =>
      count === 1 ? '1 línea no se leyó como valor' : `${count} líneas no se leyeron como valor`,
    why: {
      heading: 'rodea los valores, como una fecha o un encabezado',
      comment: 'explica los resultados, como una nota o una tabla de zonas',
      in_words: 'el resultado está en palabras, no en números',
      no_value: 'no se encontró un número',
      no_name: 'un número sin nombre',
      several_values: 'hay varios valores en esta línea y nada dice cuál es el más reciente',
    },
    share: 'Compartir o guardar estos valores como enlace',
    shareWarning:
      'El enlace lleva sus valores en la última parte, que los navegadores no envían a ningún servidor. Quien tenga el enlace puede leerlos. Hágalo solo si quiere.',
    makeLink: 'Entiendo: crear el enlace',
    linkLabel: 'Enlace privado',
    keepValue: 'Guardar el valor en la dirección de esta página',
    conventional: (unit: string) => `Unidad de EE. UU., ${unit}`,
    si: (unit: string) => `Unidad SI, ${unit}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

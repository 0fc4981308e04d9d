import { fold } from '../names/fold.ts';
import { datesIn, type Order } from '../report/dates.ts';

const COLUMNS = ['name', 'value', 'unit', 'range', 'low', 'high', 'flag', 'date', 'loinc', 'lab'] as const;
export type Column = (typeof COLUMNS)[number];

/** What tables call their columns, folded; the first that fits counts. */
const CALLED: readonly (readonly [Column, RegExp])[] = [
  ['loinc', /^(?:loinc(?: code| num)?|codigo loinc)$/],
  [
    'low',
    /^(?:(?:ref(?:erence)?|normal)? ?(?:range )?(?:low|lower|min(?:imum|imo)?|from|desde)(?: (?:limit|range|bound|value))?|limite inferior|(?:valor )?min(?:imo)?)$/,
  ],
  [
    'high',
    /^(?:(?:ref(?:erence)?|normal)? ?(?:range )?(?:high|upper|max(?:imum|imo)?|to|hasta)(?: (?:limit|range|bound|value))?|limite superior|(?:valor )?max(?:imo)?)$/,
  ],
  [
    'range',
    /^(?:(?:(?:standard|normal|lab|bio(?:logical)?) )?(?:ref(?:erence)?s? ?)?(?:range|interval|limits)s?|normal(?: values?)?|reference(?: values?)?|(?:rango|intervalo|valor(?:es)?)(?: biologicos?)?(?: de)? (?:referencia|normal(?:es)?)|rango|referencia)$/,
  ],
  ['flag', /^(?:flags?|abnormal(?: flag)?|interpretation|status flag|indicador|alerta|marca)$/],
  ['unit', /^(?:units?|unit of measure|uom|unidad(?:es)?(?: de medida)?)$/],
  [
    'date',
    /^(?:(?:(?:collection|collected|test|draw|drawn|sample|specimen|result|observation|effective) ?)?(?:date|datetime|date time|on|time)|collected|fecha(?: (?:de )?(?:(?:la )?(?:toma|muestra|extraccion)|resultado))?)$/,
  ],
  ['lab', /^(?:lab(?:oratory)?(?: name)?|performing lab(?:oratory)?|laboratorio)$/],
  [
    'value',
    /^(?:(?:(?:test|your|numeric|observed|lab|observation) )?(?:results?|values?)|measurement|resultados?|valor(?: obtenido)?)$/,
  ],
  [
    'name',
    /^(?:(?:(?:lab )?test|analyte|component|bio ?marker|marker|observation|display|measure|exam|parameter|lab|result|panel component)(?: names?)?|names?|description|prueba|analito|examen|estudio|parametro|biomarcador|determinacion|nombre|componente)$/,
  ],
];

export interface Head {
  /** The row that names the columns. */
  readonly at: number;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** Columns that are headed with a day, each with the values of that day. */
  readonly days: readonly { readonly column: number; readonly cell: string }[];
}

/** As far down as names of columns are looked for. */
const WITHIN = 40;

/** The row that names the columns; undefined where none does. */
export function headOf(rows: readonly (readonly string[])[], order: Order): Head | undefined {
  for (const [at, row] of rows.slice(0, WITHIN).entries()) {
    const columns: Partial<Record<Column, number>> = {};
    for (const [i, cell] of row.entries()) {
      const called = CALLED.find(
        ([column, words]) => columns[column] === undefined && words.test(fold(cell)),
      );
      if (called !== undefined) columns[called[0]] = i;
    }
    const days = row.flatMap((cell, column) =>
      datesIn(cell, order).some(({ day, at: from }) => day !== undefined && from === 0)
        ? [{ column, cell }]
        : [],
    );
    if (columns.name !== undefined && (columns.value !== undefined || days.length > 0))
      return { at, columns, days: columns.value === undefined ? days : [] };
  }
  return undefined;
}

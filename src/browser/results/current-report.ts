import { numberIn } from '../forms/read-form.ts';
import type { Entry } from './rows/report-rows.ts';
import { entriesOf } from './rows/report-rows.ts';

/** One value as its row stands. */
export interface CurrentValue {
  readonly name: string;
  /** The number; the text as typed where it is none. */
  readonly value: number | string;
  readonly unit?: string;
  readonly low?: number;
  readonly high?: number;
  /** How the report marks the value as critical: "HH". */
  readonly mark?: string;
  readonly loinc?: string;
}

/** The report in a form as it stands now. */
export interface CurrentReport {
  readonly values: readonly CurrentValue[];
  readonly person: {
    readonly sex?: 'female' | 'male';
    readonly age?: number;
    readonly pregnancy?: true;
    readonly trimester?: number;
    readonly postmenopausal?: true;
  };
  /** The day of the draw, YYYY-MM-DD. */
  readonly collected?: string;
  readonly fasting?: boolean;
  /** Who reported, where the file said so. */
  readonly lab?: string;
}

/** What the form of a report holds: its rows with every correction, the person, the day. Rows without a value are left out. */
export function currentReport(form: HTMLFormElement): CurrentReport {
  const fields = new FormData(form);
  const said = (name: string): string => fields.get(name)?.toString().trim() ?? '';
  const [sex, age, trimester] = [said('sex'), numberIn(said('age')), numberIn(said('trimester'))];
  const [collected, fasting, lab] = [said('collected'), said('fasting'), form.dataset.lab ?? ''];
  return {
    values: entriesOf(form).flatMap((entry) => valueIn(entry)),
    person: {
      ...(sex === 'female' || sex === 'male' ? { sex } : {}),
      ...(age === undefined ? {} : { age }),
      ...(said('pregnancy') === 'true' ? { pregnancy: true as const } : {}),
      ...(trimester === undefined ? {} : { trimester }),
      ...(said('postmenopausal') === 'true' ? { postmenopausal: true as const } : {}),
    },
    ...(collected === '' ? {} : { collected }),
    ...(fasting === '' ? {} : { fasting: fasting === 'true' }),
    ...(lab === '' ? {} : { lab }),
  };
}

function valueIn({ text: { marker, value, unit, low, high, mark }, loinc }: Entry): CurrentValue[] {
  const [from, to] = [numberIn(low), numberIn(high)];
  if (marker === '' || value === '') return [];
  return [
    {
      name: marker,
      value: /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
      ...(unit === '' ? {} : { unit }),
      ...(from === undefined ? {} : { low: from }),
      ...(to === undefined ? {} : { high: to }),
      ...(mark === '' ? {} : { mark }),
      ...(loinc === undefined ? {} : { loinc }),
    },
  ];
}

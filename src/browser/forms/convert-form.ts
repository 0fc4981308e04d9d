import { toConventional, toSi } from '../../core/chemistry/convert.ts';
import { significant } from '../../core/chemistry/significant.ts';
import type { Conversion } from '../../core/model/conversion.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';
import { sliceFile } from '../tool-file.ts';
import { numberIn } from './read-form.ts';

type Side = 'conventional' | 'si';

/** The converter as two fields of one value: each follows the other while typing. */
export async function convertLive(form: HTMLFormElement, answer: HTMLElement): Promise<undefined> {
  const place = form.querySelector<HTMLElement>('[data-converter]');
  const analyte = form.querySelector<HTMLSelectElement>('[name="analyte"]');
  const value = form.querySelector<HTMLInputElement>('[name="value"]');
  const direction = form.querySelector<HTMLSelectElement>('[name="direction"]');
  if (place === null || analyte === null || value === null || direction === null) return undefined;
  const { records } = await sliceFile('conversions');
  const words = WORDS[pageLang()];
  const fields = { conventional: fieldIn(place, 'conventional'), si: fieldIn(place, 'si') };
  const keep = place.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (keep === null) return undefined;
  let typedIn: Side = direction.value === 'toConventional' ? 'si' : 'conventional';
  if (value.value !== '') fields[typedIn].input.value = value.value;

  const conversion = (): Conversion | undefined => records.find(({ slug }) => slug === analyte.value);
  const follow = (): void => {
    const record = conversion();
    if (record === undefined) return;
    label(fields, record, words);
    const typed = numberIn(fields[typedIn].input.value);
    const other = typedIn === 'conventional' ? fields.si : fields.conventional;
    const turned =
      typed === undefined
        ? undefined
        : typedIn === 'conventional'
          ? toSi(typed, record)
          : toConventional(typed, record);
    other.input.value = turned === undefined || turned < 0 ? '' : String(significant(turned, 4));
    value.value = fields[typedIn].input.value;
    direction.value = typedIn === 'conventional' ? 'toSI' : 'toConventional';
    const inAddress =
      keep.checked && typed !== undefined ? `&value=${typed}&direction=${direction.value}` : '';
    history.replaceState(null, '', `${location.pathname}?analyte=${record.slug}${inAddress}`);
    if (typed !== undefined)
      void import('./asking.ts').then(({ ask }) => ask(form, answer, { asked: 'while typing' }));
    else {
      answer.hidden = true;
      answer.replaceChildren();
    }
  };
  for (const side of ['conventional', 'si'] as const)
    fields[side].input.addEventListener('input', () => {
      typedIn = side;
      follow();
    });
  analyte.addEventListener('change', follow);
  keep.addEventListener('change', follow);
  // A link that names the analyte, and perhaps the value, fills the plain fields first.
  form.addEventListener('filled', () => {
    typedIn = direction.value === 'toConventional' ? 'si' : 'conventional';
    fields[typedIn].input.value = value.value;
    follow();
  });
  label(fields, conversion(), words);
  // What was typed before this script was there counts too, in either field.
  if (fields[typedIn].input.value === '') typedIn = typedIn === 'si' ? 'conventional' : 'si';
  if (fields[typedIn].input.value !== '') follow();
  return undefined;
}

type Fields = Readonly<Record<Side, { readonly label: HTMLElement; readonly input: HTMLInputElement }>>;

function label(
  fields: Fields,
  record: Conversion | undefined,
  words: (typeof WORDS)[keyof typeof WORDS],
): void {
  if (record === undefined) return;
  fields.conventional.label.textContent = words.conventional(record.conventionalUnit);
  fields.si.label.textContent = words.si(record.siUnit);
}

/** The page has both fields; without them there is nothing to follow. */
function fieldIn(place: HTMLElement, side: Side): Fields[Side] {
  const input = place.querySelector<HTMLInputElement>(`#converter-${side}`);
  const label = place.querySelector<HTMLElement>(`label[for="converter-${side}"]`);
  if (input === null || label === null) throw new Error('The converter lacks a field');
  return { input, label };
}

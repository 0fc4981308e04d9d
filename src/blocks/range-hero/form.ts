import type { Lang } from '../../core/model/vocabulary.ts';
import { type Element, el } from '../element.ts';
import type { Asked, RangeHero } from './model.ts';

const WORDS = {
  en: {
    value: 'Your value',
    unit: 'Unit',
    who: 'Whom it is for',
    female: 'Woman',
    male: 'Man',
    pregnant: 'Pregnant',
    trimester: 'Trimester',
    trimesters: ['not known', 'first', 'second', 'third'],
    age: 'Age in years',
    show: 'Show the range',
    where: 'Show it',
    here: 'Worked out on your device: what you type is not sent anywhere.',
    sent: 'Whom it is for is sent to this site to be answered, in the body of the request and not in an address. This site does not keep it.',
  },
  es: {
    value: 'Su valor',
    unit: 'Unidad',
    who: 'Para quién es',
    female: 'Mujer',
    male: 'Hombre',
    pregnant: 'Embarazada',
    trimester: 'Trimestre',
    trimesters: ['no se sabe', 'primero', 'segundo', 'tercero'],
    age: 'Edad en años',
    show: 'Mostrar el rango',
    where: 'Mostrar',
    here: 'Se calcula en su dispositivo: lo que escribe no se envía a ninguna parte.',
    sent: 'Para quién es se envía a este sitio para obtener la respuesta, en el cuerpo de la petición y no en una dirección. Este sitio no lo guarda.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

type Words = (typeof WORDS)[Lang];

const hidden = (name: string, value: string): Element =>
  el('input', { type: 'hidden', name, value, 'data-type': 'none' });

/** The value has no name: where no script runs it is never sent. */
export function heroForm({ slug, units, asks, action }: RangeHero, lang: Lang): Element {
  const words = WORDS[lang];
  return el(
    'form',
    {
      class: asks.length === 0 ? 'scripted' : 'asking',
      method: 'post',
      action,
      'data-pagefind-ignore': '',
    },
    hidden('lang', lang),
    hidden('marker', slug),
    el(
      'p',
      { class: 'value scripted' },
      el('label', { for: 'hero-value' }, words.value),
      el(
        'span',
        {},
        el('input', {
          id: 'hero-value',
          type: 'text',
          inputmode: 'decimal',
          autocomplete: 'off',
          maxlength: '12',
          'data-value': '',
        }),
        unitField(units, words),
        ...(asks.length === 0 ? [el('button', { type: 'submit', class: 'quiet' }, words.where)] : []),
      ),
    ),
    ...(asks.length === 0 ? [] : [whoFields(asks, words)]),
    el('p', { class: 'hint scripted' }, words.here),
    ...(asks.length === 0
      ? []
      : [
          el('p', { class: 'hint scriptless' }, words.sent),
          el('p', { class: 'scriptless' }, el('button', { type: 'submit' }, words.show)),
        ]),
  );
}

function unitField(units: readonly string[], words: Words): Element {
  const [only = '', ...others] = units;
  if (others.length === 0) return el('span', { class: 'unit' }, only);
  return el(
    'select',
    { 'aria-label': words.unit, 'data-value-unit': '' },
    ...units.map((unit) => el('option', { value: unit }, unit)),
  );
}

function whoFields(asks: readonly Asked[], words: Words): Element {
  const fields: Readonly<Record<Asked, () => Element[]>> = {
    sex: () =>
      (['female', 'male'] as const).map((sex) =>
        el('label', { class: 'chip' }, el('input', { type: 'radio', name: 'sex', value: sex }), words[sex]),
      ),
    pregnancy: () => [
      el(
        'label',
        { class: 'chip' },
        el('input', { type: 'checkbox', name: 'pregnancy', value: 'true', 'data-type': 'boolean' }),
        words.pregnant,
      ),
    ],
    trimester: () => [
      el(
        'label',
        { class: 'small trimester' },
        words.trimester,
        el(
          'select',
          { name: 'trimester', 'data-type': 'number' },
          ...words.trimesters.map((text, i) => el('option', { value: i === 0 ? '' : String(i) }, text)),
        ),
      ),
    ],
    age: () => [
      el(
        'label',
        { class: 'small' },
        words.age,
        el('input', {
          type: 'text',
          name: 'age',
          inputmode: 'numeric',
          autocomplete: 'off',
          maxlength: '3',
          'data-type': 'number',
        }),
      ),
    ],
  };
  return el(
    'fieldset',
    { class: 'who' },
    el('legend', {}, words.who),
    ...asks.flatMap((asked) => fields[asked]()),
  );
}

import type { Lang } from '../core/model/vocabulary.ts';
import { type Element, el } from './element.ts';

const WORDS = {
  en: { legend: 'Show values in', both: 'both', us: 'US units', si: 'SI units' },
  es: { legend: 'Mostrar los valores en', both: 'ambas', us: 'unidades de EE. UU.', si: 'unidades SI' },
} as const satisfies Readonly<Record<Lang, object>>;

const SYSTEMS = ['both', 'us', 'si'] as const;

/** The choice of unit above ranges that stand in both; only a script can follow it. */
export const unitChoice = (lang: Lang): Element =>
  el(
    'fieldset',
    { class: 'choice scripted unprinted', 'data-unit-choice': '' },
    el('legend', {}, WORDS[lang].legend),
    ...SYSTEMS.map((system) =>
      el(
        'label',
        {},
        el('input', {
          type: 'radio',
          name: 'units',
          value: system,
          ...(system === 'both' ? { checked: '' } : {}),
        }),
        ` ${WORDS[lang][system]}`,
      ),
    ),
  );

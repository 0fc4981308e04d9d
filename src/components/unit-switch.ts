import type { Lang } from '../core/model/vocabulary.ts';
import { keep, kept } from './kept.ts';
import { pageLang } from './language.ts';

const WORDS = {
  en: { legend: 'Show values in', us: 'US units', si: 'SI units', both: 'both' },
  es: { legend: 'Mostrar los valores en', us: 'unidades de EE. UU.', si: 'unidades SI', both: 'ambas' },
} as const satisfies Readonly<Record<Lang, object>>;

const SYSTEMS = ['both', 'us', 'si'] as const;
type System = (typeof SYSTEMS)[number];
/** Only this choice is kept, on this device. */
const KEY = 'units';

/** Lets the reader choose the unit of the ranges; without scripts both stand in the table. */
const cells = document.querySelectorAll<HTMLElement>('[data-unit]');
const table = cells[0]?.closest('.table');
if (table) {
  const words = WORDS[pageLang()];
  const group = document.createElement('fieldset');
  group.className = 'choice unprinted';
  const legend = document.createElement('legend');
  legend.textContent = words.legend;
  group.append(legend, ...SYSTEMS.map((system) => option(system, words[system])));
  table.before(group);
  show(chosen());
}

function option(system: System, text: string): HTMLLabelElement {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = KEY;
  input.value = system;
  input.checked = system === chosen();
  input.addEventListener('change', () => {
    keep(KEY, system);
    show(system);
  });
  label.append(input, ` ${text}`);
  return label;
}

function show(system: System): void {
  for (const cell of cells) cell.hidden = system !== 'both' && cell.dataset.unit !== system;
}

function chosen(): System {
  const value = kept(KEY);
  return SYSTEMS.find((system) => system === value) ?? 'both';
}

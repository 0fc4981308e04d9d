import { SYSTEMS, type System } from '../documents/unit-choice.ts';
import { keep, kept } from './kept.ts';

/** Only this choice is kept, on this device. */
const KEY = 'units';

const choice = document.querySelector<HTMLElement>('[data-unit-choice]');
const cells = document.querySelectorAll<HTMLElement>('[data-unit]');

function show(system: System): void {
  for (const cell of cells) cell.hidden = system !== 'both' && cell.dataset.unit !== system;
}

for (const input of choice?.querySelectorAll('input') ?? []) {
  const system = SYSTEMS.find((one) => one === input.value) ?? 'both';
  input.addEventListener('change', () => {
    keep(KEY, system);
    show(system);
  });
  if (system === kept(KEY)) {
    input.checked = true;
    show(system);
  }
}

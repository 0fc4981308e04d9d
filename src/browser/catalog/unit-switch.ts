import { keep, kept } from '../kept.ts';

/** Only this choice is kept, on this device. */
const KEY = 'units';

const choice = document.querySelector<HTMLElement>('[data-unit-choice]');
const cells = document.querySelectorAll<HTMLElement>('[data-unit]');

function show(system: string): void {
  for (const cell of cells) cell.hidden = system !== 'both' && cell.dataset.unit !== system;
}

for (const input of choice?.querySelectorAll('input') ?? []) {
  input.addEventListener('change', () => {
    keep(KEY, input.value);
    show(input.value);
  });
  if (input.value === kept(KEY)) {
    input.checked = true;
    show(input.value);
  }
}

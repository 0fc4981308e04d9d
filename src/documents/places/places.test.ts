import { expect, it } from 'vitest';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { edited } from '../../data/root.fixture.ts';
import { stateDoc } from './places.ts';

it.each([
  ['true', 'Yes', 'Sí'],
  ['false', 'By appointment', 'Con cita'],
  ['', 'Not known', 'No se sabe'],
])('says of walk-ins %o: %s', (cell, english, spanish) => {
  const data = smallDataset(edited('data/store/draw-sites/lab_1.csv', '15:00,true,', `15:00,${cell},`));
  const texas = data.service.states.find(({ code }) => code === 'TX');
  if (texas === undefined) throw new Error('no Texas');
  const rows = (lang: 'en' | 'es') => JSON.stringify(stateDoc(texas, lang, data).blocks);
  expect(rows('en')).toContain(`,"${english}"]`);
  expect(rows('es')).toContain(`,"${spanish}"]`);
});

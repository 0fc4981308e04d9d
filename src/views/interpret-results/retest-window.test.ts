import { expect, it } from 'vitest';
import { LANGS } from '../../core/model/vocabulary.ts';
import { loadDataset } from '../../data/load.ts';
import { retestWindow } from './retest-window.ts';

it.each([
  [
    'A mild change is often repeated after 2 to 8 weeks with the complete blood count.',
    { fromDays: 14, toDays: 56 },
  ],
  ['It is usually repeated together with calcium after about 3 months.', { fromDays: 90 }],
  ['In diabetes it can be repeated every 2 to 4 weeks after a change.', undefined],
  ['In diabetes it can be repeated after about 2 weeks to 1 month.', undefined],
  ['With known kidney disease it is measured 1 to 4 times a year.', undefined],
  ['During treatment it is repeated after 6 weeks.', undefined],
  ['It is usually repeated some weeks later. Under treatment after 4 weeks.', undefined],
])('reads "%s"', (text, days) => {
  expect(retestWindow(text, 'en')).toEqual(days);
});

it.each([
  ['Un cambio leve a menudo se repite después de 2 a 8 semanas.', { fromDays: 14, toDays: 56 }],
  ['Suele repetirse en unos 3 meses.', { fromDays: 90 }],
  ['Durante el tratamiento se repite a las 6 semanas.', undefined],
])('reads "%s"', (text, days) => {
  expect(retestWindow(text, 'es')).toEqual(days);
});

/** Texts that say another time in the other language would give a patient two dates. */
it('reads the same time of a marker in both languages, or of one of them none', () => {
  const apart = loadDataset().markers.records.flatMap(({ slug, said }) => {
    const [en, es] = LANGS.map((lang) => retestWindow(said[lang].text.retest, lang));
    return en === undefined || es === undefined || JSON.stringify(en) === JSON.stringify(es)
      ? []
      : [`${slug}: ${JSON.stringify(en)} ${JSON.stringify(es)}`];
  });
  expect(apart).toEqual([]);
});

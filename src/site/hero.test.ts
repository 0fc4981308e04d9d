import { describe, expect, it } from 'vitest';
import { LANGS } from '../core/model/vocabulary.ts';
import { data, TODAY } from '../core/tools/call.fixture.ts';
import { interpretResults } from '../core/tools/interpret-results.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { heroFile } from './hero.ts';

const call = (own: unknown, input: object) =>
  runTool(interpretResults, input, {
    data: own as typeof data,
    today: TODAY,
    wordsOf,
    attribution: { source: 'website', medium: 'page' },
  });

describe.each(LANGS)('the file of one marker in %s', (lang) => {
  it('judges a value as the whole data does', () => {
    for (const { slug, bands, unit, plausible } of data.markers.records.filter(
      ({ bands }) => bands.length > 0,
    )) {
      const own = JSON.parse(JSON.stringify(heroFile(slug, data, lang)));
      const limits = bands.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());
      const values = [Math.min(...limits), Math.max(...limits) * 1.3, plausible.high].map((value) => ({
        marker: slug,
        value,
        unit,
      }));
      for (const person of [{}, { sex: 'female', age: 31 }, { age: 4 }, { pregnancy: true }]) {
        const input = { values, ...person, lang };
        const [here, whole] = [call(own, input), call(data, input)];
        expect(here, slug).toEqual(whole);
      }
    }
  });
});

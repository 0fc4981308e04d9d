import { rangeHeroElement } from '../../blocks/range-hero/range-hero.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { loadWords } from '../../core/words/lazy.ts';
import { rangeHero } from '../../views/range-hero/hero-of.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { toolFile } from '../tool-file.ts';
import { openHero } from './hero.ts';

/** Draws the range of what an answer holds, with the value on it; what has no range keeps its link. */
export async function showMeasured(answer: HTMLElement): Promise<void> {
  const lang = pageLang();
  for (const place of answer.querySelectorAll<HTMLElement>('[data-measured]')) {
    const { measured: slug = '', amount = '', amountUnit = '' } = place.dataset;
    const [data, words] = await Promise.all([
      toolFile<Dataset>(`range/${slug}-${lang}`).catch(() => undefined),
      loadWords(lang),
    ]);
    const [marker] = data?.markers.records ?? [];
    if (data === undefined || marker === undefined) continue;
    const [hero] = rangeHero(marker, lang, words, data.markers.guidelines);
    if (hero === undefined || !hero.units.includes(amountUnit)) continue;
    const drawn = built(rangeHeroElement(hero, lang));
    if (!(drawn instanceof HTMLElement)) continue;
    const field = drawn.querySelector<HTMLInputElement>('[data-value]');
    const units = drawn.querySelector<HTMLSelectElement>('[data-value-unit]');
    if (field !== null) field.value = amount;
    if (units !== null) units.value = amountUnit;
    place.replaceChildren(drawn);
    openHero(drawn);
  }
}

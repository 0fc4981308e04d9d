import { el } from '../../blocks/element.ts';
import { valueMark } from '../../blocks/range-hero/mark.ts';
import { type Scale, scaleFrom } from '../../blocks/range-hero/scale.ts';
import { guidelineLimits } from '../../core/grading/guideline.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Person } from '../../core/people/person.ts';
import { chooseRanges } from '../../core/reference/ranges.ts';
import { interpretResults } from '../../core/tools/interpret-results.ts';
import { loadWords } from '../../core/words/lazy.ts';
import { meaningWord, type Verdict, verdictOf } from '../../views/range-hero/verdict.ts';
import { built } from '../built.ts';
import { runWith } from '../forms/on-device.ts';
import { numberIn, readForm } from '../forms/read-form.ts';
import { pageLang } from '../language.ts';
import { toolFile } from '../tool-file.ts';

interface Open {
  readonly slug: string;
  readonly hero: HTMLElement;
  readonly form: HTMLFormElement;
  readonly scale: Scale;
  /** Of the newest question: only its answer may be shown. */
  turn: number;
}

/** The field of a range: what is typed there is judged on the device and drawn on the bar. */
export function openHero(hero: HTMLElement): void {
  const form = hero.querySelector('form');
  if (form === null) return;
  const { rangeHero: slug = '', scale = '' } = hero.dataset;
  const view: Open = { slug, hero, form, scale: scaleFrom(scale), turn: 0 };
  const ask = () => void answer(view);
  form.addEventListener('input', ask);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  // What was typed before this script was there counts too.
  ask();
}

async function answer(view: Open): Promise<void> {
  const { slug, form } = view;
  view.turn += 1;
  const { turn } = view;
  const lang = pageLang();
  const person = personIn(form);
  const text = form.querySelector<HTMLInputElement>('[data-value]')?.value.trim() ?? '';
  const unit = form.querySelector<HTMLSelectElement>('[data-value-unit]')?.value;
  const said = await toolFile<Dataset>(`range/${slug}-${lang}`)
    .then(async (data) => {
      if (turn !== view.turn) return undefined;
      showRows(view, data, person);
      if (text === '') return undefined;
      const values = [
        { marker: slug, value: numberIn(text) ?? text, ...(unit === undefined ? {} : { unit }) },
      ];
      const judged = await runWith(interpretResults, { values, ...person, lang }, data);
      return verdictOf(judged, lang, await loadWords(lang));
    })
    .catch(
      (error: unknown): Verdict => ({ tone: 'open', text: error instanceof Error ? error.message : '' }),
    );
  if (turn === view.turn) show(view, said);
}

/** Whom it is for, as the tool asks for it; what is still being typed is left out. */
function personIn(form: HTMLFormElement): Person {
  const { sex, pregnancy, trimester, age } = readForm(form);
  return {
    ...(sex === 'male' || sex === 'female' ? { sex } : {}),
    ...(pregnancy === true ? { pregnancy } : {}),
    ...(pregnancy === true && typeof trimester === 'number' ? { trimester } : {}),
    ...(typeof age === 'number' ? { age } : {}),
  };
}

/** The ranges that may be this person's, by the rule that judges the value. */
function showRows({ hero }: Open, { markers }: Dataset, person: Person): void {
  const [marker] = markers.records;
  if (marker === undefined) return;
  const { candidates } = chooseRanges(marker, person, undefined, pageLang());
  const shown = new Set(candidates.map((band) => String(marker.bands.indexOf(band))));
  const all = marker.limits?.guideline ?? [];
  for (const row of hero.querySelectorAll<HTMLElement>('[data-band]')) {
    row.hidden = !shown.has(row.dataset.band ?? '');
    const { sex, pregnancy } = marker.bands[Number(row.dataset.band)] ?? {};
    const whose = { ...person, sex: person.sex ?? sex, pregnancy: pregnancy !== undefined };
    const said = new Set(guidelineLimits(marker, whose).map((limit) => String(all.indexOf(limit))));
    for (const mark of row.querySelectorAll<HTMLElement | SVGElement>('[data-limit]'))
      mark.toggleAttribute('hidden', !said.has(mark.dataset.limit ?? ''));
  }
}

function show({ hero, scale }: Open, verdict: Verdict | undefined): void {
  const says = hero.querySelector<HTMLElement>('.says');
  for (const mark of hero.querySelectorAll('.bar > .own')) mark.remove();
  if (says === null) return;
  says.className = verdict === undefined ? 'says' : `says ${verdict.tone}`;
  says.replaceChildren(
    ...(verdict === undefined ? [] : [verdict.text, ...meaningLink(verdict), ...notesOf(verdict)]),
  );
  if (verdict?.value === undefined) return;
  for (const bar of hero.querySelectorAll('.bar'))
    bar.append(built(valueMark(verdict.value, verdict.tone, scale), true));
}

const notesOf = ({ notes = [] }: Verdict): Node[] =>
  notes.length === 0 ? [] : [built(el('span', { class: 'notes' }, notes.join(' ')))];

function meaningLink({ meaning }: Verdict): Node[] {
  if (meaning === undefined || new URL(meaning).pathname === location.pathname) return [];
  const href = new URL(meaning).pathname;
  return [document.createTextNode(' '), built(el('a', { href }, meaningWord(pageLang())))];
}

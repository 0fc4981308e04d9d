import { el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import { type Asked, type Judged, reportOf } from '../../core/history/from-answer.ts';
import { newValues } from '../../core/history/known-values.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { currentReport } from '../results/current-report.ts';
import { allKept, eraseReport, keepReports } from './store.ts';
import { WORDS } from './words.ts';

const KEPT_PATH = '/my-results/kept';

/** The form that keeps the report of an answer, in its place. */
export function offerKeeping(
  form: HTMLFormElement,
  place: HTMLElement,
  asked: Readonly<Record<string, unknown>>,
  results: readonly Judged[],
): void {
  place.replaceChildren(...formElements().map((element) => built(element)));
  const keeping = place.querySelector('form');
  const [collected, lab] = place.querySelectorAll('input');
  if (keeping === null || collected === undefined || lab === undefined) return;
  const current = currentReport(form);
  collected.value = current.collected ?? '';
  lab.value = current.lab ?? '';
  keeping.addEventListener('submit', (event) => {
    event.preventDefault();
    const status = place.querySelector('[role="status"]');
    const words = WORDS[pageLang()];
    if (collected.value === '') {
      if (status !== null) status.textContent = words.needsDay;
      collected.focus();
      return;
    }
    const laboratory = lab.value.trim();
    const report = reportOf(asked as Readonly<Record<string, unknown>> & Asked, results, {
      id: crypto.randomUUID(),
      collected: collected.value,
      ...(laboratory === '' ? {} : { lab: laboratory }),
    });
    keep(report)
      .then(({ added, count }) =>
        kept(place, added ? words.kept(count) : words.again, added ? report.id : undefined, () =>
          offerKeeping(form, place, asked, results),
        ),
      )
      .catch(() => {
        if (status !== null) status.textContent = words.refused;
      });
  });
}

/** Keeps it, unless the same values of the same day are there. */
async function keep(report: ReturnType<typeof reportOf>): Promise<{ added: boolean; count: number }> {
  const before = await allKept();
  if (newValues(report, before).length === 0) return { added: false, count: before.length };
  await keepReports([report]);
  return { added: true, count: before.length + 1 };
}

/** Says that it is kept, with the way there and, where it was just added, the way back. */
function kept(place: HTMLElement, text: string, id: string | undefined, offer: () => void): void {
  const lang = pageLang();
  const words = WORDS[lang];
  const undo = id === undefined ? [] : [el('button', { type: 'button', class: 'quiet' }, words.undo)];
  place.replaceChildren(
    built(el('h2', {}, text)),
    built(
      el(
        'p',
        { class: 'actions' },
        el('a', { class: 'button', href: pathIn(KEPT_PATH, lang) }, words.see),
        ...undo,
      ),
    ),
  );
  const title = place.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
  place.querySelector('button')?.addEventListener('click', async () => {
    await eraseReport(id ?? '');
    offer();
    const status = place.querySelector('[role="status"]');
    if (status !== null) status.textContent = words.undone;
    place.querySelector<HTMLElement>('button')?.focus();
  });
}

function formElements() {
  const words = WORDS[pageLang()];
  const today = new Date().toLocaleDateString('sv');
  return [
    el('h2', {}, words.keep),
    el('p', {}, words.why),
    el(
      'form',
      { class: 'tool', novalidate: '' },
      el(
        'fieldset',
        {},
        el(
          'div',
          { class: 'field' },
          el('label', { for: 'keep-collected' }, words.collected),
          el('input', {
            id: 'keep-collected',
            type: 'date',
            min: '1950-01-01',
            max: today,
            required: '',
            inputmode: 'numeric',
          }),
        ),
        el(
          'div',
          { class: 'field' },
          el(
            'label',
            { for: 'keep-lab' },
            `${words.lab} `,
            el('span', { class: 'optional' }, words.optional),
          ),
          el('input', { id: 'keep-lab', type: 'text', maxlength: '120', autocomplete: 'off' }),
        ),
        el('button', { type: 'submit' }, words.button),
        el('p', { class: 'hint', role: 'status' }),
      ),
    ),
  ];
}

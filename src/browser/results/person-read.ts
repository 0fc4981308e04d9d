import type { AboutReport } from '../../core/report/about/about.ts';
import { FORM_WORDS } from '../../views/interpret-results/form-words.ts';
import { pageLang } from '../language.ts';

/** What is filled in from a report, by the name of its field. */
const fieldsOf = ({
  sex,
  age,
  pregnant,
  collected,
  fasting,
}: AboutReport): Readonly<Record<string, string>> => ({
  sex: sex ?? '',
  age: age === undefined ? '' : String(age),
  pregnancy: pregnant === true ? 'true' : '',
  collected: collected ?? '',
  fasting: fasting === undefined ? '' : String(fasting),
});

type Field = RadioNodeList | HTMLInputElement | HTMLSelectElement;

function fieldNamed(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof RadioNodeList ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLInputElement
    ? field
    : undefined;
}

/** Who the report is about, as it says itself: filled in, and shown to be confirmed or changed. */
export class PersonRead {
  private readonly form: HTMLFormElement;
  /** What was filled in and not touched since. */
  private filled: Readonly<Record<string, string>> = {};

  constructor(form: HTMLFormElement) {
    this.form = form;
    form.querySelector('[data-change-person]')?.addEventListener('click', () => {
      this.show('fields');
      form.querySelector<HTMLElement>('.person input:checked, .person input')?.focus();
    });
  }

  /** Fills in what the report says; what a person chose stays. */
  read(about: AboutReport): void {
    const said = fieldsOf(about);
    const before = this.filled;
    const filled: Record<string, string> = {};
    for (const [name, value] of Object.entries(said)) {
      const field = fieldNamed(this.form, name);
      if (field === undefined || (field.value !== '' && field.value !== before[name])) continue;
      field.value = value;
      if (value !== '') filled[name] = value;
    }
    this.filled = filled;
    this.form.dispatchEvent(new Event('filled'));
    this.list();
    // What is still to be said stays open.
    this.show(filled.sex !== undefined && filled.age !== undefined ? 'chips' : 'fields');
  }

  private list(): void {
    const lang = pageLang();
    const { sex, age, pregnancy, collected, fasting } = this.filled;
    const day =
      collected === undefined
        ? undefined
        : new Date(`${collected}T12:00`).toLocaleDateString(lang, { dateStyle: 'medium' });
    const chips = FORM_WORDS[lang].said({
      sex: sex === 'female' || sex === 'male' ? sex : undefined,
      age,
      pregnant: pregnancy === 'true',
      fasting: fasting === undefined ? undefined : fasting === 'true',
      day,
    });
    this.form.querySelector('[data-chips]')?.replaceChildren(
      ...chips.map((text) => {
        const chip = document.createElement('li');
        chip.textContent = text;
        return chip;
      }),
    );
    const place = this.form.querySelector<HTMLElement>('[data-about]');
    if (place !== null) place.hidden = chips.length === 0;
  }

  private show(what: 'chips' | 'fields'): void {
    const fields = this.form.querySelector<HTMLElement>('.person');
    const change = this.form.querySelector<HTMLElement>('[data-change-person]');
    if (fields !== null) fields.hidden = what === 'chips';
    if (change !== null) change.hidden = what === 'fields';
    change?.setAttribute('aria-expanded', String(what === 'fields'));
  }
}

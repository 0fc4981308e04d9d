import { inapplicable } from '../../views/person.ts';
import { numberIn } from './read-form.ts';

const INFANT = ['ageMonths', 'ageDays', 'ageHours'];

/** Shows of the questions about a person only those that apply, and empties the others. */
export function applying(form: HTMLFormElement): void {
  const text = (name: string): string => new FormData(form).get(name)?.toString().trim() ?? '';
  const follow = (): void => {
    const not = inapplicable({
      sex: text('sex'),
      age: numberIn(text('age')),
      infant: INFANT.some((name) => text(name) !== ''),
      pregnancy: text('pregnancy') === 'true',
      postmenopausal: text('postmenopausal') === 'true',
    });
    for (const name of QUESTIONS) {
      const place = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
      const field = form.elements.namedItem(name);
      if (place !== null) place.hidden = not.includes(name);
      if (not.includes(name) && (field instanceof HTMLSelectElement || field instanceof HTMLInputElement))
        field.value = '';
    }
  };
  form.addEventListener('change', follow);
  form.addEventListener('filled', follow);
  follow();
}

const QUESTIONS = ['pregnancy', 'trimester', 'gestationalWeek', 'postmenopausal'];

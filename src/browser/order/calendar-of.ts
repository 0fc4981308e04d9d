import type { Lang } from '../../core/model/vocabulary.ts';
import { before, drawAt } from '../preparation/times.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const TITLES = { en: 'Lab test: blood draw', es: 'Prueba de laboratorio: extracción' } as const;

/** The draw and each step that has its hour, once a time is chosen; undefined before. */
function eventsIn(steps: Element, lang: Lang): CalendarEvent[] | undefined {
  const draw = drawAt(steps.querySelector('input')?.value ?? '');
  if (draw === undefined) return undefined;
  const texts = (step: Element): string[] =>
    [...step.querySelectorAll('p:not(.hint)')].map(({ textContent }) => textContent ?? '');
  const timed = [...steps.querySelectorAll<HTMLElement>('[data-minutes]')].map((when): CalendarEvent => {
    const said = texts(when.closest('li') ?? when);
    return {
      at: before(draw, Number(when.dataset.minutes)),
      minutes: 15,
      title: said[0] ?? '',
      text: said.slice(1).join('\n'),
    };
  });
  const others = [...steps.querySelectorAll('li')]
    .filter((step) => step.querySelector('[data-minutes]') === null)
    .flatMap(texts);
  return [...timed, { at: draw, minutes: 30, title: TITLES[lang], text: others.join('\n') }];
}

/** Hands over a calendar file that is made here; false where no time is chosen yet. */
export function offerCalendar(steps: Element, lang: Lang): boolean {
  const events = eventsIn(steps, lang);
  if (events === undefined) return false;
  handOver(events, 'lab-test.ics');
  return true;
}

/** Makes a calendar file here and hands it over. */
export function handOver(events: readonly CalendarEvent[], name: string): void {
  const url = URL.createObjectURL(
    new Blob([calendarFile(events, new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

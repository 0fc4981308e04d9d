import type { Lang } from '../../core/model/vocabulary.ts';
import { type Element, el } from '../element.ts';
import { heroBar, zoneBar } from './bars.ts';
import { heroForm } from './form.ts';
import type { HeroRow, RangeHero } from './model.ts';
import { scaleText } from './scale.ts';

/** The form, a bar for each group of people, and the place of the sentence about the value. */
export function rangeHeroElement(hero: RangeHero, lang: Lang): Element {
  const { slug, title, rows, zones, scale } = hero;
  return el(
    'section',
    { class: 'range-hero', 'data-range-hero': slug, 'data-scale': scaleText(scale), 'aria-label': title },
    heroForm(hero, lang),
    el('p', { class: 'says', role: 'status' }),
    ...rows.map((row) =>
      el(
        'div',
        {
          class: 'row',
          'data-band': String(row.band),
          ...(row.aside ? { hidden: '' } : {}),
        },
        el('p', {}, el('span', {}, row.label), ' ', el('strong', {}, row.text)),
        ...limitList(row),
        heroBar(row, hero),
      ),
    ),
    ...(zones.length === 0
      ? []
      : [
          zoneBar(zones, scale),
          el(
            'ul',
            { class: 'zones' },
            ...zones.map(({ label, text, tone }) =>
              el('li', { class: tone }, el('span', {}, label), ' ', el('strong', {}, text)),
            ),
          ),
        ]),
  );
}

/** What guideline bodies say beside the range: where it differs, nobody is to read the range alone. */
const limitList = ({ limits }: HeroRow): Element[] =>
  limits.length === 0
    ? []
    : [
        el(
          'ul',
          { class: 'guideline' },
          ...limits.map(({ index, decides, text }) =>
            el('li', { 'data-limit': String(index), ...(decides ? { class: 'decides' } : {}) }, text),
          ),
        ),
      ];

/** The ranges and zones as lines: a twin has no bar and no field. */
export function rangeHeroMarkdown(
  { title, rows, zones }: RangeHero,
  plain: (text: string) => string,
): string {
  const lines = [...rows.filter(({ aside }) => aside !== true), ...zones];
  return [
    `${plain(title)}:`,
    '',
    ...lines.map((line) => {
      const limits = 'limits' in line ? line.limits.map((one) => plain(one.text)) : [];
      return [`- ${plain(line.label)}: ${plain(line.text)}`, ...limits].join('. ');
    }),
  ].join('\n');
}

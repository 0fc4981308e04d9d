import { type Element, el } from '../../blocks/element.ts';
import { grouped } from '../../core/grouped.ts';
import { h2, type Showing } from '../showing.ts';
import { systemName, WORDS } from './report-words.ts';
import { type Judged, rowElement } from './row.ts';
import { SYSTEMS } from './systems.ts';

/** All values, each on its own range, by the part of the body that they speak of; what could not be judged first. */
export function chart(values: readonly Judged[], showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const open = values.filter(({ stand }) => stand.standing === 'unjudged');
  const systems = grouped(
    values.filter(({ stand }) => stand.standing !== 'unjudged'),
    ({ result: { marker } }) =>
      marker === undefined ? 'others' : (showing.facts?.[marker.slug]?.system ?? 'others'),
  );
  const groups = [
    { name: words.doubtful, rows: open, kind: 'doubtful' },
    ...SYSTEMS.map((system) => ({
      name: systemName(system, showing.lang),
      rows: systems.get(system) ?? [],
      kind: 'judged',
    })),
  ].filter(({ rows }) => rows.length > 0);
  return [
    h2(words.picture),
    el('p', { class: 'hint' }, words.pictureHint),
    el(
      'div',
      { class: 'report-chart' },
      ...groups.map(({ name, rows, kind }) =>
        el(
          'section',
          { class: kind },
          el('h2', {}, name),
          el(
            'div',
            { role: 'table', 'aria-label': name },
            headRow(showing),
            ...rows.map((row) => rowElement(row, showing)),
          ),
        ),
      ),
    ),
  ];
}

function headRow({ lang }: Showing): Element {
  const { name, value, range, word } = WORDS[lang].columns;
  return el(
    'div',
    { role: 'row', class: 'unseen' },
    ...[name, value, range, word].map((text) => el('span', { role: 'columnheader' }, text)),
  );
}

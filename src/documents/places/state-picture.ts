import { type Element, el } from '../../blocks/element.ts';
import { labNames, shapeOf, siteMark } from '../../blocks/map.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { State } from '../../core/model/service.ts';
import { mixed, paletteOf } from '../../core/model/store/colours.ts';
import { labsIn } from '../../core/places/states.ts';
import { GRAIN, stateMap } from './shapes/state-map.ts';

/** Seen on light and on dark paper: a picture knows nothing of the page that shows it. */
const GREY = '#7c8a86';

/** Between the accent of light and that of dark paper. */
const siteInk = ({ service }: Dataset['service']): string => {
  const { accent } = paletteOf(service.colours);
  return mixed(accent.light, accent.dark, 0.3);
};

/** The map of a state as a picture of its own, for a page on which no script draws one. Undefined where no outline is held. */
export function statePicture(
  { code, said }: State,
  { sites, service }: Pick<Dataset, 'sites' | 'service'>,
): Element | undefined {
  const map = stateMap(said.en.name);
  if (map === undefined) return undefined;
  const drawing = labsIn(code, service);
  const line = { fill: 'none', stroke: GREY, 'vector-effect': 'non-scaling-stroke' };
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${map.width} ${map.height}`,
      width: String(map.width),
      height: String(map.height),
    },
    el(
      'g',
      { transform: `scale(${1 / GRAIN})` },
      el('path', { ...line, d: map.outline, fill: GREY, 'fill-opacity': '0.15' }),
      el('path', { ...line, d: map.counties, 'stroke-opacity': '0.4' }),
    ),
    el(
      'g',
      { fill: siteInk(service) },
      ...sites
        .filter(({ state, lab }) => state === code && drawing.includes(lab))
        .map((site) => ({
          // Nobody can point at a part of a picture.
          ...siteMark({ ...map.at(site), shape: shapeOf(site.lab, labNames(service)), title: '' }),
          children: [],
        })),
    ),
  );
}

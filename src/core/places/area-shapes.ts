/** Degrees of longitude and of latitude from a corner, and how many of them one whole unit of a path is. */
export interface Grid {
  readonly west: number;
  readonly north: number;
  readonly unit: { readonly lon: number; readonly lat: number };
}

/** Miles around the ZIP codes of an area for which its shapes are cut: the widest search, and room for its pins. */
export const AREA_MARGIN_MILES = 115;

/** No file of an area is larger. */
export const AREA_MOST_BYTES = 20_000;

/** Land and lines around the ZIP codes that begin with the same three digits: SVG paths in whole units, each step from the last. */
export interface AreaShapes extends Grid {
  /** Canada and Mexico, roughly; the land is drawn over it. */
  readonly abroad: string;
  readonly land: string;
  readonly counties: string;
  readonly states: string;
  /** The counties that are near enough to be named: their middles. */
  readonly names: readonly (readonly [name: string, x: number, y: number])[];
}

/** Coast and state lines of the country: of each line the first point in whole units, and the steps from point to point. */
export interface CountryShapes {
  /** Where the units are counted from, in degrees. */
  readonly origin: { readonly lon: number; readonly lat: number };
  readonly unit: Grid['unit'];
  readonly land: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
  /** Canada and Mexico, roughly. */
  readonly abroad: readonly (readonly number[])[];
}

/** Where no shapes can be had: a map of the sites alone. */
export const NO_SHAPES: AreaShapes = {
  ...{ west: 0, north: 0, unit: { lon: 1, lat: 1 } },
  ...{ abroad: '', land: '', counties: '', states: '', names: [] },
};

/** Where the shapes of the area of a ZIP code lie. */
export const areaPath = (zip: string): string => `maps/${zip.slice(0, 3)}`;

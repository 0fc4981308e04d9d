/** The package comes without types: from the JSON alone nobody can tell a topology (https://github.com/topojson/topojson-specification). */
declare module 'us-atlas/counties-10m.json' {
  type Shape =
    | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
    | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] };
  /** A county by its five digits, or a state by its two. */
  type Named = Shape & { readonly id: string; readonly properties: { readonly name: string } };
  interface Shapes<S> {
    readonly geometries: readonly S[];
  }

  const topology: {
    readonly transform: {
      readonly scale: readonly [number, number];
      readonly translate: readonly [number, number];
    };
    /** Each point as the step from the one before. */
    readonly arcs: readonly (readonly (readonly [number, number])[])[];
    readonly objects: {
      readonly counties: Shapes<Named>;
      readonly states: Shapes<Named>;
      readonly nation: Shapes<Shape>;
    };
  };
  export default topology;
}

/** The package comes without types: from the JSON alone nobody can tell a topology. */
declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ states: GeometryCollection<{ name: string }> }>;
  export default topology;
}

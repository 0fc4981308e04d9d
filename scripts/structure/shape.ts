import type { Graph } from './imports.ts';

/** Files that reach each other, by Tarjan's strongly connected components (SIAM J Comput 1972;1:146). */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const place = order.size;
    let lowest = place;
    order.set(file, place);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? place);
      low.set(file, lowest);
    }
    if (lowest === place) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1 || (graph.get(file) ?? []).includes(file)) found.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.sort();
}

/** For each file, the longest chain of imports that begins with it. A circle is walked once. */
export function longestChains(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>();
  const open = new Set<string>();
  const chainOf = (file: string): readonly string[] => {
    const known = chains.get(file);
    if (known !== undefined) return known;
    open.add(file);
    const rest = (graph.get(file) ?? [])
      .filter((next) => !open.has(next))
      .map(chainOf)
      .reduce((longest, one) => (one.length > longest.length ? one : longest), []);
    open.delete(file);
    const chain = [file, ...rest];
    chains.set(file, chain);
    return chain;
  };
  for (const file of graph.keys()) chainOf(file);
  return chains;
}

/** How much shorter the longest chain of all would be without one import, for each import on it. */
export function cuts(graph: Graph): { readonly from: string; readonly to: string; readonly left: number }[] {
  const longest = longestOf(graph);
  return longest
    .slice(0, -1)
    .map((from, i) => {
      const to = longest[i + 1] ?? '';
      const without = new Map(graph).set(
        from,
        (graph.get(from) ?? []).filter((file) => file !== to),
      );
      return { from, to, left: longestOf(without).length };
    })
    .sort((a, b) => a.left - b.left);
}

export const longestOf = (graph: Graph): readonly string[] =>
  [...longestChains(graph).values()].reduce(
    (longest, one) => (one.length > longest.length ? one : longest),
    [],
  );

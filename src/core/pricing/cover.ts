/** Something on offer: what it measures and what it costs. */
export interface Offer {
  readonly slug: string;
  readonly cents: number;
  readonly covers: readonly string[];
}

/**
 * The cheapest set of offers that together measure everything wanted: weighted set cover, solved exactly
 * by branch and bound. The wanted measurement with the fewest offers is branched on; a branch is cut when
 * its cost plus, for each measurement left, the least price per measurement reaches the best so far.
 * @returns undefined when something wanted is on no offer
 */
export function cheapestCover(
  wanted: readonly string[],
  offers: readonly Offer[],
): readonly Offer[] | undefined {
  const goal = new Set(wanted);
  const useful = withoutDominated(
    offers
      .map((offer) => ({ offer, left: new Set(offer.covers.filter((name) => goal.has(name))) }))
      .filter(({ left }) => left.size > 0),
  );
  const takers = new Map([...goal].map((name) => [name, useful.filter(({ left }) => left.has(name))]));
  if ([...takers.values()].some((list) => list.length === 0)) return undefined;

  let best: readonly Offer[] | undefined;
  let bestCents = Number.POSITIVE_INFINITY;
  const search = (open: ReadonlySet<string>, taken: readonly Offer[], cents: number): void => {
    if (open.size === 0) {
      if (cents < bestCents) {
        best = taken;
        bestCents = cents;
      }
      return;
    }
    let bound = 0;
    let rarest: { name: string; options: readonly Candidate[] } | undefined;
    for (const name of open) {
      const options = takers.get(name) ?? [];
      if (rarest === undefined || options.length < rarest.options.length) rarest = { name, options };
      bound += Math.min(...options.map(({ offer, left }) => offer.cents / sharedSize(left, open)));
    }
    if (rarest === undefined || cents + bound >= bestCents - 1e-6) return;
    const byValue = [...rarest.options].sort(
      (a, b) => a.offer.cents / sharedSize(a.left, open) - b.offer.cents / sharedSize(b.left, open),
    );
    for (const { offer, left } of byValue) {
      search(new Set([...open].filter((name) => !left.has(name))), [...taken, offer], cents + offer.cents);
    }
  };
  search(goal, [], 0);
  return best;
}

interface Candidate {
  readonly offer: Offer;
  readonly left: ReadonlySet<string>;
}

function sharedSize(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const name of a) if (b.has(name)) shared++;
  return shared;
}

/** Drops an offer when another gives at least as much for no more money; of equals the first slug stays. */
function withoutDominated(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (a) =>
      !candidates.some(
        (b) =>
          b !== a &&
          b.offer.cents <= a.offer.cents &&
          [...a.left].every((name) => b.left.has(name)) &&
          (b.offer.cents < a.offer.cents || b.left.size > a.left.size || b.offer.slug < a.offer.slug),
      ),
  );
}

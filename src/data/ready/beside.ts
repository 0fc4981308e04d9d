import type { Breach } from '../read/breach.ts';
import type { Demonstration } from './demonstration.ts';

/** What the list is made from, beside the records. */
export interface Beside {
  /** What `npm run data` finds in the records. */
  readonly faults: readonly Breach[];
  /** The store that the project ships, to tell what was never replaced. */
  readonly demonstration: Demonstration;
  /** Where the site will be served, when it is not the address in service.json. */
  readonly origin?: string | undefined;
  /** YYYY-MM-DD; prices age to this day. */
  readonly today: string;
}

import type { Breach } from './breach.ts';

/** Reads files below one root and keeps every fault that it meets. */
export interface Reading {
  readonly root: string;
  /** The folder of the store, from the root or absolute. */
  readonly store: string;
  readonly breaches: Breach[];
}

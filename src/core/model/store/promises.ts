/** What the store promises its buyers; without the schema, for the words of answers. */
export interface Promises {
  /** No draw, physician or service fee is ever added. */
  readonly noOtherFees: boolean;
  readonly walkIns: boolean;
  /** How the order reaches the buyer. */
  readonly requisition?: 'email' | 'account' | 'site' | undefined;
  readonly physician: boolean;
}

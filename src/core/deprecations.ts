/** An address of the interface that will end one day. */
export interface Deprecation {
  /** As in a request, such as /api/agent/quote_order. */
  readonly path: string;
  /** YYYY-MM-DD: from this day on nobody should begin to use it. */
  readonly since: string;
  /** YYYY-MM-DD: until this day it answers as before. */
  readonly sunset: string;
  /** What to use instead; the slug of its entry in data/api-changes.json. */
  readonly change: string;
}

/** Notice that callers get before anything ends, in days. */
export const NOTICE_DAYS = 365;

/** What is deprecated now. */
export const DEPRECATED: readonly Deprecation[] = [];

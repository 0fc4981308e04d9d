/** The parts of a record that somebody may have read; `all` where nothing was left out. */
export const REVIEW_SCOPES = ['ranges', 'limits', 'text', 'patterns', 'all'] as const;
export type ReviewScope = (typeof REVIEW_SCOPES)[number];

export interface Review {
  readonly status: 'reviewed' | 'unreviewed';
  readonly reviewedAt?: string;
  readonly reviewer?: string;
  readonly credential?: string;
  readonly scope?: ReviewScope;
}

/** Whether the signature covers the whole record, and not only a part of it. */
export const isWholly = ({ status, scope = 'all' }: Review): boolean =>
  status === 'reviewed' && scope === 'all';

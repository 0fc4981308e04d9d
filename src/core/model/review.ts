export interface Review {
  readonly status: 'reviewed' | 'unreviewed';
  readonly reviewedAt?: string;
  readonly reviewer?: string;
}

import type { limits as english } from '../en/limits.ts';

export const limits = {
  span: (low: string, high: string) => `${low} a ${high}`,
  above: (limit: string) => `más de ${limit}`,
  below: (limit: string) => `menos de ${limit}`,
  atMost: (limit: string) => `hasta ${limit}`,
  atLeast: (limit: string) => `al menos ${limit}`,
  any: 'cualquier valor',
} satisfies typeof english;

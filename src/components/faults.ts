import type { Fault } from '../core/errors.ts';
import type { Block } from '../documents/doc.ts';

/** What went wrong, and for each field what it needs. */
export function faultBlocks(error: unknown): Block[] {
  const faults = (error as { faults?: readonly Fault[] }).faults ?? [];
  const message = error instanceof Error ? error.message : 'This did not work. Try again.';
  return [
    { kind: 'callout', tone: 'warning', text: message },
    ...(faults.length === 0
      ? []
      : [
          {
            kind: 'list',
            items: faults.map(({ pointer, detail }) => `${pointer.slice(1).replaceAll('/', ' ')}: ${detail}`),
          } as const,
        ]),
  ];
}

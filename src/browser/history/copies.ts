import '../no-eval.ts';
import type { Facts } from '../../core/history/facts.ts';
import { bundleOf } from '../../core/history/fhir/bundle.ts';
import type { KeptReport } from '../../core/history/kept-report.ts';
import { writtenFile } from '../../core/history/own-file.ts';
import { reportsIn } from '../../core/history/reports-in.ts';

/** A copy of a thousand reports is smaller. */
const MOST_BYTES = 30_000_000;

/** Hands over all reports as a file that is made here. */
export function saveCopy(kind: 'own' | 'fhir', reports: readonly KeptReport[], facts: Facts): void {
  const day = new Date().toISOString().slice(0, 10);
  const { origin } = location;
  if (kind === 'own') handOver(writtenFile(reports), 'application/json', `kept-reports-${day}.json`);
  else
    handOver(
      `${JSON.stringify(bundleOf(reports, { facts, origin, newId: () => crypto.randomUUID() }), null, 2)}\n`,
      'application/fhir+json',
      `kept-reports-${day}.fhir.json`,
    );
}

function handOver(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What a file that somebody chose or dropped holds. */
export type Copy =
  | Exclude<ReturnType<typeof reportsIn>, { kind: 'of-others' }>
  | { readonly kind: 'refused'; readonly why: 'big' }
  /** What another system wrote, judged here. */
  | { readonly kind: 'judged'; readonly reports: readonly KeptReport[]; readonly undated: number };

export async function readCopy(file: File): Promise<Copy> {
  if (file.size > MOST_BYTES) return { kind: 'refused', why: 'big' };
  const read = reportsIn(await file.text());
  if (read.kind !== 'of-others') return read;
  const { judgedReports } = await import('./judged-reports.ts');
  return judgedReports(read.report);
}

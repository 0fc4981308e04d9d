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

/** The reports in a file that somebody chose or dropped. */
export const readCopy = async (
  file: File,
): Promise<ReturnType<typeof reportsIn> | { readonly kind: 'refused'; readonly why: 'big' }> =>
  file.size > MOST_BYTES ? { kind: 'refused', why: 'big' } : reportsIn(await file.text());

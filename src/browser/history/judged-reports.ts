import '../no-eval.ts';
import { isNamed } from '../../core/analytes/match.ts';
import type { FileReport } from '../../core/files/file-report.ts';
import { askedName, namesByCode } from '../../core/files/names.ts';
import type { Judged } from '../../core/history/from-answer.ts';
import { type Drawn, drawnIn, keptFrom } from '../../core/history/from-file.ts';
import type { KeptReport } from '../../core/history/kept-report.ts';
import { inputsOf } from '../../core/tools/in-batches.ts';
import { runOnDevice } from '../forms/on-device.ts';
import { pageLang } from '../language.ts';
import { sliceFile } from '../tool-file.ts';

/** The reports of a file that another system wrote, each judged for its own day as if it had been read by hand. */
export async function judgedReports(report: FileReport): Promise<{
  readonly kind: 'judged';
  readonly reports: readonly KeptReport[];
  readonly undated: number;
}> {
  const [analytes, markers] = await Promise.all([sliceFile('analytes'), sliceFile('markers')]);
  const names = namesByCode(markers, pageLang());
  const { drawn, undated } = drawnIn(report, (value) =>
    askedName(value, names, (name) => isNamed(name, analytes)),
  );
  const reports: KeptReport[] = [];
  for (const one of drawn) {
    const kept = keptFrom(one, await judged(one), crypto.randomUUID());
    if (kept !== undefined) reports.push(kept);
  }
  return { kind: 'judged', reports, undated };
}

/** What the interpreter says of each value; nothing of a report that it does not take. */
async function judged({ values, sex, age }: Drawn): Promise<readonly Judged[]> {
  const input = {
    values,
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    lang: pageLang(),
  };
  const answers = await Promise.all(
    inputsOf(input).map((part) => runOnDevice('interpret_results', part)),
  ).catch(() => []);
  return answers.flatMap((answer) => (answer.status === 'ok' ? answer.results : []));
}

import type { Dataset } from '../../core/model/dataset.ts';
import type { AboutReport } from '../../core/report/about/about.ts';
import type { Entry } from './rows/report-rows.ts';

/** Where what a file holds goes. */
export interface Taking {
  /** Puts a text in place of the one before, and reads it. */
  takeText(text: string): Promise<void>;
  /** Shows values in place of those of the file before. */
  takeRows(rows: readonly Entry[], about: AboutReport, analytes: Dataset['analytes'] | undefined): void;
  /** What was left out of the file, a sentence each. */
  noted(sentences: readonly string[]): void;
  /** Lets one of several days be chosen. */
  choose(days: readonly { readonly day: string; readonly name: string }[], show: (day: string) => void): void;
  /** All has been taken: the focus goes to the rows. Says how many there are. */
  ended(): number;
}

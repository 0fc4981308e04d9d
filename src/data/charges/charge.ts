import type { HospitalFile } from '../../core/model/hospital-charge.ts';

/** A charge of a file in the words of the CMS data dictionary, each text as printed; empty where there is none. */
export interface ChargeRow {
  /** Line of a CSV file, number of the item in a JSON file, from 1. */
  readonly at: number;
  readonly description: string;
  readonly codes: readonly { readonly code: string; readonly type: string }[];
  readonly setting: string;
  readonly billingClass: string;
  readonly modifiers: string;
  readonly gross: string;
  readonly cash: string;
}

/** Why a charge, or one amount of it, is not taken. */
export interface Fault {
  readonly at: number;
  /** As the file's template names it. */
  readonly field: string;
  readonly reason: string;
  /** As printed. */
  readonly value: string;
}

/** What stands before the charges. */
export type Head = Pick<HospitalFile, 'hospital' | 'state' | 'observed' | 'version'>;

/** What a reader of a format hands on. */
export interface Taking {
  readonly row: (row: ChargeRow) => void;
  /** A charge that is no charge by its shape. */
  readonly broken: (fault: Fault) => void;
}

/** A file that cannot be read at all; its message says what to do. */
export class UnreadableFile extends Error {}

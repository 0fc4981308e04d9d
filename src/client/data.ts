import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Dataset } from '../core/model/dataset.ts';
import { loadDataset } from '../data/load.ts';

/** The package that holds a data release. */
export const DATA_PACKAGE = 'cash-pay-lab-tests-data';

export class NoData extends Error {}

/**
 * The data to answer from: the folder asked for, that of LABS_DATA, or that of the installed data release.
 * @throws NoData with what to do
 */
export function dataFrom(asked: string | undefined): Dataset {
  const folder = asked ?? process.env.LABS_DATA ?? installed();
  if (folder === undefined)
    throw new NoData(
      `No data to answer from. Install the data release (${DATA_PACKAGE}-<date>.tgz) beside this package, or name a folder of compiled data with --data or LABS_DATA.`,
    );
  if (!existsSync(resolve(folder, 'service.json')))
    throw new NoData(`${folder} holds no compiled data: there is no service.json.`);
  return loadDataset(`${resolve(folder)}/`);
}

function installed(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${DATA_PACKAGE}/service.json`));
  } catch {
    return undefined;
  }
}

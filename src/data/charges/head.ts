import { TemplateVersion } from '../../core/model/hospital-charge.ts';
import { type Head, UnreadableFile } from './charge.ts';
import { dayIn, decoded } from './printed.ts';

/** What a person says of a file, over what it says itself. */
export interface Given {
  readonly hospital?: string | undefined;
  readonly state?: string | undefined;
}

/** The general data elements of a file as printed; states are all that its licences name. */
export interface PrintedHead {
  readonly hospital: string;
  readonly updated: string;
  readonly version: string;
  readonly states: readonly string[];
}

/** The head of a file, or every fault of it at once. */
export function readHead(printed: PrintedHead, given: Given): Head {
  const hospital = given.hospital ?? decoded(printed.hospital);
  const states = given.state === undefined ? [...new Set(printed.states)] : [given.state];
  const [state = '', another] = states;
  const observed = dayIn(printed.updated);
  const version = printed.version.replace(/^v/i, '');
  const faults = [
    ...(hospital.length < 3 || hospital.length > 120
      ? ['hospital_name is empty, or longer than 120 characters: name it with --hospital.']
      : []),
    ...(!/^[A-Z]{2}$/.test(state) || another !== undefined
      ? ['license_number names no state, or several: name it with --state, such as --state TX.']
      : []),
    ...(observed === undefined ? ['last_updated_on is no day (YYYY-MM-DD or M/D/YYYY).'] : []),
    ...(TemplateVersion.safeParse(version).success ? [] : ['version is none from 2 to 3.']),
  ];
  if (observed === undefined || faults.length > 0) throw new UnreadableFile(faults.join('\n'));
  return { hospital, state, observed, version };
}

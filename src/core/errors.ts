/** One fault in what a caller sent: `pointer` is a JSON pointer such as /values/0/marker. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/** The one error that a caller may see. Everything else is our own fault and gets a fixed sentence. */
export class CallerError extends Error {
  readonly status: number;
  readonly title: string;
  readonly faults: readonly Fault[];

  constructor(status: number, title: string, detail: string, faults: readonly Fault[] = []) {
    super(detail);
    this.name = 'CallerError';
    this.status = status;
    this.title = title;
    this.faults = faults;
  }
}

/** Data that a platform without files fetches while the question waits: no fault, since it is asked again. */
export class NotLoaded extends Error {}

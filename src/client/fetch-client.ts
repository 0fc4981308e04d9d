import type { AnswerOf } from '../core/tools/define.ts';
import type { ToolName, ToolNamed } from '../core/tools/index.ts';

/** What a tool answers, by its status. */
export type AnswerTo<N extends ToolName> = AnswerOf<ToolNamed<N>>;

/** Why a service refused a call: its problem+json, with every fault of the input. */
export class LabsError extends Error {
  readonly status: number;
  readonly faults: readonly { readonly pointer: string; readonly detail: string }[];
  /** Seconds to wait, where there were too many calls. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: { detail?: string; errors?: LabsError['faults'] }) {
    super(body.detail ?? `The service answered ${response.status}.`);
    this.name = 'LabsError';
    this.status = response.status;
    this.faults = body.errors ?? [];
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isNaN(wait) ? undefined : wait;
  }
}

export interface Labs {
  /**
   * Asks a tool. Values go in the body and never into an address.
   * @throws LabsError when the service refuses the call
   */
  call<N extends ToolName>(name: N, input: Readonly<Record<string, unknown>>): Promise<AnswerTo<N>>;
}

/**
 * A service of lab tests over its REST interface.
 * @param origin where it is reached, such as https://labs.example.org
 */
export function labsAt(origin: string, options: { readonly fetch?: typeof fetch } = {}): Labs {
  const ask = options.fetch ?? fetch;
  return {
    async call(name, input) {
      const response = await ask(new URL(`/api/agent/${name}`, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(input),
      });
      const body = await response.json().catch(() => ({}));
      if (!response.ok) throw new LabsError(response, body);
      return body;
    },
  };
}

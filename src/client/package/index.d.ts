import type { paths } from './openapi.js';

type Tools = {
  [P in keyof paths as P extends `/api/agent/${infer N}` ? N : never]: paths[P] extends {
    post: {
      requestBody: { content: { 'application/json': infer I } };
      responses: { 200: { content: { 'application/json': infer A } } };
    };
  }
    ? { input: I; answer: A }
    : never;
};

/** The tools of the service, by name. */
export type ToolName = keyof Tools;
/** What a tool takes. */
export type Input<N extends ToolName> = Tools[N]['input'];
/** What a tool answers; `status` tells its answers apart. */
export type Answer<N extends ToolName> = Tools[N]['answer'];

/** Why a service refused a call, with every fault of the input. */
export declare class LabsError extends Error {
  readonly status: number;
  readonly faults: readonly { readonly pointer: string; readonly detail: string }[];
  /** Seconds to wait, where there were too many calls. */
  readonly retryAfter: number | undefined;
}

export interface Labs {
  /**
   * Asks a tool. Values go in the body and never into an address.
   * @throws LabsError when the service refuses the call
   */
  call<N extends ToolName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

/**
 * A service of lab tests over its REST interface.
 * @param origin where it is reached, such as https://labs.example.org
 */
export declare function labsAt(origin: string, options?: { readonly fetch?: typeof fetch }): Labs;

/** Most messages of one batch, and so the most by which a limit that counts requests can be passed. */
export const MAX_BATCH = 10;

/** The only revision that ever had batches, and the one that a request without the header is taken to speak. */
const WITH_BATCHES = '2025-03-26';

/**
 * Why a batch is refused whole; undefined when it is answered.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/basic for batches and initialize,
 * https://modelcontextprotocol.io/specification/2025-06-18/changelog for their end,
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/transports for the missing header.
 */
export function batchFault(batch: readonly unknown[], revision: string | null): string | undefined {
  if ((revision ?? WITH_BATCHES) !== WITH_BATCHES) {
    return `Only revision ${WITH_BATCHES} has batches. Send each message in a request of its own.`;
  }
  if (batch.length === 0) return 'A batch must hold at least one message.';
  if (batch.length > MAX_BATCH) {
    return `A batch may hold at most ${MAX_BATCH} messages; this one holds ${batch.length}.`;
  }
  const values = (key: 'id' | 'method') => batch.flatMap((message) => memberOf(message, key) ?? []);
  if (values('method').includes('initialize')) return 'The request initialize must not be part of a batch.';
  const ids = values('id');
  if (new Set(ids).size < ids.length) return 'The requests of a batch must have different ids.';
  return undefined;
}

const memberOf = (message: unknown, key: 'id' | 'method'): unknown =>
  typeof message === 'object' && message !== null
    ? (message as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The answer to a batch as a list; the SDK gives a single answer without one. */
export async function listed(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer;
  const text = await answer.text();
  return new Response(text.startsWith('[') ? text : `[${text}]`, answer);
}

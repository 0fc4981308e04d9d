import type { AnswerOf } from '../../core/tools/define.ts';
import type { ToolName, ToolNamed } from '../../core/tools/index.ts';

type Input = Readonly<Record<string, unknown>>;

/** The answer of a tool: here where it runs on the device or its data is near, else from the server. */
export async function answerOf<N extends ToolName>(
  form: HTMLFormElement,
  name: N,
  input: Input,
): Promise<AnswerOf<ToolNamed<N>>> {
  if (form.dataset.onDevice === 'true') return (await import('./on-device.ts')).runOnDevice(name, input);
  if (form.dataset.near === 'true') {
    const near = await import('./find-near.ts')
      .then(({ findNear }) => findNear(input))
      .catch(() => undefined);
    if (near !== undefined) return near as AnswerOf<ToolNamed<N>>;
  }
  return runThere(name, input);
}

/** Asks our own server. */
export async function runThere<N extends ToolName>(name: N, input: unknown): Promise<AnswerOf<ToolNamed<N>>> {
  const response = await fetch(`/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(String(body.detail)), { faults: body.errors });
  return body;
}

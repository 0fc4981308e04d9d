type Input = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** The answer of a tool: here where it runs on the device or its data is near, else from the server. */
export async function answerOf(form: HTMLFormElement, name: string, input: Input): Promise<Answer> {
  if (form.dataset.onDevice === 'true') return (await import('./on-device.ts')).runOnDevice(name, input);
  if (name === 'find_draw_sites') {
    const near = await import('./find-near.ts')
      .then(({ findNear }) => findNear(input))
      .catch(() => undefined);
    if (near !== undefined) return near;
  }
  return runThere(name, input);
}

/** Asks our own server. */
export async function runThere(name: string, input: unknown): Promise<Answer> {
  const response = await fetch(`/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Answer;
  if (!response.ok) throw Object.assign(new Error(String(body.detail)), { faults: body.errors });
  return body;
}

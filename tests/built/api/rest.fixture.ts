import { expect } from 'vitest';

/** The attribution in cart links is the one thing that may differ between doors. */
export const withoutAttribution = (answer: string): string =>
  answer.replaceAll(/utm_source=\w+/g, 'utm_source=any');

export const postRequest = (site: string, name: string, input: unknown): Request =>
  new Request(`${site}/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

export function getRequest(site: string, name: string, input: Readonly<Record<string, unknown>>): Request {
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  return new Request(`${site}/api/agent/${name}?${query}`);
}

/** What the running site answers to a POST. */
export const post = async (site: string, name: string, input: unknown): Promise<unknown> =>
  answered(await fetch(postRequest(site, name, input)));

export async function answered(response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  return response.json();
}

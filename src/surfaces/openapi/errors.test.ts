import { expect, it, vi } from 'vitest';
import { data } from '../../../tests/two-languages.fixture.ts';
import { limitedTo } from '../limits/limited.ts';
import { answerRest } from '../rest.ts';
import { bodyOf, ERRORS, type ErrorStatus } from './errors.ts';

const SITES = 'http://localhost/api/agent/find_draw_sites';
const ask = (address: string, init: RequestInit = {}, held = data) =>
  answerRest(new Request(address, init), { data: held, today: '2026-11-23' });
const post = (body: string, type = 'application/json') =>
  ask(SITES, { method: 'POST', headers: { 'content-type': type }, body });

async function tooMany(): Promise<Response> {
  const limited = limitedTo('1', () => 0);
  const call = () => limited(new Request(SITES), '192.0.2.1', async () => new Response('{}'));
  await call();
  return await call();
}

async function ownFault(): Promise<Response> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = Object.defineProperty({ ...data }, 'catalog', {
    get: () => {
      throw new Error('broken');
    },
  });
  const response = await ask('http://localhost/api/catalog.json', {}, broken);
  logged.mockRestore();
  return response;
}

const PROVOKED: Readonly<Record<ErrorStatus, () => Promise<Response>>> = {
  400: () => post('{"zipcode":"10001"}'),
  404: () => ask('http://localhost/api/catalog/no-such-item'),
  405: () => ask('http://localhost/api/catalog.json', { method: 'PUT' }),
  406: () => ask(SITES, { headers: { accept: 'text/html' } }),
  413: () => post(`"${'x'.repeat(70_000)}"`),
  415: () => post('zip=10001', 'text/plain'),
  429: tooMany,
  500: ownFault,
};

it.each(ERRORS)('shows a $status as it is sent', async (error) => {
  const response = await PROVOKED[error.status]();
  expect(response.status).toBe(error.status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toEqual(bodyOf(error));
});

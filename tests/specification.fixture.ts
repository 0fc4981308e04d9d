import { answerRest } from '../src/surfaces/rest.ts';
import { data } from './two-languages.fixture.ts';

/** What the door of REST answers to a GET, or to a POST of a body. */
export async function ask(path: string, body?: object) {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const request = new Request(`http://localhost${path}`, body === undefined ? {} : post);
  const response = await answerRest(request, { data, today: '2026-11-23' });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

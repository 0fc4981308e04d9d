import { expect, it, vi } from 'vitest';
import { smallDataset } from '../core/dataset.fixture.ts';
import { answerRest } from './rest.ts';

it('logs nothing when a sender breaks off an upload', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  const response = await answerRest(new Request('http://localhost/api/agent/quote_order', init), {
    data: smallDataset(),
    today: '2026-11-21',
  });
  expect(response.status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('[R27] answers a fault of our own with a fixed sentence, and logs the place but no message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const data = Object.defineProperty(smallDataset(), 'catalog', {
    get: () => {
      throw new Error('a value that a person typed');
    },
  });
  const response = await answerRest(new Request('http://localhost/api/agent/get_test?slug=glucose'), {
    data,
    today: '2026-11-21',
  });
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({
    status: 500,
    detail: 'The service could not answer. Try again later.',
  });
  expect(body + JSON.stringify(logged.mock.calls)).not.toContain('person typed');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { loadDataset } from '../data/load.ts';
import { answerMcp } from './mcp/mcp.ts';
import { answerRest } from './rest.ts';

const house = { data: loadDataset(), today: '2026-11-21' };

it.each([
  ['/api/agent/get_test', answerRest],
  ['/mcp', answerMcp],
])('an upload to %s that breaks off is the fault of the caller, and is not logged', async (path, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"slug":'));
    },
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const response = await answer(new Request(`http://localhost${path}`, init), house);
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('The body did not arrive whole.'),
  ]);
  expect(logged).not.toHaveBeenCalled();
});

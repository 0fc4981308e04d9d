import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labsIn } from '../../src/core/places/states.ts';
import { oldRequest } from '../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { data, example, site } from '../built/served.fixture.ts';
import { openBrowser } from './browser.fixture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Answer {
  readonly result?: {
    readonly contents?: readonly { readonly text: string }[];
    readonly tools?: readonly {
      readonly name: string;
      readonly _meta?: { readonly ui: { readonly resourceUri: string } };
    }[];
  };
}

const asked = async (method: string, params: object = {}): Promise<Answer> =>
  (await (await fetch(oldRequest(site, { method, params: { ...params } }))).json()) as Answer;

/**
 * The least that a host does (MCP Apps, 2026-01-26): the view in a sandboxed frame with the policy for views that declare
 * no other address, the handshake, the question and the answer, and reads of resources passed on to the server.
 */
const hostPage = (
  view: string,
  theme: string,
  reads: boolean,
): string => `<!doctype html><body style="margin:0">
<iframe sandbox="allow-scripts" style="width:100%;border:0" height="50"></iframe><script>
const frame = document.querySelector('iframe');
window.heard = [];
const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
addEventListener('message', async ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  heard.push(data);
  const { id, method, params } = data;
  if (method === 'ui/initialize')
    send({ id, result: { protocolVersion: '2026-01-26', hostInfo: { name: 'test', version: '1' },
      hostCapabilities: { openLinks: {}, ${reads ? 'serverResources: {}' : ''} }, hostContext: { theme: '${theme}' } } });
  if (method === 'ui/notifications/initialized') {
    const { input, result } = await window.toolCall();
    send({ method: 'ui/notifications/tool-input', params: { arguments: input } });
    send({ method: 'ui/notifications/tool-result', params: result });
  }
  if (method === 'resources/read') send({ ...(await window.server(method, params)), id });
  if (method === 'ui/open-link') send({ id, result: {} });
  if (method === 'ui/notifications/size-changed') frame.height = params.height;
});
frame.srcdoc = ${JSON.stringify(view).replaceAll('<', '\\u003c')};
</script>`;

/** What a host allows a view that declares no other address. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

interface Shown {
  readonly page: Page;
  readonly view: FrameLocator;
  readonly faults: string[];
  readonly text: string;
  heard(method: string): Promise<{ readonly params: Readonly<Record<string, unknown>> }[]>;
  close(): Promise<void>;
}

/** A tool called and its answer shown by a host. */
async function shown(
  name: string,
  input: object,
  { theme = 'light', width = 390, reads = true } = {},
): Promise<Shown> {
  const { result: listed } = await asked('tools/list');
  const uri = listed?.tools?.find((tool) => tool.name === name)?._meta?.ui.resourceUri;
  const document = (await asked('resources/read', { uri })).result?.contents?.[0]?.text ?? '';
  const { result } = (await asked('tools/call', { name, arguments: input })) as {
    result: { content: { text: string }[] };
  };
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith('http://host.test/')) faults.push(`asks ${request.url()}`);
  });
  await page.exposeFunction('toolCall', () => ({ input, result }));
  await page.exposeFunction('server', asked);
  const guarded = document.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  await page.route('http://host.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage(guarded, theme, reads) }),
  );
  await page.goto('http://host.test/');
  const heard = (method: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { heard: { method: string; params: Record<string, unknown> }[] }).heard.filter(
          (message) => message.method === wanted,
        ),
      method,
    );
  return {
    page,
    view: page.frameLocator('iframe'),
    faults,
    text: result.content[0]?.text ?? '',
    heard,
    close: () => context.close(),
  };
}

const REPORT = {
  values: [
    { marker: 'TSH', value: 5.2, unit: 'mIU/L' },
    { marker: 'Ferritin', value: 9, unit: 'ng/mL' },
    { marker: 'Glucose', value: 92, unit: 'mg/dL' },
  ],
  sex: 'female',
  age: 34,
};
const ORDER = { items: [...example.items], state: example.state };
const PLACE = { zip: example.zip };

describe('a view in a host', () => {
  it('shows a quote with its total, and opens the cart by the host', async () => {
    const { view, faults, heard, close } = await shown('quote_order', ORDER);
    await expect.poll(() => view.locator('[data-total]').textContent()).toMatch(/^\$\d+\.\d\d$/);
    await view.getByRole('link', { name: 'Go to the cart' }).click();
    await expect
      .poll(async () => (await heard('ui/open-link')).map(({ params }) => params.url))
      .toEqual([expect.stringMatching(/^https?:\/\/\S+/)]);
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(labsIn(example.state, data.service).length > 1)(
    'asks anew where the answer offers a change, without leaving the chat',
    async () => {
      const { view, faults, heard, close } = await shown('quote_order', ORDER);
      const before = await view.locator('[data-total]').textContent();
      await view
        .getByRole('link', { name: /^Choose / })
        .first()
        .click();
      await expect.poll(() => view.locator('[data-total]').textContent()).not.toBe(before);
      expect(await heard('ui/open-link')).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('shows every value of a report on its range, each row to be opened', async () => {
    const { view, faults, close } = await shown('interpret_results', REPORT);
    await expect.poll(() => view.locator('.result').count()).toBe(3);
    expect(await view.locator('.result svg').count()).toBeGreaterThanOrEqual(3);
    await view.locator('.result summary').first().click();
    expect(await view.locator('.result details').first().getAttribute('open')).not.toBeNull();
    for (const hidden of await view.locator('form, button, .unprinted').all())
      expect(await hidden.isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows draw sites as numbered pins around the ZIP code, in Spanish too', async () => {
    const { view, faults, close } = await shown('find_draw_sites', { ...PLACE, lang: 'es' });
    await expect.poll(() => view.locator('.near-map').count()).toBe(1);
    expect(await view.locator('main').getAttribute('lang')).toBe('es');
    const pins = await view.locator('.near-map [data-pin], .near-map a').count();
    expect(pins).toBe(await view.locator('.sites > li').count());
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['light', 390],
    ['dark', 390],
    ['dark', 900],
  ])('is readable in %s at %i pixels, and tells the host its height', async (theme, width) => {
    for (const [name, input] of [
      ['quote_order', ORDER],
      ['interpret_results', REPORT],
      ['find_draw_sites', PLACE],
    ] as const) {
      const { page, view, faults, heard, close } = await shown(name, input, { theme, width });
      await expect.poll(() => view.locator('h2, .figures').count()).toBeGreaterThan(0);
      const { colour, over } = await view.locator('html').evaluate((html) => ({
        colour: getComputedStyle(html.ownerDocument.body).color,
        over: html.scrollWidth - html.clientWidth,
      }));
      const [red = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
      expect(red > 128, `${name} ${colour}`).toBe(theme === 'dark');
      expect(over, name).toBeLessThanOrEqual(0);
      await expect
        .poll(async () => Number((await heard('ui/notifications/size-changed')).at(-1)?.params.height))
        .toBeGreaterThan(200);
      await expect
        .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height))
        .toBeGreaterThan(200);
      expect(faults).toEqual([]);
      await close();
    }
  });

  it.each([
    ['where the host reads no resources', ORDER, false],
    ['of a call that was refused', { items: [] }, true],
  ])('shows the text of the answer %s', async (_case, input, reads) => {
    const { view, text, faults, close } = await shown('quote_order', input, { reads });
    await expect.poll(() => view.locator('pre').textContent()).toBe(text);
    expect(faults).toEqual([]);
    await close();
  });
});

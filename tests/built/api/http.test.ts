import { describe, expect, inject, it } from 'vitest';
import { data, example, TEST } from '../served.fixture.ts';

const site = inject('site');
const { id, said, category, cpt } =
  data.catalog.entries.find(({ slug }) => slug === TEST) ?? expect.unreachable();
const [FIRST = '', SECOND = ''] = example.items;
const JSON_TYPE = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  fetch(site + path, { method: 'POST', headers, body });

async function expectProblem(response: Response, status: number): Promise<Record<string, unknown>> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  return body;
}

describe('[R19] errors are problem details', () => {
  it('[R20] 400 with every fault of a body', async () => {
    const body = await expectProblem(
      await post('/api/agent/find_draw_sites', '{"zip":"12","limit":0,"x":1}'),
      400,
    );
    expect((body.errors as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      '/limit',
      '/x',
      '/zip',
    ]);
  });

  it('[R10][R20] 400 with every fault of a query, undecodable, unknown and repeated ones included', async () => {
    const body = await expectProblem(
      await fetch(`${site}/api/agent/find_draw_sites?zip=1&zip=2&limit=ten&radiusMiles=4&y=1`),
      400,
    );
    expect((body.errors as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      '/limit',
      '/radiusMiles',
      '/y',
      '/zip',
    ]);
  });

  it.each(['{', '', '{"zip": NaN}', '\u0000'])('400 for the malformed body %o', async (text) => {
    await expectProblem(await post('/api/agent/find_draw_sites', text), 400);
  });

  it('400 for a body that is nested too deeply', async () => {
    await expectProblem(await post('/api/agent/get_test', '['.repeat(30_000) + ']'.repeat(30_000)), 400);
  });

  it.each(['[]', '"x"', 'null', '7'])('400 for the body %s, which is no object', async (text) => {
    await expectProblem(await post('/api/agent/get_test', text), 400);
  });

  it.each([
    '/api/agent/no_such_tool',
    '/api/catalog/no-such-item',
    '/api/catalog/employer-wellness-glucose',
    '/api/nothing',
    '/api/',
    '/api/agent/',
  ])('[R22] 404 for %s', async (path) => {
    await expectProblem(await fetch(site + path), 404);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('405 with Allow for %s', async (method) => {
    const tool = await fetch(`${site}/api/agent/get_test`, { method });
    expect(tool.headers.get('allow')).toBe('GET, POST');
    await expectProblem(tool, 405);
    const list = await fetch(`${site}/api/catalog.json`, { method });
    expect(list.headers.get('allow')).toBe('GET');
    await expectProblem(list, 405);
  });

  it('[R22] 406 only if nothing acceptable is asked for', async () => {
    await expectProblem(
      await fetch(`${site}/api/agent/get_guide`, { headers: { accept: 'text/html' } }),
      406,
    );
    const open = await fetch(`${site}/api/agent/get_guide`, { headers: { accept: 'text/html, */*;q=0.1' } });
    expect(open.status).toBe(200);
  });

  it('[R22] 413 for a body over 64 KiB, 415 for one that is not JSON', async () => {
    await expectProblem(await post('/api/agent/get_test', JSON.stringify({ slug: 'x'.repeat(70_000) })), 413);
    await expectProblem(
      await post('/api/agent/get_test', `slug=${TEST}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      415,
    );
  });

  it('[R21] never repeats a value that was sent', async () => {
    const text = await (
      await post(
        '/api/agent/interpret_results',
        '{"values":[{"marker":"hiv-secret","value":["positive-secret"]}]}',
      )
    ).text();
    expect(text).not.toContain('secret');
  });
});

describe('answers', () => {
  it('preflights are answered for any origin', async () => {
    const response = await fetch(`${site}/api/agent/get_test`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('[R26] health values are never stored by a cache, other GET answers may be', async () => {
    for (const asked of [
      'calculate_free_testosterone?totalT=500&shbg=40',
      'convert_units?analyte=glucose&value=100',
      'lookup_reference_range?marker=ferritin&sex=female&age=34&pregnancy=true',
    ]) {
      const health = await fetch(`${site}/api/agent/${asked}`);
      expect(health.headers.get('cache-control'), asked).toBe('no-store');
      expect(health.headers.has('netlify-cdn-cache-control'), asked).toBe(false);
    }
    const open = await fetch(`${site}/api/agent/get_test?slug=${TEST}`);
    expect(open.headers.get('netlify-cdn-cache-control')).toContain('durable');
  });

  it('[R9] lists in a query may be repeated, comma-separated or JSON', async () => {
    const total = async (query: string) =>
      (
        (await (await fetch(`${site}/api/agent/quote_order?state=${example.state}&${query}`)).json()) as {
          total: number;
        }
      ).total;
    const expected = await total(`items=${FIRST}&items=${SECOND}`);
    expect(await total(`items=${FIRST},${SECOND}`)).toBe(expected);
    expect(await total(`items=${encodeURIComponent(JSON.stringify([FIRST, SECOND]))}`)).toBe(expected);
    expect(await total(`items=${FIRST},,${SECOND},`)).toBe(expected);
  });

  it.each([',', ' ', '[zq', ', ,'])('the entry %o of a list is a text like any other', async (text) => {
    const response = await fetch(`${site}/api/agent/quote_order?items=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'not_found', unavailable: [{ code: 'unknown' }] });
  });
});

describe('the catalog', () => {
  const list = async (query = '') =>
    (await (await fetch(`${site}/api/catalog.json${query}`)).json()) as {
      total: number;
      count: number;
      labFee: number;
      items: Record<string, unknown>[];
    };

  it('[R11] lists public items in pages, with links to the next and the previous', async () => {
    const all = await list('?limit=500');
    const rest = await list('?limit=500&offset=500');
    expect(all).toMatchObject({
      total: all.items.length + rest.items.length,
      count: all.items.length,
      labFee: data.service.service.labFeeCents / 100,
      currency: 'USD',
    });
    const page = await fetch(`${site}/api/catalog.json?limit=5&offset=5`);
    expect(page.headers.get('link')).toContain('offset=10>; rel="next"');
    expect(page.headers.get('link')).toContain('offset=0>; rel="prev"');
    expect(((await page.json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug)).toEqual(
      all.items.slice(5, 10).map(({ slug }) => slug),
    );
  });

  it('filters by type, category, orderable and q', async () => {
    expect((await list('?type=panel')).items.every(({ type }) => type === 'panel')).toBe(true);
    expect((await list(`?category=${category}`)).items.map(({ slug }) => slug)).toContain(TEST);
    expect((await list('?orderable=true')).items.every(({ orderable }) => orderable === true)).toBe(true);
    expect((await list('?orderable=false')).total).toBe((await list()).total);
    expect((await list(`?q=${id}`)).items[0]).toMatchObject({ slug: TEST });
  });

  it('[R11] answers whatever is added to a query, names what had no effect, and searches texts of any length', async () => {
    const url = `${site}/api/catalog.json?q=${TEST}&utm_source=x&lang=es&a%20b=1`;
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('ignored-parameters')).toBe('utm_source, lang, a%20b');
    expect((await list(`?q=${TEST}&category=${'x'.repeat(300)}`)).total).toBe(0);
    expect((await fetch(`${site}/api/catalog.json?q=${`${TEST} `.repeat(500)}`)).status).toBe(200);
  });

  it.each(['?limit=0', '?limit=501', '?offset=-1', '?type=bundle', '?orderable=yes', '?limit=1&limit=2'])(
    'refuses %s',
    async (query) => {
      await expectProblem(await fetch(`${site}/api/catalog.json${query}`), 400);
    },
  );

  it('[R25] has an ETag: who holds the answer gets 304 without a body', async () => {
    for (const path of [
      `/api/catalog.json?q=${TEST}`,
      `/api/catalog/${TEST}`,
      `/api/catalog/${TEST.toUpperCase()}`,
    ]) {
      const first = await fetch(site + path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await fetch(site + path, { headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await fetch(`${site}/api/catalog.json?q=${TEST}`, {
      headers: { 'if-none-match': '"other"' },
    });
    expect(other.status).toBe(200);
  });

  it('[R12] lies in files too: all of it, one for each category, one for each item, readable from any page', async () => {
    const [first, rest] = [await list('?limit=500'), await list('?limit=500&offset=500')];
    const items = [...first.items, ...rest.items];
    const all = { ...first, count: items.length, items };
    const file = async (path: string) => {
      const response = await fetch(site + path);
      expect(response.headers.get('access-control-allow-origin'), path).toBe('*');
      expect(response.headers.get('content-type'), path).toMatch(/^application\/json/);
      return (await response.json()) as typeof all;
    };
    expect(await file('/data/catalog.json')).toEqual(all);
    const shard = await file(`/data/catalog/${category}.json`);
    expect(shard).toEqual(await list(`?category=${category}&limit=500`));
    expect(await file(`/api/catalog/${TEST}`)).toEqual(await file(`/api/catalog/${TEST.toUpperCase()}`));
  });

  it('gives one item by slug and by id alike', async () => {
    const bySlug = await (await fetch(`${site}/api/catalog/${TEST}`)).json();
    expect(bySlug).toMatchObject({
      slug: TEST,
      audience: expect.any(Array),
      faq: expect.any(Array),
      codes: { cpt },
    });
    expect(await (await fetch(`${site}/api/catalog/${(bySlug as { id: string }).id}`)).json()).toEqual(
      bySlug,
    );
  });
});

describe('tools without scripts', () => {
  it('answer as a page in the looks of the site, from the address of a form with empty fields', async () => {
    const response = await fetch(
      `${site}/tools/find-draw-sites/answer?lang=en&zip=${example.zip}&radiusMiles=&lab=&limit=3`,
    );
    const found = await (await fetch(`${site}/api/agent/find_draw_sites?zip=${example.zip}&limit=3`)).json();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(found.sites.length).toBeGreaterThan(0);
    for (const { address } of found.sites) expect(html).toContain(address.city);
    expect(html).toContain('<svg');
    expect(html).toContain('class="wordmark"');
    expect(html).not.toContain('<script');
    const stylesheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(stylesheets.length).toBeGreaterThan(1);
    for (const href of stylesheets) expect((await fetch(site + href)).status).toBe(200);
  });

  it('keep the old address of the finder', async () => {
    const response = await fetch(`${site}/lab-locations/near?zip=78704`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/tools/find-draw-sites/answer?zip=78704');
  });

  it.each([
    ['en', 'ZIP code: This must be exactly five digits.', 'How far: This must be at least 5.'],
    [
      'es',
      'Código postal (ZIP): Deben ser exactamente cinco dígitos.',
      'A qué distancia: Debe ser al menos 5.',
    ],
  ])(
    'name every fault as the form in %s does, and repeat nothing of what was typed',
    async (lang, ...faults) => {
      const response = await fetch(
        `${site}/tools/find-draw-sites/answer?lang=${lang}&zip=%3Cscript%3E&radiusMiles=4`,
      );
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}">`);
      for (const fault of faults) expect(html).toContain(fault);
      expect(html).not.toMatch(/script/);
    },
  );

  it('take names of tests, one in each line, as people write them', async () => {
    const items = encodeURIComponent(`${said.en.name}\r\n${FIRST === TEST ? SECOND : FIRST}`);
    const html = await (
      await fetch(`${site}/tools/quote-order/answer?items=${items}&state=${example.state}`)
    ).text();
    expect(html).toContain('data-total');
    expect(html).not.toContain('Left out');
  });

  it('read health goals from the body, never from an address, and are not cached', async () => {
    const address = `${site}/tools/recommend-tests/answer`;
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams([
        ['lang', 'es'],
        ['goals', 'Heart health'],
        ['symptoms', 'Fatigue'],
        ['budget', 'high'],
      ]),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Hasta dónde llegar');
    const asked = await fetch(`${address}?goals=Fatigue`, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/tools/recommend-tests']);
  });

  it('put no value that was sent into a link', async () => {
    const response = await fetch(`${site}/tools/lookup-reference-range/answer`, {
      method: 'POST',
      body: new URLSearchParams({ lang: 'es', marker: 'free testosterone', sex: 'female', age: '34' }),
    });
    const html = await response.text();
    expect(html).toContain('/es/tools/lookup-reference-range?marker=');
    expect(html).not.toMatch(/href="[^"]*(sex|age)=/);
    const asked = await fetch(`${site}/tools/lookup-reference-range/answer?lang=es&age=34`, {
      redirect: 'manual',
    });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/es/tools/lookup-reference-range']);
  });

  it('read a report from the body of a request, in its own styles, and say what was not read', async () => {
    const response = await fetch(`${site}/tools/interpret-results/answer`, {
      method: 'POST',
      body: new URLSearchParams({
        lang: 'es',
        values: 'Glucosa 108,5 mg/dL 70-99\nPotasio 4,1 mmol/L 3,5-5,2\nZonopathy Ab NON-REACTIVE',
        sex: 'female',
        age: '34',
      }),
    });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('2 valores: 1 en rango, 1 fuera');
    expect(html).toContain('Evaluado para: mujer, 34 años.');
    expect(html).toContain('1 línea no se leyó como valor');
    expect(html).toMatch(/<link rel="stylesheet" href="\/_astro\/report[^"]*\.css"/);
    expect(html).not.toMatch(/href="[^"]*108/);
  });

  it('say of a text that is no report what to do', async () => {
    const response = await fetch(`${site}/tools/interpret-results/answer`, {
      method: 'POST',
      body: new URLSearchParams({ lang: 'en', values: 'Dear Jane,\nthank you for your letter.' }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('This text does not look like a lab report');
  });

  it('stay closed for what must not be sent at all', async () => {
    for (const tool of ['calculate-free-testosterone', 'no-such-tool'])
      expect((await fetch(`${site}/tools/${tool}/answer`, { method: 'POST' })).status).toBe(404);
  });

  it('answer no other method', async () => {
    const response = await fetch(`${site}/tools/quote-order/answer?items=${TEST}`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGS } from '../../../src/core/model/vocabulary.ts';
import { quoteOrder } from '../../../src/core/tools/quote-order.ts';
import { runTool } from '../../../src/core/tools/run.ts';
import { wordsOf } from '../../../src/core/words/index.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { axeFaults } from '../axe.fixture.ts';
import { openBrowser, started } from '../browser.fixture.ts';

const site = inject('site');
const data = loadDataset();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Visit {
  readonly page: Page;
  /** Script errors, and requests to another host. */
  readonly faults: string[];
  /** Every request with its body. */
  readonly sent: string[];
  /** Bytes of script as they travelled. */
  readonly script: () => number;
}

/** Visits a page on a phone, and closes it afterwards. */
async function visit(
  path: string,
  act: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  const sent: string[] = [];
  let script = 0;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (!request.url().startsWith(site)) faults.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) script += Number(response.headers()['content-length'] ?? 1e6);
  });
  await before(page);
  await page.goto(site + path);
  if (options.javaScriptEnabled !== false) await started(page);
  await act({ page, faults, sent, script: () => script });
  expect(faults).toEqual([]);
  await context.close();
}

const submit = (page: Page) => page.locator('form[data-tool] button[type="submit"]').click();

const REPORT = [
  'Patient: DOE, JANE',
  'Collected: 11/02/2026',
  'TSH 7.77 High uIU/mL 0.450-4.500',
  'Potassium 7.13 mmol/L 3.5-5.2',
  'Ferritin 8.25 ng/mL',
  'HIV Ag/Ab NON-REACTIVE',
  'Zonopathy Ab NON-REACTIVE',
  'Zonopathin 42.5 ng/mL',
].join('\n');

describe('the interpreter', () => {
  it('shows what it understood and what not, takes corrections, and sends nothing of it', async () => {
    await visit('/tools/interpret-results', async ({ page, sent }) => {
      await page.getByLabel('Your report as text').fill(REPORT);
      await page.getByText('5 values read, 1 to check.').waitFor();
      await page.getByText('3 lines were not read as a value').click();
      await page.getByText('the result is in words, not a number').waitFor();
      await page.getByText('This name is not known here.').waitFor();
      await page.getByRole('button', { name: 'Correct Zonopathin' }).click();
      await page.locator('[data-part="marker"]').fill('Sodium');
      await page.locator('[data-part="value"]').fill('140');
      await page.locator('[data-part="unit"]').fill('mmol/L');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByLabel('Female').check();
      await page.getByLabel('Age in years').fill('41');
      await submit(page);
      await page.locator('.result').first().waitFor();
      const names = await page.locator('.result h3').allTextContents();
      expect(names).toEqual([
        'HIV antigen and antibody (4th generation)',
        'Ferritin',
        'Potassium',
        'Sodium',
        'TSH',
      ]);
      await page.getByText('Contact a doctor or emergency services now.').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('answer');
      expect(sent.filter((request) => /7\.77|7\.13|8\.25|DOE|\/api\//.test(request))).toEqual([]);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    });
  });

  it('makes a link only when asked to, and such a link fills the form', async () => {
    let link = '';
    await visit('/tools/interpret-results', async ({ page }) => {
      await page.getByLabel('Your report as text').fill('TSH 7.77 uIU/mL 0.450-4.500');
      await page.locator('[data-row]').waitFor();
      await page.getByLabel('Female').check();
      expect(await page.getByLabel('Private link').isVisible()).toBe(false);
      await page.getByText('Share or keep these values as a link').click();
      await page.getByText('Whoever has the link can read them.').waitFor();
      await page.getByRole('button', { name: 'I understand: make the link' }).click();
      await expect.poll(() => page.getByLabel('Private link').inputValue()).toContain('#r=');
      link = await page.getByLabel('Private link').inputValue();
    });
    expect(link).toContain('#r=');
    await visit(link.slice(site.length), async ({ page, sent }) => {
      await page.locator('[data-row]').waitFor();
      expect(await page.locator('[data-row] td.value').innerText()).toBe('7.77');
      expect(await page.getByLabel('Female').isChecked()).toBe(true);
      expect(page.url()).toBe(`${site}/tools/interpret-results`);
      expect(sent.filter((request) => request.includes('#r='))).toEqual([]);
    });
  });

  it('names a row that is not a number and leads to it', async () => {
    await visit('/tools/interpret-results', async ({ page }) => {
      await page.getByRole('button', { name: 'Add a value' }).click();
      await page.locator('[data-part="marker"]').fill('TSH');
      await page.locator('[data-part="value"]').fill('2.1');
      await page.locator('[data-part="high"]').fill('four');
      await submit(page);
      await page.getByRole('link', { name: /This must be a number/ }).click();
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.part)).toBe('high');
    });
  });
});

describe('the converter', () => {
  it('follows both fields while typing, with the value in the address only when asked', async () => {
    await visit('/tools/convert-units?analyte=hemoglobin-a1c', async ({ page }) => {
      await page.getByLabel('US unit, %').fill('5.7');
      await page.getByText('Estimated average glucose').waitFor();
      expect(await page.getByLabel('SI unit, mmol/mol').inputValue()).toBe('38.78');
      await page.getByLabel('SI unit, mmol/mol').fill('48');
      await page.locator('.outcome', { hasText: '48 mmol/mol =' }).waitFor();
      expect(await page.getByLabel('US unit, %').inputValue()).toBe('6.543');
      expect(new URL(page.url()).search).toBe('?analyte=hemoglobin-a1c');
      await page.getByLabel('Keep the value in the address').check();
      expect(new URL(page.url()).search).toBe('?analyte=hemoglobin-a1c&value=48&direction=toConventional');
    });
  });

  it('opens from a link with its value', async () => {
    await visit('/tools/convert-units?analyte=glucose&value=100', async ({ page }) => {
      await page.locator('.outcome', { hasText: '100 mg/dL =' }).waitFor();
      expect(await page.getByLabel('SI unit, mmol/L').inputValue()).toBe('5.551');
    });
  });

  it('shows the value on its range, judged in the unit that came out', async () => {
    await visit('/tools/convert-units?analyte=glucose&value=130', async ({ page }) => {
      const range = page.locator('.answer [data-range-hero="glucose"]');
      await range.locator('.bar .own').first().waitFor({ state: 'attached' });
      expect(await range.locator('[data-value-unit]').inputValue()).toBe('mmol/L');
      expect(await range.locator('.says').innerText()).toMatch(/high\. /);
    });
    await visit('/tools/convert-units?analyte=glucose&value=500', async ({ page }) => {
      await page.locator('.answer .says.critical').waitFor();
    });
  });

  it('keeps the way to the range where none is held under that name', async () => {
    await visit('/tools/convert-units?analyte=lead&value=3', async ({ page }) => {
      await page.locator('.outcome').waitFor();
      await page.getByRole('link', { name: 'Is this in range?' }).waitFor();
    });
  });
});

describe('free testosterone', () => {
  it('answers while typing, with a curve and its numbers', async () => {
    await visit('/tools/calculate-free-testosterone', async ({ page, sent }) => {
      await page.getByLabel('Total testosterone', { exact: true }).fill('456.7');
      await page.getByLabel('SHBG, in nmol/L').fill('35');
      await page
        .getByRole('img', { name: /How free testosterone moves with SHBG: SHBG 35 nmol\/L/ })
        .waitFor();
      expect(await page.locator('.answer table tbody tr').count()).toBe(7);
      const range = page.locator('[data-range-hero="testosterone-free-dialysis"]');
      expect(await range.locator('[data-value-unit]').inputValue()).toBe('pg/mL');
      await range.getByText('Not decided.').waitFor();
      expect(page.url()).toBe(`${site}/tools/calculate-free-testosterone`);
      expect(sent.filter((request) => /456\.7|\/api\//.test(request))).toEqual([]);
    });
  });
});

describe('the quote', () => {
  const totalOf = (items: readonly string[], state: string): string => {
    const answer = runTool(
      quoteOrder,
      { items, state },
      {
        data,
        today: '2026-11-21',
        wordsOf,
        attribution: { source: 'website', medium: 'page' },
      },
    );
    if (answer.status !== 'ok') throw new Error(answer.message);
    return `$${answer.total.toFixed(2)}`;
  };

  it('is built by keyboard alone, follows every change, and can be shared by its address', async () => {
    await visit('/tools/quote-order', async ({ page, sent }) => {
      const field = page.getByRole('combobox', { name: 'Tests and panels' });
      await field.focus();
      for (const typed of ['tsh', 'lipid panel', 'cbc']) {
        await page.keyboard.type(typed);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      const list = page.getByRole('list', { name: 'Chosen tests' }).getByRole('listitem');
      expect(await list.count()).toBe(3);
      await page.getByLabel('State where blood will be drawn').selectOption('NY');
      await page.locator('dt', { hasText: 'drawn in New York' }).waitFor();
      const items = new URL(page.url()).searchParams.get('items')?.split(',') ?? [];
      expect(items).toHaveLength(3);
      expect(await page.locator('[data-total]').innerText()).toBe(totalOf(items, 'NY'));
      await page.getByRole('button', { name: /^Remove TSH/ }).click();
      await page.waitForFunction(() => !location.search.includes('tsh,'));
      expect(await list.count()).toBe(2);
      expect(sent.filter((request) => request.includes('/api/'))).toEqual([]);
    });
  });

  it('finds a test by its code or another name, as the search does', async () => {
    await visit('/es/tools/quote-order', async ({ page }) => {
      const field = page.getByRole('combobox').first();
      for (const typed of ['84443', 'thyroid stimulating hormone', 'tsh']) {
        await field.fill(typed);
        await page.getByRole('listbox').getByRole('option', { name: /^TSH/ }).first().waitFor();
        await field.press('Escape');
      }
    });
  });

  it('opens no list on a field that was left', async () => {
    await visit('/compare/basket', async ({ page }) => {
      await page.route('**/names.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      const [asked, names] = [page.waitForRequest(/names\.json/), page.waitForResponse(/names\.json/)];
      await page.locator('#compare_prices-test').focus();
      await asked;
      await page.locator('#compare_prices-test').fill('cbc');
      await page.locator('#compare_prices-withItems').focus();
      await names;
      await page.waitForTimeout(300);
      expect(await page.getByRole('listbox').count()).toBe(0);
    });
  });

  it('applies a cheaper set by one press', async () => {
    const items = ['cbc', 'cmp', 'lipid-panel'];
    await visit(`/tools/quote-order?items=${items.join(',')}&state=TX`, async ({ page }) => {
      const total = page.locator('[data-total]');
      await total.waitFor();
      const before = Number((await total.innerText()).slice(1));
      await page.getByRole('link', { name: 'Use this instead' }).click();
      await page.getByText('Use this instead').waitFor({ state: 'detached' });
      expect(Number((await total.innerText()).slice(1))).toBeLessThan(before);
      expect(new URL(page.url()).searchParams.get('state')).toBe('TX');
    });
  });

  it('says what is not in the total and what could be used instead', async () => {
    await visit('/tools/quote-order?items=cbc,tssh&state=TX', async ({ page }) => {
      await page
        .getByRole('link', { name: /^Use TSH .* instead$/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Left out' }).waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('items')).toBe('cbc,tsh');
    });
  });
});

describe('finding and comparing', () => {
  it('shows which sites draw the order, with a way there', async () => {
    await visit('/lab-locations/find?zip=12801', async ({ page }) => {
      await page.getByText('Draws your order', { exact: true }).first().waitFor();
      await page.getByText('Not available for New York orders').first().waitFor();
      await page
        .getByText(
          `Orders in New York are drawn at ${data.service.labs.find(({ id }) => id === 'lab_3')?.name} only.`,
        )
        .waitFor();
      const directions = page.getByRole('link', { name: /^Directions to / }).first();
      expect(await directions.getAttribute('href')).toContain('openstreetmap.org');
    });
  });

  it('compares a basket that its address names', async () => {
    await visit('/compare/basket?test=cbc&withItems=tsh,cmp', async ({ page }) => {
      await page.getByRole('heading', { name: '3 tests in one order' }).waitFor();
      expect(await page.locator('.answer figure.strip').count()).toBe(2);
      await expect.poll(() => page.locator('#compare_prices-test').inputValue()).toContain('CBC');
    });
  });
});

describe('the cart', () => {
  it.each([
    ['/cart', 'The cart is empty.'],
    ['/cart?add=&lab=lab_1', 'The cart is empty.'],
    ['/cart?add=nope', 'Nothing in this link can be ordered.'],
    ['/cart?add=tsh&lab=lab_9', 'The link names a lab that is not known here.'],
    ['/es/cart?add=tsh', 'Este sitio solo muestra el pedido.'],
  ])('%s says: %s', async (path, text) => {
    await visit(path, async ({ page }) => page.getByText(text).waitFor());
  });
});

describe('without scripts', () => {
  const plain = { javaScriptEnabled: false };

  it('a search, a quote, draw sites and a range come as pages', async () => {
    await visit(
      '/tools/search-tests',
      async ({ page }) => {
        await page.getByLabel('Search for a test, a biomarker or a code').fill('thyroid');
        await submit(page);
        await page.getByRole('link', { name: /TSH/ }).first().waitFor();
      },
      plain,
    );
    await visit(
      '/tools/quote-order',
      async ({ page }) => {
        await page.locator('textarea[name="items"]').fill('TSH\nCBC');
        await page.getByLabel('State where blood will be drawn').selectOption('TX');
        await submit(page);
        await page.getByText('drawn in Texas').waitFor();
        await page.getByRole('link', { name: 'Change the question' }).waitFor();
      },
      plain,
    );
    await visit(
      '/es/lab-locations/find',
      async ({ page }) => {
        await page.getByLabel('Código postal (ZIP)').fill('78704');
        await submit(page);
        await page.getByText('Toma su muestra').first().waitFor();
      },
      plain,
    );
    await visit(
      '/tools/lookup-reference-range',
      async ({ page }) => {
        await page.getByLabel('Biomarker').fill('ferritin');
        await page.getByLabel('Female').check();
        await submit(page);
        await page.getByRole('heading', { name: 'Ferritin' }).waitFor();
      },
      plain,
    );
  });

  it.each([
    ['/tools/quote-order', 'Worked out on your device.', 'is sent to this site in the address'],
    ['/tools/convert-units', 'Runs on your device', 'is sent to this site to be answered'],
    ['/es/tools/convert-units', 'Funciona en su dispositivo', 'se envía a este sitio para obtener'],
    ['/tools/calculate-free-testosterone', 'Runs on your device', 'so that nothing you type has to be sent'],
  ])('%s says that what is typed is sent, and only with scripts that it is not', async (path, here, sent) => {
    const said = (page: Page) => Promise.all([here, sent].map((text) => page.getByText(text).isVisible()));
    await visit(path, async ({ page }) => expect(await said(page)).toEqual([true, false]));
    await visit(path, async ({ page }) => expect(await said(page)).toEqual([false, true]), plain);
  });

  it('suggestions come from the body of a request, and a report is answered from it, too', async () => {
    await visit(
      '/tools/recommend-tests',
      async ({ page }) => {
        await page.getByLabel('Heart health').check();
        await submit(page);
        await page.getByRole('heading', { name: 'How far to go' }).waitFor();
        expect(page.url()).toBe(`${site}/tools/recommend-tests/answer`);
      },
      plain,
    );
    await visit(
      '/tools/interpret-results',
      async ({ page }) => {
        expect(await page.locator('form[data-tool]').isVisible()).toBe(false);
        const form = page.locator('noscript form');
        expect(await form.locator('.hint').last().innerText()).toContain(
          'is sent to this site to be answered',
        );
        await form.getByLabel('Your report as text').fill('TSH 7.77 mIU/L 0.4-4.5\nGlucose 91 mg/dL 70-99');
        await form.getByRole('button').click();
        await page.getByRole('heading', { name: '2 values: 1 in range, 1 outside' }).waitFor();
        expect(page.url()).toBe(`${site}/tools/interpret-results/answer`);
        await page.getByText('The values were not stored, logged or cached.').waitFor();
      },
      plain,
    );
  });
});

describe('a question that would change a plan', () => {
  it.each([
    ['on the page', '/tools/recommend-tests', {}],
    [
      'in a request of its own without scripts',
      '/tools/recommend-tests/answer',
      { javaScriptEnabled: false },
    ],
  ])('is answered with one tap, %s, and never in an address', async (_how, path, options) => {
    await visit(
      '/tools/recommend-tests',
      async ({ page }) => {
        await page.locator('input[value="Fatigue"]').check();
        await submit(page);
        const answer = page.locator('.answer');
        const man = answer.getByRole('button', { name: 'A man' });
        await man.click();
        await man.waitFor({ state: 'detached' });
        // A man is offered a test that a woman is not, in a step or among what the budget leaves out.
        expect(await answer.getByText('Testosterone, Total').count()).toBeGreaterThan(0);
        expect(page.url()).toBe(site + path);
      },
      options,
    );
  });
});

describe('an agent in the browser', () => {
  it('finds the tool of the page, calls it, and loses it when the page is left', async () => {
    await visit(
      '/tools/convert-units',
      async ({ page, sent }) => {
        await page.waitForFunction(() => 'offered' in window);
        const offered = await page.evaluate(async () => {
          const { tool, signal } = (
            window as unknown as {
              offered: {
                tool: {
                  name: string;
                  annotations: unknown;
                  inputSchema: { required: string[] };
                  execute: (input: unknown) => Promise<{ structuredContent: { to: { text: string } } }>;
                };
                signal: AbortSignal;
              };
            }
          ).offered;
          const { structuredContent } = await tool.execute({ analyte: 'glucose', value: 100 });
          dispatchEvent(new PageTransitionEvent('pagehide'));
          return {
            name: tool.name,
            annotations: tool.annotations,
            required: tool.inputSchema.required,
            to: structuredContent.to.text,
            left: signal.aborted,
          };
        });
        expect(offered).toEqual({
          name: 'convert_units',
          annotations: { readOnlyHint: true },
          required: ['analyte', 'value'],
          to: '5.55 mmol/L',
          left: true,
        });
        expect(sent.filter((request) => request.includes('/api/'))).toEqual([]);
      },
      {},
      (page) =>
        page.addInitScript(() => {
          const registerTool = (tool: unknown, { signal }: { signal: AbortSignal }) =>
            Object.assign(window, { offered: { tool, signal } });
          Object.assign(document, { modelContext: { registerTool } });
        }),
    );
  });

  it('is the only reason to load what offers it', async () => {
    await visit('/tools/convert-units', async ({ page, sent }) => {
      await page.getByLabel('US unit').waitFor();
      expect(sent.filter((request) => /webmcp|definitions/.test(request))).toEqual([]);
    });
  });
});

/** Every tool with an answer shown, as a link or a few presses bring it about. */
const ANSWERED: readonly (readonly [path: string, act?: (page: Page) => Promise<void>])[] = [
  ['/tools/search-tests?query=thyroid'],
  ['/tools/get-test?slug=tsh'],
  ['/tools/list-panels?category=heart-health'],
  [
    '/tools/recommend-tests',
    async (page) => {
      await page.locator('input[value="Heart health"]').check();
      await submit(page);
    },
  ],
  ['/tools/quote-order?items=tsh,cbc,lipid-panel,cmp,tssh&state=TX'],
  ['/tools/find-draw-sites?zip=10001'],
  ['/tools/lookup-reference-range?marker=ferritin&sex=female&age=34'],
  ['/tools/compare-prices?test=cbc&withItems=tsh'],
  [
    '/tools/interpret-results',
    async (page) => {
      await page.locator('#interpret_results-values').fill(REPORT);
      await page.locator('[data-row]').first().waitFor();
      await submit(page);
    },
  ],
  ['/tools/convert-units?analyte=glucose&value=100'],
  [
    '/tools/calculate-free-testosterone',
    async (page) => {
      await page.locator('#calculate_free_testosterone-totalT').fill('500');
      await page.locator('#calculate_free_testosterone-shbg').fill('35');
    },
  ],
  ['/tools/compare-provider?provider=quest-health'],
  ['/tools/get-guide', submit],
];
/** The sentences of all tools come in one file for each language. */
const MOST_SCRIPT = 105 * 1024;
/** The value that came out is judged and drawn on its range, too. */
const RANGE_SCRIPT = 6 * 1024;
/** The interpreter brings its reader of reports and their table, its judge and its warning signs, so that all of it stays on the device. */
const READER_SCRIPT = 58 * 1024;

type Act = (page: Page) => Promise<void>;
describe.each(LANGS)('every tool answered in %s', (lang) => {
  it.each(ANSWERED.map(([path, act]): [string, Act | undefined] => [path, act]))(
    '%s has no accessibility fault, never scrolls sideways and is light',
    async (path, act) => {
      await visit((lang === 'es' ? '/es' : '') + path, async ({ page, script }) => {
        await act?.(page);
        await page.locator('.answer:not([hidden]):not([aria-busy]) > *').first().waitFor();
        expect(await axeFaults(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
        const reader = path.endsWith('/interpret-results')
          ? READER_SCRIPT
          : /convert|testosterone/.test(path)
            ? RANGE_SCRIPT
            : 0;
        expect(script()).toBeLessThanOrEqual(MOST_SCRIPT + reader);
      });
    },
  );
});

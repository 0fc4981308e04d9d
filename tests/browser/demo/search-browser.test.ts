import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_WORDS } from '../../../src/blocks/kinds.ts';
import { itemPath } from '../../../src/core/address.ts';
import { namedBy } from '../../../src/core/analytes/match.ts';
import { data, site } from '../../built/served.fixture.ts';
import { axeFaults } from '../axe.fixture.ts';
import { openBrowser, opened as openedAt, started } from '../browser.fixture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened = (path: string, options: BrowserContextOptions = {}) => openedAt(browser, site + path, options);

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox');
const hits = (page: Page) => dialog(page).locator('ol.hits a:not(.add)');
const firstHit = (page: Page) => hits(page).first().getAttribute('href');
/** Waits until all sources have answered what was typed. */
const settled = (page: Page, typed: string) =>
  page
    .locator('.search-place:not([aria-busy]) [role="status"]', {
      hasText: new RegExp(`“${typed}”|loaded`),
    })
    .waitFor();

async function searched(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(typed);
  await settled(page, typed);
}

describe('the search', () => {
  it('opens by "/", finds a test first and opens it with Enter', async () => {
    const { page, faults, close } = await opened('/guides');
    await page.keyboard.press('/');
    await page.keyboard.type('tsh');
    await settled(page, 'tsh');
    expect(await firstHit(page)).toBe('/tests/tsh');
    expect(await dialog(page).locator('ol.hits li').first().innerText()).toMatch(/Test · \$\d+\.\d\d/);
    expect(await dialog(page).locator('ol.hits mark').first().innerText()).toBe('TSH');
    expect(await dialog(page).getByRole('status').innerText()).toMatch(/^\d+ results for “tsh”$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tests/tsh');
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['84443', '/tests/tsh'],
    ['a1c', '/tests/hemoglobin-a1c'],
    ['cbc', '/tests/cbc'],
    ['colesterol', '/tests/lipid-panel'],
    ['tyroid stimulating hormone', '/tests/tsh'],
    ['fasting before a blood', '/guides/fasting-before-a-blood-test'],
    ['new york', '/lab-locations/new-york'],
  ])('%o leads to %s', async (typed, path) => {
    const { page, faults, close } = await opened('/docs');
    await searched(page, typed);
    expect(await firstHit(page)).toBe(path);
    expect(faults).toEqual([]);
    await close();
  });

  it('finds what a name on a report is by another name of it', async () => {
    // An abbreviation that nothing else has; without ranges where there are such names.
    const isOnly = (alias: string) =>
      /^[A-Z]{3,6}$/.test(alias) && namedBy(alias, data.analytes).length === 1;
    const known = data.registry.records.toSorted((a, b) => Number(a.ranged) - Number(b.ranged));
    const found = known.flatMap(({ slug, said }) =>
      said.en.aliases.filter(isOnly).map((alias) => [slug, alias]),
    );
    const [[slug, alias = ''] = []] = found;
    const { page, faults, close } = await opened('/docs');
    await searched(page, alias);
    const paths = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths, alias).toContain(`/biomarkers/${slug}`);
    expect(faults).toEqual([]);
    await close();
  });

  it('speaks Spanish on a Spanish page and looks in the Spanish index', async () => {
    const { page, faults, close } = await opened('/es/guides/fasting-before-a-blood-test');
    await page.keyboard.press('Control+k');
    await field(page).fill('ferritina');
    await settled(page, 'ferritina');
    expect(await firstHit(page)).toMatch(/\/tests\/ferritin$/);
    expect(await dialog(page).getByRole('status').innerText()).toMatch(/^\d+ resultados de “ferritina”$/);
    const paths = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toContain('/es/biomarkers/ferritin');
    expect(paths.filter((path) => path?.startsWith('/biomarkers'))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('narrows to one kind of page', async () => {
    const { page, close } = await opened('/guides');
    await searched(page, 'tsh');
    await dialog(page).getByText(KIND_WORDS.en.biomarkers, { exact: true }).first().click();
    await page.waitForFunction(() => !document.querySelector('ol.hits a[href^="/tests"]'));
    await settled(page, 'tsh');
    const paths = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths[0]).toBe('/biomarkers/tsh');
    expect(paths.filter((path) => !path?.startsWith('/biomarkers/'))).toEqual([]);
    await close();
  });

  it('asks the service where the page index cannot be loaded and no name fits', async () => {
    const { page, close } = await opened('/guides');
    await page.route('**/pagefind/**', (route) => route.abort());
    const asked = page.waitForRequest('**/api/agent/search_tests?**');
    await searched(page, 'serum glutamic-pyruvic transaminase');
    expect(new URL((await asked).url()).searchParams.get('query')).toBe(
      'serum glutamic-pyruvic transaminase',
    );
    expect(await firstHit(page)).toMatch(/^\/(tests|panels)\//);
    await close();
  });

  it('says so when nothing is found, and when nothing can be loaded', async () => {
    const { page, close } = await opened('/guides');
    await searched(page, 'qqzzxxyy');
    expect(await dialog(page).getByRole('status').innerText()).toBe('Nothing found for “qqzzxxyy”.');
    await close();
    const other = await opened('/guides');
    await other.page.route(/pagefind|names\.json|\/api\//, (route) => route.abort());
    await searched(other.page, 'tsh');
    expect(await dialog(other.page).getByRole('status').innerText()).toContain('could not be loaded');
    await other.close();
  });

  it('drops answers that come too late', async () => {
    const { page, close } = await opened('/guides');
    await page.route('**/names.json', async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await page.keyboard.press('/');
    await field(page).fill('ferritin');
    await page.waitForTimeout(150);
    await field(page).fill('tsh');
    await page.waitForTimeout(800);
    await settled(page, 'tsh');
    expect(await firstHit(page)).toBe('/tests/tsh');
    expect(await dialog(page).getByRole('status').innerText()).toContain('tsh');
    await close();
  });

  it('moves through results by arrow keys, and Escape puts the focus back', async () => {
    const { page, close } = await opened('/guides');
    await page.locator('[data-search]').focus();
    await page.keyboard.press('Enter');
    await field(page).fill('tsh');
    await settled(page, 'tsh');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('/tests/tsh');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await hits(page).nth(1).getAttribute('href'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
    await close();
  });

  it('leaves "/" to whoever types in a field', async () => {
    const { page, close } = await opened('/tests');
    await page.locator('input[name="query"]').fill('a');
    await page.keyboard.press('/');
    expect(await page.locator('input[name="query"]').inputValue()).toBe('a/');
    expect(await dialog(page).count()).toBe(0);
    await close();
  });

  it('keeps the last pages on the device, never those of tools, until they are cleared', async () => {
    const { page, close } = await opened('/tests/tsh');
    await page.goto(`${site}/tools/convert-units?analyte=glucose&value=100`);
    await started(page);
    await page.goto(`${site}/biomarkers/ferritin?from=7.77`);
    await started(page);
    await page.goto(`${site}/es/tests/hiv-ag-ab`);
    await started(page);
    await page.goto(`${site}/search`);
    await started(page);
    await page.keyboard.press('/');
    const recent = page.locator('.recent');
    await recent.waitFor();
    expect(
      await recent.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/biomarkers/ferritin', '/tests/tsh']);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/convert|100|7\.77|hiv/i);
    await recent.getByRole('button').click();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
  });

  it('drops what was kept before private pages were left out', async () => {
    const { page, close } = await opened('/tests/tsh');
    await page.evaluate(() =>
      localStorage.setItem('recent-pages', JSON.stringify([{ path: '/tests/hiv-ag-ab', title: 'HIV' }])),
    );
    await page.goto(`${site}/privacy`);
    await started(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
  });

  it('has a page whose address brings the same results', async () => {
    const { page, faults, close } = await opened('/search');
    await page.getByLabel('Test, biomarker').fill('iron');
    await page.waitForURL('**/search?query=iron');
    await page.reload();
    await settled(page, 'iron');
    expect(await page.locator('ol.hits a').first().innerText()).toMatch(/^Iron/);
    expect(await page.getByLabel('Test, biomarker').inputValue()).toBe('iron');
    expect(faults).toEqual([]);
    await close();
  });

  it('takes what was typed on a page that is not there', async () => {
    const { page, close } = await opened('/no-such-page');
    await page.getByLabel('Test, biomarker').fill('ferritin');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?**query=ferritin**');
    await settled(page, 'ferritin');
    expect(await page.locator('ol.hits a').first().getAttribute('href')).toBe('/tests/ferritin');
    await close();
  });

  it('is a plain form without scripts', async () => {
    const { page, close } = await opened('/es/search', { javaScriptEnabled: false });
    const form = page.locator('main form');
    expect(await form.getAttribute('action')).toBe('/tools/search-tests/answer');
    expect(
      await form.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    ).toEqual(['lang', 'query']);
    expect(await form.locator('[name="lang"]').getAttribute('value')).toBe('es');
    await close();
  });
});

const entries = data.catalog.entries;
const shown = (page: Page) =>
  page
    .locator('.items tbody tr:not([hidden]) th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const paths = (passing: (entry: (typeof entries)[number]) => boolean) =>
  entries.filter(passing).map(itemPath).sort();
const cheapest = ({ cents }: (typeof entries)[number]) => Math.min(...Object.values(cents));

describe('the catalog', () => {
  const filters: [query: string, passing: (entry: (typeof entries)[number]) => boolean][] = [
    ['', () => true],
    ['?category=thyroid', ({ category }) => category === 'thyroid'],
    ['?type=panel', ({ type }) => type === 'panel'],
    ['?lab=lab_3', ({ cents }) => cents.lab_3 !== undefined],
    ['?sample=urine', ({ said }) => /urine/i.test(said.en.sampleType)],
    ['?fasting=yes', ({ fasting }) => fasting.required],
    ['?fasting=no', ({ fasting }) => !fasting.required],
    ['?max=20', (entry) => cheapest(entry) <= 2000],
    ['?min=100.5', (entry) => cheapest(entry) >= 10_050],
    ['?now=1', ({ orderable }) => orderable],
    [
      '?type=test&lab=lab_2&fasting=no&max=15',
      ({ type, cents, fasting }) => type === 'test' && (cents.lab_2 ?? 1e9) <= 1500 && !fasting.required,
    ],
  ];

  it('shows what each filter of its address leaves, and counts it', async () => {
    const { page, faults, close } = await opened('/tests');
    for (const [query, passing] of filters) {
      await page.goto(`${site}/tests${query}`);
      const expected = paths(passing);
      await expect.poll(async () => (await shown(page)).sort(), { message: query }).toEqual(expected);
      expect(await page.locator('[data-count]').innerText(), query).toContain(`${expected.length} `);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('filters and sorts as fields change, and its address brings the same list again', async () => {
    const { page, close } = await opened('/tests');
    await page.getByLabel('Sample').selectOption('urine');
    await page.getByLabel('Lab', { exact: true }).selectOption('lab_2');
    await page.getByLabel('Price up to').fill('60');
    await page.getByLabel('Sort by').selectOption('price');
    await page.waitForURL('**/tests?lab=lab_2&sample=urine&max=60&sort=price');
    const list = await shown(page);
    const cents = list.map((path) => entries.find((entry) => itemPath(entry) === path)?.cents.lab_2 ?? 0);
    expect(cents).toEqual([...cents].sort((a, b) => a - b));
    expect(list.length).toBe(
      paths((entry) => /urine/i.test(entry.said.en.sampleType) && (entry.cents.lab_2 ?? 1e9) <= 6000).length,
    );
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(list);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL('**/tests');
    await page.waitForFunction(
      (all) => document.querySelectorAll('.items tbody tr:not([hidden])').length === all,
      entries.length,
    );
    expect(await page.locator('.catalog section:not([hidden]) h2').first().textContent()).toBe(
      data.catalog.categories[0]?.said.en.name,
    );
    await close();
  });

  it('says which filter to drop when nothing is left', async () => {
    const { page, close } = await opened('/tests?sample=urine&type=panel&max=1');
    await expect.poll(() => page.getByRole('status').first().innerText()).toMatch(/^0 of/);
    await page.getByRole('button', { name: /^Price up to/ }).click();
    expect((await shown(page)).length).toBe(
      paths(({ type, said }) => type === 'panel' && /urine/i.test(said.en.sampleType)).length,
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('max');
    await close();
  });

  it('filters a category too', async () => {
    const { page, close } = await opened('/categories/thyroid?type=panel');
    await expect
      .poll(async () => (await shown(page)).sort())
      .toEqual(paths(({ category, type }) => category === 'thyroid' && type === 'panel'));
    await close();
  });

  it('has every item in the page without scripts, by category, and no dead filter', async () => {
    const { page, close } = await opened('/tests', { javaScriptEnabled: false });
    expect((await shown(page)).sort()).toEqual(paths(() => true));
    expect(await page.locator('.catalog h2 a').count()).toBe(data.catalog.categories.length);
    expect(await page.locator('.filters').isVisible()).toBe(false);
    await close();
  });

  it('reads as cards on a phone, and stays a table for a screen reader', async () => {
    const { page, close } = await opened('/categories/thyroid', { viewport: { width: 320, height: 800 } });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const roles = nodes.map(({ role }) => role?.value);
    const rows = paths(({ category }) => category === 'thyroid').length;
    expect(roles.filter((role) => role === 'rowheader')).toHaveLength(rows);
    expect(roles.filter((role) => role === 'table').length).toBe(await page.locator('.items').count());
    expect(
      await page
        .locator('.items tbody td')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe(`"${data.service.labs[0]?.name}"`);
    await close();
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each([320, 1280])('the open search has no accessibility fault at %i px', async (width) => {
    const { page, close } = await opened('/tests/tsh', { colorScheme, viewport: { width, height: 800 } });
    await page.keyboard.press('/');
    await page.locator('.recent').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await field(page).fill('tsh');
    await settled(page, 'tsh');
    expect(await axeFaults(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await close();
  });

  it.each(['/tests?sample=urine&sort=price', '/tests?max=1&type=panel', '/es/search?query=tsh'])(
    '%s has no accessibility fault',
    async (path) => {
      for (const width of [320, 1280]) {
        const { page, close } = await opened(path, { colorScheme, viewport: { width, height: 800 } });
        if (path.includes('search')) await settled(page, 'tsh');
        expect(await axeFaults(page), `${width}`).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
        await close();
      }
    },
  );
});

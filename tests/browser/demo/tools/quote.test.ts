import { describe, expect, it } from 'vitest';
import { quoteOrder } from '../../../../src/core/tools/quote-order.ts';
import { runTool } from '../../../../src/core/tools/run.ts';
import { wordsOf } from '../../../../src/core/words/index.ts';
import { loadDataset } from '../../../../src/data/load.ts';
import { visit } from './visit.fixture.ts';

const data = loadDataset();

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
      await expect.poll(() => page.locator('.answer figure.strip').count()).toBe(2);
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

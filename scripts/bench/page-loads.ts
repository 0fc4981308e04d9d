import { startUnlimited } from '../../netlify/local/server.ts';
import { openBrowser, settled } from '../../tests/browser/browser.fixture.ts';
import { type Load, loaded } from '../../tests/browser/load.fixture.ts';

/**
 * Requests and bytes of a first visit, as they travel, without fonts: pages as they open, and with their answer, after
 * all that they fetch for it. `-- ../other` weighs the build of another folder.
 */
const EXAMPLE = { values: 'TSH 5.2 mIU/L\nFerritin 8 ng/mL' };

/** By its address, what is done there before it is weighed. */
const VISITS: readonly (readonly [path: string, act?: (load: Load) => Promise<void>])[] = [
  ['/'],
  ['/tests/tsh'],
  ['/tools/quote-order'],
  ['/tools/quote-order?items=cbc,tsh&state=TX'],
  ['/cart?add=cbc,tsh&lab=lab_1'],
  ['/search?query=thyroid'],
  ['/compare/basket?test=tsh&withItems=cbc'],
  ['/biomarkers/tsh', (load) => typed(load, '[data-range-hero] [data-value]', '5.2')],
  ['/tools/convert-units?analyte=glucose&value=100'],
  [
    '/tools/calculate-free-testosterone',
    (load) => sent(load, { totalT: '500', shbg: '40', albuminGdL: '4.3' }),
  ],
  ['/tools/interpret-results', (load) => sent(load, EXAMPLE)],
];

async function typed({ page }: Load, field: string, text: string): Promise<void> {
  await page.locator(field).first().fill(text);
}

/** Fills the form of the page and presses its button. */
async function sent({ page, idle }: Load, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('form[data-tool]').first();
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`).first();
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await idle();
  await form.locator('button[type="submit"]').first().click();
  await page.locator('.answer').filter({ hasText: /\S/, visible: true }).first().waitFor();
}

const server = await startUnlimited({ root: process.argv[2] ?? process.cwd(), port: 0, quiet: true });
const browser = await openBrowser();
const row = (...cells: (string | number)[]): void =>
  console.info(cells.map((cell) => String(cell).padStart(9)).join(''));
row('requests', 'bytes', 'html', 'css', 'js', 'data');
for (const [path, act] of VISITS) {
  const load = await loaded(browser, server.url + path);
  await load.hurry();
  await act?.(load);
  await settled(load.page);
  await load.idle();
  const { requests, total, html, css, script, data } = await load.weight();
  row(requests, total, html, css, script, data, `  ${path}`);
  if (load.faults.length > 0) console.info(load.faults.join('\n'));
  await load.close();
}
await browser.close();
await server.close();

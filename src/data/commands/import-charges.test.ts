import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Charge, tall } from '../charges/charges.fixture.ts';

const HEADER =
  'code,kind,hospital,state,observed,version,count,lowCents,medianCents,highCents,sourceTitle,sourceUrl\n';
const OLD =
  '80053,cash,Sample Hospital,TX,2025-01-01,2.2.0,1,900,900,900,Sample Hospital: standard charges,https://example.org/2025.csv\n';
const URL = 'https://example.org/2026.csv';
const NEW = `80053,cash,Sample Hospital,TX,2026-04-01,3.0.0,1,1000,1000,1000,Sample Hospital: standard charges,${URL}\n`;

/** A folder with a file of charges and data of before; the command runs there. */
function project(charges: readonly Charge[]) {
  const root = mkdtempSync(join(tmpdir(), 'import-charges-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'data'));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('data/reference-prices.csv', 'kind,key\nmedicare,80053\n');
  write('data/hospital-charges.csv', HEADER + OLD);
  write('file.csv', tall(3, charges));
  return {
    write,
    data: () => readFileSync(join(root, 'data/hospital-charges.csv'), 'utf8'),
    rejected: join(root, 'file.csv.rejected.csv'),
    run(...options: string[]) {
      const command = resolve('src/data/commands/import-charges.ts');
      return spawnSync(process.execPath, [command, ...options], { cwd: root, encoding: 'utf8' });
    },
  };
}

test('new rows are added, and a repeated import changes nothing', () => {
  const { run, data } = project([{ cash: '10' }]);
  const first = run('file.csv', '--url', URL);
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('1 rows added');
  expect(data()).toBe(HEADER + OLD + NEW);
  const again = run('file.csv', '--url', URL);
  expect(again.status).toBe(0);
  expect(again.stdout).toContain('0 rows added to data/hospital-charges.csv, 1 stood there already');
  expect(data()).toBe(HEADER + OLD + NEW);
});

test('other amounts of the same day do not replace what stands', () => {
  const { run, data, write } = project([{ cash: '10' }]);
  run('file.csv', '--url', URL);
  write('file.csv', tall(3, [{ cash: '11' }]));
  const { status, stderr } = run('file.csv', '--url', URL);
  expect(status).toBe(1);
  expect(stderr).toContain('1 rows of the same day stand there with other amounts: they are kept.');
  expect(data()).toBe(HEADER + OLD + NEW);
});

test('without an address nothing is written, and the report says what would be', () => {
  const { run, data } = project([{ cash: '10' }]);
  const { status, stdout } = run('file.csv');
  expect(status).toBe(1);
  expect(stdout).toContain('1 charges for 1 codes.\nNothing was written');
  expect(data()).toBe(HEADER + OLD);
});

test('rejected rows go to a file, their number to the screen; without any the file goes', () => {
  const { run, rejected, write } = project([{ cash: '10' }, { cash: 'ask, please' }]);
  const { stdout } = run('file.csv');
  expect(stdout).toContain('1 rejected\n1 faults are listed in file.csv.rejected.csv.');
  expect(readFileSync(rejected, 'utf8')).toBe(
    'line,field,reason,value\n5,standard_charge|discounted_cash,is no amount in dollars,"ask, please"\n',
  );
  write('file.csv', tall(3, [{ cash: '10' }]));
  run('file.csv');
  expect(existsSync(rejected)).toBe(false);
});

test('what cannot be imported ends with an exit code that says so', () => {
  const { run } = project([{ code: '71046', cash: '10' }]);
  expect(run('file.csv', '--url', URL).status).toBe(1);
  expect(run('missing.csv', '--url', URL).status).toBe(1);
  expect(run().status).toBe(2);
  expect(run('file.csv', '--today').status).toBe(2);
  const wrong = run('file.csv', '--url', 'http://example.org', '--state', 'Texas', '--codes', '80053,abc');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/^--state: .*\n--url: an https address\n--codes: .*\nusage: /);
});

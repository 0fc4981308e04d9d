import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreFile } from '../../core/model/store/store.ts';
import { QUESTIONS } from '../new/questions.ts';

const COMMAND = `${import.meta.dirname}/new-store.ts`;
const folder = (): string => join(mkdtempSync(join(tmpdir(), 'new-store-')), 'store');

const newStore = (store: string, args: readonly string[], input = '') =>
  spawnSync(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, STORE_DIR: store },
    input,
    encoding: 'utf8',
  });

const ANSWERS = [
  'Acme Labs',
  'https://acme-labs.com/',
  'TX, ok',
  'Quest Diagnostics, mesa=Mesa Labs',
  '$9.50',
  'https://shop.acme-labs.com/cart?add={skus}&at={lab}',
  'Acme LLC',
  '(512) 555-0190, help@acme-labs.com',
  'email, walk-ins',
  'Netlify, 30',
];
const filesIn = (store: string): string[] => globSync('**/*.*', { cwd: store }).sort();

test('ten answers are a store, and what is left is said', () => {
  expect(QUESTIONS).toHaveLength(ANSWERS.length);
  const store = folder();
  const { status, stdout } = newStore(store, [], `${ANSWERS.join('\n')}\n`);
  expect(status).toBe(0);
  expect(filesIn(store)).toEqual([
    'labs/mesa.json',
    'labs/quest_diagnostics.json',
    'prices.csv',
    'service.json',
  ]);
  expect(JSON.parse(readFileSync(join(store, 'service.json'), 'utf8'))).toEqual({
    brand: 'Acme Labs',
    origin: 'https://acme-labs.com',
    contactUrl: 'mailto:help@acme-labs.com',
    contact: { legalName: 'Acme LLC', email: 'help@acme-labs.com', phone: '(512) 555-0190' },
    cart: { url: 'https://shop.acme-labs.com/cart?add={skus}&at={lab}' },
    demo: false,
    currency: 'USD',
    labFeeCents: 950,
    promises: { requisition: 'email', walkIns: true },
    defaultLab: 'quest_diagnostics',
    served: ['TX', 'OK'],
    privacy: { host: 'Netlify', logDays: 30 },
  });
  expect(readFileSync(join(store, 'prices.csv'), 'utf8')).toBe('slug,quest_diagnostics,mesa,sku,as_of\n');
  expect(stdout).toContain('whole file: prices nothing, so nothing is sold');
  expect(stdout).toContain('1 fault in 1 file');
  expect(stdout).toContain('npm run import-prices');
});

test('options answer too, and what is not said is left out', () => {
  const store = folder();
  const { status } = newStore(store, [
    '--brand',
    'Acme',
    '--origin',
    'https://acme.com',
    '--labs',
    'Quest',
    '--fee',
    '0',
    '--states',
    'all',
  ]);
  expect(status).toBe(0);
  const service = JSON.parse(readFileSync(join(store, 'service.json'), 'utf8'));
  expect(service).toEqual({
    brand: 'Acme',
    origin: 'https://acme.com',
    demo: false,
    currency: 'USD',
    labFeeCents: 0,
    defaultLab: 'quest',
    notServed: [],
  });
  expect(StoreFile.parse(service).promises).toEqual({ noOtherFees: false, walkIns: false, physician: false });
});

test('everything that is wrong is said at once, and nothing is written', () => {
  const store = folder();
  const wrong = newStore(
    store,
    [],
    '\nacme.com\nTexas\n2nd Lab\nfree\nhttp://shop.com\n\ncall\nmagic\nNetlify\n',
  );
  expect(wrong.status).toBe(2);
  expect(wrong.stderr.trim().split('\n')).toEqual([
    '--brand: Give a name.',
    '--origin: Write the address with https:// in front.',
    '--states: TEXAS: no code of a state. Write codes such as TX, with commas between.',
    '--labs: 2nd Lab: write an identifier of small letters before it, such as quest=Quest Diagnostics.',
    '--fee: Write dollars and cents, such as 9.50, or 0.',
    '--cart: Write an address with https:// in front.',
    '--contact: "call" is neither an email address nor a telephone number.',
    '--promises: "magic" is none of no-other-fees, walk-ins, physician, email, account, site.',
    '--host: Write the host, a comma and the number of days, such as Netlify, 30; ask your host for it.',
    'Nothing was written.',
  ]);
  expect(existsSync(store)).toBe(false);
});

test('a folder that holds anything is never touched', () => {
  const store = folder();
  mkdirSync(store);
  writeFileSync(join(store, 'notes.txt'), 'mine');
  const { status, stderr } = newStore(store, [], ANSWERS.join('\n'));
  expect([status, filesIn(store)]).toEqual([1, ['notes.txt']]);
  expect(stderr).toContain('nothing of it is touched');
});

test('help is printed, and an unknown option is refused', () => {
  expect(newStore(folder(), ['--help']).stdout).toContain('usage: npm run new-store');
  const { status, stderr } = newStore(folder(), ['--colour', 'teal']);
  expect([status, stderr]).toEqual([2, expect.stringContaining("Unknown option '--colour'")]);
});

test.each([
  ['origin', 'https://acme.com/shop', 'Write https://acme.com, without a path.'],
  ['labs', 'Quest, quest=Other', 'quest stands twice.'],
  ['labs', 'price=Quest', 'write an identifier'],
  ['cart', 'https://a.com/?i={items}&s={skus}', 'Write {items} where'],
  ['cart', 'https://a.com/?i={item}', '{item} is no place that is filled'],
  ['cart', 'https://a.com/cart', 'Write {items} where'],
  ['promises', 'email, site', 'Say one of email and site.'],
])('--%s does not take %s', (flag, answer, message) => {
  const question = QUESTIONS.find((one) => one.flag === flag);
  expect(question?.read(answer, { states: ['TX'] })).toEqual({ fault: expect.stringContaining(message) });
});

import { expect, it } from 'vitest';
import { headersFile } from './headers-file.ts';
import { readNetlifyToml } from './local/netlify-toml.ts';

it('takes away what an earlier rule may have set, before it sets the header anew', () => {
  const rules = [
    { for: '/*', values: { vary: 'Accept', 'x-frame-options': 'DENY' } },
    { for: '/data/*', values: { vary: 'Origin', 'access-control-allow-origin': '*' } },
  ];
  expect(headersFile(rules)).toBe(
    [
      '/*',
      '  vary: Accept',
      '  x-frame-options: DENY',
      '/data/*',
      '  ! vary',
      '  vary: Origin',
      '  access-control-allow-origin: *',
      '',
    ].join('\n'),
  );
});

it('holds every header of netlify.toml, within the bounds of hosts that read the file', async () => {
  const { headers } = await readNetlifyToml(process.cwd());
  const lines = headersFile(headers).split('\n');
  for (const { for: path, values } of headers) {
    const at = lines.indexOf(path);
    expect(at).toBeGreaterThanOrEqual(0);
    for (const [name, value] of Object.entries(values))
      expect(lines.slice(at)).toContain(`  ${name}: ${value}`);
  }
  expect(headers.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
});

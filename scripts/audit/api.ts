import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lints dist/openapi.json with tools too heavy to be dependencies; npx brings these versions.
 * Any finding, down to a hint, fails.
 */
const LINTERS = [
  ['@redocly/cli@2.77.0', 'lint', '--extends=recommended-strict', 'openapi.json'],
  ['@stoplight/spectral-cli@6.16.3', 'lint', '--fail-severity=hint', 'openapi.json'],
  ['openapi-examples-validator@7.1.0', 'draft-04.json'],
] as const;

/**
 * openapi-examples-validator reads JSON Schema draft 4 only: an exclusive minimum is two words there, a list that is
 * required is not empty, a schema is no boolean, and nobody reads the mapping of a discriminator.
 */
function asDraft04(key: string, value: unknown): unknown {
  if (key === 'discriminator' || (key === 'required' && Array.isArray(value) && value.length === 0))
    return undefined;
  if (key === 'items' && typeof value === 'boolean') return value ? {} : { not: {} };
  return value !== null && typeof value === 'object' && 'exclusiveMinimum' in value
    ? { ...value, minimum: value.exclusiveMinimum, exclusiveMinimum: true }
    : value;
}

const text = readFileSync('dist/openapi.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'audit-api-'));
writeFileSync(join(folder, 'openapi.json'), text);
writeFileSync(join(folder, 'draft-04.json'), JSON.stringify(JSON.parse(text, asDraft04)));
writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
for (const [name, ...options] of LINTERS) {
  console.info(`\n${name}`);
  const { status } = spawnSync('npx', ['-y', name, ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true });

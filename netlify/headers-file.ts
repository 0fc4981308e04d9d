import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HeaderRule } from './local/headers.ts';
import { readNetlifyToml } from './local/netlify-toml.ts';

/**
 * The headers of netlify.toml as a `_headers` file, which other hosts of static files read. There a header that several
 * rules set is joined, so a later rule first takes away ("! Name") what an earlier one may have set.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const set = new Set<string>();
  const blocks = rules.map((rule) => {
    const names = Object.keys(rule.values);
    const lines = [
      rule.for,
      ...names.filter((name) => set.has(name)).map((name) => `  ! ${name}`),
      ...names.map((name) => `  ${name}: ${rule.values[name]}`),
    ];
    for (const name of names) set.add(name);
    return lines.join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

if (import.meta.main) {
  const { headers } = await readNetlifyToml(resolve(import.meta.dirname, '..'));
  writeFileSync(join(process.env.BUILD_INTO ?? '.', 'dist/_headers'), headersFile(headers));
}

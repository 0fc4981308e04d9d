import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** The document of packages that a build uses or ships, each with its licence, from the lock file. */
export function licencesDocument(lock: { readonly packages: Readonly<Record<string, Locked>> }): string {
  const used = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'not named' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
  const groups = Map.groupBy(used, ({ license }) => license);
  const sorted = [...groups].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  return [
    '# Licences of others',
    '',
    'Packages that a build uses or ships, from the lock file; `npm run licences` writes this page. What only tests and audits use is left out. Licences of data are in [the data guide](../data/README.md).',
    '',
    ...sorted.flatMap(([license, packages]) => [
      `## ${license}`,
      '',
      [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort().join(', '),
      '',
    ]),
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync('docs/licences.md', licencesDocument(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
}

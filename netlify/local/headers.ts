/** One `[[headers]]` block of netlify.toml; the names in `values` are lower case. */
export interface HeaderRule {
  readonly for: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Headers of a static path: every matching block counts, the later one wins for the same header. */
export function compileHeaders(rules: readonly HeaderRule[]): (path: string) => Record<string, string> {
  const compiled = rules.map((rule) => ({ regex: globRegex(rule.for), values: rule.values }));
  return (path) =>
    Object.assign({}, ...compiled.filter(({ regex }) => regex.test(path)).map(({ values }) => values));
}

/** As in Netlify's own parser: `*` crosses slashes, a whole segment `*` may be empty, `:name` is one segment. */
function globRegex(glob: string): RegExp {
  const segments = glob
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment.startsWith(':')) return '([^/]+)';
      if (segment === '*') return '?(.*)';
      return segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '(.*)');
    });
  return new RegExp(`^/${segments.join('/')}/?$`, 'i');
}

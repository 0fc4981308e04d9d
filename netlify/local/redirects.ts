/** One `[[redirects]]` block of netlify.toml: an exact path, or one that ends in `/*`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 301 | 302;
  /** Without force a file at the same path wins over the rule. */
  readonly force: boolean;
}

export interface RedirectMatch {
  readonly rule: RedirectRule;
  readonly location: string;
}

/** First rule that matches wins. A trailing slash makes no difference and the caller's query is kept. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
): RedirectMatch | undefined {
  for (const rule of rules) {
    const splat = splatOf(rule.from, path);
    if (splat === undefined) continue;
    const target = rule.to.replace(':splat', () => splat);
    // "/:splat" with "//elsewhere.example" would otherwise send the caller to another host.
    const location = rule.to.startsWith('/') ? target.replace(/^\/+/, '/') : target;
    return { rule, location: location.includes('?') ? location : location + query };
  }
  return undefined;
}

function splatOf(from: string, path: string): string | undefined {
  if (!from.endsWith('/*')) return dropSlash(path) === dropSlash(from) ? '' : undefined;
  const base = from.slice(0, -1);
  if (path.startsWith(base)) return path.slice(base.length);
  return `${path}/` === base ? '' : undefined;
}

function dropSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

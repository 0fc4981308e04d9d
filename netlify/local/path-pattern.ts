/** A path of Netlify's function routes, such as `/api/*` or `/tests/:slug`, ready to be matched. */
export interface PathPattern {
  readonly pattern: string;
  /** The parameters of a path that matches; wildcards are numbered from '0', as on Netlify. */
  match(path: string): Record<string, string> | undefined;
}

export function compilePattern(pattern: string): PathPattern {
  if (!pattern.startsWith('/') || /[()[\]{}?+\\]/.test(pattern)) {
    throw new Error(`The path "${pattern}" is not supported locally: use /exact, /:name and /* only.`);
  }
  const names: string[] = [];
  // What URLPattern makes of it, which takes ten times as long for each request. Netlify allows a slash at the end.
  const source = pattern.replace(/\*|:(\w+)|[^\w/]/g, (part, name: string | undefined) => {
    if (part !== '*' && name === undefined) return `\\${part}`;
    names.push(name ?? String(names.filter((known) => /^\d+$/.test(known)).length));
    return name === undefined ? '(.*)' : '([^/]+?)';
  });
  const path = new RegExp(`^${source}/?$`);
  return {
    pattern,
    match(pathname) {
      const found = path.exec(pathname);
      if (found === null) return undefined;
      return Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? '']));
    },
  };
}

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
  // Netlify allows a slash at the end.
  const path = new URLPattern({ pathname: `${pattern}{/}?` });
  return {
    pattern,
    match(pathname) {
      const found = path.exec({ pathname });
      if (found === null) return undefined;
      const groups = Object.entries(found.pathname.groups);
      return Object.fromEntries(groups.map(([name, value]) => [name, value ?? '']));
    },
  };
}

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
  let wildcards = 0;
  const source = pattern.replace(/:([A-Za-z_]\w*)|[*.$^|]/g, (token, name: string | undefined) => {
    if (name !== undefined) {
      names.push(name);
      return '([^/]+?)';
    }
    if (token !== '*') return `\\${token}`;
    names.push(String(wildcards++));
    return '(.*?)';
  });
  const regex = new RegExp(`^${source}/?$`);
  return {
    pattern,
    match(path) {
      const found = regex.exec(path);
      if (!found) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
    },
  };
}

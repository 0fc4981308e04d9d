import { compilePattern, type PathPattern } from './path-pattern.ts';

/** The part of `config` that says which requests a function or edge function answers. */
export interface Routing {
  readonly routes: readonly PathPattern[];
  readonly excluded: readonly PathPattern[];
  /** Empty: every method. */
  readonly methods: readonly string[];
}

export interface RouteMatch<Target> {
  readonly target: Target;
  /** The route that the path matches, as its pattern. */
  readonly route: string;
  readonly params: Record<string, string>;
}

export function readRouting(name: string, config: Record<string, unknown>): Routing {
  const routes = texts(config.path).map(compilePattern);
  if (routes.length === 0) throw new Error(`${name}: config.path is missing.`);
  return {
    routes,
    excluded: texts(config.excludedPath).map(compilePattern),
    methods: texts(config.method).map((method) => method.toUpperCase()),
  };
}

/** A setting that may be one text or a list of them. */
function texts(value: unknown): string[] {
  return [value ?? []].flat().map(String);
}

/** The first target, in order, that answers this method and path. */
export function findRoute<Target extends Routing>(
  targets: readonly Target[],
  method: string,
  path: string,
): RouteMatch<Target> | undefined {
  for (const target of targets) {
    if (target.methods.length > 0 && !target.methods.includes(method)) continue;
    const match = matchAny(target.routes, path);
    if (match && !matchAny(target.excluded, path)) return { target, ...match };
  }
  return undefined;
}

function matchAny(
  patterns: readonly PathPattern[],
  path: string,
): Omit<RouteMatch<unknown>, 'target'> | undefined {
  for (const pattern of patterns) {
    const params = pattern.match(path);
    if (params) return { route: pattern.pattern, params };
  }
  return undefined;
}

/** What the platform calls: a function or an edge function. */
export type Handler = (request: Request, context: object) => unknown;

export interface PlatformModule {
  readonly handler: Handler;
  readonly config: Record<string, unknown>;
}

/** The default export and `config` of a module; a setting outside `known` would have to be ignored, so it is refused. */
export function readModule(name: string, module: unknown, known: readonly string[]): PlatformModule {
  const { default: handler, config } = record(module);
  if (typeof handler !== 'function') throw new Error(`${name}: the default export must be a function.`);
  const settings = record(config);
  refuseOthers(name, settings, known);
  return { handler: (request, context) => handler(request, context), config: settings };
}

export function refuseOthers(name: string, value: Record<string, unknown>, known: readonly string[]): void {
  const others = Object.keys(value).filter((key) => !known.includes(key));
  if (others.length > 0) throw new Error(`${name}: ${others.join(', ')} in config is not supported locally.`);
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

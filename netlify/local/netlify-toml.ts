import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { HeaderRule } from './headers.ts';
import type { RedirectRule } from './redirects.ts';

export interface NetlifyToml {
  /** Folders, relative to the folder of netlify.toml. */
  readonly publish: string;
  readonly functions: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

type Table = Record<string, unknown>;

export async function readNetlifyToml(root: string): Promise<NetlifyToml> {
  return parseNetlifyToml(await readFile(join(root, 'netlify.toml'), 'utf8'));
}

/** Settings that this server would have to ignore are refused, so that it never differs silently. */
export function parseNetlifyToml(source: string): NetlifyToml {
  const file: Table = parse(source);
  onlyKeys(file, ['build', 'functions', 'headers', 'redirects'], 'netlify.toml');
  const build = table(file.build ?? {}, '[build]');
  onlyKeys(build, ['command', 'publish', 'environment'], '[build]');
  const functions = table(file.functions ?? {}, '[functions]');
  onlyKeys(functions, ['directory', 'included_files'], '[functions]');
  return {
    publish: text(build.publish ?? 'dist', '[build] publish'),
    functions: text(functions.directory ?? 'netlify/functions', '[functions] directory'),
    headers: list(file.headers).map(headerRule),
    redirects: list(file.redirects).map(redirectRule),
  };
}

function headerRule(block: unknown, index: number): HeaderRule {
  const where = `[[headers]] number ${index + 1}`;
  const rule = table(block, where);
  onlyKeys(rule, ['for', 'values'], where);
  const values = Object.entries(table(rule.values, `${where} values`));
  return {
    for: text(rule.for, `${where} for`),
    values: Object.fromEntries(
      values.map(([name, value]) => [name.toLowerCase(), text(value, `${where} ${name}`)]),
    ),
  };
}

function redirectRule(block: unknown, index: number): RedirectRule {
  const where = `[[redirects]] number ${index + 1}`;
  const rule = table(block, where);
  onlyKeys(rule, ['from', 'to', 'status', 'force'], where);
  const from = text(rule.from, `${where} from`);
  const to = text(rule.to, `${where} to`);
  const status = rule.status ?? 301;
  const force = rule.force ?? false;
  if (status !== 200 && status !== 301 && status !== 302) refuse(`${where} status ${String(status)}`);
  if (typeof force !== 'boolean') refuse(`${where} force that is not true or false`);
  if (/[:?]|\*./.test(from) || !from.startsWith('/') || (from.includes('*') && !from.endsWith('/*'))) {
    refuse(`${where} from "${from}" (an exact path, or one that ends in /*)`);
  }
  if (status === 200 && !to.startsWith('/')) refuse(`${where}: a rewrite to another host`);
  if (/:(?!splat\b|\/\/)/.test(to)) refuse(`${where} to "${to}" (only :splat)`);
  return { from, to, status, force };
}

function onlyKeys(value: Table, known: readonly string[], where: string): void {
  const others = Object.keys(value).filter((key) => !known.includes(key));
  if (others.length > 0) refuse(`${where}: ${others.join(', ')}`);
}

function refuse(what: string): never {
  throw new Error(`netlify.toml has something that is not supported locally. ${what}`);
}

function list(value: unknown): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) refuse('headers or redirects that are not [[lists]]');
  return value;
}

function table(value: unknown, where: string): Table {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(`${where}: no table`);
  return Object.fromEntries(Object.entries(value));
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') refuse(`${where}: no text`);
  return value;
}

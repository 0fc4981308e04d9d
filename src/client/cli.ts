#!/usr/bin/env node
import { run } from './run.ts';

const { code, out, error, serve } = await run(process.argv.slice(2));
if (error !== undefined) process.stderr.write(`${error}\n`);
if (out !== undefined) process.stdout.write(`${out.trimEnd()}\n`);
process.exitCode = code;
if (serve !== undefined) (await import('./mcp.ts')).serveMcp(serve);

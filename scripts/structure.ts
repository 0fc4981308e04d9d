import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importGraph, shippedFiles } from './structure/imports.ts';
import { circles, cuts, longestChains } from './structure/shape.ts';

/** Prints the shape of the code: rooms by lines, crowded folders, circles, and the longest chains of imports. */
const files = shippedFiles();
const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const total = sum(files.map(linesOf));
const rooms = [...Map.groupBy(files, roomOf)]
  .map(([room, inside]) => ({ room, files: inside.length, lines: sum(inside.map(linesOf)) }))
  .sort((a, b) => b.lines - a.lines);
console.info(`${files.length} files, ${total} lines, without tests and fixtures\n\nrooms`);
for (const { room, files: count, lines } of rooms)
  console.info(
    `${String(lines).padStart(7)} lines ${String(count).padStart(4)} files ${((100 * lines) / total).toFixed(0).padStart(3)} %  ${room}`,
  );

const folders = [...Map.groupBy(files, dirname)].sort((a, b) => b[1].length - a[1].length);
console.info('\nfolders with most files lying flat');
for (const [folder, inside] of folders.slice(0, 5))
  console.info(`${String(inside.length).padStart(4)}  ${folder}`);

const all = importGraph(files, ['now', 'later', 'type']);
const atRunTime = importGraph(files, ['now']);
const found = circles(all);
console.info(`\ncircles, type imports included: ${found.length}`);
for (const circle of found) console.info(`  ${circle.join('\n  ')}\n`);

const chains = [...longestChains(atRunTime).values()].sort((a, b) => b.length - a.length);
const longest = chains[0] ?? [];
console.info(`longest chain of imports at run time: ${longest.length} files`);
for (const [i, file] of longest.entries()) console.info(`  ${String(i + 1).padStart(2)} ${file}`);
console.info('\nfiles that begin a chain of more than 12, by the file where it begins');
const starts = chains.filter((chain) => chain.length > 12);
console.info(
  `  ${starts.length} files; ${starts
    .slice(0, 8)
    .map(([file, ...rest]) => `${file} (${rest.length + 1})`)
    .join(', ')}`,
);
console.info('\nthe longest chain without one import');
for (const { from, to, left } of cuts(atRunTime).slice(0, 6))
  console.info(`  ${left} without ${from} → ${to}`);

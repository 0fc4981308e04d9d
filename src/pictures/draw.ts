import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { faceOf, homeIcon } from '../blocks/face.ts';
import { toHtml } from '../blocks/html.ts';
import { BUILT } from '../data/built-folder.ts';
import { pictureOf, picturePath, sharesPicture } from '../documents/picture.ts';
import { site } from '../site/site.ts';
import { card } from './card.ts';

/**
 * Draws the picture of every page, and the icons, into dist. Drawings are kept between builds under the hash of
 * what they show; those that no page shows any more are removed.
 */
const DIST = join(BUILT, 'dist');
/** `npm ci` removes what lies in node_modules; on Netlify that is what is kept from one build to the next. */
const KEPT = `${process.env.NETLIFY ? 'node_modules/' : ''}.cache/pictures`;
/** Few colours are enough for flat areas and the edges of letters, and make a file a quarter as large. */
const PNG = { palette: true, colours: 16, effort: 1, dither: 0 } as const;
/** One picture a thread: several at once are faster than several threads for one. */
const AT_ONCE = 4;
sharp.concurrency(1);

interface Drawing {
  readonly path: string;
  readonly svg: string;
}

const { data, pages } = site();
const face = faceOf(data);
const icon = (path: string, size: number): Drawing => ({ path, svg: toHtml([homeIcon(face, size)]) });

const drawings: (() => Drawing)[] = [
  () => icon('/apple-touch-icon.png', 180),
  () => icon('/icon-192.png', 192),
  () => icon('/icon-512.png', 512),
  ...pages
    .filter((page) => !sharesPicture(page))
    .map((page) => () => {
      const doc = page.doc();
      return { path: picturePath(doc), svg: card(pictureOf(doc, data), face) };
    }),
];

const used = new Set<string>();
const started = performance.now();
let drawn = 0;

async function draw({ path, svg }: Drawing): Promise<void> {
  const name = `${createHash('sha256').update(svg).update(JSON.stringify(PNG)).digest('hex')}.png`;
  const kept = join(KEPT, name);
  used.add(name);
  if (!existsSync(kept)) {
    await writeFile(kept, await sharp(Buffer.from(svg)).png(PNG).toBuffer());
    drawn += 1;
  }
  const target = DIST + path;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(kept, target);
}

mkdirSync(KEPT, { recursive: true });
const queue = drawings.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const make of queue) await draw(make());
  }),
);
for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.info(`${drawings.length} pictures, ${drawn} of them drawn anew, in ${seconds} s.`);

/** The logo stands in the header, in tabs, on home screens and on shared pictures: more than this is a photograph. */
const MOST_BYTES = 20_000;

/** What draws, and nothing that runs, loads or needs a typeface. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path circle ellipse rect line polyline polygon title desc defs use symbol clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
);

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

type Fault = readonly [problem: string, tip: string];

/** What is wrong with a logo, all at once. */
export function logoFaults(svg: string): Fault[] {
  const bytes = new TextEncoder().encode(svg).length;
  const tags = [...svg.matchAll(TAG)].map(([, slash, name = '', attributes = '', closed]) => ({
    name,
    attributes,
    opens: slash === '' && closed === '',
    ends: slash !== '',
  }));
  const unknown = new Set(tags.map(({ name }) => name).filter((name) => !ELEMENTS.has(name)));
  const attributes = tags.map((tag) => tag.attributes).join(' ');
  const outside = /(?:href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|javascript:|@import)/i.test(attributes);
  return [
    ...(bytes > MOST_BYTES
      ? [
          [
            `has ${bytes} bytes; the most are ${MOST_BYTES}`,
            'Export it without metadata and pictures.',
          ] as const,
        ]
      : []),
    ...(isWhole(svg, tags)
      ? []
      : [['is not one whole <svg> and nothing else', 'Export it as plain SVG.'] as const]),
    ...[...unknown].map(
      (name) => [`holds <${name}>`, 'Draw with paths and plain shapes; turn words into paths.'] as const,
    ),
    ...(/\son\w+\s*=/i.test(attributes)
      ? [['holds a handler of events', 'Remove every attribute that begins with on.'] as const]
      : []),
    ...(outside
      ? [['leads to something outside of itself', 'Refer to parts of the drawing only, as #name.'] as const]
      : []),
    ...(isSquare(tags[0]?.attributes ?? '')
      ? []
      : [['is not square', 'Give <svg> a viewBox such as 0 0 32 32: it is an icon, too.'] as const]),
  ];
}

/** Every tag is closed in order, and between tags there are only words of titles. */
function isWhole(svg: string, tags: readonly { name: string; opens: boolean; ends: boolean }[]): boolean {
  const left = svg.replaceAll(TAG, '');
  if (/[<>&]/.test(left) || !/^\s*<svg[\s>]/.test(svg) || !/<\/svg>\s*$/.test(svg)) return false;
  const open: string[] = [];
  for (const { name, opens, ends } of tags) {
    if (opens) open.push(name);
    if (ends && open.pop() !== name) return false;
  }
  return open.length === 0;
}

function isSquare(attributes: string): boolean {
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(attributes) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined && width > 0 && width === height;
}

/** A table as a reader sees it: text only. */
export interface ReadTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Quotation marks are set typographically on pages of prose only. */
const tidy = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

const htmlText = (html: string): string =>
  tidy(
    html
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:lt|gt|quot|nbsp|amp|#34|#39);/g, (code) => ENTITIES[code] ?? code),
  );

/** The tables of a page. */
export function htmlTables(html: string): ReadTable[] {
  return [...html.matchAll(/<table[^>]*>([\s\S]*?)<\/table>/g)].map(([, table = '']) => {
    const lines = [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => htmlText(cell)),
    );
    const [head = [], ...rows] = lines;
    return { head, rows };
  });
}

const markdownText = (cell: string): string =>
  tidy(
    cell
      .replace(/\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|`/g, '')
      .replace(/\\([|<])/g, '$1'),
  );

const cells = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map(markdownText);

/** The tables of a twin. */
export function markdownTables(markdown: string): ReadTable[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/(?:^\|.*\|[ \t]*\n?)+/gm)].map(([lines]) => {
    const [head = '', , ...rows] = lines.trim().split('\n');
    return { head: cells(head), rows: rows.map(cells) };
  });
}

import { crc32 } from 'node:zlib';

type Value = string | number | { readonly day: number };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Numbers are plain; a day is a number with the format of a date. */
const cellXml = (value: Value, at: string): string =>
  typeof value === 'string'
    ? value === ''
      ? ''
      : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    : typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" s="1"><v>${value.day}</v></c>`;

const sheetXml = (rows: readonly (readonly Value[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, i) =>
        `<row r="${i + 1}">${cells.map((cell, k) => cellXml(cell, `${String.fromCharCode(65 + k)}${i + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook (ECMA-376) with these sheets, as the bytes of its file. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly Value[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('')}${relation('rId99', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
  });
}

/** A zip archive (PKWARE APPNOTE 4.3), nothing in it packed. */
function zipped(files: Readonly<Record<string, string>>): Buffer {
  const heads: Buffer[] = [];
  const parts: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(heads.length, 8);
  end.writeUInt16LE(heads.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

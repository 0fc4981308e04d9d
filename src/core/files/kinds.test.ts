import { expect, it } from 'vitest';
import { byteKind, textKind } from './kinds.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

it.each([
  ['', 'empty'],
  ['%PDF-1.7\n', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'photo'],
  ['\x89PNG\r\n', 'photo'],
  ['\0\0\0\x18ftypheic', 'photo'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'photo'],
  ['PK\x03\x04\x14', 'archive'],
  ['TSH 5.2 mIU/L\r\n', 'text'],
  ['\xff\xfeT\0S\0H\0', 'text'],
  ['Glucosa 5,2 \xb5mol', 'text'],
  ['\x7fELF\x02\x01\x01\0', 'binary'],
])('knows %j by its first bytes', (text, kind) => {
  expect(byteKind(bytes(text))).toBe(kind);
});

it.each([
  ['   \n', 'blank'],
  [' {"resourceType": "Bundle"}', 'json'],
  ['[{"a":1}]', 'json'],
  ['<!DOCTYPE html><p>', 'markup'],
  ['<ClinicalDocument xmlns="urn:hl7-org:v3">', 'markup'],
  ['{\\rtf1\\ansi', 'markup'],
  ['[note] TSH 5.2', 'plain'],
  ['<5 is what it says', 'plain'],
])('knows %j by how it begins', (text, kind) => {
  expect(textKind(text)).toBe(kind);
});

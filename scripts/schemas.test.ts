import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { editorFiles, RECORDS, schemaFile, schemaText } from './schemas.ts';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe.each(Object.entries(RECORDS))('the schema of %s', (name, { files }) => {
  it('is the one that npm run schemas makes', () => {
    expect(readFileSync(schemaFile(name), 'utf8')).toBe(schemaText(name));
  });

  it('accepts every shipped record', () => {
    const ajv = new Ajv();
    addFormats.default(ajv);
    const accepts = ajv.compile(json(schemaFile(name)) as object);
    const found = globSync(files);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !accepts(json(file)))).toEqual([]);
  });
});

describe('editors', () => {
  it('know the schema of every JSON file that people write', () => {
    const written = globSync('data/**/*.json').filter((file) => !file.startsWith('data/schemas/'));
    const known = new Set(Object.values(RECORDS).flatMap(({ files }) => globSync(files)));
    expect(written.filter((file) => !known.has(file))).toEqual([]);
  });

  it('are told which schema is for which files', () => {
    const settings = json('.vscode/settings.json') as Record<string, unknown>;
    expect(settings['json.schemas']).toEqual(
      Object.entries(RECORDS).map(([name, { files }]) => ({
        fileMatch: editorFiles(files),
        url: `./${schemaFile(name)}`,
      })),
    );
  });
});

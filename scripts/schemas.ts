import { mkdirSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { KeptFile } from '../src/core/history/kept-report.ts';
import { CategoryRow, Panel, Test } from '../src/core/model/catalog.ts';
import { ConditionFile } from '../src/core/model/condition.ts';
import { GoalFile } from '../src/core/model/goal.ts';
import { InterpretationFile } from '../src/core/model/interpretation.ts';
import { GlossaryTerm, ReadingGrid, SellerFile, StateLaw, WindowPeriod } from '../src/core/model/learning.ts';
import { MarkerFile } from '../src/core/model/marker.ts';
import { NotSoldFile } from '../src/core/model/not-sold.ts';
import { PatternFile } from '../src/core/model/pattern.ts';
import { HospitalSource, ProviderFile } from '../src/core/model/provider.ts';
import { ApiChange, DataRelease, ReleaseManifest } from '../src/core/model/release/release.ts';
import { ReleaseFile } from '../src/core/model/service.ts';
import { SignFile } from '../src/core/model/sign.ts';
import { LabFile, StoreFile } from '../src/core/model/store/store.ts';
import { Exception } from '../src/data/read/authored.ts';

interface Records {
  /** Which files hold such records, as .vscode/settings.json names them. */
  readonly files: string;
  readonly schema: z.ZodType;
  /** The folder of src/core that holds it; the models where not said. */
  readonly room?: string;
}

/** The JSON files of data/ that people write, and the file of kept reports, by the name of their schema. */
export const RECORDS: Readonly<Record<string, Records>> = {
  test: { files: 'data/tests/*.json', schema: Test },
  panel: { files: 'data/panels/*.json', schema: Panel },
  marker: { files: 'data/markers/*.json', schema: MarkerFile },
  pattern: { files: 'data/patterns/*.json', schema: PatternFile },
  interpretation: { files: 'data/interpretations/*.json', schema: InterpretationFile },
  provider: { files: 'data/providers/*.json', schema: ProviderFile },
  lab: { files: 'data/store/labs/*.json', schema: LabFile },
  hospitals: { files: 'data/hospital-prices.json', schema: HospitalSource },
  release: { files: 'data/release.json', schema: ReleaseFile },
  'api-changes': { files: 'data/api-changes.json', schema: z.array(ApiChange) },
  releases: { files: 'data/store/releases/log.json', schema: z.array(DataRelease) },
  'last-release': { files: 'data/store/releases/last.json', schema: ReleaseManifest },
  service: { files: 'data/store/service.json', schema: StoreFile },
  categories: { files: 'data/categories.json', schema: z.array(CategoryRow) },
  condition: { files: 'data/conditions/*.json', schema: ConditionFile },
  goal: { files: 'data/goals/*.json', schema: GoalFile },
  'not-sold': { files: 'data/not-sold/*.json', schema: NotSoldFile },
  glossary: { files: 'data/learning/glossary.json', schema: z.array(GlossaryTerm) },
  grids: { files: 'data/learning/grids.json', schema: z.array(ReadingGrid) },
  seller: { files: 'data/learning/sellers/*.json', schema: SellerFile },
  'state-rules': { files: 'data/learning/state-rules.json', schema: z.array(StateLaw) },
  windows: { files: 'data/learning/window-periods.json', schema: z.array(WindowPeriod) },
  'warning-sign': { files: 'data/warning-signs/*.json', schema: SignFile },
  exceptions: { files: 'data/exceptions.json', schema: z.array(Exception) },
  'kept-reports': { files: 'docs/kept-reports.example.json', schema: KeptFile, room: 'history' },
};

/** Records that a store may add to those for everybody. */
const OWN = ['data/tests', 'data/panels', 'data/goals'];

/** The files of a schema as editors match them: those of a deployer's own store too. */
export function editorFiles(files: string): readonly string[] {
  const own = OWN.some((folder) => files.startsWith(`${folder}/`));
  if (files.startsWith('data/store/')) return [`/${files}`, `/${files.slice('data/'.length)}`];
  return own ? [`/${files}`, `/store/${files.slice('data/'.length)}`] : [`/${files}`];
}

const FOLDER = 'data/schemas';
export const schemaFile = (name: string): string => `${FOLDER}/${name}.schema.json`;

/** What an editor checks a file against as it is typed. VS Code knows draft-07 whole, later drafts in part. */
export function schemaText(name: string): string {
  const { schema, files, room = 'model' }: Records = RECORDS[name] ?? { schema: z.never(), files: '' };
  const { $schema, ...printed } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  const description = `${files}; made by npm run schemas from src/core/${room}`;
  return `${JSON.stringify({ $schema, description, ...printed }, null, 2)}\n`;
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of Object.keys(RECORDS)) writeFileSync(schemaFile(name), schemaText(name));
  console.info(`${Object.keys(RECORDS).length} schemas in ${FOLDER}`);
}

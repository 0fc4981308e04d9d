import { grouped } from '../../core/grouped.ts';
import type { Authored } from '../read/authored.ts';
import { KIND_NAMES, KINDS, type Kind } from './kinds.ts';
import type { Reviewable } from './records.ts';
import { contentHash } from './signature.ts';
import type { Standing } from './standing.ts';

/** How many of each kind a first batch of sixty holds: those by which a fault does the most harm. */
const OF_EACH: Readonly<Partial<Record<Kind, number>>> = {
  limits: 16,
  patterns: 10,
  interpretations: 12,
  'warning-signs': 14,
  markers: 4,
  guides: 4,
};

const slugOf = ({ record }: Reviewable): string => record.split('/')[1] ?? '';

/** How many lines of published critical values each analyte has. */
const criticalLines = (standings: readonly Standing[]): ReadonlyMap<string, number> =>
  new Map(
    standings
      .filter(({ record }) => record.kind === 'limits')
      .map(({ record }) => [
        slugOf(record),
        record.lines.filter((line) => line.startsWith('critical')).length,
      ]),
  );

/** What is pressing first, then analytes with critical values, then what the tests that most people want show, then what says the most. */
function weightOf(one: Reviewable, critical: ReadonlyMap<string, number>, { tests }: Authored): number[] {
  const text = JSON.stringify(one.content);
  const wanted = tests.filter(
    ({ popular, slug }) => popular && (slug === slugOf(one) || text.includes(`"${slug}"`)),
  );
  const pressing = one.kind !== 'limits' && text.includes('"urgency":"now"');
  return [Number(pressing), critical.get(slugOf(one)) ?? 0, wanted.length, one.lines.length];
}

const heavier = (a: readonly number[], b: readonly number[]): number =>
  a.map((weight, i) => (b[i] ?? 0) - weight).find((difference) => difference !== 0) ?? 0;

/** Sixty records that nobody has signed, in the order in which they are read. */
export function firstBatch(standings: readonly Standing[], authored: Authored): Standing[] {
  const critical = criticalLines(standings);
  const open = grouped(
    standings.filter(({ status }) => status !== 'signed'),
    ({ record }) => record.kind,
  );
  return KINDS.flatMap((kind) =>
    (open.get(kind) ?? [])
      .map((one) => ({ one, weight: weightOf(one.record, critical, authored) }))
      .sort((a, b) => heavier(a.weight, b.weight))
      .slice(0, OF_EACH[kind] ?? 0)
      .map(({ one }) => one),
  );
}

const CLINICIAN = [
  'Every figure and unit is that of its source, and holds for these people (age, sex, pregnancy).',
  'The urgency is right: nothing that cannot wait is called soon, and nothing harmless is called an emergency.',
  'What to do is safe, for somebody without a doctor, too. Nobody is told to stop a medicine.',
  'Nothing that must be said is missing.',
];
const READER = [
  'El español dice lo mismo que el inglés: ni más, ni menos.',
  'Una persona sin estudios médicos lo entiende a la primera; suena natural en Estados Unidos.',
  'Trata de usted, usa los términos del glosario, y el género de las siglas es correcto.',
  'Los teléfonos de ayuda y sus opciones en español son correctos (911; 988, opción 2; Poison Help).',
];
const boxes = (checks: readonly string[]): string => checks.map((check) => `- [ ] ${check}`).join('\n');

const LINE = '____________________________';

/** The sheet of each record: what it says, where it stands, its sources, what is to be checked, where it is signed. */
function sheet({ record }: Standing, number: number, of: number): string {
  return [
    `## ${number} of ${of}. ${record.name} (\`${record.record}\`)`,
    `${KIND_NAMES[record.kind]}. Hash \`${contentHash(record.content)}\`. Not reviewed.`,
    [
      ...record.pages.map((page) => `- page: <${page}>`),
      ...record.files.map((file) => `- file: \`${file}\``),
      ...record.lines.map((line) => `- says: ${line}`),
    ].join('\n'),
    [
      record.sources.length === 0 ? 'Sources: none are named.' : 'Sources:',
      '',
      ...record.sources.map(
        ({ title, publisher, url, accessed }) => `- [${title}](${url}), ${publisher}, opened ${accessed}`,
      ),
    ].join('\n'),
    `**Clinician**\n\n${boxes(CLINICIAN)}`,
    `Remarks: ${LINE}${LINE}\n\nName, license: ${LINE} Day: ${LINE} Signature: ${LINE}`,
    `**Lectora o lector de lengua materna española**\n\n${boxes(READER)}`,
    `Observaciones: ${LINE}${LINE}\n\nNombre: ${LINE} Fecha: ${LINE} Firma: ${LINE}`,
  ].join('\n\n');
}

/** A first batch for a clinician and for a native reader of Spanish, as Markdown to print: a sheet for each record. */
export const batchPacket = (batch: readonly Standing[], release: string): string =>
  [
    `# First batch to review: ${batch.length} records, data release ${release}`,
    'Nobody has signed these records, and their pages say so until somebody has. They are first because a fault in them does the most harm. A clinician reads the medicine, a native reader of Spanish reads the Spanish; the two may be one person.',
    'What a signature says and does not say, who may sign, and the command that adds it: `npm run -s reviews`. A sheet that is signed on paper counts when its line stands in `data/reviews.csv`; the reading of the Spanish alone is no medical review, and goes to `npm run words -- level <record>`. A record that is not right is changed first.',
    ...batch.map((one, i) => sheet(one, i + 1, batch.length)),
  ].join('\n\n');

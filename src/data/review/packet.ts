import { KIND_NAMES, KINDS, type Kind, scopesOf } from './kinds.ts';
import { contentHash } from './signature.ts';
import { STATUSES, type Standing } from './standing.ts';

interface Packet {
  readonly standings: readonly Standing[];
  readonly release: string;
  /** Whether there is a history in which the signed text can be found. */
  readonly history: boolean;
  readonly kind?: Kind | undefined;
  readonly record?: string | undefined;
}

/** What a clinician is asked for and has to read, as Markdown: safety first, what is signed already left out. */
export function packet({ standings, release, history, kind, record }: Packet): string {
  const chosen = standings.filter(
    ({ record: one }) =>
      (kind === undefined || one.kind === kind) && (record === undefined || one.record === record),
  );
  const toRead = record === undefined ? chosen.filter(({ status }) => status !== 'signed') : chosen;
  return [
    `# Records to review, data release ${release}`,
    ASKED,
    summary(standings),
    ...KINDS.flatMap((one) => {
      const own = toRead.filter(({ record: each }) => each.kind === one);
      return own.length === 0
        ? []
        : [`## ${KIND_NAMES[one]}`, ...own.map((each) => recordText(each, history))];
    }),
    ...(toRead.length === 0 ? ['Nothing is left to read here.'] : []),
  ].join('\n\n');
}

const SCOPES = KINDS.map((kind) => `| ${KIND_NAMES[kind]} | \`${kind}\` | ${scopesOf(kind).join(', ')} |`);

const ASKED = `## What is asked

**Who may sign.** A physician with a license to practice (MD, DO or the same elsewhere), in a field that reads such results: internal, family, emergency or laboratory medicine, or the specialty of the record. Records that speak of children or of pregnancy are for somebody who cares for them. Texts are in English and in Spanish; whoever does not read both leaves the scope \`text\` and \`all\` to somebody who does. Name and credential are published beside the record.

**What to read.** Each record below, on its page and in its file, beside its sources: whether the figures are those of the source and for these people, whether the urgency is right, and whether the words are true, calm and complete for a layperson. The order is that of the harm of a fault. A record that is not right is not signed; say what is wrong, and it is changed first.

**Scopes.** A signature says which part was read.

| records | \`--kind\` | scopes |
|---|---|---|
${SCOPES.join('\n')}

**How.** One command adds the lines, and refuses them all if anything is missing:

\`\`\`sh
npm run reviews -- --sign "Ana Ruiz" --credential "MD, internal medicine" --scope all --date YYYY-MM-DD limits/potassium patterns/toxic-alcohol
\`\`\`

By hand it is a line of \`data/reviews.csv\`, with the hash that stands at the record: \`record,hash,reviewer,credential,scope,date\`. The day is that of the reading, and not after the data release.

**What a signature says.** This person, with this credential, has read this part of the record as it was on that day, and found it fit to be shown. It is void as soon as anything in the record changes.

**What it does not say.** Nothing of other records that are shown on the same page, of prices, of the software that picks a range, or of any person's result. It is no medical advice, and no approval by an employer or a board.`;

function summary(standings: readonly Standing[]): string {
  const rows = KINDS.map((kind) => {
    const own = standings.filter(({ record }) => record.kind === kind);
    const counts = STATUSES.map((status) => own.filter((one) => one.status === status).length);
    return `| ${[KIND_NAMES[kind], own.length, ...counts].join(' | ')} |`;
  });
  return [
    '## Where the records stand',
    '',
    '| records | in all | signed | signed in part | changed since signed | never signed |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

function recordText({ record, status, signatures }: Standing, history: boolean): string {
  const { record: name, files, pages, sources, lines, content } = record;
  const [last] = signatures;
  return [
    `### ${record.name} (\`${name}\`)`,
    '',
    `- files: ${files.map((file) => `\`${file}\``).join(', ')}`,
    `- pages: ${pages.length === 0 ? 'none' : pages.map((page) => `<${page}>`).join(', ')}`,
    `- hash: \`${contentHash(content)}\``,
    ...signatures.map(
      ({ reviewer, credential, scope, date, hash }) =>
        `- ${status === 'changed' ? 'void signature' : 'signed'}: ${reviewer}, ${credential}, on ${date}, scope ${scope}${status === 'changed' ? `, of hash \`${hash}\`` : ''}`,
    ),
    ...(status === 'changed' && last !== undefined
      ? [
          `- **changed since ${last.date}**${history ? `: \`${difference(last.date, files)}\`` : '; the text as it was signed is not at hand'}`,
        ]
      : []),
    ...(lines.length === 0 ? [] : ['- what it says:', ...lines.map((line) => `  - ${line}`)]),
    sources.length === 0 ? '- sources: none are named' : '- sources:',
    ...sources.map(
      ({ title, publisher, url, accessed }) => `  - [${title}](${url}), ${publisher}, opened ${accessed}`,
    ),
  ].join('\n');
}

/** Shows what has changed in these files since the evening of the day. */
const difference = (day: string, files: readonly string[]): string =>
  `git diff "$(git rev-list -1 --before='${day} 23:59' HEAD)" -- ${files.join(' ')}`;

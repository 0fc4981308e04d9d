import type { Tool } from '../../../core/tools/define.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { answerSchema, type JsonSchema } from '../../openapi/schemas.ts';
import { ALWAYS_LEFT_OUT, LEFT_OUT, RANGES, SAID_BY_TEXT } from './left-out.ts';

type Fields = Readonly<Record<string, JsonSchema>>;

/**
 * The schema of an answer in brief, as tools/list prints it: every field with its meaning, and of records and lists the
 * names of what they hold. It is true of every answer; /openapi.json has the whole schema of the answer over HTTP.
 */
export function briefSchema(tool: Tool<ToolName>): JsonSchema {
  const { properties = {} } = answerSchema(tool);
  const left = new Set([...ALWAYS_LEFT_OUT, ...(LEFT_OUT[tool.name] ?? []), ...IN_EVERY_ANSWER]);
  const shown = Object.entries(properties as Fields).filter(([key]) => !left.has(key));
  const told = new Set<string>();
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([key, schema]) => [key, briefField(key, schema, left, told)])),
    required: ['status'],
  };
}

/** Fields of answers of every tool, which the instructions of the server explain once. */
export const IN_EVERY_ANSWER = [
  ...['message', 'options', 'suggestions', 'missing', 'next', 'sources', 'lang', 'meta', 'truncated'],
  ...['disclaimer', 'seekCare', 'assumed', 'notes', 'currency'],
  // What repeats the call, and what is told of every page.
  ...[
    'query',
    'zip',
    'inputs',
    'requestedRadiusMiles',
    'radiusMiles',
    'stateName',
    'center',
    'direction',
    'path',
  ],
  ...['privacy', 'attribution', 'asOf', 'updatedAt', 'verifiedAt', 'url', 'kind', 'title', 'part', 'parts'],
  // The lists of pages, each under the path of its index.
  ...['answers', 'biomarkers', 'states', 'compare', 'docs'],
];

/** Fields of several tools whose names say what they hold. */
const SAID_BY_NAME: ReadonlySet<string> = new Set([
  ...[
    'nearestOutside',
    'labFee',
    'lab',
    'requestedRadiusMiles',
    'stateName',
    'status',
    'updatedAt',
    'url',
    'zip',
    'title',
    'kind',
    'states',
    'biomarkers',
    'docs',
    'compare',
  ],
  ...['query', 'total', 'subtotal', 'path', 'part', 'parts', 'answers', 'conditions', 'licence'],
  ...['analyte', 'center', 'formula', 'preparation', 'service', 'test'],
  ...['verifiedAt', 'privacy', 'radiusMiles', 'attribution', 'notes', 'factor', 'asOf', 'direction'],
]);

/** A field in brief; the names of what it holds are not told again where another field of the tool holds the same. */
function briefField(
  key: string,
  schema: JsonSchema,
  left: ReadonlySet<string>,
  told: Set<string>,
): JsonSchema {
  const { type, enum: words, description = '' } = schema;
  const names = namesIn(schema, key, key, left);
  const parts = SAID_BY_NAME.has(key) ? [] : [description, told.has(names) ? '' : names];
  const said = parts.filter((part) => part !== '').join(': ');
  told.add(names);
  return {
    ...(type === undefined ? {} : { type }),
    ...(words === undefined ? {} : { enum: words }),
    ...(said === '' ? {} : { description: said }),
  };
}

/** Below this many, the fields of a record are clear from what it is. */
const FEW = 3;

/** What a record, or each entry of a list, holds: "slug, name, prices, flag (low|normal|high)". */
function namesIn(schema: JsonSchema, key: string, path: string, left: ReadonlySet<string>): string {
  const inner = (schema.items ?? schema) as JsonSchema;
  const fields = Object.entries((inner.properties ?? {}) as Fields).filter(
    ([field]) => !left.has(`${path}.${field}`) && !(RANGES.has(key) && SAID_BY_TEXT.has(field)),
  );
  if (fields.length < FEW) return '';
  return fields
    .map(([field, { enum: words = [] }]) => {
      const name = field === 'sourceUrl' ? 'source' : field;
      return TOLD_WORDS.has(field) ? `${name} (${words.join('|')})` : name;
    })
    .join(', ');
}

/** Closed sets that a reader acts on. */
const TOLD_WORDS: ReadonlySet<string> = new Set(['flag', 'grade', 'urgency']);

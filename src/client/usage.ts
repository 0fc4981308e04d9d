import type { Tool } from '../core/tools/define.ts';
import type { ToolName } from '../core/tools/index.ts';
import { inputSchema, type JsonSchema } from '../surfaces/openapi/schemas.ts';
import { COMMANDS, type Command } from './commands.ts';

/** A field as a flag: maxPrice is --max-price. */
export const flagOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The fields of a tool that are given by flags, with what describes each. */
export const fieldsOf = (tool: Tool<ToolName>): readonly (readonly [field: string, schema: JsonSchema])[] =>
  Object.entries(inputSchema(tool).properties ?? {}).flatMap(([field, schema]) =>
    typeof schema === 'boolean' ? [] : [[field, schema as JsonSchema] as const],
  );

const placeOf = ({ field, as }: Command['takes'][number]): string =>
  as === 'items' ? `<${field}...>` : `<${field}>`;

const lineOf = ({ name, takes, files }: Command): string =>
  [name, ...takes.map(placeOf), ...(files === true ? ['<file...>'] : [])].join(' ');

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
};

/** What `labs --help` says. */
export const usage = (
  tools: readonly Tool<ToolName>[],
): string => `labs: prices, ranges and results of lab tests, on this machine and without a network.

${column([
  ...COMMANDS.flatMap((command) => {
    const tool = tools.find(({ name }) => name === command.tool);
    return tool === undefined ? [] : [[lineOf(command), tool.title] as const];
  }),
  ['mcp', 'The same tools for an MCP client, over stdin and stdout'],
])}

${column([
  ['--json', 'The whole answer as JSON'],
  ['--data <folder>', 'Compiled data to answer from; else LABS_DATA, else the installed data release'],
  ['--help, --version', 'With a command: its flags'],
])}

Exit: 0 answered, 1 asked back or not available, 2 wrong use, 3 no data or a fault of ours.
`;

/** What `labs <command> --help` says. */
export const commandUsage = (command: Command, tool: Tool<ToolName>): string => `labs ${lineOf(command)}

${tool.description}

${column(
  fieldsOf(tool)
    .filter(([field]) => !command.takes.some((place) => place.field === field))
    .map(([field, { type, description = '' }]) => [
      `--${flagOf(field)}${type === 'boolean' ? '' : ` <${type === 'array' ? 'list' : type}>`}`,
      description,
    ]),
)}
`;

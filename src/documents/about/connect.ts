import { type Block, heading, link, paragraph, type Text } from '../../blocks/doc.ts';

/** The name under which the server is added; people may choose another. */
export const SERVER_NAME = 'lab-tests';

/** The entry that most clients keep in a file of servers. */
export const clientEntry = (origin: string) => ({
  mcpServers: { [SERVER_NAME]: { type: 'http', url: `${origin}/mcp` } },
});

/**
 * Link that adds the server to VS Code
 * (https://code.visualstudio.com/docs/copilot/guides/mcp-developer-guide, MCP URL handler).
 */
export const vscodeLink = (origin: string): string =>
  `vscode:mcp/install?${encodeURIComponent(JSON.stringify(vscodeEntry(origin)))}`;

const vscodeEntry = (origin: string) => ({ name: SERVER_NAME, type: 'http', url: `${origin}/mcp` });

/** Link that adds the server to Cursor (https://cursor.com/docs/mcp/install-links). */
export const cursorLink = (origin: string): string =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=${SERVER_NAME}&config=${encodeURIComponent(btoa(JSON.stringify({ url: `${origin}/mcp` })))}`;

interface Host {
  readonly name: string;
  readonly how: Text;
  /** A command for a shell. */
  readonly command?: string;
}

/** How common clients take a server, as their own documents said on 2026-11-23. */
const hosts = (origin: string): Host[] => [
  {
    name: 'Claude, on the web and on the desktop',
    how: 'Open Customize, then Connectors, press + and choose Add custom connector. Give a name and the address. There is nothing to sign in to.',
  },
  {
    name: 'Claude Code',
    how: 'In a terminal:',
    command: `claude mcp add --transport http ${SERVER_NAME} ${origin}/mcp`,
  },
  {
    name: 'ChatGPT',
    how: [
      'Open Settings, Apps, Advanced settings and turn developer mode on. Then create an app: name, address, no authentication. Which plans may do so changes: ',
      link(
        'OpenAI on developer mode',
        'https://help.openai.com/en/articles/12584461-developer-mode-apps-and-full-mcp-connectors-in-chatgpt-beta',
      ),
      '.',
    ],
  },
  {
    name: 'VS Code',
    how: [link('Add it to VS Code', vscodeLink(origin)), ', or in a terminal:'],
    command: `code --add-mcp '${JSON.stringify(vscodeEntry(origin))}'`,
  },
  { name: 'Cursor', how: [link('Add it to Cursor', cursorLink(origin)), '.'] },
  {
    name: 'Codex',
    how: 'In a terminal; the command line, the app and the extension share the setting:',
    command: `codex mcp add ${SERVER_NAME} --url ${origin}/mcp`,
  },
  {
    name: 'Gemini CLI',
    how: 'In a terminal:',
    command: `gemini mcp add --transport http --scope user ${SERVER_NAME} ${origin}/mcp`,
  },
];

/** How the server is added to a client: each common one, and any other. */
export const connectBlocks = (origin: string): Block[] => [
  paragraph('Copy this address. It needs no account and no key:'),
  { kind: 'code', language: 'text', text: `${origin}/mcp` },
  ...hosts(origin).flatMap(({ name, how, command }): Block[] => [
    heading(name, 3),
    paragraph(how),
    ...(command === undefined ? [] : [{ kind: 'code', language: 'sh', text: command } as const]),
  ]),
  heading('Any other client', 3),
  paragraph('Many keep their servers in a JSON file; the name is yours to choose:'),
  { kind: 'code', language: 'json', text: JSON.stringify(clientEntry(origin), null, 2) },
];

import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Stands for a model in a test: it finds two tests by name, quotes them in Texas, and prints what it got. */
const question = await text(process.stdin);
const url = process.argv[2] ?? process.env.MCP_URL;
if (url === undefined) throw new Error('no address of an MCP server');
const client = new Client({ name: 'stand-in', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
const calls = [
  { name: 'search_tests', arguments: { query: question.slice(0, 120), limit: 2 } },
  { name: 'quote_order', arguments: { items: ['cbc', 'tsh'], state: 'TX' } },
];
for (const call of calls) {
  const { content } = await client.callTool(call);
  for (const part of content) if (part.type === 'text') console.info(part.text);
}
await client.close();

import { present } from '../../../site/present.ts';
import { site } from '../../../site/site.ts';
import { serverCard } from '../../../surfaces/mcp/server-card.ts';

export const GET = () => present('/.well-known/mcp/server-card.json', site().data, serverCard);

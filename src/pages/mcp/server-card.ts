import { present } from '../../site/present.ts';
import { site } from '../../site/site.ts';
import { serverCard } from '../../surfaces/mcp/server-card.ts';

export const GET = () => present('/mcp/server-card', site().data, serverCard);

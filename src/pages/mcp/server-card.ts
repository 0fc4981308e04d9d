import { site } from '../../site/site.ts';
import { serverCard } from '../../surfaces/mcp/server-card.ts';

export const GET = () => Response.json(serverCard(site().data));

import { site } from '../../../data/site.ts';
import { serverCard } from '../../../surfaces/server-card.ts';

export const GET = () => Response.json(serverCard(site().data));

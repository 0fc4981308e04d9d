import { site } from '../../../data/site.ts';
import { serverCard } from '../../../surfaces/well-known.ts';

export const GET = () => Response.json(serverCard(site().data));

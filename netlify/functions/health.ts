import type { Config } from '@netlify/functions';
import { loadBuild, loadDataset } from '../../src/data/load.ts';
import { answerHealth } from '../../src/surfaces/health.ts';

const data = loadDataset();

export default async (request: Request): Promise<Response> =>
  answerHealth(request, { data, today: new Date().toISOString().slice(0, 10) }, loadBuild());

export const config: Config = { path: '/healthz' };

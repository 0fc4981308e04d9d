import { NotLoaded } from '../../src/core/errors.ts';
import { datasetFrom } from '../../src/data/dataset.ts';
import { answer } from '../../src/surfaces/answer.ts';
import { answerHealth } from '../../src/surfaces/health.ts';
import { limitedTo } from '../../src/surfaces/limits/limited.ts';
import { servedNow } from '../../src/surfaces/served.ts';

/** What wrangler.toml binds. */
interface Env {
  readonly ASSETS: { fetch(address: URL): Promise<Response> };
}

/** Where the bundle puts the compiled data, among the files of the site. */
const FOLDER = '/_slices/';

/** Slices answer at once or not at all: what is not there is noted, fetched, and the question asked again. */
const texts = new Map<string, string>();
const wanted = new Set<string>();
let misses = 0;

const data = datasetFrom((file) => {
  const text = texts.get(file);
  if (text === undefined) {
    wanted.add(file);
    misses += 1;
    throw new NotLoaded(file);
  }
  texts.delete(file);
  return text;
});

/** More than there are files that one answer reads. */
const MOST_TURNS = 40;

async function whenLoaded(
  request: Request,
  env: Env,
  answering: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = misses;
    const response = await answering(request.clone());
    if (misses === before) return response;
    const files = [...wanted];
    wanted.clear();
    await Promise.all(
      files.map(async (file) => {
        const found = await env.ASSETS.fetch(new URL(`${FOLDER}${file}`, request.url));
        if (!found.ok) throw new Error(`${file} is not among the files of the site`);
        texts.set(file, await found.text());
      }),
    );
  }
  throw new Error('the data of an answer could not be read');
}

const limited = limitedTo(undefined);

/** What is no file of the site: the platform answers with those itself. */
export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const address = request.headers.get('cf-connecting-ip') ?? undefined;
    if (new URL(request.url).pathname === '/healthz')
      return whenLoaded(request, env, async (again) =>
        answerHealth(again, { data, today: new Date().toISOString().slice(0, 10) }, undefined),
      );
    return limited(request, address, (countAs) =>
      whenLoaded(request, env, (again) => answer(again, servedNow(data), countAs)),
    );
  },
};

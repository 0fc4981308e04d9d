import { type Element, el, type Node } from '../../../blocks/element.ts';
import { toHtml } from '../../../blocks/html.ts';
import { labNames } from '../../../blocks/map.ts';
import { pathIn } from '../../../core/address.ts';
import { CallerError } from '../../../core/errors.ts';
import { type AreaShapes, NO_SHAPES } from '../../../core/places/area-shapes.ts';
import { findTool, type ToolName, toolNamed } from '../../../core/tools/index.ts';
import { toolPath } from '../../../core/tools/paths.ts';
import { langIn, runTool } from '../../../core/tools/run.ts';
import { wordsOf } from '../../../core/words/index.ts';
import { shapesAround } from '../../../documents/places/shapes/around.ts';
import { frameOf } from '../../../views/find-draw-sites/frame.ts';
import { reportFacts } from '../../../views/interpret-results/facts.ts';
import { showingWith } from '../../../views/known.ts';
import { shownAnswer } from '../../answer-page.ts';
import type { Served } from '../../served.ts';
import { appOf } from './apps.ts';

const ATTRIBUTION = { source: 'mcp', medium: 'agent' } as const;

/** No drawn answer is larger: what its rows open to is left out of a long one. */
export const MOST_DRAWN = 100_000;

/**
 * The answer of a tool as HTML, drawn as on its page, for a frame that loads nothing from elsewhere.
 * @param question the arguments of the call, as JSON in an address
 * @throws CallerError 400 for a question that is none
 */
export async function drawnAnswer(name: ToolName, question: string, served: Served): Promise<string> {
  // A drawn answer is whole, whichever part of the text was asked for.
  const { part: _part, ...input } = read(question);
  const { data } = served;
  const { origin } = data.service.service;
  const tool = findTool(name)?.inStore(data.service);
  if (tool === undefined) throw new CallerError(400, 'No such view', 'No tool has this view.');
  const lang = langIn(input, tool);
  const { lang: _, ...fields } = input;
  const page = `${origin}${pathIn(toolPath(tool), lang)}`;
  const showing = showingWith(
    {
      ...{ lang, origin, page, labs: labNames(data.service), tool: tool.personal ? undefined : name },
      ...{ asked: tool.personal ? {} : fields, person: fields },
      again: { action: page, fields: {} },
    },
    {
      shapes: appOf(name)?.map ? landFor(input, served) : NO_SHAPES,
      ...(tool.personal ? { report: reportFacts(data, lang) } : {}),
    },
  );
  const call = { ...served, wordsOf, attribution: ATTRIBUTION };
  const [whole, short] = [true, false].map(
    (opens) => async () =>
      toHtml((await shownAnswer(name, input, call, showing, { opens })).map((part) => outward(part, origin))),
  );
  const html = (await whole?.()) ?? '';
  return html.length <= MOST_DRAWN ? html : ((await short?.()) ?? '');
}

/** The land around the sites that the call finds. */
function landFor(input: Readonly<Record<string, unknown>>, { data, today }: Served): AreaShapes {
  const tool = toolNamed('find_draw_sites');
  const answer = runTool(tool, input, { data, today, wordsOf, attribution: ATTRIBUTION });
  if (answer.status !== 'ok' || answer.sites.length === 0) return NO_SHAPES;
  const { halfMiles } = frameOf(answer.center, Math.max(...answer.sites.map((site) => site.distanceMiles)));
  return shapesAround(answer.center, halfMiles, data.country);
}

function read(question: string): Readonly<Record<string, unknown>> {
  try {
    const input: unknown = JSON.parse(decodeURIComponent(question));
    if (typeof input === 'object' && input !== null && !Array.isArray(input))
      return input as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new CallerError(400, 'No question', 'Behind the view stands the question: its arguments as JSON.');
}

/** Links of the site with its address in front: in a frame there is no site around them. */
function outward(element: Element, origin: string): Element {
  const { href } = element.attributes;
  const attributes =
    href?.startsWith('/') === true ? { ...element.attributes, href: origin + href } : element.attributes;
  const inner = (node: Node): Node => (typeof node === 'string' ? node : outward(node, origin));
  return el(element.tag, attributes, ...element.children.map(inner));
}

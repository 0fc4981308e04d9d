import type { DrawSite } from '../model/place.ts';
import type { LabId } from '../model/vocabulary.ts';
import type { Context, Next } from '../tools/define.ts';
import { nextCall } from '../tools/next-call.ts';
import type { Words } from '../words/index.ts';
import { labName } from './labs.ts';
import { labIds, stateRule } from './states.ts';

export const RADII = [10, 20, 25, 50, 100] as const;
/** Sites that one answer may hold. */
export const MOST_SITES = 50;

export interface Near {
  readonly site: DrawSite;
  readonly miles: number;
}

interface Asked {
  readonly zip: string;
  readonly radiusMiles: number;
  readonly lab: LabId | undefined;
  readonly limit: number;
}

interface Found {
  /** State of the ZIP code. */
  readonly state: string;
  readonly inside: readonly Near[];
  /** The nearest site, where none is inside the radius. */
  readonly beyond: Near | undefined;
}

/** That sites are left out, and how to see them; undefined where all are listed. */
export function truncatedText({ limit, lab }: Asked, total: number, { places }: Words): string | undefined {
  if (total <= limit) return undefined;
  const choosesLab = lab === undefined;
  return [
    places.nearestShown(limit, total),
    ...(limit < MOST_SITES
      ? [places.askForMore(MOST_SITES, choosesLab)]
      : choosesLab
        ? [places.askForLab]
        : []),
  ].join(' ');
}

/** The calls for what this answer leaves out: the lab that draws there, more sites, or a wider radius. */
export function nextCalls(
  asked: Asked,
  { state, inside, beyond }: Found,
  { data: { service }, lang, words: { places } }: Pick<Context<'sites'>, 'data' | 'lang' | 'words'>,
): Next[] {
  const again = (changes: Partial<Asked>, why: string): Next =>
    nextCall('find_draw_sites', { ...asked, ...changes }, why, lang);
  const ofLab = (lab: LabId, limit = asked.limit): Next =>
    again({ lab, limit }, places.whyLab(labName(lab, service)));
  const rule = stateRule(state, service);
  const more = Math.min(MOST_SITES, inside.length);
  const labs = labIds(service).filter((id) => inside.some(({ site }) => site.lab === id));
  const wider = beyond === undefined ? undefined : RADII.find((radius) => radius >= beyond.miles);
  return [
    ...(rule.kind === 'routed' && rule.lab !== asked.lab ? [ofLab(rule.lab)] : []),
    ...(asked.limit < more ? [again({ limit: more }, places.whyMore(more))] : []),
    ...(inside.length > MOST_SITES && asked.lab === undefined && rule.kind === 'any'
      ? labs.map((lab) => ofLab(lab, MOST_SITES))
      : []),
    ...(wider === undefined ? [] : [again({ radiusMiles: wider }, places.whyWithin(wider))]),
  ];
}

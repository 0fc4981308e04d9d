import * as z from 'zod';
import { IsoDate, Slug } from './primitives.ts';
import { Source } from './source.ts';
import type { Lang, PageKind } from './vocabulary.ts';

/** The subjects of guides, in the order of their list. */
export const GUIDE_TOPICS = [
  'start',
  'results',
  'buying',
  'preparing',
  'body',
  'hormones',
  'infections',
  'monitoring',
] as const;

/** Front matter of a file in content/<lang>/. */
export const PageFrontMatter = z.strictObject({
  /** Longer ones are cut by search engines. */
  title: z.string().min(4).max(60),
  description: z.string().min(70).max(155),
  updatedAt: IsoDate,
  /** Not among the pages opened lately; else it follows from the first of its tests and markers. */
  private: z.literal(true).optional(),
  /** Under which heading a list of guides has it. */
  topic: z.enum(GUIDE_TOPICS).optional(),
  /** The pages that lead to it, by the slugs of their records. */
  linkedFrom: z
    .strictObject({
      tests: z.array(Slug),
      conditions: z.array(Slug),
      biomarkers: z.array(Slug),
      answers: z.array(Slug),
    })
    .optional(),
  tests: z.array(Slug),
  markers: z.array(Slug),
  sources: z.array(Source()),
});
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;

/** The complete Markdown of a page, as it is served beside the page for people. */
export interface Twin {
  /** Without language prefix: /guides/fasting-before-a-blood-test */
  readonly path: string;
  readonly lang: Lang;
  readonly title: string;
  readonly markdown: string;
}

/** A page that get_guide can return. */
export interface Page extends Twin {
  readonly kind: PageKind;
  /** Not among the pages of its kind where these are listed. */
  readonly unlisted?: true;
  readonly description: string;
  readonly updatedAt: string;
}

/** A file of content/ as the documents need it. */
export interface ProseFile {
  readonly path: string;
  readonly kind: PageKind;
  readonly lang: Lang;
  readonly matter: PageFrontMatter;
  readonly body: string;
}

/** An agent skill (agentskills.io): what it is for, and the whole of its SKILL.md. */
export interface AgentSkill {
  readonly name: string;
  readonly description: string;
  readonly text: string;
}

/** Styles of the views that agents' hosts show: of all of them, and what one has beside. */
export interface AppStyles {
  readonly common: string;
  readonly report: string;
  readonly sites: string;
}

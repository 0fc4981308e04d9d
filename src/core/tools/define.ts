import * as z from 'zod';
import type { Dataset, SliceName } from '../model/dataset.ts';
import { once } from '../once.ts';

/** The answers that are not `ok`: each is an answer, not an error, and says what to do next. */
export type Status = 'ok' | 'ambiguous' | 'not_found' | 'needs_info' | 'not_served';

export type Tag = 'catalog' | 'quote' | 'locations' | 'reference' | 'compare' | 'content';

/** Where the call came from; it only ever shows in cart links. */
export interface Attribution {
  readonly source: string;
  readonly medium: string;
}

export interface Context<Slices extends SliceName> {
  readonly data: Pick<Dataset, Slices | 'service'>;
  /** Today as YYYY-MM-DD: the core has no clock. */
  readonly today: string;
  readonly attribution: Attribution;
}

/** A handler's answer before `meta` is added. */
export type Answer = { readonly status: Status } & Readonly<Record<string, unknown>>;

type Shape = z.core.$ZodLooseShape;
/** One schema shape per status that the tool can answer with; `status`, `message` and `meta` are added. */
export type Variants = { readonly ok: Shape } & { readonly [S in Exclude<Status, 'ok'>]?: Shape };

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What it does, when to use it and when to use a neighbour. */
  readonly description: string;
  readonly tag: Tag;
  readonly reads: readonly SliceName[];
  /** Answers hold or follow from what a person typed about their health: never cached, never in an address. */
  readonly personal: boolean;
  /** The page runs the tool on the visitor's own device. */
  readonly onDevice: boolean;
  /** Schemas are made on first use: a cold function pays only for the tool that it runs. */
  readonly input: () => z.ZodObject;
  readonly variants: () => Variants;
  /** The exact schema of the answer: a union over the statuses. */
  readonly output: () => z.ZodType;
  readonly example: Readonly<Record<string, unknown>>;
  readonly handler: (input: never, context: Context<SliceName>) => Answer;
}

/** `meta` of every answer. */
const Meta = () =>
  z.strictObject({
    apiVersion: z.string().describe('Version of this interface'),
    dataRelease: z.iso.date().describe('Date of the data release'),
    demo: z.boolean().describe('true while prices and draw sites are demonstration data'),
    notice: z.string().optional().describe('What is demonstration data'),
  });

interface Definition<I extends z.ZodObject, V extends Variants, S extends SliceName> {
  name: string;
  title: string;
  description: string;
  tag: Tag;
  reads: readonly S[];
  personal?: boolean;
  onDevice?: boolean;
  input: () => I;
  output: () => V;
  example: z.input<I>;
  handler: (input: z.output<I>, context: Context<S>) => Answer;
}

/** Declares one tool. The answer is checked against `output` whenever the tool runs. */
export function defineTool<I extends z.ZodObject, V extends Variants, S extends SliceName>(
  definition: Definition<I, V, S>,
): Tool {
  const { input, output, personal = false, onDevice = false, handler, ...rest } = definition;
  return {
    ...rest,
    personal,
    onDevice,
    input: once(input),
    variants: once(output),
    output: once(() => unionOf(output())),
    handler: handler as Tool['handler'],
  };
}

function unionOf(variants: Variants): z.ZodType {
  const meta = Meta().describe('Versions, and what is demonstration data');
  const [first, ...others] = Object.entries(variants).map(([status, shape]) =>
    z.strictObject({
      status: z.literal(status),
      ...(status === 'ok' ? {} : { message: z.string().describe('What to do next') }),
      ...shape,
      meta,
    }),
  );
  if (first === undefined) return z.never();
  return others.length === 0 ? first : z.discriminatedUnion('status', [first, ...others]);
}

import * as z from 'zod';
import type { Attribution } from '../address.ts';
import type { Dataset, SliceName } from '../model/dataset.ts';
import { LANGS, type Lang } from '../model/vocabulary.ts';
import { once, onceFor } from '../once.ts';
import type { Words } from '../words/index.ts';
import { NO_STORE, type StoreTold, storeTold } from './store-told.ts';

/** The answers that are not `ok`: each is an answer, not an error, and says what to do next. */
export type Status = 'ok' | 'ambiguous' | 'not_found' | 'needs_info' | 'not_served';

export type Tag = 'catalog' | 'quote' | 'locations' | 'reference' | 'compare' | 'content';

export interface Context<Slices extends SliceName> {
  readonly data: Pick<Dataset, Slices | 'service'>;
  /** Today as YYYY-MM-DD: the core has no clock. */
  readonly today: string;
  readonly attribution: Attribution;
  /** The language of the answer. */
  readonly lang: Lang;
  /** Every sentence that the answer may hold, in that language. */
  readonly words: Words;
}

type Shape = z.core.$ZodLooseShape;
/** One schema shape per status that the tool can answer with; what every answer has is added. */
export type Variants = { readonly ok: Shape } & { readonly [S in Exclude<Status, 'ok'>]?: Shape };

/** A call that may come next, ready to be made. */
export type Next = z.output<ReturnType<typeof NextCall>>;

const NextCall = () =>
  z.strictObject({
    tool: z.string().describe('Tool to call'),
    arguments: z.record(z.string(), z.unknown()).describe('Complete and ready'),
    why: z.string().describe('What it gives'),
  });

/** What every answer may hold beside its contents. */
const common = () => ({
  lang: z.enum(LANGS).optional().describe('Language of the texts, where it is not English'),
  next: z.array(NextCall()).optional().describe('Calls that may come next'),
});

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type Contents<S extends Shape> = Frozen<z.output<z.ZodObject<{ -readonly [K in keyof S]: S[K] }>>>;

/** What a handler returns: a union over the statuses that the tool declares. */
export type Handled<V extends Variants> = {
  [S in keyof V & Status]: {
    readonly status: S;
    readonly next?: readonly Next[] | undefined;
  } & (S extends 'ok' ? unknown : { readonly message: string }) &
    Contents<NonNullable<V[S]>>;
}[keyof V & Status];

/** The answer of a tool, as its own schema describes it: a union over the statuses. */
export type AnswerOf<T extends Tool> =
  T extends Tool<string, infer V>
    ? Handled<V> & { readonly lang?: Lang; readonly meta: Frozen<z.output<ReturnType<typeof Meta>>> }
    : never;

/** One of the answers of a tool, by its status. */
export type AnswerWith<T extends Tool, S extends Status> = Extract<AnswerOf<T>, { readonly status: S }>;

/** An answer of whichever tool. */
export type Answer = {
  readonly status: Status;
  readonly message?: string;
  readonly next?: readonly Next[] | undefined;
} & Readonly<Record<string, unknown>>;

export interface Tool<Name extends string = string, V extends Variants = Variants> {
  readonly name: Name;
  readonly title: string;
  /** What it does, when to use it and when to use a neighbour. */
  readonly description: string;
  readonly tag: Tag;
  readonly reads: readonly SliceName[];
  /** Of these, what few answers read: a device fetches it when one does. */
  readonly seldom: readonly SliceName[];
  /** The languages of its answers. */
  readonly langs: readonly Lang[];
  /** Answers hold or follow from what a person typed about their health: never cached, never in an address. */
  readonly personal: boolean;
  /** The page runs the tool on the visitor's own device. */
  readonly onDevice: boolean;
  /** A small file of the place may hold all that the page needs to answer on the visitor's device. */
  readonly near: boolean;
  /**
   * How a form is sent where no script runs: never, for what the page works out itself; in the body, for what should
   * not stand in an address; in the address, for the rest.
   */
  readonly sends: 'get' | 'post' | 'never';
  /** Schemas are made on first use: a cold function pays only for the tool that it runs. */
  readonly input: () => z.ZodObject;
  readonly variants: () => V;
  /** The exact schema of the answer: a union over the statuses. */
  readonly output: () => z.ZodType;
  readonly example: Readonly<Record<string, unknown>>;
  readonly handler: (input: never, context: Context<SliceName>) => Answer;
  /** The same tool as a store has it: its schemas name the labs, its description and example what is sold there. */
  readonly inStore: (service: Dataset['service']) => Tool<Name, V>;
}

/** `meta` of every answer. */
const Meta = () =>
  z.strictObject({
    apiVersion: z.string().describe('Version of this interface'),
    dataRelease: z.iso.date().describe('Date of the data release'),
    demo: z.boolean().describe('true while prices and draw sites are demonstration data'),
    notice: z.string().optional().describe('What is demonstration data'),
  });

interface Definition<Name extends string, I extends z.ZodObject, V extends Variants, S extends SliceName> {
  name: Name;
  title: string;
  description: string | ((store: StoreTold) => string);
  tag: Tag;
  reads: readonly S[];
  seldom?: readonly NoInfer<S>[];
  personal?: boolean;
  onDevice?: boolean;
  near?: boolean;
  /** 'post' where who has no scripts may choose to send it: in the body, to be answered and forgotten. */
  sends?: 'post';
  input: (store: StoreTold) => I;
  output: (store: StoreTold) => V;
  example: z.input<I>;
  /** Its example where the store is known. */
  told?: (store: StoreTold) => { readonly example?: z.input<I> };
  handler: (input: z.output<I>, context: Context<S>) => Handled<V>;
}

/** The language of an answer: a field of every tool. */
export const langField = ({ langs }: StoreTold = NO_STORE) =>
  z
    .enum(LANGS)
    .default('en')
    .describe(langs.length > 1 ? 'Answer language' : 'Answers are in English');

/** Declares one tool. The answer is checked against `output` whenever the tool runs. */
export function defineTool<
  const Name extends string,
  I extends z.ZodObject,
  V extends Variants,
  S extends SliceName,
>(definition: Definition<Name, I, V, S>): Tool<Name, V> {
  const {
    input,
    output,
    seldom = [],
    personal = false,
    onDevice = false,
    near = false,
    sends,
    handler,
    told,
    description,
    ...rest
  } = definition;
  const toolOf = (store: StoreTold): Tool<Name, V> => ({
    ...rest,
    description: typeof description === 'string' ? description : description(store),
    ...(store === NO_STORE ? {} : told?.(store)),
    seldom,
    langs: store.langs,
    personal,
    onDevice,
    near,
    sends: sends ?? (personal ? (onDevice ? 'never' : 'post') : 'get'),
    input: once(() => input(store).extend({ lang: langField(store) })),
    variants: once(() => output(store)),
    output: once(() => unionOf(output(store))),
    handler: handler as Tool['handler'],
    inStore,
  });
  const inStore = onceFor((service: Dataset['service']) => toolOf(storeTold(service)));
  return toolOf(NO_STORE);
}

function unionOf(variants: Variants): z.ZodType {
  const meta = Meta().describe('Versions, and what is demonstration data');
  const [first, ...others] = Object.entries(variants).map(([status, shape]) =>
    z.strictObject({
      status: z.literal(status),
      ...(status === 'ok' ? {} : { message: z.string().describe('What to do next') }),
      ...common(),
      ...shape,
      meta,
    }),
  );
  if (first === undefined) return z.never();
  return others.length === 0 ? first : z.discriminatedUnion('status', [first, ...others]);
}

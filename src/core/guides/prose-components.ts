/** The components that prose may hold; what each prints is written where the pages are. */
export const PROSE_COMPONENT_NAMES = ['Price', 'Range'] as const;
export type ProseComponent = (typeof PROSE_COMPONENT_NAMES)[number];

export const isProseComponent = (name: string): name is ProseComponent =>
  PROSE_COMPONENT_NAMES.some((known) => known === name);

export type Props = Readonly<Record<string, string>>;

/** The self-closing components in a body of prose. */
export function componentsIn(body: string): { source: string; name: string; props: Props }[] {
  return [...body.matchAll(/<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>/g)].map(
    ([source, name = '', attributes = '']) => ({
      source,
      name,
      props: Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    }),
  );
}

/** An HTML element as data: a page prints it, a browser builds it, and neither parses strings. */
export type Node = string | Element;
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export const el = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): Element => ({
  tag,
  attributes,
  children,
});

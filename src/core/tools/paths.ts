import type { Tool } from './define.ts';

const nameInPath = ({ name }: Pick<Tool, 'name'>): string => name.replaceAll('_', '-');

/** The page of a tool. */
export const toolPath = (tool: Pick<Tool, 'name'>): string => `/tools/${nameInPath(tool)}`;

/** Where programs read how to call it. */
export const callPath = (tool: Pick<Tool, 'name'>): string => `/docs/tools/${nameInPath(tool)}`;

import type { ToolName } from '../core/tools/index.ts';

/** How a tool is asked on the command line: its name there, and which fields stand without a flag, in order. */
export interface Command {
  readonly tool: ToolName;
  readonly name: string;
  /** `words` take the rest of the line as one text, `items` as a list. */
  readonly takes: readonly { readonly field: string; readonly as?: 'words' | 'items' }[];
  /** It reads files, and what stands on the input, into its fields. */
  readonly files?: true;
}

export const COMMANDS: readonly Command[] = [
  { name: 'search', tool: 'search_tests', takes: [{ field: 'query', as: 'words' }] },
  { name: 'test', tool: 'get_test', takes: [{ field: 'slug' }] },
  { name: 'panels', tool: 'list_panels', takes: [] },
  { name: 'plan', tool: 'recommend_tests', takes: [{ field: 'goals', as: 'items' }] },
  { name: 'quote', tool: 'quote_order', takes: [{ field: 'items', as: 'items' }] },
  { name: 'sites', tool: 'find_draw_sites', takes: [{ field: 'zip' }] },
  { name: 'range', tool: 'lookup_reference_range', takes: [{ field: 'marker', as: 'words' }] },
  { name: 'prices', tool: 'compare_prices', takes: [{ field: 'test', as: 'words' }] },
  { name: 'interpret', tool: 'interpret_results', takes: [], files: true },
  { name: 'convert', tool: 'convert_units', takes: [{ field: 'analyte' }, { field: 'value' }] },
  {
    name: 'free-testosterone',
    tool: 'calculate_free_testosterone',
    takes: [{ field: 'totalT' }, { field: 'shbg' }, { field: 'albuminGdL' }],
  },
  { name: 'provider', tool: 'compare_provider', takes: [{ field: 'provider', as: 'words' }] },
  { name: 'guide', tool: 'get_guide', takes: [{ field: 'path' }] },
];

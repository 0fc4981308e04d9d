import {
  CHARTS,
  componentsIn,
  isProseComponent,
  type Named,
  namesIn,
  PROSE_COMPONENTS,
} from '../../../core/guides/prose-components.ts';
import { SUBSTANCES } from '../../../core/model/vocabulary.ts';
import type { Check } from '../check.ts';

export const proseSound: Check = {
  name: 'prose-sound',
  why: 'Prose holds Markdown and known self-closing components only, and names records that exist.',
  run({ prose, tests, panels, markers, goals, signs, learning }) {
    const slugs = (records: readonly { readonly slug: string }[]) => new Set(records.map(({ slug }) => slug));
    const known: Readonly<Record<Exclude<Named, 'text'>, ReadonlySet<string>>> = {
      item: slugs([...tests, ...panels].filter(({ status }) => status !== 'hidden')),
      marker: slugs(markers),
      goal: slugs(goals),
      sign: slugs(signs),
      term: slugs(learning.glossary),
      grid: slugs(learning.grids),
      infection: new Set(learning.windows.map(({ infectionSlug }) => infectionSlug)),
      chart: new Set(CHARTS),
      substance: new Set(SUBSTANCES),
    };
    return prose.flatMap(({ file, body }) => {
      const breach = (at: string, problem: string, tip: string) => ({
        rule: this.name,
        file,
        at,
        problem,
        tip,
      });
      const components = componentsIn(body);
      const rest = components.reduce((text, { source }) => text.replace(source, ''), body);
      return [
        ...components.flatMap(({ name, props, source }) => {
          if (!isProseComponent(name)) {
            return [
              breach(
                source,
                'is no component for prose',
                `Use one of ${Object.keys(PROSE_COMPONENTS).join(', ')}.`,
              ),
            ];
          }
          const takes: Readonly<Record<string, Named>> = PROSE_COMPONENTS[name];
          return Object.entries(props).flatMap(([key, value]) => {
            const kind = takes[key];
            if (kind === undefined)
              return [
                breach(source, `has no property "${key}"`, `It takes ${Object.keys(takes).join(', ')}.`),
              ];
            return namesIn(kind === 'text' ? '' : value)
              .filter((slug) => kind !== 'text' && !known[kind].has(slug))
              .map((slug) => breach(source, `"${slug}" does not exist`, 'Correct the slug.'));
          });
        }),
        ...(/<\/?[A-Za-z]|^(import|export) |[{}]/m.test(rest)
          ? [breach('body', 'holds HTML, JSX or braces', 'Use Markdown and self-closing components.')]
          : []),
      ];
    });
  },
};

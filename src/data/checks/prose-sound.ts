import { componentsIn, isProseComponent, PROSE_COMPONENT_NAMES } from '../../core/guides/prose-components.ts';
import type { Check } from './check.ts';

export const proseSound: Check = {
  name: 'prose-sound',
  why: 'Prose holds Markdown and known self-closing components only, and names records that exist.',
  run({ prose, tests, panels, markers }) {
    const known = {
      test: new Set(
        [...tests, ...panels].filter(({ status }) => status !== 'hidden').map(({ slug }) => slug),
      ),
      marker: new Set(markers.map(({ slug }) => slug)),
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
              breach(source, 'is no component for prose', `Use one of ${PROSE_COMPONENT_NAMES.join(', ')}.`),
            ];
          }
          return (['test', 'marker'] as const).flatMap((key) => {
            const slug = props[key];
            return slug === undefined || known[key].has(slug)
              ? []
              : [breach(source, `"${slug}" does not exist`, 'Correct the slug.')];
          });
        }),
        ...(/<\/?[A-Za-z]|^(import|export) |[{}]/m.test(rest)
          ? [breach('body', 'holds HTML, JSX or braces', 'Use Markdown and self-closing components.')]
          : []),
      ];
    });
  },
};

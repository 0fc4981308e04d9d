import { grouped } from '../core/grouped.ts';
import { onceFor } from '../core/once.ts';
import type { PageProps } from './page-props.ts';

/** The languages of each page, by its path. */
export const versionsOf = onceFor((pages: PageProps['site']['pages']) => grouped(pages, ({ path }) => path));

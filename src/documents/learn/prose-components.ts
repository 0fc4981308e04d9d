import { findEntry } from '../../core/catalog/entries.ts';
import {
  componentsIn,
  isProseComponent,
  type Props,
  type ProseComponent,
} from '../../core/guides/prose-components.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { adultBands } from '../../core/reference/bands.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';

type Slices = Pick<Dataset, 'catalog' | 'markers' | 'service'>;

/** What each component of prose prints: the one place for Markdown and, through components/mdx, for HTML. */
export const PROSE_COMPONENTS: Readonly<
  Record<ProseComponent, (props: Props, data: Slices, lang: Lang) => string>
> = {
  /** <Price test="tsh" />: the sticker price. */
  Price({ test = '' }, { catalog }) {
    const entry = findEntry(test, catalog.entries);
    if (entry === undefined) throw new Error(`Price: no public item "${test}"`);
    return printDollars(entry.listCents);
  },
  /** <Range marker="glucose" />: the adult ranges, with the population where there are several. */
  Range({ marker: slug = '' }, { markers }, lang) {
    const marker = markers.records.find((record) => record.slug === slug);
    if (marker === undefined) throw new Error(`Range: no marker "${slug}"`);
    const adult = adultBands(marker);
    const words = wordsOf(lang);
    const [only, ...others] = adult;
    if (only !== undefined && others.length === 0) return limitsText(only, marker.unit, words);
    return adult
      .map((band) => `${limitsText(band, marker.unit, words)} (${band.population[lang]})`)
      .join('; ');
  },
};

/** A body of prose as plain Markdown, its components printed. */
export function printProse(body: string, data: Slices, lang: Lang = 'en'): string {
  return componentsIn(body).reduce((text, { source, name, props }) => {
    if (!isProseComponent(name)) throw new Error(`No component <${name} /> for prose`);
    return text.replace(source, () => PROSE_COMPONENTS[name](props, data, lang));
  }, body);
}

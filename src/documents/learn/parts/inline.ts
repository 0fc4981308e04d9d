import type { Inline } from '../../../blocks/doc.ts';
import { fragment } from '../../../blocks/fragment.ts';
import { titled } from '../../../core/catalog/titled.ts';
import { bridgeOf, convertValue } from '../../../core/chemistry/convert.ts';
import type { Props } from '../../../core/guides/prose-components.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { statesRules } from '../../../core/places/rule-text.ts';
import { printDollars } from '../../../core/pricing/money.ts';
import { adultBands } from '../../../core/reference/bands.ts';
import { limitsText } from '../../../core/reference/limits.ts';
import { storeTold } from '../../../core/tools/store-told.ts';
import { wordsOf } from '../../../core/words/index.ts';
import { GLOSSARY_PATH } from '../glossary-path.ts';
import { itemsNamed, markersNamed } from './part.ts';

/** <Price test="tsh" />: the list price. */
function price({ test = '' }: Props, data: Dataset): Inline {
  const [entry] = itemsNamed(test, data);
  if (entry === undefined) throw new Error('Price: names no test');
  return printDollars(entry.listCents);
}

/** <Range marker="glucose" />: the adult ranges, with the population where there are several. */
function range({ marker: slug = '' }: Props, data: Dataset, lang: Lang): Inline {
  const [marker] = markersNamed(slug, data);
  if (marker === undefined) throw new Error('Range: names no marker');
  const adult = adultBands(marker);
  const words = wordsOf(lang);
  const [only, ...others] = adult;
  if (only !== undefined && others.length === 0) return limitsText(only, marker.unit, words);
  return adult.map((band) => `${limitsText(band, marker.unit, words)} (${band.population[lang]})`).join('; ');
}

/** <Convert analyte="glucose" value="100" from="mg/dL" to="mmol/L" />: the value with its unit. */
function convert({ analyte = '', value = '', from = '', to = '' }: Props, { conversions }: Dataset): Inline {
  const conversion = conversions.records.find(({ slug }) => slug === analyte);
  const bridges = conversion === undefined ? [] : [bridgeOf(conversion)];
  const converted = convertValue(Number(value), from, to, bridges)?.value;
  if (conversion === undefined || converted === undefined)
    throw new Error(`Convert: cannot convert ${value} ${from} of "${analyte}" to ${to}`);
  const decimals = to === conversion.siUnit ? conversion.siDecimals : conversion.conventionalDecimals;
  return `${Number(converted.toFixed(decimals))} ${to}`;
}

/** <Term name="titer" />: the word, with its meaning beside it and the way to the glossary. */
function term({ name = '' }: Props, { learning: { glossary } }: Dataset, lang: Lang): Inline {
  const found = glossary.find(({ slug }) => slug === name);
  if (found === undefined) throw new Error(`Term: the glossary has no "${name}"`);
  const text = found.term[lang];
  return { text, href: `${GLOSSARY_PATH}#${fragment(text)}`, tip: found.short[lang] };
}

/** <Store says="states" />: where the store draws; its labs and rules as programs are told of them, in English. */
function store({ says = '' }: Props, { service }: Dataset, lang: Lang): Inline {
  const { labs, rules } = storeTold(service);
  if (says === 'labs') return AND.format(labs);
  if (says === 'titled') return AND.format(labs.map(titled));
  if (says === 'rules') return rules;
  if (says === 'states') return statesRules(service, wordsOf(lang), lang);
  if (says === 'samples') return service.service.demo ? wordsOf(lang).places.samplesOnly : '';
  throw new Error(`Store: says no "${says}"`);
}

const AND = new Intl.ListFormat('en');

export const INLINE = {
  Price: price,
  Range: range,
  Convert: convert,
  Term: term,
  Store: store,
};

import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { a, p, type Showing } from '../showing.ts';

const WORDS = {
  en: 'Is this in range?',
  es: '¿Está dentro del rango?',
} as const satisfies Readonly<Record<Lang, string>>;

/** A value that an answer holds, and what it is of. */
interface Measured {
  readonly slug: string;
  readonly value: number;
  readonly unit: string;
}

/** Where a script draws the range with the value on it; a link to the range without one. */
export const rangePlace = ({ slug, value, unit }: Measured, { lang }: Pick<Showing, 'lang'>): Element =>
  el(
    'div',
    { 'data-measured': slug, 'data-amount': String(value), 'data-amount-unit': unit },
    p(a(WORDS[lang], `${pathIn('/tools/lookup-reference-range/answer', lang)}?marker=${slug}`)),
  );

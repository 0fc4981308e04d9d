import type { Lang } from '../../core/model/vocabulary.ts';
import type { Side, Standing } from './standing.ts';

/** Of each standing its word without a side, below and above: the words of the grades, and no stronger ones. */
type Words = Readonly<Record<Standing, readonly [plain: string, low: string, high: string]>>;

const EN: Words = {
  in: ['In range', 'In range', 'In range'],
  slight: ['Slightly outside', 'Slightly low', 'Slightly high'],
  outside: ['Outside', 'Low', 'High'],
  far: ['Clearly outside', 'Clearly low', 'Clearly high'],
  critical: ['Critical', 'Critical: low', 'Critical: high'],
  unjudged: ['Not judged', 'Not judged', 'Not judged'],
};
const ES: Words = {
  in: ['En rango', 'En rango', 'En rango'],
  slight: ['Un poco fuera', 'Un poco bajo', 'Un poco alto'],
  outside: ['Fuera', 'Bajo', 'Alto'],
  far: ['Claramente fuera', 'Claramente bajo', 'Claramente alto'],
  critical: ['Crítico', 'Crítico: bajo', 'Crítico: alto'],
  unjudged: ['No evaluado', 'No evaluado', 'No evaluado'],
};

/** How a value stands, in one word or two. */
export const standWord = (standing: Standing, side: Side | undefined, lang: Lang): string =>
  (lang === 'es' ? ES : EN)[standing][side === undefined ? 0 : side === 'low' ? 1 : 2];

/** The word of a flag, of which nothing says how far it is. */
export const flagWord = (flag: Side | 'normal' | 'indeterminate', lang: Lang): string =>
  flag === 'normal'
    ? standWord('in', undefined, lang)
    : flag === 'indeterminate'
      ? standWord('unjudged', undefined, lang)
      : standWord('outside', flag, lang);

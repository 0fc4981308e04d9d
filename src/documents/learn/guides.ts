import { type Block, heading } from '../../blocks/doc.ts';
import type { ProseFile } from '../../core/model/page.ts';
import { GUIDE_TOPICS } from '../../core/model/page.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { proseLinks } from './prose-links.ts';

const TOPICS = {
  en: {
    start: 'Start here',
    results: 'Understand a result',
    buying: 'Prices and ordering',
    preparing: 'Before the draw',
    body: 'Tests by body system',
    hormones: 'Hormones, fertility and pregnancy',
    infections: 'Infections',
    monitoring: 'Watch a medicine or a condition',
  },
  es: {
    start: 'Para empezar',
    results: 'Entender un resultado',
    buying: 'Precios y pedidos',
    preparing: 'Antes de la extracción',
    body: 'Pruebas por sistema del cuerpo',
    hormones: 'Hormonas, fertilidad y embarazo',
    infections: 'Infecciones',
    monitoring: 'Vigilar un medicamento o una enfermedad',
  },
} as const;

/** All guides under their subjects. */
export function guideBlocks(lang: Lang, prose: readonly ProseFile[]): Block[] {
  return GUIDE_TOPICS.flatMap((topic): Block[] => {
    const items = proseLinks(
      ({ kind, matter }) => kind === 'guide' && (matter.topic ?? 'start') === topic,
      lang,
      prose,
    );
    return items.length === 0
      ? []
      : [heading(TOPICS[lang][topic]), { kind: 'links', items, display: 'cards' }];
  });
}

import { type Doc, heading, paragraph } from '../../blocks/doc.ts';
import { cartUrl } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { labIds } from '../../core/places/states.ts';
import { homeStep } from '../home-step.ts';

const WORDS = {
  en: {
    title: 'Your order',
    about:
      'Every test, each lab beside the others, the whole total and what to do before the draw. Nothing is bought here.',
    links: 'How a link fills the cart',
    lead: 'An order is handed over by an address, which quote_order gives as cartUrl:',
    parameters: 'Parameters of a cart link',
    head: ['Name', 'Meaning'],
    add: 'Tests and panels by their slugs, with commas between them; up to 25',
    lab: (ids: string, usual: string) => `${ids}; ${usual} if left out`,
    source: 'Who made the link: mcp, ai_agent or the name of an assistant',
    medium: 'agent, where a program made the link',
  },
  es: {
    title: 'Su pedido',
    about:
      'Cada prueba, los laboratorios lado a lado, el total completo y qué hacer antes de la extracción. Aquí no se compra nada.',
    links: 'Cómo se llena el carrito con un enlace',
    lead: 'Un pedido se entrega con una dirección, que quote_order da como cartUrl:',
    parameters: 'Parámetros de un enlace al carrito',
    head: ['Nombre', 'Significado'],
    add: 'Pruebas y paneles por su identificador, separados por comas; hasta 25',
    lab: (ids: string, usual: string) => `${ids}; si falta, ${usual}`,
    source: 'Quién hizo el enlace: mcp, ai_agent o el nombre de un asistente',
    medium: 'agent, si el enlace lo hizo un programa',
  },
} as const;

/** The page that shows a handed-over order: its HTML holds the order, its twin says how a link hands one over. */
export function cartDoc(lang: Lang, { service: slice }: Pick<Dataset, 'service'>): Doc {
  const { service } = slice;
  const words = WORDS[lang];
  return {
    path: '/cart',
    lang,
    kind: 'cart',
    title: words.title,
    description: words.about,
    updatedAt: service.dataRelease,
    trail: [homeStep(lang)],
    blocks: [
      heading(words.links),
      paragraph(words.lead),
      {
        kind: 'code',
        language: 'text',
        text: cartUrl(service, service.example.items, service.defaultLab),
      },
      ...(service.cart !== undefined
        ? []
        : [
            {
              kind: 'table' as const,
              caption: words.parameters,
              head: words.head,
              rows: [
                ['add', words.add],
                ['lab', words.lab(labIds(slice).join(', '), service.defaultLab)],
                ['utm_source', words.source],
                ['utm_medium', words.medium],
              ],
            },
          ]),
    ],
  };
}

export const cartTitle = (lang: Lang): string => WORDS[lang].title;

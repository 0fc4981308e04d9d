import type { FAQPage } from 'schema-dts';
import { type Described, urlOf } from './described.ts';

/** The questions that the page shows, word for word. */
export const faqPage = (described: Described): FAQPage[] => {
  const shown = described.doc.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (shown.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${urlOf(described)}#faq`,
      mainEntity: shown.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
};

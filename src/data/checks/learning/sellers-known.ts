import type { Check } from '../check.ts';

export const sellersKnown: Check = {
  name: 'sellers-known',
  why: 'What is told of another service is told of one with a record, with as many paragraphs in both languages, and names a fee only where the record has it.',
  run({ providers, learning: { sellers } }) {
    const known = new Map(providers.map((provider) => [provider.slug, provider]));
    return sellers.flatMap(({ slug, text }) => {
      const breach = (at: string, problem: string, tip: string) => ({
        rule: this.name,
        file: `data/learning/sellers/${slug}.json`,
        at,
        problem,
        tip,
      });
      const provider = known.get(slug);
      return [
        ...(provider === undefined
          ? [breach('file name', 'is no file of data/providers', 'Correct it.')]
          : []),
        ...(text.en.length === text.es.length
          ? []
          : [breach('text', 'has more paragraphs in one language', 'Say the same in both.')]),
        ...([...text.en, ...text.es].some((part) => part.includes('{fee}')) &&
        provider?.orderFeeCents === undefined
          ? [breach('text', 'names a fee that the record does not have', 'Leave {fee} out.')]
          : []),
      ];
    });
  },
};

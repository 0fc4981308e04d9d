import { breachBy, type Check } from './check.ts';

const RULES = 'data/sign-rules.csv';
const PARTS = 'data/sign-parts.csv';

export const signsSound: Check = {
  name: 'signs-sound',
  why: 'A warning sign that nothing leads to, or a rule of a part that has no words, is never met.',
  run({ signs, signParts, signRules }) {
    const parts = new Set(signParts.map(({ part }) => part));
    const shared = signParts
      .flatMap(({ en, es }) => [...en, ...es])
      .filter((way) => way.startsWith('@'))
      .map((way) => way.slice(1));
    const named = new Set([...signRules.flatMap(({ needs, unless }) => [...needs, ...unless]), ...shared]);
    const slugs = new Set(signs.map(({ slug }) => slug));
    const led = new Set(signRules.map(({ sign }) => sign));
    const breach = breachBy(this.name);
    return [
      ...signs
        .filter(({ slug, ofResult }) => !led.has(slug) && ofResult === undefined)
        .map(({ slug }) =>
          breach(`data/warning-signs/${slug}.json`, 'slug', 'has no rule', `Add a row to ${RULES}.`),
        ),
      ...[...led]
        .filter((slug) => !slugs.has(slug))
        .map((slug) => breach(RULES, slug, 'is no warning sign', 'Name a record of data/warning-signs.')),
      ...[...named]
        .filter((part) => !parts.has(part))
        .map((part) => breach(RULES, part, 'is no part', `Add its words to ${PARTS}.`)),
      ...[...parts]
        .filter((part) => !named.has(part))
        .map((part) => breach(PARTS, part, 'is used by no rule', 'Use it, or leave it out.')),
      ...signParts
        .filter(({ en, es }) => en.length + es.length === 0)
        .map(({ part }) => breach(PARTS, part, 'has no words', 'Give those that say it.')),
    ];
  },
};

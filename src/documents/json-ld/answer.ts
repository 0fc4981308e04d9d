import type { MedicalCondition, Question } from 'schema-dts';
import { pagePath } from '../../blocks/paths.ts';
import { conditionPath } from '../../core/address.ts';
import type { Answered } from '../answers/links.ts';
import { absolute, type Described, type Entity, urlOf } from './described.ts';
import { webPage } from './page.ts';

/** A page about one question, with the conditions that it leads to. Nobody but this site answers it. */
export function answerPage({ answer }: Answered, described: Described): Entity {
  const { doc, data } = described;
  const { question, lead } = answer.said[doc.lang];
  const mainEntity: Question = {
    '@type': 'Question',
    '@id': `${urlOf(described)}#question`,
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: lead },
  };
  const about = answer.conditions
    .flatMap((slug) => data.catalog.conditions.find((one) => one.slug === slug) ?? [])
    .map(
      ({ slug, said }): MedicalCondition => ({
        '@type': 'MedicalCondition',
        name: said[doc.lang].name,
        url: absolute(pagePath({ path: conditionPath(slug), lang: doc.lang }), described),
      }),
    );
  return {
    ...webPage(described),
    mainEntity,
    ...(about.length === 0 ? {} : { about }),
  };
}

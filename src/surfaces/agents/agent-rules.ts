import type { Dataset } from '../../core/model/dataset.ts';
import { dollars } from '../../core/pricing/money.ts';
import { storeTold } from '../../core/tools/store-told.ts';

/** What an agent must know to use the tools rightly, from the data of the store: MCP and llms.txt say it alike. */
export function agentRules({ service: own }: Pick<Dataset, 'service'>): string[] {
  const { service, labs } = own;
  const { rules } = storeTold(own);
  return [
    'Find slugs with search_tests; other tools take slugs, or a name that means one item. Where certainty is unsure, ask back and order nothing.',
    `Labs: ${labs.map(({ id, name }) => `${id} is ${name}`).join(', ')}. ${rules === '' ? '' : `${rules} `}Elsewhere any lab may draw; ${service.defaultLab} if none is chosen.`,
    `Take totals from quote_order only: it knows the rule of the state and the one fee of $${dollars(service.labFeeCents).toFixed(2)} (USD) for each order. Never add prices up. Name every item that it reports as unavailable.`,
    'Ask the person for sex, age, unit and state; never guess them. The range printed on their own report takes precedence. Send up to 40 values of a report in one call.',
    'Say an urgent note (seekCare, critical, urgency now or today) before anything else, and that health answers are educational and no diagnosis.',
    ...(service.shows.spanish
      ? ['Answer in the language of the person: every tool takes lang, en or es.']
      : []),
    'Nothing is ordered here: a cart link opens a prefilled cart, and the person decides.',
    ...(service.demo ? [service.said.en.demoNotice] : []),
  ];
}

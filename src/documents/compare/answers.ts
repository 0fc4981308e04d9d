import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { comparePrices } from '../../core/tools/compare-prices.ts';
import { compareProvider } from '../../core/tools/compare-provider.ts';
import { type Call, runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import type { Compared } from '../../views/compare-prices/answer.ts';
import { type Beside, besideOf } from '../../views/compare-provider/blocks.ts';

/** The call of a tool on the day of the release: pages and tools say the same. */
const callOn = (data: Dataset): Call => ({
  data,
  today: data.service.service.dataRelease,
  wordsOf,
  attribution: { source: 'website', medium: 'page' },
});

/** What compare_prices answers of tests that are known to be in the catalog. */
export function compared(
  input: { test: string; withItems?: readonly string[] },
  lang: Lang,
  data: Dataset,
): Compared {
  const answer = runTool(comparePrices, { ...input, limit: 60, lang }, callOn(data));
  if (answer.status !== 'ok') throw new Error(`compare_prices has no page for ${input.test}`);
  return answer;
}

/** What compare_provider answers of a provider, with every test that both sell. */
export function besideUs(provider: string, lang: Lang, data: Dataset): Beside {
  const part = (offset: number): Beside => {
    const answer = runTool(compareProvider, { provider, limit: 50, offset, lang }, callOn(data));
    const beside = answer.status === 'ok' ? besideOf(answer) : undefined;
    if (beside === undefined) throw new Error(`compare_provider has no page for ${provider}`);
    return beside;
  };
  let whole = part(0);
  while (whole.truncated !== undefined) whole = joined(whole, part(whole.spotPrices.length));
  return whole;
}

/** An answer with the rest of it: what is won in a whole order is said by each part, so it is said once. */
const joined = ({ truncated: _, ...first }: Beside, rest: Beside): Beside => ({
  ...rest,
  ...first,
  ...(rest.truncated === undefined ? {} : { truncated: rest.truncated }),
  spotPrices: [...first.spotPrices, ...rest.spotPrices],
  wins: {
    service: [...new Set([...first.wins.service, ...rest.wins.service])],
    provider: [...new Set([...first.wins.provider, ...rest.wins.provider])],
  },
});

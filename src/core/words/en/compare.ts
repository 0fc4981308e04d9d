/** What is said where a name is none, with names that are near or without. */
const find = (near: boolean): string =>
  near ? 'Choose one of the suggestions, or search for tests by name.' : 'Search for tests by name.';

/** Prices here and at other services. */
export const compare = {
  severalTests: 'This name fits several tests. Choose one of them.',
  severalServices: 'This name fits several services. Choose one of them.',
  unknownTest: (asked: string, near: boolean) => `“${asked}” is not in the catalog. ${find(near)}`,
  unknownService: 'This service is not among those compared. Choose one of them.',
  labNotStated: 'lab not stated',
  attribution: (brand: string, origin: string) =>
    `Price data: ${brand}, ${origin}, CC BY 4.0, with the sources named.`,
  feesOnce: (fee: string) =>
    `Fees are paid once per order, not per test: here ${fee} for any number of tests. With more tests in one order the ranking can change.`,
  example: (tests: readonly string[], seller: string, together: string, apart: string) =>
    `Example: ${tests.join(', ')} in one order cost ${together} at ${seller}; ordered there one by one they would cost ${apart}.`,
  soldAs: (name: string, code: string | undefined) =>
    `Sold there as “${name}”${code === undefined ? '' : `, order code ${code}`}.`,
  lowest: (names: readonly string[], total: string, sellers: number) =>
    sellers === 1
      ? `The only known total is ${total}, at ${names.join(' and ')}.`
      : `The lowest of ${sellers} known totals is ${total}, at ${names.join(' and ')}.`,
  noneKnown: 'No other seller with a known fee and a fresh price of the same test is on record.',
  cheaperUnless: (name: string, price: string, fee: string) =>
    `${name} asks ${price} plus a fee that is not known: cheaper unless the fee is above ${fee}.`,
  moreOpen: (count: number) =>
    count === 1
      ? 'One more seller may be cheaper, depending on its fee.'
      : `${count} more sellers may be cheaper, depending on their fees.`,
  oursMadeUp: 'The price here is a demonstration and has no rank.',
  lowestOf: (test: string, total: string, sellers: number) =>
    `${test} alone, all in: ${total}, the lowest of ${sellers} known totals`,
  wholeOrder: 'Quote the whole order.',
  lowerFee: (less: string, more: string) => `Lower fee per order: ${less} against ${more}`,
  lowerAlone: (test: string, less: string, more: string) => `${test} alone, all in: ${less} against ${more}`,
  lowerTogether: (count: number, less: string, more: string) =>
    `${count} tests that both sell, in one order: ${less} against ${more}`,
  ownPricing: (panels: boolean) => `a la carte${panels ? ' and panels' : ''}, one price list for each lab`,
  ownFee: (noOther: boolean) =>
    `one lab processing fee per order${noOther ? '; no draw, physician or service fee' : ''}`,
  ownTurnaround: 'stated for each test',
  truncated: (shown: number, count: number) =>
    `${shown} of ${count} tests that both sell are shown. Ask for more to see the rest.`,
  pricesLeft: (shown: number, count: number) =>
    `${shown} of ${count} prices are shown in full; the ranking names every seller.`,
  whyAllPrices: 'Every price with its source',
  whyCompare: (name: string) => `Compares the prices of ${name}`,
  whyQuote: 'The total of this order in a state, with a link to the cart',
  whyBeside: (name: string) => `Puts ${name} beside this service`,
  whyServices: 'Lists the services that are compared',
  whyRest: 'All tests that both sell',
};

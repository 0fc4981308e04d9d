/** Questions back about a name. */
export const askBack = {
  severalFit: 'This name fits several. Choose one of the options.',
  /** @param unit in which it is usually printed */
  meaning: (name: string, unit?: string) => `If ${name}${unit === undefined ? '' : `, in ${unit},`} is meant`,
};

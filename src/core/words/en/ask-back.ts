/** Questions back about a name. */
export const askBack = {
  severalFit: 'This name fits several. Choose one of the options.',
  meaning: (name: string) => `If ${name} is meant`,
};

/** What is wrong with a field; what the caller sent is never repeated. */
export const faults = {
  title: 'Invalid input',
  summary: (count: number, listed: number) =>
    `${count === 1 ? 'One field is' : `${count} fields are`} not as the tool needs. See errors for ${listed < count ? `the first ${listed}` : 'each'}, correct them and call again.`,
  unknownField: 'This field is not known here. Remove it, or check its spelling.',
  required: 'This field is required.',
  type: (expected: string) => `This must be ${expected}.`,
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  },
  fewCharacters: (minimum: string) => `This needs at least ${minimum} character(s).`,
  fewEntries: (minimum: string) => `This needs at least ${minimum} entry or entries.`,
  manyCharacters: (maximum: string) => `This allows at most ${maximum} characters.`,
  manyEntries: (maximum: string) => `This allows at most ${maximum} entries.`,
  small: (minimum: string, inclusive: boolean) =>
    `This must be ${inclusive ? 'at least' : 'greater than'} ${minimum}.`,
  big: (maximum: string, inclusive: boolean) =>
    `This must be ${inclusive ? 'at most' : 'less than'} ${maximum}.`,
  oneOf: (values: string) => `This must be one of: ${values}.`,
  fiveDigits: 'This must be exactly five digits.',
  form: 'This does not have the expected form.',
  notAccepted: 'This value is not accepted here.',
  /** Where a fault concerns no single field. */
  whole: 'arguments',
  ours: 'The service could not answer. Try again later.',
};

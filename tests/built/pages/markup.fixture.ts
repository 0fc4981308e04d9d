import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Recommended rules, those for whole documents and for accessibility, and what our house adds. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      'no-inline-style': 'error',
      'heading-level': ['error', { allowMultipleH1: false }],
      // A heading may begin with a number, and its address is made of it; HTML allows that.
      'valid-id': ['error', { relaxed: true }],
      // Everything comes from our own host, from which an integrity hash would come too.
      'require-sri': 'off',
      // Names of analytes decide; search engines cut the brand at the end.
      'doctype-style': 'off',
      'tel-non-breaking': 'off',
      // A list is sent as one name several times: by boxes, and by a field beside them.
      'form-dup-name': 'off',
    },
  }),
);

/** Faults in the markup of an answer, each with its place. */
export function markupFaults(html: string, name: string): string[] {
  return checker
    .validateStringSync(html, name)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `html ${ruleId}: ${message} @ ${line}:${column}`),
    );
}

export const fileFaults = (file: string): string[] => markupFaults(readFileSync(file, 'utf8'), file);

import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

const unread = (line: string) => ({ line, unread: 'comment' as const });

test('what a person wrote beside a report is told from what the laboratory prints', () => {
  const own = ["my chest hurts and I can't breathe", 'me duele el pecho', 'tengo fiebre desde ayer'];
  const printed = [
    'Troponin I is a marker of heart attack.',
    'Values above 30 carry a risk of severe bleeding.',
    'Consulte a su médico si hay dolor de pecho.',
  ];
  expect(ownWords([...own, ...printed].map(unread))).toEqual(own);
});

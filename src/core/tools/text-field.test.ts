import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { textField } from './text-field.ts';

describe('textField', () => {
  it('prints its limits into the schema, beside the description', () => {
    expect(z.toJSONSchema(z.strictObject({ a: textField(1, 5).describe('What') })).properties?.a).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 5,
      description: 'What',
    });
    expect(z.toJSONSchema(textField(0, 5).optional())).not.toHaveProperty('minLength');
  });

  it.each([
    ['', false],
    ['a', true],
    ['abcde', true],
    ['abcdef', false],
    ['🩸🩸🩸🩸🩸', true],
    ['🩸🩸🩸🩸🩸🩸', false],
    ['ñandú', true],
  ])('counts the characters of "%s" as JSON Schema does', (text, fits) => {
    expect(textField(1, 5).safeParse(text).success).toBe(fits);
  });

  it('says the fault as zod does', () => {
    expect(textField(1, 5).safeParse('abcdef').error?.issues[0]).toMatchObject({
      code: 'too_big',
      origin: 'string',
      maximum: 5,
    });
  });
});

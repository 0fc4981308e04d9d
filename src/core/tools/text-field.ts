import * as z from 'zod';

/**
 * A text of `least` to `most` characters. JSON Schema counts code points where JavaScript counts halves of them, so
 * zod's own limits would refuse texts that the published schema allows.
 */
export const textField = (least: number, most: number) =>
  z
    .string()
    .superRefine((input, context) => {
      const length = [...input].length;
      if (length < least)
        context.addIssue({ code: 'too_small', origin: 'string', minimum: least, inclusive: true, input });
      if (length > most)
        context.addIssue({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input });
    })
    .meta({ ...(least > 0 ? { minLength: least } : {}), maxLength: most });

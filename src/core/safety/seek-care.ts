import * as z from 'zod';
import { URGENCIES } from '../alarm/urgency.ts';
import { Source } from '../model/source.ts';
import { LANGS } from '../model/vocabulary.ts';
import type { Met } from './find-signs.ts';

/** A warning sign as it is answered; `advice` is the older name of `text`. */
export const SignShape = () =>
  z.strictObject({
    slug: z.string(),
    sign: z.string(),
    urgency: z.enum(URGENCIES),
    /** In which it is said: that in which it was typed. */
    lang: z.enum(LANGS),
    text: z.string(),
    advice: z.string(),
    phone: z.string().optional(),
    clock: z.string().optional(),
    sources: z.array(Source()),
  });

export const SeekCare = () => z.array(SignShape()).optional().describe('Say this first');

/** The signs that were met, in the language that they were said in. */
export const seekCare = (met: readonly Met[]) =>
  met.length === 0
    ? {}
    : {
        seekCare: met.map(({ sign: { slug, urgency, phone, sources, said }, lang }) => ({
          slug,
          sign: said[lang].name,
          urgency,
          lang,
          text: said[lang].text,
          advice: said[lang].text,
          ...(phone === undefined ? {} : { phone }),
          ...(said[lang].clock === undefined ? {} : { clock: said[lang].clock }),
          sources,
        })),
      };

/** Whether one of them is an emergency: then nothing is sold. */
export const isEmergency = (met: readonly Met[]): boolean => met.some(({ sign }) => sign.urgency === 'now');

/** How many items are offered beside a sign that is for a clinician today. */
export const MOST_BESIDE_CARE = 3;

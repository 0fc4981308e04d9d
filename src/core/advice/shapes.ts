import * as z from 'zod';
import { summaryShape } from '../catalog/item-shapes.ts';
import { GOAL_ASKS, GOAL_STEPS } from '../model/goal.ts';
import { Source } from '../model/source.ts';
import type { StoreTold } from '../tools/store-told.ts';

export const PlanShape = () =>
  z.strictObject({
    step: z.enum(GOAL_STEPS),
    items: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        type: z.enum(['test', 'panel']),
        price: z.number(),
        states: z.array(z.string()).optional(),
      }),
    ),
    adds: z.array(z.string()).describe('Over the step before'),
    subtotal: z.number(),
    labFee: z.number(),
    total: z.number(),
    leftOut: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        why: z.enum(['budget', 'not_for_you', 'not_orderable']),
      }),
    ),
  });

export const RecommendationShape = (store: StoreTold) =>
  z.strictObject({
    item: z.strictObject({ ...summaryShape(store), orderUrl: z.string().nullable() }),
    reason: z.string(),
    matched: z.array(z.string()).describe('Goals it speaks to'),
  });

export const QuestionShape = () => z.strictObject({ field: z.enum(GOAL_ASKS), text: z.string() });

export const NotOrderedShape = () => z.strictObject({ name: z.string(), why: z.string(), source: Source() });

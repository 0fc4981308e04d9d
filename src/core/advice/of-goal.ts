import type { Dataset } from '../model/dataset.ts';
import type { Goal } from '../model/goal.ts';
import { labIds } from '../places/states.ts';
import { type Advice, advise } from './advise.ts';

/** What is sensible for one goal, for anybody who says nothing else, without a ceiling. */
export const adviceOn = (goal: Goal, { catalog, service }: Pick<Dataset, 'catalog' | 'service'>): Advice =>
  advise(
    {
      goals: [goal],
      person: { sex: goal.sex },
      ceilingCents: Number.POSITIVE_INFINITY,
      besideCare: false,
    },
    { entries: catalog.entries, labs: labIds(service), defaultLab: service.service.defaultLab },
  );

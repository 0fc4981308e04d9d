import type { Dataset } from '../core/model/dataset.ts';
import { absentFrom, isAbsent } from '../core/model/store/features.ts';

/** A file of JSON; none where the store is without it: an answer without a body makes no file. */
export const present = (path: string, data: Dataset, make: (data: Dataset) => unknown): Response =>
  isAbsent(path, absentFrom(data.service.service.shows))
    ? new Response(null, { status: 404 })
    : Response.json(make(data));

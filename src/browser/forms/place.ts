import type { Showing } from '../../views/showing.ts';
import { pageLang } from '../language.ts';

/** Where an answer is shown: what the page says of itself and of the service. */
export const pagePlace = (): Pick<Showing, 'lang' | 'labs' | 'origin' | 'absent' | 'page' | 'now'> => ({
  lang: pageLang(),
  labs: JSON.parse(document.body.dataset.labs ?? '{}'),
  origin: document.body.dataset.origin ?? '',
  absent: JSON.parse(document.body.dataset.absent ?? '[]'),
  page: location.pathname,
  now: new Date(),
});

import { expect, it } from 'vitest';
import { smallDataset } from '../../../core/dataset.fixture.ts';
import { catalogsOf, templatesOf } from './kinds.ts';

const { service } = smallDataset().service;
const without = (...features: readonly string[]) => ({
  ...service,
  shows: { ...service.shows, ...Object.fromEntries(features.map((feature) => [feature, false])) },
});

it('a store has templates for what it shows, in its languages', () => {
  const names = (one: typeof service) => templatesOf(one).map(({ name }) => name);
  const kinds = ['tests', 'panels', 'biomarkers', 'conditions', 'guides'];
  expect(names(service)).toEqual([...kinds, ...kinds.map((kind) => `${kind}-es`)]);
  expect(names(without('panels', 'spanish'))).toEqual(kinds.filter((kind) => kind !== 'panels'));
  expect(catalogsOf(without('spanish')).map(({ name }) => name)).toEqual(['catalog']);
});

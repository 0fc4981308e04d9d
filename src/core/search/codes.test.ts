import { expect, test } from 'vitest';
import { call } from '../tools/call.fixture.ts';

const found = (query: string) =>
  call('search_tests', { query }).items.map(
    ({ slug, certainty }: { slug: string; certainty: string }) => `${slug} ${certainty}`,
  );

test('a panel is found by its own code, and not by those of its tests', () => {
  expect(found('80074')).toEqual(['acute-hepatitis sure']);
  expect(found('86705')).toEqual(['hepatitis-b-core-igm sure']);
});

test('a test is found by every code that it is billed with, after the test that the code means', () => {
  expect(found('83550')).toEqual(['iron-tibc likely']);
  expect(found('84403')).toEqual(['testosterone-total sure', 'testosterone-free-and-total likely']);
});

import { expect, it } from 'vitest';
import { namesWithRoom } from './towns.ts';

const room = { width: 460, height: 300 };

it('keeps the first of two names that would overlap, and those that have room', () => {
  const towns = [
    { name: 'Dallas', x: 300, y: 100 },
    { name: 'Fort Worth', x: 285, y: 101 },
    { name: 'Houston', x: 360, y: 220 },
  ];
  expect(namesWithRoom(towns, room).map(({ name }) => name)).toEqual(['Dallas', 'Houston']);
});

it('moves a name into the drawing, and leaves one out that would stand above it', () => {
  expect(namesWithRoom([{ name: 'El Paso', x: 2, y: 150 }], room)).toEqual([
    { name: 'El Paso', x: 31.5, y: 142 },
  ]);
  expect(namesWithRoom([{ name: 'Top', x: 100, y: 10 }], room)).toEqual([]);
});

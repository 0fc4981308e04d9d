import { describe, expect, it } from 'vitest';
import {
  added,
  drawnIn,
  holds,
  isFull,
  MOST_ITEMS,
  NOTHING,
  type Order,
  putBack,
  readOrder,
  removed,
  replaced,
  sameItems,
  writtenOrder,
} from './order.ts';

const order: Order = { items: ['cbc', 'cmp', 'tsh'], state: 'TX', lab: 'lab_2' };
const many = Array.from({ length: 30 }, (_, i) => `test-${i}`);

describe('an order on the device', () => {
  it('takes an item once, at its end', () => {
    expect(added(order, ['a1c', 'cbc']).items).toEqual(['cbc', 'cmp', 'tsh', 'a1c']);
  });

  it('takes no more than 25 items', () => {
    expect(added(order, many).items).toHaveLength(MOST_ITEMS);
    expect(isFull(added(order, many))).toBe(true);
    expect(isFull(order)).toBe(false);
  });

  it('gives a removed item back at its place', () => {
    const without = removed(order, ['cmp']);
    expect(without.items).toEqual(['cbc', 'tsh']);
    expect(putBack(without, 'cmp', 1)).toEqual(order);
  });

  it('keeps the state and the lab while items change', () => {
    expect(added(order, ['a1c'])).toMatchObject({ state: 'TX', lab: 'lab_2' });
    expect(replaced(order, ['hiv'], undefined)).toEqual({ items: ['hiv'], state: 'TX', lab: 'lab_2' });
    expect(replaced(order, ['hiv'], 'lab_1').lab).toBe('lab_1');
  });

  it('joins the items of a cart link to those that it had, each once', () => {
    expect(added({ items: ['tsh', 'cbc'] }, order.items).items).toEqual(['tsh', 'cbc', 'cmp']);
  });

  it('asks anew about a cheaper set once its items are others, and forgets the lab in another state', () => {
    expect(removed({ ...order, cheaper: false }, ['cbc']).cheaper).toBeUndefined();
    expect(drawnIn({ ...order, cheaper: true }, 'NY')).toEqual({ items: order.items, state: 'NY' });
    expect(drawnIn(order, '')).toEqual({ items: order.items });
  });

  it('knows what it holds, in any order', () => {
    expect(holds(order, ['tsh', 'cbc'])).toBe(true);
    expect(holds(order, ['tsh', 'a1c'])).toBe(false);
    expect(sameItems(order, { items: ['tsh', 'cbc', 'cmp'] })).toBe(true);
    expect(sameItems(order, { items: ['tsh', 'cbc'] })).toBe(false);
  });

  it('is read again as it was written', () => {
    expect(readOrder(writtenOrder({ ...order, cheaper: true }))).toEqual({ ...order, cheaper: true });
  });

  it.each([
    [undefined],
    ['{'],
    ['null'],
    ['[]'],
    ['{"items":"cbc"}'],
    ['{"items":["<b>",3,"A B"],"state":"Texas","lab":"Lab 9","cheaper":"yes"}'],
  ])('is empty where %s was kept', (text) => {
    expect(readOrder(text)).toEqual(NOTHING);
  });
});

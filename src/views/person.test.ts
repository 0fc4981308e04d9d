import { describe, expect, it } from 'vitest';
import { type Asked, inapplicable } from './person.ts';

const SOMEBODY: Asked = { sex: '', age: undefined, infant: false, pregnancy: false, postmenopausal: false };
const hidden = (said: Partial<Asked>) => inapplicable({ ...SOMEBODY, ...said });
const STAGE = ['trimester', 'gestationalWeek'];

describe('somebody is not asked', () => {
  it('the stage of a pregnancy before the pregnancy', () => {
    expect(hidden({})).toEqual(STAGE);
    expect(hidden({ sex: 'female', age: 41 })).toEqual(STAGE);
    expect(hidden({ sex: 'female', age: 31, pregnancy: true })).toEqual(['postmenopausal']);
  });

  it.each<[string, Partial<Asked>]>([
    ['a man', { sex: 'male', age: 41, pregnancy: true }],
    ['a small child', { sex: 'female', age: 6 }],
    ['a baby', { infant: true }],
  ])('%s about pregnancy and menopause', (_, said) =>
    expect(hidden(said)).toEqual(['pregnancy', ...STAGE, 'postmenopausal']),
  );

  it('a girl about menopause, nor a woman of 70 about pregnancy', () => {
    expect(hidden({ sex: 'female', age: 15 })).toEqual([...STAGE, 'postmenopausal']);
    expect(hidden({ sex: 'female', age: 70 })).toEqual(['pregnancy', ...STAGE]);
    expect(hidden({ sex: 'female', age: 35, postmenopausal: true })).toEqual(['pregnancy', ...STAGE]);
  });
});

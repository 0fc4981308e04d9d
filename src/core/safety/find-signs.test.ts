import { describe, expect, it } from 'vitest';
import type { Signs, WarningSign } from '../model/sign.ts';
import { signsIn } from './find-signs.ts';

const sign = (slug: string, urgency: WarningSign['urgency']): WarningSign => ({
  slug,
  urgency,
  sources: [],
  said: { en: { name: slug, text: 'Call.' }, es: { name: slug, text: 'Llame.' } },
});

const signs: Signs = {
  records: [sign('tick-rash', 'today'), sign('chest-pain', 'now'), sign('breathing', 'now')],
  parts: {
    chest: { en: 'chest', es: 'pecho' },
    pain: { en: 'pain;hurt*;tightness', es: 'dolor;duele' },
    cannot: { en: 'cant;not able to', es: 'no puedo' },
    breathe: { en: 'breath*', es: 'respir*' },
    tick: { en: 'tick', es: 'garrapata' },
    rash: { en: 'rash', es: 'sarpullido' },
    blue_pill: { en: 'blue;dose', es: '' },
    blue_lips: { en: 'blue;lips', es: '' },
    film: { en: 'xray;x ray', es: 'radiografia' },
  },
  rules: {
    'tick-rash': 'tick rash',
    'chest-pain': 'chest pain -film',
    breathing: 'cannot breathe;blue_pill blue_lips',
  },
};

const found = (...texts: string[]) => signsIn(texts, signs).map(({ sign: { slug } }) => slug);

describe('warning signs in a text', () => {
  it.each([
    ['chest pain'],
    ['pain in my chest'],
    ['my CHEST really hurts!!'],
    ['me duele el pecho'],
    ['dolor de pecho'],
    ['chest tightnes'],
    ['what test for chest pain'],
  ])('%j is chest pain, in any order, form and language, and with a slip', (text) => {
    expect(found(text)).toEqual(['chest-pain']);
  });

  it.each([
    ['chest'],
    ['pain panel'],
    ['no chest pain'],
    ["I don't have any chest pain"],
    ['sin dolor de pecho'],
    ['chest pain years ago'],
    ['family history of chest pain'],
    ['chest x-ray pain'],
    [''],
  ])('%j is none', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes a denial that is a part itself for what it says', () => {
    expect(found('no puedo respirar')).toEqual(['breathing']);
    expect(found("i can't breathe")).toEqual(['breathing']);
  });

  it('says what happened before and happens now', () => {
    expect(found('had chest pain last year and again now')).toEqual(['chest-pain']);
  });

  it('reads what is told of now beside what is told of another time', () => {
    expect(found('tearing pain in my chest right here, dad had a heart attack')).toEqual(['chest-pain']);
    expect(found('broke my neck years ago with no feeling, chest pain and sweating')).toEqual(['chest-pain']);
  });

  it('takes what a relative had for the past only where somebody asks for themselves, or says nothing else', () => {
    expect(found('my mom had chest pain and cant breathe')).toEqual(['chest-pain', 'breathing']);
    expect(found('mi papa tuvo dolor de pecho y no puede respirar')).toContain('chest-pain');
    expect(found('my dad had chest pain this morning')).toEqual(['chest-pain']);
    expect(found('my dad had chest pain at 44 should i get tested')).toEqual([]);
    expect(found('my dad had chest pain')).toEqual([]);
    expect(found('dad died of chest pain and my chest hurts')).toEqual(['chest-pain']);
  });

  it('reads no story and no animal, and whoever stands beside them', () => {
    expect(found('writing a novel, chest pain of the hero')).toEqual([]);
    expect(found('vi en una serie que tenia dolor de pecho')).toEqual([]);
    expect(found('my dog is sick with chest pain')).toEqual([]);
    expect(found('my dog is sick, my chest hurts')).toEqual(['chest-pain']);
  });

  it('forgives words between, left out, small, in another number and written another way', () => {
    expect(found('i cannot breathe')).toEqual(['breathing']);
    expect(found('me duele el pechito')).toEqual(['chest-pain']);
  });

  it('tells the most urgent first, of all texts together', () => {
    expect(found('tick bite with a rash', 'chest pain')).toEqual(['chest-pain', 'tick-rash']);
  });

  it('knows in which language it was said', () => {
    expect(signsIn(['me duele el pecho'], signs)[0]?.lang).toBe('es');
    expect(signsIn(['my chest hurts'], signs)[0]?.lang).toBe('en');
  });

  it('needs more than one word for more than one part', () => {
    expect(found('blue shoes')).toEqual([]);
    expect(found('blue lips')).toEqual(['breathing']);
  });

  it('does not join parts that stand far from each other', () => {
    expect(found(`chest ${'and '.repeat(20)} pain`)).toEqual([]);
  });

  it('reads a text of any length', () => {
    expect(found('word '.repeat(100_000))).toEqual([]);
  });
});

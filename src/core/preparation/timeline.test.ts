import { expect, test } from 'vitest';
import type { Preparation } from '../model/preparation.ts';
import { wordsOf } from '../words/index.ts';
import { conflictsIn, told } from './conflicts.ts';
import { mergePreparations } from './merge.ts';
import { sentences } from './sentences.ts';
import { timeline } from './timeline.ts';

const merged = (items: Readonly<Record<string, Preparation>>) =>
  mergePreparations(Object.entries(items).map(([slug, preparation]) => ({ slug, preparation })));

const LIPIDS: Preparation = {
  fasting: { need: 'required', hours: 12, water: true },
  avoid: [{ what: 'alcohol', hours: 24 }],
};
const RENIN: Preparation = {
  fasting: { need: 'required', hours: 8, water: true },
  rest: { minutes: 30 },
  ask: [{ what: 'blood_pressure' }],
  tell: ['blood_pressure', 'pregnancy'],
};

test('the longest time before the draw comes first, what is asked at the site last', () => {
  const steps = timeline(merged({ lipids: LIPIDS, renin: RENIN }));
  expect(steps.map(({ phase, minutesBefore, facts: [{ kind }] }) => [phase, kind, minutesBefore])).toEqual([
    ['plan', 'ask', undefined],
    ['before', 'avoid', 1440],
    ['before', 'fasting', 720],
    ['there', 'rest', 30],
    ['there', 'tell', undefined],
  ]);
});

test('medicines to ask about, and things to tell, are one sentence each', () => {
  const facts = merged({
    breath: { ask: [{ what: 'acid_reducers', hours: 336 }, { what: 'bismuth' }], tell: ['pku'] },
    stool: { ask: [{ what: 'acid_reducers' }], tell: ['travel'], collect: { what: 'stool_kit' } },
    parasites: {
      collect: { what: 'stool_kit', steps: [{ en: 'Fill both vials.', es: 'Llene los dos frascos.' }] },
    },
  });
  expect(sentences(facts, wordsOf('en'))).toEqual([
    'Do you take any of these? Ask whoever prescribed it, or a pharmacist, what to do before the test, and never stop it on your own: an acid reducer (such as omeprazole), labs prefer 2 weeks without it; bismuth (such as Pepto-Bismol).',
    'Use the collection kit from the lab. Keep urine and water out of the sample. Take it back within the time on the kit.',
    'Fill both vials.',
    'Tell the lab about: where you lived and traveled; phenylketonuria (PKU).',
  ]);
});

test('what is asked already is not told again', () => {
  const tells = told(merged({ renin: RENIN })).filter(({ kind }) => kind === 'tell');
  expect(tells).toEqual([{ kind: 'tell', what: 'pregnancy', because: ['renin'] }]);
});

test('windows of a day that meet are one window', () => {
  const facts = merged({
    cortisol: { draw: { need: 'required', from: '07:00', to: '09:00' } },
    testosterone: { draw: { need: 'preferred', to: '10:00' } },
  });
  expect(conflictsIn(facts)).toEqual([]);
  expect(told(facts)).toEqual([
    { kind: 'draw', need: 'required', from: '07:00', to: '09:00', because: ['cortisol', 'testosterone'] },
  ]);
});

test('"in the morning" bears no afternoon, and a sample of the evening at home has its own hour', () => {
  const iron: Preparation = { draw: { need: 'required' } };
  const afternoon: Preparation = { draw: { need: 'required', from: '15:00', to: '17:00' } };
  const saliva: Preparation = {
    draw: { need: 'required', from: '23:00', to: '24:00' },
    collect: { what: 'saliva_kit' },
  };
  expect(conflictsIn(merged({ iron, afternoon }))).toEqual([
    { about: 'draw', because: ['afternoon', 'iron'] },
  ]);
  expect(conflictsIn(merged({ iron, saliva }))).toEqual([]);
  expect(told(merged({ iron, saliva })).filter(({ kind }) => kind === 'draw')).toHaveLength(2);
});

test('whoever fasts overnight and takes medicine for diabetes asks first; a short fast needs no word of it', () => {
  const asks = (facts: ReturnType<typeof merged>) => told(facts).filter(({ kind }) => kind === 'ask');
  expect(asks(merged({ lipids: LIPIDS }))).toEqual([{ kind: 'ask', what: 'diabetes', because: ['lipids'] }]);
  expect(asks(merged({ breath: { fasting: { need: 'required', hours: 1, water: false } } }))).toEqual([]);
});

test('what one visit cannot meet is said', () => {
  const facts = merged({
    'cortisol-am': { draw: { need: 'required', from: '07:00', to: '09:00' } },
    'cortisol-pm': { draw: { need: 'required', from: '15:00', to: '17:00' } },
    fsh: { cycle: { need: 'preferred', from: 2, to: 4 } },
    progesterone: { cycle: { need: 'preferred', beforeNext: 7 } },
    carnitine: { keep: ['meals'] },
    lipids: LIPIDS,
  });
  expect(conflictsIn(facts)).toEqual([
    { about: 'draw', because: ['cortisol-am', 'cortisol-pm'] },
    { about: 'cycle', because: ['fsh', 'progesterone'] },
    { about: 'meals', because: ['carnitine', 'lipids'] },
  ]);
  expect(wordsOf('en').preparation.conflict({ about: 'draw', because: [] }, ['A', 'B'])).toBe(
    'A and B need different times of day. Plan two visits.',
  );
});

test('sentences of both languages', () => {
  const facts = merged({
    lipids: LIPIDS,
    cortisol: { draw: { need: 'required', from: '07:00', to: '09:00' } },
    fsh: { cycle: { need: 'preferred', from: 2, to: 4 } },
    lithium: { dose: { medicine: { en: 'lithium', es: 'litio' }, hoursAfter: 12, beforeNext: true } },
    gastrin: { ask: [{ what: 'acid_reducers', hours: 336 }] },
  });
  const said = (lang: 'en' | 'es') => facts.map((fact) => wordsOf(lang).preparation.sentence(fact));
  expect(said('en')).toEqual([
    'Do not eat for 12 hours before the test. Water is fine.',
    'Do not drink alcohol for 24 hours before the test.',
    'If you take an acid reducer (such as omeprazole), ask whoever prescribed it, or a pharmacist, what to do before the test. Labs prefer 2 weeks without it. Never stop it on your own.',
    'Have the test done between 7 a.m. and 9 a.m.',
    'If you have periods, it is best to go on day 2 to 4 of your cycle (day 1 is the first day of your period).',
    'If you take lithium, have the test done about 12 hours after your last dose and just before your next dose. Write down when you took the last dose. Do not change or skip a dose.',
  ]);
  expect(said('es')).toEqual([
    'No coma nada durante 12 horas antes de la prueba. Puede tomar agua.',
    'No tome alcohol durante 24 horas antes de la prueba.',
    'Si toma o usa un reductor de ácido (como omeprazol), pregunte a quien se lo recetó, o a un farmacéutico, qué hacer antes de la prueba. Los laboratorios prefieren 2 semanas sin él. Nunca lo suspenda por su cuenta.',
    'Hágase la prueba entre las 7 a. m. y las 9 a. m.',
    'Si tiene menstruaciones, lo mejor es ir entre los días 2 y 4 de su ciclo (el día 1 es el primer día de la menstruación).',
    'Si toma litio, hágase la prueba unas 12 horas después de su última dosis y justo antes de la siguiente dosis. Anote cuándo tomó la última dosis. No cambie ni se salte ninguna dosis.',
  ]);
});

import type { Lang } from '../../core/model/vocabulary.ts';

export const WORDS: Readonly<
  Record<Lang, Readonly<Record<'when' | 'yours' | 'hint' | 'late' | 'outside', string>>>
> = {
  en: {
    when: 'When is your test?',
    yours: 'Your test',
    hint: 'Choose a day and time to see when each step begins. It stays on this device.',
    late: 'Some steps would have begun before now. A later day gives you time for all of them.',
    outside: 'Another time of day suits the test better. See the hours below.',
  },
  es: {
    when: '¿Cuándo es su prueba?',
    yours: 'Su prueba',
    hint: 'Elija el día y la hora para ver cuándo empieza cada paso. No sale de este dispositivo.',
    late: 'Algunos pasos ya tendrían que haber empezado. Otro día más tarde le da tiempo para todos.',
    outside: 'Otra hora del día va mejor con la prueba. Vea abajo las horas.',
  },
};

import { openHero } from './hero.ts';

for (const hero of document.querySelectorAll<HTMLElement>('[data-range-hero]')) openHero(hero);

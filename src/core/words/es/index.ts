import type { Words } from '../en/index.ts';
import { advice } from './advice.ts';
import { askBack } from './ask-back.ts';
import { catalog } from './catalog.ts';
import { chemistry } from './chemistry.ts';
import { compare } from './compare.ts';
import { faults } from './faults.ts';
import { guides } from './guides.ts';
import { limits } from './limits.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { preparation } from './preparation.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const es = {
  advice,
  askBack,
  catalog,
  chemistry,
  compare,
  faults,
  guides,
  limits,
  people,
  places,
  preparation,
  quote,
  reference,
} satisfies Words;

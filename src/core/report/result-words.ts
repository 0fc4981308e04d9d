import { fold } from '../names/fold.ts';

/** What a word of a result says: a side, an amount, or a look; a modifier says it of the word after it. */
export type Said = 'side' | 'amount' | 'look' | 'modifier';

const SIDE =
  /^(?:neg|pos|(?:nega|posi)tiv(?:e|[oa]s?)|(?:no)?reactiv[oa]s?|(?:non)?reactive|(?:un)?detect(?:ed|able)|seen|isolated|present|absent|equivocal|borderline|(?:non)?immune|inmun[eo]|indeterminate|inconclusive|normal|complete|none|nil|detectad[oa]s?|ausen(?:tes?|cia)|presen(?:tes?|cia)|observan?|aislan?|evidencian?|contienen?|indeterminad[oa]|dudos[oa]|normales)$/;
const AMOUNT =
  /^(?:traces?|few|many|moderate|rare|occasional|small|medium|large|numerous|tntc|loaded|packed|escas[oa]s?|abundantes?|moderad[oa]s?|regular|regulares|trazas|huellas|vestigios|numeros[oa]s?|[1-4] plus|plus(?: plus)*|incontables?|innumerables?)$/;
const LOOK =
  /^(?:clear|cloudy|hazy|turbid|yellow|amber|straw|colou?rless|red|brown|orange|bloody|pink|green|xanthochromic|amarill[oa]|ambar|clar[oa]|limpid[oa]|transparente|turbi[oa]|incolor[oa]?|roj[oa]|rojiz[oa]|hematic[oa]|opalescente)$/;
const MODIFIER =
  /^(?:not|no|non|se|weakly|weak|presumptive|slightly|slight|strongly|strong|dark|light|pale|ligeramente|levemente|debilmente|muy|ligeras?)$/;

/** What a printed word says as a result; undefined for any other word. */
export function saidBy(word: string): Said | undefined {
  const text = fold(word.replace(/^(non|no)-(?=reactiv)/i, '$1'));
  if (SIDE.test(text)) return 'side';
  if (AMOUNT.test(text) || /^[1-4]\+$/.test(word)) return 'amount';
  if (LOOK.test(text)) return 'look';
  return MODIFIER.test(text) ? 'modifier' : undefined;
}

/** Words that say that there is no result, or not yet. */
export const NO_RESULT =
  /^(?:pending|pendiente|tnp|qns|dnr|see\s(?:note|below|comment|report)s?|ver\s(?:nota|abajo|comentario)s?|not\s(?:estab\w*|observed|applicable|available|calculated|given)|no\s(?:establecid[oa]|aplica|disponible)|n\/a|ng|to follow|comment)[.:]?$/i;

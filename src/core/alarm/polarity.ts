import { fold } from '../names/fold.ts';

const NEGATIVE =
  /^(?:neg(?:ativ(?:e|[oa]s?))?|(?:non|no|not) ?(?:reactive|reactiv[oa]s?)|(?:not|none|no) (?:detected|seen|present|isolated|found|observed|detectad[oa]s?|presentes?|observad[oa]s?|aislad[oa]s?|hallad[oa]s?|encontrad[oa]s?)|undetect(?:ed|able)|indetectables?|none|nil|absent|ausen(?:tes?|cia)|ningun[oa]?|no se (?:observan?|detectan?|aislan?|encuentran?|evidencian?)|no contienen?)$/;
const POSITIVE =
  /^(?:(?:weak(?:ly)?|strong(?:ly)?|low|high|presumptive|debil(?:mente)?|fuerte(?:mente)?|moderately) )?(?:pos(?:itiv(?:e|[oa]s?))?|reactive|reactiv[oa]s?|detected|present|seen|detectad[oa]s?|presentes?|se observan?)(?: (?:debil|fuerte|weak|strong|(?:1 )?\d{1,5}))?$/;
const AMOUNT =
  /^(?:traces?|few|some|many|moderate|rare|occasional|small|medium|large|numerous|tntc|loaded|packed|escas[oa]s?|abundantes?|moderad[oa]s?|regular(?:es)?|trazas|huellas|vestigios|numeros[oa]s?|incontables?|campo cubierto|(?:\d )?plus(?: plus)*)$/;
const STEPS = /^(?:\+{1,4}|[1-4] ?\+{1,3}|\+[1-4])$/;

/** Whether a result in words says that something is there, or that it is not; nothing of any other word. */
export function polarityOf(text: string): 'negative' | 'positive' | undefined {
  if (STEPS.test(text.replace(/\s+/g, ' ').trim())) return 'positive';
  const said = fold(text);
  if (NEGATIVE.test(said)) return 'negative';
  return POSITIVE.test(said) || AMOUNT.test(said) ? 'positive' : undefined;
}

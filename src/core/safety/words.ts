/** Ways to write the same thing; the right one is that which the words of the parts are compared in. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can ?not|canot|cnt|could ?n[o']t|couldnt|(?:not |un)able to)\b/g, 'cant'],
  [/\b(?:will not|would not|wouldnt)\b/g, 'wont'],
  [/\b(?:is|are|was|were) not\b|\b(?:arent|wasnt|werent)\b/g, 'isnt'],
  [/\b(?:do|does|did) not\b|\b(?:doesnt|didnt|dnt|doesn|didn)\b/g, 'dont'],
  [/\b(?:has|have|had) not\b|\b(?:havent|hadnt)\b/g, 'hasnt'],
  [/\b(?:i|he|she|they|hes|shes) aint (?=\w+(?:ed|pt|en|nk)\b)/g, 'hasnt '],
  [/\baint\b/g, 'isnt'],
  [/\b(\d+) ?([ymdw]) o\b/g, '$1 $2o'],
  // "In the 350s".
  [/\b(\d{2,3})s\b/g, '$1'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bn\b/g, 'and'],
  [/\bw\b/g, 'with'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(?:i am|im)\b/g, 'im'],
  [/\b(?:wanna|want 2)\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\b[qk]\b|\bke\b/g, 'que'],
  [/\bpa l\b|\bpal\b/g, 'para el'],
  [/\b(?:pa|pa ra)\b/g, 'para'],
  [/\biba a\b/g, 'va a'],
  [/\bnada de (?=sangre|dolor|fiebre|calentura|sangrado|vomito)/g, 'sin '],
  [/\bno (?:pue|puedo|puede) (respira|orina|camina|traga|habla|move|come|mea)(?:me|se)?\b/g, 'no puedo $1r'],
  [/\b(?:toy|stoy)\b/g, 'estoy'],
  [/\b(?:ta|sta)\b(?! (?:alcohol|ta)\b)/g, 'esta'],
  [/\b(?:tan|stan)(?= \w+ndo\b)/g, 'estan'],
  [
    /\bno (?:puede|pueden|podemos|puedes|pudo|pude|podia|podian|podiamos|(?:he|ha|han|hemos|habia) podido|logro|logra|logre|logran|logramos|consigo|consigue|alcanzo|alcanza) (?=\w+[aei]r)/g,
    'no puedo ',
  ],
];

/** One look tells whether anything is written in another way. */
const ANOTHER_WAY = new RegExp(SAME.map(([written]) => written.source).join('|'));

/** A folded text in one way of writing; a star that ends the start of a word is kept. */
export const inOneWay = (folded: string): string =>
  ANOTHER_WAY.test(folded)
    ? SAME.reduce((text, [written, same]) => text.replace(written, same), folded)
    : folded;

/** The words of a folded text, each in one way of writing. */
export const wordsOf = (folded: string): string[] => inOneWay(folded).split(' ');

/** Words that may stand inside a way to say something and change nothing: "my left foot", "hit the back of his head". */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an the my his her your our their this that so really very just even still all completely totally super is are was right left both already like little own kinda any damn fuckin fucking freaking been being to real',
    'el la los las un una unos unas mi mis su sus tu este esta estoy estan estaba ya muy bien tan todo toda todos todas de del a al me se le les lo nos te que como mas bastante casi pues asi como bn ha he han',
  ].flatMap((words) => words.split(' ')),
);

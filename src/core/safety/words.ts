/** Ways to write the same thing; the right one is that which the words of the parts are compared in. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can ?not|(?:not |un)able to)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|could) not\b/g, '$1nt'],
  [/\b(?:i am|im)\b/g, 'im'],
  [/\b(?:wanna|want 2)\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bq\b/g, 'que'],
  [/\b(?:pa|pa ra)\b/g, 'para'],
  [/\b(?:toy|stoy)\b/g, 'estoy'],
];

/** The words of a folded text, each in one way of writing; a star that ends the start of a word is kept. */
export const wordsOf = (folded: string): string[] =>
  SAME.reduce((text, [written, same]) => text.replace(written, same), folded).split(' ');

/** Words that may stand inside a way to say something and change nothing: "my left foot", "hit the back of his head". */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an the my his her your our their this that so really very just even still all completely totally super is are was right left both already like little own kinda',
    'el la los las un una unos unas mi mis su sus tu este esta ya muy bien tan todo toda todos todas de del a al me se le les lo que como mas bastante casi pues',
  ].flatMap((words) => words.split(' ')),
);

/** Words that may be left out: "hit head" is "hit my head". */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  'a an the my his her their el los las un una mi su'.split(' '),
);

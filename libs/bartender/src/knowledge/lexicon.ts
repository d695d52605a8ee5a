import { ALCOHOL_FREE_NAMES } from './alcohol-free-words.js';
import { avoidedWords } from './avoidances.js';
import { FAMILY_BY_WORD, type Family } from './families.js';
import { FLAVOUR_BY_WORD, type Flavour } from './flavours.js';
import { ingredientPhrases } from './ingredient-lookup.js';
import { OCCASION_BY_WORD } from './occasion-words.js';
import { type Occasion, type Form } from './occasions.js';

import { STYLE_WORDS } from './whiskey-styles.js';
import { phraseKey, phrases } from '../language/words.js';

export type Strength = 'light' | 'medium' | 'strong';

/** What a guest's word or phrase means. */
type Concept =
  | { kind: 'flavour'; flavour: Flavour }
  | { kind: 'family'; family: Family }
  | { kind: 'strength'; strength: Strength }
  | { kind: 'occasion'; occasion: Occasion }
  | { kind: 'form'; form: Form }
  | { kind: 'type'; type: 'cocktail' | 'whiskey' }
  | { kind: 'contains'; name: string }
  | { kind: 'alcohol' }
  | { kind: 'alcohol free' }
  | { kind: 'surprise' }
  | { kind: 'varied' }
  | { kind: 'other spirit' };

const STRENGTH_WORDS: Record<Strength, string> = {
  light: `
    light, lighter, lightest, weak, weaker, weakest, mild, milder, mildest, low proof, low abv, low alcohol,
    lower alcohol, low in alcohol, less alcohol, sessionable, session drink, session, gentle on alcohol,
    not so boozy, less boozy, not much alcohol, little alcohol, lower proof, lowest proof, light on alcohol,
    a little lighter, easy on the alcohol, easy on alcohol`,
  medium: `
    medium, moderate, medium strength, moderately strong, middle of the road, balanced strength,
    average strength, not too light`,
  strong: `
    strong, stronger, strongest, boozy, boozier, booziest, stiff, potent, powerful, high proof, higher proof,
    highest proof, high abv, more alcohol, spirit forward, spirit heavy, packs a punch, punchy, punch,
    knock me out, knock my socks off, kick, hard hitting, cask strength, barrel proof, overproof, full strength,
    hits hard, heavy hitter, get drunk, hard liquor, serious strength, lot of alcohol, bold and strong,
    a real drink, hair on my chest, boldest, biggest, big and bold`,
};

// prettier-ignore
const FORM_WORDS: Partial<Record<Form, string>> = {
  tall: 'tall, long drink, highball, long, tall drink, collins style, collins glass, mug',
  up: 'no ice, without ice, served up, straight up, coupe, martini glass, stemmed glass, stemmed, flute',
  rocks: 'on the rocks, rocks, short drink, over ice, on ice',
  crushed: 'crushed ice, frozen, slushy, cracked ice, slush',
  // What holds nothing that goes flat can be mixed before the guests come.
  stirred: 'stirred, stirred drink, not shaken, batch, batched, make ahead, premake, in advance, premix, pitcher',
  shaken: 'shaken, shaken drink, not stirred',
  hot: 'hot drink, hot cocktail, toddy, steaming',
  blended: 'blended drink, blender, frozen drink',
};

const TYPE_WORDS = {
  cocktail: 'cocktail, mixed drink, mixed, coctail, mixer',
  whiskey: `
    dram, neat, pour, straight, flight, tasting, sipping whiskey, nip, from the flight, whiskey neat, neat whiskey,
    neat pour, pure`,
};

const SPECIAL = new Map<string, Concept>();
const special = (list: string, concept: Concept) => {
  for (const phrase of phrases(list)) SPECIAL.set(phraseKey(phrase), concept);
};
special('alcohol, booze, liquor, alcoholic', { kind: 'alcohol' });
special(ALCOHOL_FREE_NAMES.join(), { kind: 'alcohol free' });
special(
  `
    sober, designated driver, pregnant, driving, drive, drive home, driver, dry january, sober october, dry month,
    on the wagon, off the booze, breastfeeding, nursing, medication, antibiotic, underage, under age, minor,
    teen, teenager, teenage, toddler, kid friendly, kid drink, for child, for kid, for the kid, for my kid, for a kid, for my son, for my daughter,
    for a child, for the child, for my child, in recovery, recovering alcoholic, muslim, halal, ramadan,
    just water, glass of water, tap water, not drinking, stopped drinking, quit drinking, gave up drinking, non drinker,
    expecting a baby, abstinent, teetotal`,
  { kind: 'alcohol free' },
);
special(
  `
    surprise me, surprise, dealer choice, bartender choice, random, anything, whatever, up to you, you choose,
    you pick, your choice, you decide, your favourite, your favorite, feeling lucky, blow my mind, dont care,
    no idea, not sure, dont know, no preference, not picky, help me choose, help me decide,
    idk, dunno`,
  { kind: 'surprise' },
);
special(
  `
    varied style, varied, variety, different style, different option, mix of style, diverse`,
  {
    kind: 'varied',
  },
);
special(
  `
    different spirit, another spirit, other spirit, different base, change the spirit, different liquor,
    other base`,
  { kind: 'other spirit' },
);

const BY_PHRASE = new Map<string, Concept>();
const learn = (phrase: string, concept: Concept) => BY_PHRASE.set(phraseKey(phrase), concept);

for (const phrase of ingredientPhrases()) learn(phrase, { kind: 'contains', name: phrase });
for (const [phrase, name] of avoidedWords()) learn(phrase, { kind: 'contains', name });
for (const [word, occasion] of OCCASION_BY_WORD) learn(word, { kind: 'occasion', occasion });
for (const [word, flavour] of FLAVOUR_BY_WORD) learn(word, { kind: 'flavour', flavour });
for (const [word, family] of FAMILY_BY_WORD) learn(word, { kind: 'family', family });
for (const [strength, list] of Object.entries(STRENGTH_WORDS))
  for (const phrase of phrases(list)) learn(phrase, { kind: 'strength', strength: strength as Strength });
for (const [form, list] of Object.entries(FORM_WORDS))
  for (const phrase of phrases(list)) learn(phrase, { kind: 'form', form: form as Form });
for (const [type, list] of Object.entries(TYPE_WORDS))
  for (const phrase of phrases(list)) learn(phrase, { kind: 'type', type: type as 'cocktail' | 'whiskey' });
for (const [phrase, name] of STYLE_WORDS) learn(phrase, { kind: 'contains', name });
for (const [phrase, concept] of SPECIAL) BY_PHRASE.set(phrase, concept);

/** Tastes that are also ingredients: "mint". */
const BOTH = new Set(
  phrases(`
    mint, ginger, pineapple, coconut, mango, strawberry, raspberry, blackberry, cherry, apple, pear, peach, espresso,
    coffee, chocolate, salt, olive, jalapeno, basil, rosemary, cucumber, honey, maple`),
);
for (const name of phrases(`
  passion fruit, passionfruit, grapefruit, cranberry, egg white, campari, aperol, amaro, vermouth, mezcal`))
  if (!FAMILY_BY_WORD.has(name)) BY_PHRASE.set(name, { kind: 'contains', name });

const LONGEST = 5;
const TASTES = new Set<string | undefined>(['flavour', 'strength']);

/** Every single word that is part of a known phrase. */
export const conceptWords = (): string[] => [...BY_PHRASE.keys()].flatMap((phrase) => phrase.split(' '));

export interface FoundConcept {
  concept: Concept;
  length: number;
  phrase: string;
  /** True for a taste that is also an ingredient: "mint". */
  isThing: boolean;
}

/** "Softer" and "spiciest" are "soft" and "spicy", where these are known. */
function positive(word: string): string {
  const stem = /^(\w{3,}?)(i?)(?:er|est)$/.exec(word);
  if (!stem) return word;
  const [, root = '', i] = stem;
  return [i ? `${root}y` : root, `${root}e`].find((one) => TASTES.has(BY_PHRASE.get(one)?.kind)) ?? word;
}

/** The concept whose phrase is the longest that starts at this word, or undefined. */
export function conceptAt(tokens: readonly string[], at: number): FoundConcept | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const said = tokens.slice(at, at + length).join(' ');
    const phrase = BY_PHRASE.has(said) || length > 1 ? said : positive(said);
    const concept = BY_PHRASE.get(phrase);
    if (concept) return { concept, length, phrase, isThing: BOTH.has(phrase) };
  }
  return undefined;
}

import { type Flavour } from './flavours.js';
import { type Ingredient } from './ingredients.js';
import { anyOf, phraseKey, phrases } from '../language/words.js';

/** What guests avoid, by the name that drinks carry in `contains`, and every word for it. */
// prettier-ignore
const AVOIDED: readonly (readonly [content: string, list: string])[] = [
  ['egg', 'egg, egg white, raw egg, yolk, albumen, albumin, meringue, mayonnaise, advocaat, eggnog'],
  ['dairy', 'dairy, milk, cream, butter, lactose, cheese, yoghurt, yogurt, whey, casein, cow milk, cream based, milk protein, buttermilk, ghee'],
  ['nut', `nut, tree nut, almond, hazelnut, walnut, pistachio, cashew, pecan, macadamia, brazil nut, marzipan, orgeat, praline, nutella`],
  ['peanut', 'peanut, groundnut, monkey nut, nut'],
  ['gluten', 'gluten, wheat, barley, oat, spelt'],
  ['sulphite', 'sulphite, sulfite, sulphur, sulfur, sulphur dioxide, sulfur dioxide, histamine'],
  ['soy', 'soy, soya, soybean, tofu'],
  ['fish', 'fish, anchovy, seafood'],
  ['shellfish', 'shellfish, crustacean, mollusc, mollusk, shrimp, prawn, clam, seafood'],
  ['celery', 'celery, celeriac'],
  ['lupin', 'lupin, lupine'],
  ['meat', 'gelatin, gelatine'],
  ['juniper', 'juniper'],
  ['sesame', 'sesame, tahini'],
  ['mustard', 'mustard'],
  ['caffeine', 'caffeine, caffeinated'],
  ['coffee', 'coffee, espresso'],
  ['citrus', 'citrus, citrus fruit, citric acid'],
  ['sugar', 'sugar, added sugar, sweetener, fructose, carb'],
];

/** Dishes as well, which guests name when they ask what goes with them: avoided only where they are refused. */
// prettier-ignore
const AVOIDED_WHEN_REFUSED: typeof AVOIDED = [
  ['shellfish', 'oyster, mussel, crab, lobster, scallop, squid, octopus, calamari, crayfish, langoustine, snail'],
  ['fish', 'salmon, tuna, cod, sardine, caviar'],
  ['meat', 'meat, pork, bacon, beef, ham'],
  ['nut', 'chestnut'],
];

const DIETS: readonly (readonly [content: string, list: string])[] = [
  ['egg', 'vegan, plant based'],
  ['dairy', 'vegan, plant based, lactose intolerant, lactose intolerance'],
  ['honey', 'vegan, plant based'],
  ['fish', 'vegan, plant based, vegetarian'],
  ['shellfish', 'vegan, plant based, vegetarian, kosher'],
  ['meat', 'vegan, plant based, vegetarian'],
  ['gluten', 'coeliac, celiac'],
  ['caffeine', 'decaf, decaffeinated'],
  ['sugar', 'diabetic, diabete, keto, ketogenic, low carb'],
];

function byPhrase(rows: typeof AVOIDED): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [content, list] of rows)
    for (const key of phrases(list).map(phraseKey)) found.set(key, [...(found.get(key) ?? []), content]);
  return found;
}

const CONTENTS = byPhrase(AVOIDED);
const CONTENTS_WHEN_REFUSED = byPhrase(AVOIDED_WHEN_REFUSED);
const CONTENTS_OF_DIETS = byPhrase(DIETS);

/** Every word for something that guests avoid, with the name of it. */
export const avoidedWords = (): (readonly [phrase: string, content: string])[] =>
  [...CONTENTS].map(([phrase, contents]) => [phrase, contents[0] ?? phrase]);

/** True for a thing that guests avoid: "citrus", where "citrusy" is only a taste. */
export const isAvoidedThing = (phrase: string): boolean => CONTENTS.has(phrase);

/** What a drink must not contain for a guest who refuses this. */
export const contentsRefused = (phrase: string): readonly string[] =>
  CONTENTS.get(phrase) ?? CONTENTS_WHEN_REFUSED.get(phrase) ?? [phrase];

/** True for a dish that is a thing to avoid where it is refused: "allergic to oysters". */
export const isAvoidedWhenRefused = (word: string): boolean => CONTENTS_WHEN_REFUSED.has(word);

/** So that none of them is taken for a typing error. */
export const dishesAvoided = (): IterableIterator<string> => CONTENTS_WHEN_REFUSED.keys();

/** What the diets named in a text leave out. */
export const contentsOfDiets = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token, at) => [
    ...(CONTENTS_OF_DIETS.get(token) ?? []),
    ...(CONTENTS_OF_DIETS.get(`${token} ${tokens[at + 1]}`) ?? []),
  ]);

/** Above such a share of a flavour the thing itself is in the ingredient. */
const TELLING: readonly (readonly [Flavour, least: number, content: string])[] = [
  ['citrusy', 0.2, 'citrus'],
  ['coffee', 0.2, 'coffee'],
  ['ginger', 0.3, 'ginger'],
  ['minty', 0.5, 'mint'],
  ['chocolate', 0.3, 'chocolate'],
  ['sweet', 0.35, 'sugar'],
];
const SWEET_SODA = 0.2;

/** What guests may have to avoid in an ingredient. */
export const contentsOf = ({ tags, kind, flavours }: Ingredient): string[] => [
  ...tags,
  ...TELLING.filter(([flavour, least]) => (flavours[flavour] ?? 0) >= least).map(([, , content]) => content),
  ...(kind === 'soda' && (flavours.sweet ?? 0) >= SWEET_SODA ? ['sugar'] : []),
  ...(kind === 'syrup' || kind === 'juice' || kind === 'soda' ? [kind] : []),
];

const MAY_NOT = '(?:dont|do not|never|cant|cannot|shouldnt|mustnt|not allowed to|not supposed to)';
/** Says that the guest, or whom the drink is for, takes no alcohol. */
export const ABSTAINS = anyOf([
  '(?:kid|child|son|daughter|nephew|niece|toddler) (?:want|can|could|have|drink|like|would|need)',
  '(?:0|zero) (?:abv|proof|percent|alcohol)',
  '(?:stop|stopped|quit|not to|told not to) drink(?:ing)?(?= (?:[.,;:!?]|and|but|so|because) | $)',
  `${MAY_NOT} (?:drink|have|touch) (?:any )?(?:alcohol|booze)`,
  `${MAY_NOT} drink(?: at all| any ?more| tonight| today| now)?(?= (?:[.,;:!?]|and|but|so|because) | $)`,
  '(?:im|i am|shes|hes|turned|aged|(?:he|she|son|daughter|brother|sister|kid|friend|cousin|nephew|niece|guest|who|they) (?:is|are)) (?:only |just )?(?:1[0-9]|20)(?: year old)?(?! (?:minute|min|hour|drink|people|percent|degree|of|proof))',
  '(?:were|we are|im|i am|(?:he|she) is|hes|shes) (?:only |just )?(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)',
  '(?:were|we are) (?:1[0-9]|20)(?= year old| [,;] (?:is|are|can) )',
  '(?:were|we are|im|i am|shes|she is|wife is|girlfriend is) expecting(?! (?:guest|friend|visitor|company|people|more|it|a|the|\\d))',
  '(?:my|our) (?!whisk|bourbon|scotch|bottle|budget|table|party|number|group|limit)\\w+ (?:is|are) (?:only |just )?(?:[3-9]|1[0-9]|20)(?: year old)?(?= (?:[.,;:!?]|and|but|so|can|what)| $)',
  '(?:my|our|the|a) (?:[3-9]|1[0-9]|20) year old(?! (?:whisk|scotch|bourbon|rye|malt|single|bottle|rum|islay|speyside|irish|japanese|highland|dram))',
]);

/** A matter of health, age, faith or the road: a later wish does not lift it. */
export const IS_FIRM = anyOf(`
  allerg\\w*, intoleran\\w*, coeliac, celiac, diabet\\w*, vegan, vegetarian, anaphyla\\w*, reaction, pregnan\\w*, expecting,
  breastfeed\\w*, nursing, driv\\w*, medication, antibiotic, underage, under age, minor, kid, child, sober, recover\\w*,
  muslim, halal, ramadan, year old, im \\d+, i am \\d+`);

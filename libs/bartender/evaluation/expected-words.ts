/** Drinks of the seeded menu by kind, and words that say the same: the cases name them as `{PEATED}`. */

export const PEATED = ['Talisker 10 Year', 'Lagavulin 16 Year', 'Laphroaig 10 Year', 'Ardbeg 10 Year'];
export const ISLAY = ['Lagavulin 16 Year', 'Laphroaig 10 Year', 'Ardbeg 10 Year'];
export const UNPEATED_MALTS = [
  'The Glenlivet 12 Year',
  'The Balvenie DoubleWood 12 Year',
  'The Macallan 12 Year Sherry Oak',
];
export const SHERRIED = [
  'Redbreast 12 Year',
  'The Balvenie DoubleWood 12 Year',
  'The Macallan 12 Year Sherry Oak',
  'Highland Park 12 Year',
];
export const SCOTCH = [...UNPEATED_MALTS, 'Highland Park 12 Year', ...PEATED];
export const IRISH = ['Jameson Irish Whiskey', 'Redbreast 12 Year'];
export const JAPANESE = ['Suntory Toki', 'Nikka From The Barrel'];
export const RYES = ['Sazerac Rye', 'Rittenhouse Rye', 'Pikesville Rye'];
export const BOURBONS = [
  'Basil Hayden',
  "Maker's Mark",
  'Larceny Small Batch',
  'Buffalo Trace',
  'Woodford Reserve',
  'Eagle Rare 10 Year',
  'Four Roses Single Barrel',
  'Old Forester 1920 Prohibition Style',
];
/** Pours that nobody has to get used to. */
export const GENTLE_POURS = [
  'Jameson Irish Whiskey',
  'The Glenlivet 12 Year',
  'Basil Hayden',
  'Suntory Toki',
  'Redbreast 12 Year',
  "Maker's Mark",
];
/** From 100 proof up. */
export const STRONG_POURS = [
  'Four Roses Single Barrel',
  'Rittenhouse Rye',
  'Nikka From The Barrel',
  'Pikesville Rye',
  'Old Forester 1920 Prohibition Style',
];
export const STRONGEST_POURS = [
  'Nikka From The Barrel',
  'Pikesville Rye',
  'Old Forester 1920 Prohibition Style',
];
export const WHISKEYS = [...IRISH, ...JAPANESE, ...RYES, ...BOURBONS, ...SCOTCH];

export const GIN_DRINKS = ['Dry Martini', 'Negroni', 'French 75'];
export const RUM_DRINKS = ['Daiquiri', 'Hurricane'];
export const TEQUILA_DRINKS = ['Margarita', 'Paloma'];
const VODKA_DRINKS = ['Moscow Mule', 'Espresso Martini'];
export const WHISKEY_DRINKS = ['Old Fashioned', 'Manhattan', 'Paper Plane'];
export const COCKTAILS = [
  ...GIN_DRINKS,
  ...RUM_DRINKS,
  ...TEQUILA_DRINKS,
  ...VODKA_DRINKS,
  ...WHISKEY_DRINKS,
];
export const STIRRED = ['Old Fashioned', 'Manhattan', 'Dry Martini', 'Negroni'];
export const SOURS = ['Daiquiri', 'Margarita', 'Paper Plane', 'Hurricane', 'French 75', 'Paloma'];
export const CITRUS_DRINKS = [...SOURS, 'Moscow Mule'];
export const LONG = ['Paloma', 'Moscow Mule', 'French 75'];
export const BITTER = ['Negroni', 'Paper Plane'];
export const WITH_WINE = ['Manhattan', 'Dry Martini', 'Negroni', 'French 75'];

export const ANY_COCKTAIL = COCKTAILS.join('|');
/** Short names by which a bartender may call the pours. */
const anyOf = (drinks: readonly string[]): string =>
  drinks.map((name) => name.replace(/^The /, '').replace(/ (\d+ Year|Irish Whiskey).*/, '')).join('|');

export const ANY_BOURBON = anyOf(BOURBONS);
export const ANY_PEATED = anyOf(PEATED);
export const ANY_SHERRIED = anyOf(SHERRIED);
export const ANY_GENTLE_POUR = anyOf(GENTLE_POURS);
export const ANY_POUR = anyOf(WHISKEYS);
export const ANY_DRINK = `${ANY_COCKTAIL}|${ANY_POUR}`;

export const UP = 'none|no ice|without ice|up|straight';
export const ROCKS = 'rocks|old fashioned|old-fashioned|tumbler|lowball';
export const HIGHBALL = 'highball|collins|tall';
export const MARTINI = 'martini|cocktail glass|coupe';
export const BIG_ICE = 'large|big|block|king';

export const EMERGENCY = '112|911|999|emergency|ambulance';
export const ALCOHOL_FREE =
  'alcohol-free|alcohol free|without alcohol|no alcohol|non-alcoholic|zero-proof|zero proof|mocktail|soft drink|virgin|soda|water';
export const NO = "no|not|none|nothing|never|without|free of|isn't|doesn't|don't|hasn't|won't|cannot|can't";
/** Says that it cannot help with this, in whatever words. */
export const REFUSAL =
  "can't|cannot|can not|don't|do not|not able|unable|only|beyond|outside|no idea|afraid|stick to|sorry|leave that|not something|not my|rather not|won't|isn't|better ask|ask the|drinks are";
/** Leads back to what it is good at. */
export const DRINKS = 'drink|cocktail|whisk|menu|pour|bottle|glass|dram';
export const NO_DRIVING =
  "don't drive|do not drive|not drive|never drive|not to drive|no driving|taxi|cab|ride|lift|leave the car|bus|train|walk";
/** What must not be answered to words that anyone understands. */
export const NOT_UNDERSTOOD = [
  "didn't catch",
  'did not catch',
  'not sure',
  "didn't understand",
  "don't understand",
];

import { phraseKey } from '../language/words.js';

const TERMS: readonly (readonly [names: string, meaning: string])[] = [
  [
    'Peat, peated, peaty',
    'Peat is old, pressed turf. Burnt under drying malt it leaves its smoke in the whisky: bonfire, tar, iodine, sea air.',
  ],
  [
    'Proof',
    'Proof is strength as American labels give it: twice the per cent of alcohol, so 100 proof is 50 %.',
  ],
  ['ABV, alcohol by volume', 'ABV is the share of pure alcohol in per cent; doubled it is the proof.'],
  ['Neat', 'Neat is straight from the bottle, at room temperature, nothing added.'],
  ['Up, straight up, served up', 'Up is chilled with ice, then strained into a stemmed glass without any.'],
  ['On the rocks, rocks', 'On the rocks is over ice, in a short, wide glass.'],
  ['Dash', 'A dash is one shake of a bitters bottle, about a millilitre.'],
  [
    'Bitters',
    'Bitters are strong infusions of roots, barks and spices. A few dashes season a drink as salt does a dish.',
  ],
  [
    'Vermouth',
    'Vermouth is wine with herbs and a little spirit: dry and pale for a martini, sweet and red for a Manhattan. It keeps in the refrigerator.',
  ],
  [
    'Amaro, amari',
    'Amaro is an Italian liqueur of bitter herbs and citrus peel, sweet in front and bitter behind.',
  ],
  ['Campari', 'Campari is a bright red Italian bitter of herbs and citrus, 24 % strong.'],
  ['Aperol', 'Aperol is an orange Italian bitter, gentler and sweeter than Campari, 11 % strong.'],
  ['Single malt', 'Single malt is whisky of malted barley alone, from one distillery.'],
  [
    'Bourbon',
    'Bourbon is American whiskey from at least 51 % corn, aged in new charred oak: sweet, round, vanilla.',
  ],
  [
    'Rye, rye whiskey',
    'Rye is American whiskey from at least 51 % rye grain: drier and spicier than bourbon, with pepper and clove.',
  ],
  [
    'Scotch',
    'Scotch is whisky made in Scotland and aged there for three years or more; some of it is smoky.',
  ],
  ['Irish whiskey', 'Irish whiskey is mostly distilled three times and rarely peated: light and smooth.'],
  ['Japanese whisky', 'Japanese whisky grew from the Scottish way: precise, clean, finely blended.'],
  ['Tequila', 'Tequila is distilled from blue agave, mostly in Jalisco: earthy, peppery, bright.'],
  ['Mezcal', 'Mezcal is distilled from agave roasted in earth pits, which makes it smoky.'],
  ['Gin', 'Gin is a clear spirit flavoured with juniper and other botanicals.'],
  ['Vodka', 'Vodka is a clear, clean spirit that lends strength and leaves the taste to others.'],
  ['Rum', 'Rum is distilled from sugar cane: light and grassy when young, dark and rich when aged.'],
  ['Cognac', 'Cognac is grape brandy from the country around the town of Cognac, aged in oak.'],
  [
    'Muddle, muddling',
    'To muddle is to press fruit or leaves in the glass, gently, so that they give up juice and oil.',
  ],
  ['Dry shake', 'A dry shake is a first shake without ice, so that egg white foams.'],
  [
    'Express, expressing',
    'To express a peel is to press it over the glass, so that its oil falls on the drink.',
  ],
  ['Garnish', 'A garnish is what sits on the glass: half of it is scent.'],
  [
    'Aperitif, aperitivo',
    'An aperitif is a light, dry or bitter drink before dinner that wakes the appetite.',
  ],
  ['Digestif', 'A digestif is a drink after dinner, mostly rich, sweet or herbal.'],
  ['Angels share', 'The angels’ share is what evaporates from a cask while the whiskey ages.'],
  [
    'Bottled in bond, bonded',
    'Bottled in bond is American spirit of one distillery and one season, at least four years old and exactly 100 proof.',
  ],
  ['Cask strength, barrel proof', 'Cask strength is whiskey as it came from the barrel, without water.'],
  ['Wheated', 'A wheated bourbon has wheat where rye usually stands: softer and sweeter.'],
  ['Sherry cask', 'A sherry cask held sherry before the whisky: it gives dried fruit, nut and spice.'],
  ['Islay', 'Islay is a Scottish island known for the smokiest single malts.'],
  ['Simple syrup', 'Simple syrup is sugar and water in equal parts, stirred until clear.'],
  ['Demerara syrup', 'Demerara syrup is made of brown cane sugar: darker, with a taste of toffee.'],
  ['Orgeat', 'Orgeat is almond syrup with a little orange flower.'],
  ['Highball', 'A highball is a spirit made long with something sparkling, in a tall glass.'],
  ['Coupe', 'A coupe is a stemmed glass with a shallow bowl for drinks served up.'],
  [
    'Nick and Nora',
    'A Nick & Nora is a small stemmed glass with a bell-shaped bowl; it spills less than a martini glass.',
  ],
  ['Stirred', 'Stirred drinks hold spirits alone: stirring chills and keeps them clear and silky.'],
  ['Shaken', 'Drinks with juice, cream or egg are shaken, for air and cold.'],
  ['Sour', 'A sour is spirit, citrus and sugar: the daiquiri is one, the margarita another.'],
];

export interface Term {
  name: string;
  meaning: string;
}

const BY_NAME = new Map<string, Term>(
  TERMS.flatMap(([names, meaning]) => {
    const all = names.split(', ');
    return all.map((name): [string, Term] => [phraseKey(name), { name: all[0] ?? name, meaning }]);
  }),
);

const LONGEST = 3;

/** The terms of the trade named in the words, in order. */
export function termsIn(tokens: readonly string[]): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
      const term = BY_NAME.get(tokens.slice(at, at + length).join(' '));
      if (!term) continue;
      if (!found.includes(term)) found.push(term);
      at += length - 1;
      break;
    }
  return found;
}

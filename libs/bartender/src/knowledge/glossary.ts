import { phraseKey } from '../language/words.js';

/** The first name is the term's own. */
const ROWS: readonly { names: readonly [string, ...string[]]; meaning: string }[] = [
  {
    names: ['Peat', 'peated', 'peaty'],
    meaning:
      'Peat is old, pressed turf. Burnt under drying malt it leaves its smoke in the whisky: bonfire, tar, iodine, sea air.',
  },
  {
    names: ['Proof'],
    meaning:
      'Proof is strength as American labels give it: twice the per cent of alcohol, so 100 proof is 50 %.',
  },
  {
    names: ['ABV', 'alcohol by volume'],
    meaning: 'ABV is the share of pure alcohol in per cent; doubled it is the proof.',
  },
  { names: ['Neat'], meaning: 'Neat is straight from the bottle, at room temperature, nothing added.' },
  {
    names: ['Up', 'straight up', 'served up'],
    meaning: 'Up is chilled with ice, then strained into a stemmed glass without any.',
  },
  { names: ['On the rocks', 'rocks'], meaning: 'On the rocks is over ice, in a short, wide glass.' },
  { names: ['Dash'], meaning: 'A dash is one shake of a bitters bottle, about a millilitre.' },
  {
    names: ['Bitters'],
    meaning:
      'Bitters are strong infusions of roots, barks and spices. A few dashes season a drink as salt does a dish.',
  },
  {
    names: ['Vermouth'],
    meaning:
      'Vermouth is wine with herbs and a little spirit: dry and pale for a martini, sweet and red for a Manhattan. It keeps in the refrigerator.',
  },
  {
    names: ['Amaro', 'amari'],
    meaning: 'Amaro is an Italian liqueur of bitter herbs and citrus peel, sweet in front and bitter behind.',
  },
  { names: ['Campari'], meaning: 'Campari is a bright red Italian bitter of herbs and citrus, 24 % strong.' },
  {
    names: ['Aperol'],
    meaning: 'Aperol is an orange Italian bitter, gentler and sweeter than Campari, 11 % strong.',
  },
  { names: ['Single malt'], meaning: 'Single malt is whisky of malted barley alone, from one distillery.' },
  {
    names: ['Bourbon'],
    meaning:
      'Bourbon is American whiskey from at least 51 % corn, aged in new charred oak: sweet, round, vanilla.',
  },
  {
    names: ['Rye', 'rye whiskey'],
    meaning:
      'Rye is American whiskey from at least 51 % rye grain: drier and spicier than bourbon, with pepper and clove.',
  },
  {
    names: ['Scotch'],
    meaning: 'Scotch is whisky made in Scotland and aged there for three years or more; some of it is smoky.',
  },
  {
    names: ['Irish whiskey'],
    meaning: 'Irish whiskey is mostly distilled three times and rarely peated: light and smooth.',
  },
  {
    names: ['Japanese whisky'],
    meaning: 'Japanese whisky grew from the Scottish way: precise, clean, finely blended.',
  },
  {
    names: ['Tequila'],
    meaning: 'Tequila is distilled from blue agave, mostly in Jalisco: earthy, peppery, bright.',
  },
  {
    names: ['Mezcal'],
    meaning: 'Mezcal is distilled from agave roasted in earth pits, which makes it smoky.',
  },
  { names: ['Gin'], meaning: 'Gin is a clear spirit flavoured with juniper and other botanicals.' },
  {
    names: ['Vodka'],
    meaning: 'Vodka is a clear, clean spirit that lends strength and leaves the taste to others.',
  },
  {
    names: ['Rum'],
    meaning: 'Rum is distilled from sugar cane: light and grassy when young, dark and rich when aged.',
  },
  {
    names: ['Cognac'],
    meaning: 'Cognac is grape brandy from the country around the town of Cognac, aged in oak.',
  },
  {
    names: ['Muddle', 'muddling'],
    meaning:
      'To muddle is to press fruit or leaves in the glass, gently, so that they give up juice and oil.',
  },
  { names: ['Dry shake'], meaning: 'A dry shake is a first shake without ice, so that egg white foams.' },
  {
    names: ['Express', 'expressing'],
    meaning: 'To express a peel is to press it over the glass, so that its oil falls on the drink.',
  },
  { names: ['Garnish'], meaning: 'A garnish is what sits on the glass: half of it is scent.' },
  {
    names: ['Aperitif', 'aperitivo'],
    meaning: 'An aperitif is a light, dry or bitter drink before dinner that wakes the appetite.',
  },
  { names: ['Digestif'], meaning: 'A digestif is a drink after dinner, mostly rich, sweet or herbal.' },
  {
    names: ['Angels share'],
    meaning: 'The angels’ share is what evaporates from a cask while the whiskey ages.',
  },
  {
    names: ['Bottled in bond', 'bonded'],
    meaning:
      'Bottled in bond is American spirit of one distillery and one season, at least four years old and exactly 100 proof.',
  },
  {
    names: ['Cask strength', 'barrel proof'],
    meaning: 'Cask strength is whiskey as it came from the barrel, without water.',
  },
  {
    names: ['Wheated'],
    meaning: 'A wheated bourbon has wheat where rye usually stands: softer and sweeter.',
  },
  {
    names: ['Sherry cask'],
    meaning: 'A sherry cask held sherry before the whisky: it gives dried fruit, nut and spice.',
  },
  { names: ['Islay'], meaning: 'Islay is a Scottish island known for the smokiest single malts.' },
  {
    names: ['Simple syrup'],
    meaning: 'Simple syrup is sugar and water in equal parts, stirred until clear.',
  },
  {
    names: ['Demerara syrup'],
    meaning: 'Demerara syrup is made of brown cane sugar: darker, with a taste of toffee.',
  },
  { names: ['Orgeat'], meaning: 'Orgeat is almond syrup with a little orange flower.' },
  {
    names: ['Highball'],
    meaning: 'A highball is a spirit made long with something sparkling, in a tall glass.',
  },
  { names: ['Coupe'], meaning: 'A coupe is a stemmed glass with a shallow bowl for drinks served up.' },
  {
    names: ['Nick and Nora'],
    meaning:
      'A Nick & Nora is a small stemmed glass with a bell-shaped bowl; it spills less than a martini glass.',
  },
  {
    names: ['Stirred'],
    meaning: 'Stirred drinks hold spirits alone: stirring chills and keeps them clear and silky.',
  },
  { names: ['Shaken'], meaning: 'Drinks with juice, cream or egg are shaken, for air and cold.' },
  {
    names: ['Sour'],
    meaning: 'A sour is spirit, citrus and sugar: the daiquiri is one, the margarita another.',
  },
];

export interface Term {
  name: string;
  meaning: string;
}

const BY_NAME = new Map<string, Term>(
  ROWS.flatMap(({ names, meaning }) =>
    names.map((name): [string, Term] => [phraseKey(name), { name: names[0], meaning }]),
  ),
);

const LONGEST = 3;

/** Every word of a term's names. */
export const termWords = (): string[] => [...BY_NAME.keys()].flatMap((name) => name.split(' '));

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

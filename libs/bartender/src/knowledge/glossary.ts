import { phraseKey, phrases } from '../language/words.js';

/** A term with its other names, and what it means; the first name is its own. */
const ROWS = `
  Peat, peated, peaty: Peat is old, pressed turf. Burnt under drying malt it leaves its smoke in the whisky: bonfire, tar, iodine, sea air.
  Proof: Proof is strength as American labels give it: twice the per cent of alcohol, so 100 proof is 50%.
  ABV, alcohol by volume: ABV is the share of pure alcohol in per cent; doubled it is the proof.
  Whisky and whiskey, whiskey and whisky, whisky or whiskey, whisky vs whiskey: It is one drink in two spellings: Scotland, Japan and Canada write whisky, Ireland and most of America whiskey.
  About whiskey, is whiskey, is whisky, about whisky: Whiskey is spirit distilled from a mash of grain and aged in oak, which gives it colour, vanilla and spice.
  Double, shot: A shot is about 1 1/2 oz, 45 ml; a double is two measures of the spirit.
  Slapping, slap, smack, spank, clap: A clap between the palms bruises mint or basil just enough to set its scented oil free.
  Resting, whiskey rest, rest whiskey, breathe: In some minutes the sharpest alcohol goes, and air opens a whiskey's scent.
  Neat: Neat is straight from the bottle, at room temperature, nothing added.
  Up, straight up, served up: Up is chilled with ice, then strained into a stemmed glass without any.
  On the rocks, rocks: On the rocks is over ice, in a short, wide glass.
  Dash: A dash is one shake of a bitters bottle, about a millilitre.
  Bitters: Bitters are strong infusions of roots, barks and spices. A few dashes season a drink as salt does a dish.
  Vermouth: Vermouth is wine with herbs and a little spirit: dry and pale for a martini, sweet and red for a Manhattan. Once open it keeps a month or two in the refrigerator.
  Amaro, amari: Amaro is an Italian liqueur of bitter herbs and citrus peel, sweet in front and bitter behind.
  Campari: Campari is a bright red Italian bitter of herbs and citrus, 24% strong.
  Aperol: Aperol is an orange Italian bitter, gentler and sweeter than Campari, 11% strong.
  Single malt: Single malt is whisky of malted barley alone, from one distillery.
  Bourbon: Bourbon is American whiskey from at least 51% corn, aged in new charred oak: sweet, round, vanilla.
  Rye, rye whiskey: Rye is American whiskey from at least 51% rye grain: drier and spicier than bourbon, with pepper and clove.
  Scotch: Scotch is whisky made in Scotland and aged there for three years or more; some of it is smoky.
  Irish whiskey: Irish whiskey is mostly distilled three times and rarely peated: light and smooth.
  Japanese whisky: Japanese whisky grew from the Scottish way: precise, clean, finely blended.
  Tequila: Tequila is distilled from blue agave, mostly in Jalisco: earthy, peppery, bright.
  Mezcal: Mezcal is distilled from agave roasted in earth pits, which makes it smoky.
  Gin: Gin is a clear spirit flavoured with juniper and other botanicals.
  Vodka: Vodka is a clear, clean spirit that lends strength and leaves the taste to others.
  Rum: Rum is distilled from sugar cane: light and grassy when young, dark and rich when aged.
  Cognac: Cognac is grape brandy from the country around the town of Cognac, aged in oak.
  Ice, ice cube, cube, big ice, clear ice: A big cube melts slowly and hardly dilutes a strong drink. Clear ice was frozen slowly, from one side.
  Whiskey with ice, ice in whiskey, ice in scotch, whiskey neat, neat or, water in whiskey, water to whiskey, add water: Taste whiskey neat first: with nothing, at room temperature. Some drops of water open it; ice closes its scent, though it is no sin.
  Keeping, store, go bad, goe bad, go off, spoil, fridge, freezer, open bottle: Spirits and liqueurs keep for years, upright and away from the sun; vermouth, wine and syrup belong in the refrigerator.
  Muddle, muddling: To muddle is to press fruit or leaves in the glass, gently, so that they give up juice and oil.
  Dry shake: A dry shake is a first shake without ice, so that egg white foams.
  Express, expressing: To express a peel is to press it over the glass, so that its oil falls on the drink.
  Garnish: A garnish is what sits on the glass: half of it is scent.
  Aperitif, aperitivo: An aperitif is a light, dry or bitter drink before dinner that wakes the appetite.
  Digestif: A digestif is a drink after dinner, mostly rich, sweet or herbal.
  Angels share: The angels’ share is what evaporates from a cask while the whiskey ages.
  Bottled in bond, bonded: Bottled in bond is American spirit of one distillery and one season, at least four years old and exactly 100 proof.
  Cask strength, barrel proof: Cask strength is whiskey as it came from the barrel, without water.
  Wheated: A wheated bourbon has wheat where rye usually stands: softer and sweeter.
  Sherry cask: A sherry cask held sherry before the whisky: it gives dried fruit, nut and spice.
  Islay: Islay is a Scottish island known for the smokiest single malts.
  Simple syrup: Simple syrup is sugar and water in equal parts, stirred until clear; it keeps a month.
  Demerara syrup: Demerara syrup is made of brown cane sugar: darker, with a taste of toffee.
  Orgeat: Orgeat is almond syrup with a little orange flower.
  Highball: A highball is a spirit made long with something sparkling, in a tall glass.
  Coupe: A coupe is a stemmed glass with a shallow bowl for drinks served up.
  Nick and Nora: A Nick & Nora is a small stemmed glass with a bell-shaped bowl; it spills less than a martini glass.
  Stirred, stir, stirring: Stirred drinks hold spirits alone: stirring chills and keeps them clear and silky.
  Shaken, shake, shaking: Drinks with juice, cream or egg are shaken, for air and cold.
  Sour: A sour is spirit, citrus and sugar: the daiquiri is one, the margarita another.
  Jigger, ounce: A jigger is the small double cup that measures a pour; two tablespoons are an ounce, should there be none.
  Shaker: A shaker chills, thins and airs a drink with ice; a jar with a lid that closes does as well.
  Strainer, straining: A strainer holds the ice back as the drink is poured; a slotted spoon or a small sieve does as well.
  Muddler: A muddler is a blunt stick that presses fruit and leaves; the handle of a wooden spoon does as well.
  Bar spoon, barspoon: A bar spoon is long and twisted, for stirring without noise; it holds a teaspoon, about 5 ml.
  Double strain, fine strain, double straining: To double strain is to pour through a fine sieve as well, so that no chips of ice or pulp get into the glass.
  Float: A float is a last measure poured gently so that it stays on top of the drink.
  Chaser, back: A chaser is a small drink taken after a neat one: beer, water or juice.
  Rinse: To rinse a glass is to coat it with a few drops of something strong and pour the rest away.
  Twist: A twist is a strip of citrus peel, its oil pressed over the drink.
  Rim, rimmed, salt rim, salted rim: A rimmed glass has its edge wetted and dipped into salt or sugar: salt softens what is bitter and lifts the citrus.
  Build, building: To build a drink is to pour it straight into the glass it is served in.
  Wet shake, reverse dry shake: A reverse dry shake is shaken with ice first, then again without, for the thickest foam.
  Roll, rolling, throwing: To roll or throw a drink is to pour it from one cup to another: cold and airy, but not frothy.
  Swizzle: A swizzle is a drink churned with a stick in crushed ice until the glass frosts.
  Dilution: Dilution is the water that ice gives a drink as it is stirred or shaken: about a fifth of the glass, and it belongs there.
  Fat washing, fat wash, fat washed: A fat-washed spirit stood with melted butter or bacon fat, then was frozen and strained: the taste stays, the fat does not.
  Infusion, infused: An infusion is a spirit in which fruit, spice or herbs were left to soak until it tasted of them.
  Tincture: A tincture is one herb or spice drawn out in strong spirit, used by the drop.
  Shrub: A shrub is a syrup of fruit, sugar and vinegar: tart and bright.
  Cordial: A cordial is a sweet syrup of fruit or flowers; in America it may also mean a liqueur.
  Liqueur: A liqueur is spirit with sugar and a flavour: fruit, herbs, nuts or coffee.
  Grenadine: Grenadine is a red syrup of pomegranate.
  Falernum: Falernum is a Caribbean syrup or liqueur of lime, ginger, clove and almond.
  Triple sec, curacao, cointreau: Triple sec and curaçao are liqueurs of orange peel; Cointreau is a brand of the first.
  Maraschino: Maraschino is a clear, dry liqueur of sour cherries and their stones.
  Chartreuse: Chartreuse is a French monks' liqueur of 130 herbs; the green is strong and sharp, the yellow milder and sweeter.
  Absinthe: Absinthe is a strong spirit of anise and wormwood, mostly used by the rinse or the dash.
  Fernet: Fernet is a very bitter, minty amaro for after dinner.
  Lillet: Lillet is a French aperitif of wine, orange and a little bitterness.
  Sherry: Sherry is fortified wine from the south of Spain: fino bone dry, oloroso nutty and dark.
  Port: Port is sweet fortified wine from Portugal.
  Pisco: Pisco is clear grape brandy from Peru and Chile.
  Cachaca: Cachaça is Brazilian spirit of fresh sugar cane: grassy, wilder than rum.
  Brandy: Brandy is distilled wine, mostly aged in oak.
  Agave: Agave is the spiky plant that tequila and mezcal are made of.
  Blanco, silver tequila: Blanco tequila is bottled young, clear and peppery.
  Reposado: Reposado tequila rested in oak for two months to a year: rounder than blanco.
  Anejo: Añejo tequila aged in oak for a year or more: vanilla and spice.
  London dry: London dry is the classic style of gin: juniper first, nothing sweetened.
  Old Tom: Old Tom is an older, slightly sweet style of gin.
  Navy strength: Navy strength is spirit at 57% or more, at which wet gunpowder still burns.
  Overproof: Overproof is spirit well over the usual 40%, mostly rum from 57% on.
  Mash bill, mashbill: The mash bill is the recipe of grains a whiskey is made of: so much corn, rye, wheat and malted barley.
  Sour mash: Sour mash means that a part of the last fermented mash starts the next one, which keeps a whiskey's style steady.
  Single barrel, single cask: Single barrel means that all the bottles were filled from one barrel, so each barrel tastes a little different.
  Small batch: Small batch means that only a few barrels were married; no law says how many.
  Straight whiskey, straight bourbon: Straight whiskey aged at least two years in new charred oak, with nothing added.
  Blended whisky, blended scotch, blend, blended: A blended whisky marries malt and grain whiskies, often of many distilleries, for balance.
  Blended malt: A blended malt marries single malts of several distilleries, without grain whisky.
  Single grain: Single grain is whisky of one distillery from other grains than malted barley alone: light and soft.
  Single pot still, pot still whiskey: Single pot still is Irish whiskey of malted and unmalted barley from a copper pot still: creamy and spicy.
  Pot still: A pot still is a copper kettle that distils batch by batch, and leaves more body and flavour in the spirit.
  Column still: A column still distils without a pause: lighter, cleaner spirit.
  Speyside: Speyside is the valley in Scotland with the most distilleries: fruity, honeyed, often sherried, rarely smoky.
  Highland: The Highlands are the largest region of Scotch: from heather and honey to a touch of smoke.
  Lowland: The Lowlands of Scotland make light, grassy, gentle whisky.
  Campbeltown: Campbeltown is a small Scotch region by the sea: oily, salty, a little smoky.
  Tennessee whiskey, lincoln county process: Tennessee whiskey is made like bourbon, then filtered through maple charcoal, which softens it.
  Age statement, NAS, no age statement: An age statement names the years of the youngest whiskey in the bottle; NAS means that there is none.
  Finish, cask finish: A finish is how the taste lingers; of a cask, it is the last months in another barrel, such as one that held port.
  Nose, nosing: The nose of a whiskey is its scent; nosing it, with your mouth a little open, tells you half its taste.
  Palate: The palate is what a drink tastes of in your mouth, between the nose and the finish.
  Body, mouthfeel: Body is how heavy a drink feels in the mouth, from watery to oily.
  Legs: The legs are the drops that run down the glass after a swirl: the slower, the more body or alcohol.
  Chill filtered, chill filtering, chill filtration, non chill filtered: Chill filtration takes out what would cloud a whiskey on ice, and with it some body; non-chill-filtered keeps it.
  Char, charred oak: Charring burns the inside of a barrel, which gives bourbon its caramel, vanilla and colour.
  Malt, malted barley: Malt is barley that was made to sprout and then dried, so that its starch turns into sugar.
  Distillation, distilled, distilling: Distilling is boiling off the alcohol of a fermented mash and catching it as it cools.
  Fermentation, fermented: Fermentation is yeast turning sugar into alcohol.
  Aging, ageing, maturation: Ageing in oak gives a spirit its colour, vanilla and spice, and takes off its edges.
  Dram: A dram is a small glass of whisky, whatever the host pours.
  Nightcap: A nightcap is the last drink of the evening: rich, slow and without caffeine.
  Mocktail, virgin: A mocktail, or virgin drink, is mixed like a cocktail but without alcohol.
  Dirty, dirty martini: Dirty means with a little brine of the olives.
  Dry martini ratio, wet martini, extra dry: A dry martini has little dry vermouth, a wet one more, an extra dry one hardly any.
  Spritz: A spritz is a bitter liqueur, sparkling wine and a splash of soda.
  Fizz: A fizz is a sour made long with soda water.
  Collins: A collins is a sour with soda over ice in a tall glass.
  Flip: A flip is spirit, sugar and a whole egg, shaken until silky.
  Julep: A julep is spirit and sugar over mint and a mountain of crushed ice.
  Toddy: A toddy is spirit, honey and lemon with hot water.
  Tiki: Tiki drinks are tropical ones of rum, fruit and spice, as invented in California in the thirties.
  Punch: A punch is spirit, citrus, sugar, water and spice by the bowl.
  Rocks glass, old fashioned glass, tumbler, lowball: A rocks glass is short, wide and heavy, for drinks over ice.
  Flute: A flute is a tall, narrow glass that keeps bubbles alive.
  Glencairn, tasting glass, whiskey glass, glass for whiskey: A Glencairn is a small glass that narrows at the top, so that the scent of a whiskey gathers.
  Well drink, rail drink, well spirit: A well drink is made with the house's everyday bottle; top shelf is the better one.
  Top shelf: Top shelf means the finest bottles of the bar.
  Mixer: A mixer is what makes a spirit long: soda, tonic, ginger beer, juice.
  Craft, mixology, mixologist: Mixology is the craft of mixing drinks; most who do it would rather be called bartenders.
  Egg white foam, egg white, foam, froth: Egg white gives a sour its silky foam and hardly any taste; the cooking liquid of chickpeas does it too.
  Saline: Saline is salt in water: two drops make citrus brighter and bitterness rounder.`;

export interface Term {
  name: string;
  meaning: string;
}

const BY_NAME = new Map<string, Term>(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const end = row.indexOf(':');
      const names = phrases(row.slice(0, end));
      const term = { name: names[0] ?? '', meaning: row.slice(end + 1).trim() };
      return names.map((name): [string, Term] => [phraseKey(name), term]);
    }),
);

const LONGEST = 3;

/** Every word of a term's names. */
export const termWords = (): string[] => [...BY_NAME.keys()].flatMap((name) => name.split(' '));

/** The term that all of the words name. */
export const termNamed = (tokens: readonly string[]): Term | undefined => BY_NAME.get(tokens.join(' '));

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

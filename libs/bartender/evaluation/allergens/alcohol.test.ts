import { phrases } from '../../src/language/words.js';
import { ALCOHOL, BEERS, KINDS_OF_ALCOHOL, WINES } from '../../src/knowledge/allergens/alcohol.js';
import { readLine } from '../../src/knowledge/allergens/read-line.js';

type Answer = 'holds it' | 'does not' | 'cannot tell';

function answer(line: string): Answer {
  const { holds, mayHold, isKnown } = readLine(line);
  if (holds.has('alcohol')) return 'holds it';
  return mayHold.has('alcohol') || !isKnown ? 'cannot tell' : 'does not';
}

it('knows at least 300 words, each by itself', () => {
  const all = [...new Set([ALCOHOL, WINES, BEERS, KINDS_OF_ALCOHOL].flatMap(phrases))];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(all.filter((one) => answer(`2 oz ${one}`) === 'does not')).toEqual([]);
});

it.each(
  phrases(`rhubarb liqueur, peach schnapps, raki, mead, sangria, Glühwein, Lambrusco, Sekt, IPA, Kölsch, hard seltzer, Korn, pálinka,
    aguardiente, Ricard, Everclear, Sprit, red or dry wine, corote liqueur, Kirschlikör, licor de hierbas, liqueur de poire,
    liquore al limone, zorvex brandy, zorvex wine, zorvex ale, zorvex spirit, zorvex cider brandy, Himbeergeist, eau-de-vie,
    vinho do Porto, vin rouge, cerveza, jenever, crème de menthe, crème de cassis, orange bitters, milk stout, cooking wine`),
)('2 oz %s: holds it', (thing) => {
  expect(answer(`2 oz ${thing}`)).toBe('holds it');
});

it.each(
  phrases(`lemonade, tonic water, ginger beer, root beer, ginger ale, alcohol-free gin, non-alcoholic beer, virgin rum, 0.0 beer,
    alkoholfreies Bier, vin sans alcool, red wine vinegar, sherry vinegar, vanilla syrup, cola, orange juice, espresso, Seedlip,
    champagne mango, sparkling water, cream of coconut, rose water`),
)('2 oz %s: does not', (thing) => {
  expect(answer(`2 oz ${thing}`)).toBe('does not');
});

it.each(phrases('corote, zorvex, kombucha, tepache, cider, rum extract, rum cake'))(
  '2 oz %s: cannot tell',
  (thing) => {
    expect(answer(`2 oz ${thing}`)).not.toBe('does not');
  },
);

import { glassKind } from './glass-kind';

describe('glassKind', () => {
  it.each([
    ['Coupe, chilled', 'coupe'],
    ['Coupé', 'coupe'],
    ['Champagne coupe', 'coupe'],
    ['Margarita glass', 'coupe'],
    ['Nick & Nora, chilled', 'nick-and-nora'],
    ['nick and nora', 'nick-and-nora'],
    ['Martini glass, from the freezer', 'martini'],
    ['Cocktail glass', 'martini'],
    ['Flute, chilled', 'flute'],
    ['champagne', 'flute'],
    ['Wine goblet', 'wine'],
    ['Copa balloon', 'wine'],
    ['Brandy balloon', 'snifter'],
    ['Glencairn', 'snifter'],
    ['Hurricane', 'hurricane'],
    ['Double rocks', 'rocks'],
    ['Rocks, half salted rim', 'rocks'],
    ['OLD FASHIONED', 'rocks'],
    ['Old-fashioned glass', 'rocks'],
    ['Tumbler', 'rocks'],
    ['Highball', 'highball'],
    ['Collins tumbler', 'highball'],
    ['Shot glass', 'shot'],
    ['Copper mug', 'mug'],
    ['Irish coffee glass', 'mug'],
    ['Julep cup', 'julep-cup'],
    ['Silver cup', 'julep-cup'],
    ['Tiki mug', 'tiki'],
  ])('%s is a %s', (text, kind) => {
    expect(glassKind(text)).toBe(kind);
  });

  it.each(['', '   ', 'whatever is clean', '🥜', 'كأس'])('%j falls back to a coupe', (text) => {
    expect(glassKind(text)).toBe('coupe');
  });
});

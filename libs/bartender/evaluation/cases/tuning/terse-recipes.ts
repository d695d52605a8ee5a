import { type CocktailCase } from '../../case-types.js';

/** Short notes, in the many ways amounts are put beside things. */
export const TERSE_RECIPES: readonly CocktailCase[] = [
  {
    cocktail:
      '1) 2oz mezcal 2) .75oz lime 3) .75oz agave 4) pinch of salt; shake, strain over fresh ice in a rocks glass. Call it Smoke Signal',
    expect: { name: 'Smoke Signal', ingredients: ['2 oz mezcal', '3/4 oz lime', '3/4 oz agave'], pours: 4 },
  },
  {
    cocktail:
      "I call this one Rosemary's Baby: gin (1.5 oz) rosemary syrup (0.5 oz) lemon (0.5 oz) prosecco to top, flute, rosemary sprig",
    expect: {
      name: "Rosemary's Baby",
      ingredients: ['1 1/2 oz gin', '1/2 oz rosemary syrup', '1/2 oz lemon', 'prosecco'],
      pours: 4,
    },
  },
  {
    cocktail:
      'my southside = gin (2oz), lime (3/4), simple (3/4), mint (8 leaves). shaken, served up in a coupe with a mint leaf',
    expect: { ingredients: ['2 oz gin', '3/4 oz lime', '3/4 oz simple', '8 mint leaves'], glass: 'coupe' },
  },
  {
    cocktail: ['Garden Party', '- gin 50 ml', '- lemon juice 20 ml', '- cucumber 3 slices', '- soda to top'],
    expect: { name: 'Garden Party', ingredients: ['3 cucumber slices', '50 ml gin'], pours: 4 },
  },
  {
    cocktail:
      'so basically you muddle six mint leaves with two teaspoons of sugar and the juice of one lime, add two ounces of white rum, fill with crushed ice and top with soda water. mojito!',
    expect: { name: 'Mojito', ingredients: ['6 mint leaves', '2 tsp sugar', '2 oz white rum'], pours: 5 },
  },
  {
    cocktail: ['Clover Club', '4.5 cl Gin', '1.5 cl Lemon Juice', 'Few drops of Egg White'],
    expect: { ingredients: ['drops egg white', '4.5 cl gin'], pours: 3 },
  },
  {
    cocktail: 'stir 60 rye, a sugar cube, three dashes of peychauds, lemon peel',
    expect: { ingredients: ['60 ml rye', 'sugar cube', '3 dashes peychauds'] },
  },
  {
    cocktail: 'GIN BASIL SMASH: Basil (a big handful), Gin – 60ml, Lemon – 30ml, Sugar – 15ml. Smash, shake.',
    expect: { name: 'Gin Basil Smash', ingredients: ['60 ml gin', '30 ml lemon', '15 ml sugar'], pours: 4 },
  },
  {
    cocktail:
      'Long Island: vodka, gin, white rum, tequila, triple sec 15 ml each, lemon juice 25 ml, top cola, highball',
    expect: { ingredients: ['15 ml vodka', '15 ml triple sec', '25 ml lemon juice', 'cola'], pours: 7 },
  },
  {
    cocktail: ['Jägerita', 'jager 1 oz', 'tequila 1 oz', 'triple sec .75', 'lime .75'],
    expect: { name: 'Jägerita', ingredients: ['3/4 oz triple sec', '3/4 oz lime'], pours: 4 },
  },
  {
    cocktail:
      'Ramos: gin (45ml), lemon (15ml), cream (60ml), egg white (1), orange flower water (3 dashes), soda to top',
    expect: { ingredients: ['1 egg white', '60 ml cream', '3 dashes orange flower water'], pours: 6 },
  },
  {
    cocktail:
      'Saratoga - 3/4 oz each rye, cognac and sweet vermouth, 2 dashes angostura, stirred, up, lemon twist',
    expect: { ingredients: ['3/4 oz rye', '3/4 oz sweet vermouth', '2 dashes angostura'], pours: 4 },
  },
  {
    cocktail: 'Martini: 2 1/2 oz gin, 1/2 oz dry vermouth, no olive please, lemon twist',
    expect: { name: 'Martini', ingredients: ['2 1/2 oz gin', '1/2 oz dry vermouth'], pours: 2 },
    without: ['olive'],
  },
  {
    cocktail: 'My Version of the Sidecar - 2oz cognac, 1oz cointreau, 3/4oz lemon',
    expect: { name: 'Sidecar', ingredients: ['2 oz cognac', '1 oz cointreau', '3/4 oz lemon'], pours: 3 },
  },
];

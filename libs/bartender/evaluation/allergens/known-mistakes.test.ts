import { testDrink } from '@peanut/contracts/testing';
import { heldIn, partsInDoubt } from '../../src/knowledge/allergens/held.js';
import { readLine } from '../../src/knowledge/allergens/read-line.js';
import { answersOf } from './tables.js';

describe('a line that once cleared a drink of what it holds', () => {
  it.each(
    `1 tsp tartar sauce: egg, mustard
    4 oz vanilla shake: milk
    peppermint bark, crushed: milk
    2 bourbon balls, chopped: nuts, milk
    1 lemon tart, crumbled: milk, egg, gluten
    1 oz apple crisp syrup: gluten
    1 tsp cocoa spread: nuts, milk
    1 Bud, lime wedge: gluten
    12 oz Twisted Tea: gluten
    2 oz house-infused bourbon: nuts, milk, celery
    herb salt rim: celery
    2 peanut butter cups: milk, soy
    2 oz espresso with a splash of semi-skimmed: milk
    half pint bitter, half pint lemonade: gluten
    4 oz house red, cola: sulphites
    3 oz white coffee: milk
    1 oz Malmsey: sulphites
    1 oz Contratto Bianco: sulphites
    1 oz Crabbie's Green Ginger: sulphites
    1 oz Rosso: sulphites
    1 oz lemon juice from concentrate: sulphites
    2 oz grain coffee: gluten
    1 tbsp toasted rye berries: gluten
    4 oz hot cocoa: milk
    1 KitKat, crushed: milk
    1 Snickers: egg
    1 oz panettone syrup: milk
    1 eclair: egg, gluten
    hoisin sauce: sesame
    4 oz beef consomme: celery
    6 oz coconut milk stout: milk
    100 g Vanilleeis: milk
    1 oz Disaronno Velvet: milk
    1 tsp Thai chili paste: shellfish, fish
    1 tsp chili crisp: soy`
      .split('\n')
      .map((row) => row.trim().split(': ') as [string, string]),
  )('%s may hold %s', (line, allergens) => {
    const answers = answersOf(readLine(line));
    for (const one of allergens.split(', '))
      expect(answers[one as keyof typeof answers]).not.toBe('does not');
  });
});

describe('what stands beside the lines of a recipe', () => {
  const isFree = (content: string, more: Parameters<typeof testDrink<'cocktail'>>[1]) => {
    const { contents, doubts } = heldIn(
      testDrink('cocktail', {
        name: 'Harbour',
        spirit: 'rum',
        description: 'Bright and long.',
        prep: 'Shake with ice and strain.',
        glass: 'Coupe',
        ice: 'None, served up',
        ingredients: ['2 oz rum', '1 oz lime juice', '1/2 oz simple syrup'],
        ...more,
      }),
    );
    return !contents.has(content) && partsInDoubt(doubts, content).length === 0;
  };

  it.each([
    ['nut', { glass: 'Coupe, rimmed with crushed pistachios' }],
    ['dairy', { ice: 'Milk ice cubes' }],
    ['dairy', { prep: 'Shake. Grate dark chocolate on top.' }],
    ['egg', { description: 'Shaken with advocaat until thick' }],
    ['nut', { name: 'Orgeat Harbour' }],
    ['nut', { spirit: 'Amaretto' }],
    ['sesame', { smoke: 'Toasted sesame' }],
    ['egg', { prep: 'Shake, then top with our mix.' }],
    ['egg', { prep: 'Shake, then float the zorvex.' }],
    ['celery', { glass: 'Highball, zorvex rim' }],
  ])('leaves %s open: %j', (content, more) => {
    expect(isFree(content, {})).toBe(true);
    expect(isFree(content, more)).toBe(false);
  });

  it.each([
    { glass: 'Rocks, half salted rim' },
    { glass: 'Champagne flute' },
    { ice: 'One large clear cube' },
    { smoke: 'Cherry wood, 20 seconds under the cloche' },
    { prep: 'Shake everything hard for 12 seconds, strain twice and let the foam settle. Add a lime wheel.' },
    { description: 'Tart, nutty and bright, with notes of marzipan. Sunlight with an edge.' },
    { name: 'Espresso Martini' },
  ])('leaves nothing open: %j', (more) => {
    for (const content of ['egg', 'dairy', 'nut', 'gluten', 'sulphite'])
      expect(isFree(content, more)).toBe(true);
  });

  it.each([
    ['peanut', { profile: 'Peanut butter whiskey' }, false],
    ['dairy', { notes: 'Blended with cream and sugar' }, false],
    ['honey', { notes: 'Infused with honey' }, false],
    ['nut', { profile: 'Nutty and rich', notes: 'Almond, caramel, buttered toast, honey' }, true],
  ])('of a whiskey, %s: %j', (content, more, isWithout) => {
    const { contents, doubts } = heldIn(
      testDrink('whiskey', { name: 'Old Barn', spirit: 'American whiskey', ...more }),
    );
    expect(!contents.has(content) && partsInDoubt(doubts, content).length === 0).toBe(isWithout);
  });
});

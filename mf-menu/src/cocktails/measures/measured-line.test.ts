import { TEXT_LENGTHS } from '@peanut/contracts';
import { hostileTexts, unknownWords } from '@peanut/contracts/testing';
import { measuredLine } from './measured-line';
import { KEPT, POURED } from './testing/opendrinks-lines';

/** Lines of Open Drinks that say no amount, or not surely. */
const LEFT: readonly string[] = [
  'Cinammon sticks (to taste)',
  'chopped coriander leaves',
  "1 Glass of pure cow's milk",
  '10 Raisins',
  '2 whole star anise (optional)',
  'one eight teaspoon ground black pepper',
  '1 pulp of Coconut',
  '1-2 Blocks of grated chocolate',
  '1 container yogurt (plain/vanilla/blueberry/strawberry work well)',
  '2-3 number oreo cookies',
  '(Optional) yellow wine gum as garnish',
  '17 oz (or 550Mml) rosé wine',
  'a few cubes ice',
  '1/2 lime cut into small bits',
  '1 small red chili (sliced thinly, seeds removed for less spice)',
  '5 small scoops mint chocolate ice cream',
  '3 figs sliced',
  '1 13.5 oz coconut milk',
  '4 sdm Granulated sugar',
  '1 Slug Stones Ginger Wine',
  '1 quarter shot double cream',
  '1 cup teaspoon orange blossom water (optional)',
  '1 can (16 oz) condensed milk',
  '2-3 seeds Cardamom [optional]',
  '1 (6 oz) can frozen limeade',
  'Top up cup Orange Soda',
  '12 oz bottle Miller High Life',
  '2 oz oz Sobieski Vodka',
  '1 ounce lemon juice (about 1 lemon)',
  '11/4 oz vodka',
];

/** The line in every way that a reader can choose for one and for two. */
const readings = (line: string) => ({
  asWritten: measuredLine(line, 'as-written', 1),
  ml: measuredLine(line, 'ml', 1),
  oz: measuredLine(line, 'oz', 1),
  forTwo: measuredLine(line, 'as-written', 2),
});

describe('measuredLine', () => {
  it.each(POURED)('pours %s as %s and %s, and %s for two', (line, ml, oz, forTwo) => {
    expect(readings(line)).toEqual({ asWritten: line, ml, oz, forTwo });
  });

  it.each(KEPT)('keeps the unit of %s: %s for two', (line, forTwo) => {
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo });
  });

  it.each(LEFT)('leaves "%s" as it is', (line) => {
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo: line });
  });

  it.each([
    ...['1/0 oz gin', '½½ oz gin', '0 oz gin', '2x30ml gin', '2 x 30 ml gin', '-1 oz gin', '31/2 oz gin'],
    ...[
      '1,000 ml water',
      '1.000 ml water',
      '2-1 oz gin',
      '1 oz + 1/2 oz gin',
      '1 oz or 2 gin',
      '1 oz or more gin',
    ],
    ...['60ml/3oz gin', '30/45 ml gin', '60ml/2oz', '1 oz lime/1 oz lemon'],
    ...['1 oz (60 ml) gin', '1 oz gin (or 1 1/2)', '1 oz gin or 2 oz rum', '1 oz gin, 2 dashes bitters'],
    ...[
      '7 Up',
      '7up',
      '151 rum',
      'Licor 43',
      '4 Roses',
      '99 Bananas',
      '21 Seeds tequila',
      '2 Gingers',
      '12 year Scotch',
    ],
    ...[
      '2 oz',
      '5 ml.',
      'oz',
      '½',
      '',
      ' ',
      '👍 1 oz',
      '٣ oz gin',
      '30 مل جن',
      `${'9'.repeat(200)} oz gin`,
      `1 oz ${'a'.repeat(300)}`,
      `1 oz ${'1 '.repeat(50)}gin`,
    ],
    ...[
      'Orange peel',
      'Juice of 1 lime and 1 lemon',
      'Juice of 1 oz lime',
      'Squeeze of lime',
      '1 lime or two',
      '7 Up or lime',
      'Top with soda',
      '2 lime vodka',
      'Rum 2 oz and 1 oz gin',
    ],
  ])('never guesses at "%s"', (line) => {
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo: line });
  });

  it.each([
    [' 6 fl. oz. gin ', '180 ml gin', '6 oz gin', '12 fl. oz. gin'],
    ['1,5 cl gin', '15 ml gin', '½ oz gin', '3 cl gin'],
    ['0,75 oz gin', '22.5 ml gin', '¾ oz gin', '1,5 oz gin'],
    ['45ml mezcal', '45 ml mezcal', '1½ oz mezcal', '90 ml mezcal'],
    ['1/2-3/4 oz lime', '15–22.5 ml lime', '½–¾ oz lime', '1–1½ oz lime'],
    ['half an ounce of syrup', '15 ml of syrup', '½ oz of syrup', '1 ounce of syrup'],
    ['1 oz 151 rum', '30 ml 151 rum', '1 oz 151 rum', '2 oz 151 rum'],
    ['2 oz 7 Up', '60 ml 7 Up', '2 oz 7 Up', '4 oz 7 Up'],
    ['1/4 oz syrup, 2:1', '7.5 ml syrup, 2:1', '¼ oz syrup, 2:1', '½ oz syrup, 2:1'],
    [
      '2 oz tequila, 100% agave',
      '60 ml tequila, 100% agave',
      '2 oz tequila, 100% agave',
      '4 oz tequila, 100% agave',
    ],
  ])('reads %s', (line, ml, oz, forTwo) => {
    expect(readings(line)).toEqual({ asWritten: line, ml, oz, forTwo });
  });

  it.each([
    ['2 oz (60 ml) bourbon', '60 ml bourbon', '2 oz bourbon', '4 oz (120 ml) bourbon'],
    ['1/4 oz (7 ml) syrup', '7.5 ml syrup', '¼ oz syrup', '½ oz (14 ml) syrup'],
    ['30 ml / 1 oz gin', '30 ml gin', '1 oz gin', '60 ml / 2 oz gin'],
    ['1 tbsp (15 ml) syrup', '15 ml syrup', '½ oz syrup', '2 tbsp (30 ml) syrup'],
    ['1-2 oz (30-60 ml) gin', '30–60 ml gin', '1–2 oz gin', '2–4 oz (60–120 ml) gin'],
    ['60ml/2oz gin', '60 ml gin', '2 oz gin', '120 ml / 4 oz gin'],
    ['1/2oz/15ml lime', '15 ml lime', '½ oz lime', '1 oz / 30 ml lime'],
    ['1½ fl. oz./ 4,5 cl of gin', '45 ml of gin', '1½ oz of gin', '3 fl. oz. / 9 cl of gin'],
    ['2oz[60ml] gin', '60 ml gin', '2 oz gin', '4 oz (120 ml) gin'],
    ['2 oz gin (60 ml)', '60 ml gin', '2 oz gin', '4 oz gin (120 ml)'],
    ['1 oz/28 ml gin', '27.5 ml gin', '1 oz gin', '2 oz / 56 ml gin'],
  ])('reads the two amounts of %s, which are the same', (line, ml, oz, forTwo) => {
    expect(readings(line)).toEqual({ asWritten: line, ml, oz, forTwo });
  });

  it.each(['1-2 dashes bitters', '2 dashes bitters', '8 mint leaves', 'Three coffee beans, to garnish'])(
    'keeps "%s" in every measure',
    (line) => {
      expect(readings(line)).toMatchObject({ asWritten: line, ml: line, oz: line });
    },
  );

  it('multiplies counts, also those in words', () => {
    const forThree = (line: string) => measuredLine(line, 'oz', 3);
    expect(forThree('1-2 dashes bitters')).toBe('3–6 dashes bitters');
    expect(forThree('8 mint leaves')).toBe('24 mint leaves');
    expect(forThree('Three coffee beans, to garnish')).toBe('9 coffee beans, to garnish');
  });

  it('leaves ounces beside grams, which are a weight', () => {
    const line = '60g/2oz honey';
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo: '120 g / 4 oz honey' });
  });

  it.each([
    ['Juice of 1/2 lime', 'Juice of 1 lime', 'Juice of 1½ limes'],
    ['The juice of ½ a lime, strained', 'The juice of 1 lime, strained', 'The juice of 1½ limes, strained'],
    ['Fresh lime juice from half a lime', 'Fresh lime juice from 1 lime', 'Fresh lime juice from 1½ limes'],
    [
      'Grated zest and juice of one lemon',
      'Grated zest and juice of 2 lemons',
      'Grated zest and juice of 3 lemons',
    ],
    ['Peel of an orange', 'Peel of 2 oranges', 'Peel of 3 oranges'],
    ['Wedges of 1-2 limes', 'Wedges of 2–4 limes', 'Wedges of 3–6 limes'],
    ['Leaves of 1 sprig of mint', 'Leaves of 2 sprigs of mint', 'Leaves of 3 sprigs of mint'],
  ])('multiplies what %s is made of', (line, forTwo, forThree) => {
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo });
    expect(measuredLine(line, 'as-written', 3)).toBe(forThree);
  });

  it.each([
    ['1 bottle prosecco', '2 bottles prosecco'],
    ['A large bottle of prosecco', '2 large bottles of prosecco'],
    ['½ bottle prosecco', '1 bottle prosecco'],
    ['1 egg white (optional)', '2 egg whites (optional)'],
    ['One Egg White', '2 Egg Whites'],
    ['1 EGG WHITE', '2 EGG WHITES'],
    ['1 sugar cube soaked in bitters', '2 sugar cubes soaked in bitters'],
    ['1 lime wheel, to garnish', '2 lime wheels, to garnish'],
    ['1 cherry on top', '2 cherries on top'],
    ['1 mint leaf', '2 mint leaves'],
    ['1 leaf basil', '2 leaves basil'],
    ['1 bunch mint', '2 bunches mint'],
    ['1 peach', '2 peaches'],
    ['1 lemon or lime wedge', '2 lemon or lime wedges'],
    ['1 lemon, lime, or orange wedge', '2 lemon, lime, or orange wedges'],
    ['1 lime wedge or wheel', '2 lime wedges or wheels'],
    ['1 lemon or lime', '2 lemons or limes'],
    ['half lime wheel', '1 lime wheel'],
    ['1/2 limes', '1 lime'],
    ['1/4 limes', '½ lime'],
    ['2 slice orange', '4 slice orange'],
  ])('says %s for two in the number of %s', (line, forTwo) => {
    expect(readings(line)).toEqual({ asWritten: line, ml: line, oz: line, forTwo });
  });

  it('multiplies first and rounds then', () => {
    expect(measuredLine('1 1/4 oz gin', 'ml', 1)).toBe('40 ml gin');
    expect(measuredLine('1 1/4 oz gin', 'ml', 2)).toBe('75 ml gin');
    expect(measuredLine('1/3 oz lime', 'as-written', 12)).toBe('4 oz lime');
  });

  it('measures in steps that a bar has', () => {
    const ml = (line: string) => measuredLine(`${line} gin`, 'ml', 1);
    expect(['1/8 oz', '26 ml', '29 ml', '44 ml', '5.2 cl'].map(ml)).toEqual(
      ['5 ml', '25 ml', '30 ml', '45 ml', '50 ml'].map((amount) => `${amount} gin`),
    );
    const oz = (line: string) => measuredLine(`${line} gin`, 'oz', 1);
    expect(['25 ml', '12.5 ml', '1.25 oz', '0.35 oz', '70 ml'].map(oz)).toEqual(
      ['¾ oz', '½ oz', '1¼ oz', '⅓ oz', '2⅓ oz'].map((amount) => `${amount} gin`),
    );
  });

  it('leaves less than the smallest measure in its unit', () => {
    expect(measuredLine('2 ml absinthe', 'oz', 1)).toBe('2 ml absinthe');
    expect(measuredLine('1 ml absinthe', 'ml', 1)).toBe('1 ml absinthe');
  });

  it('reads every hostile text: as written for one it is what it was', () => {
    for (const text of [...hostileTexts(), ...unknownWords()]) {
      const line = text.slice(0, TEXT_LENGTHS.ingredient);
      expect(readings(line).asWritten).toBe(line);
    }
  });
});

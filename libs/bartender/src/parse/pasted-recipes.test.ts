import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from './parse-cocktail.js';

const fill = (...lines: string[]) =>
  parseCocktail({ description: lines.join('\n'), mode: 'fill', current: null }, SEEDED_MENU);

const SOUR = ['2 oz bourbon', '3/4 oz lemon juice', '1/2 oz honey syrup'];

describe('the shape of a pasted recipe does not matter:', () => {
  it.each<[string, string[]]>([
    ['a list', ['Gold Rush', '2 oz bourbon', '3/4 oz lemon juice', '1/2 oz honey syrup', 'Shake.']],
    [
      'bullets and Markdown',
      ['# Gold Rush', '- 2 oz bourbon', '* 3/4 oz lemon juice', '• 1/2 oz honey syrup'],
    ],
    ['numbers', ['Gold Rush', '1. 2 oz bourbon', '2) 3/4 oz lemon juice', '3. 1/2 oz honey syrup']],
    [
      'headings and labels',
      [
        'Name: Gold Rush',
        'INGREDIENTS',
        '2 oz bourbon',
        '3/4 oz lemon',
        '1/2 oz honey syrup',
        'METHOD',
        'Shake.',
      ],
    ],
    ['emojis', ['✨ Gold Rush ✨', '🥃 2oz bourbon', '🍋 3/4oz lemon', '🍯 1/2oz honey syrup #cocktails']],
    [
      'a table',
      [
        'Gold Rush',
        '| Bourbon | 2 oz |',
        '|---|---|',
        '| Lemon juice | 3/4 oz |',
        '| Honey syrup | 1/2 oz |',
      ],
    ],
    [
      'numbers on lines of their own',
      ['Gold Rush', '2', 'oz bourbon', '3/4', 'oz lemon', '1/2', 'oz honey syrup'],
    ],
    ['commas', ['Gold Rush: 2 oz bourbon, 3/4 oz lemon, 1/2 oz honey syrup. Shake, rocks glass.']],
    [
      'data with its amounts apart',
      [
        '{"name":"Gold Rush","ingredients":[{"name":"bourbon","amount":2,"unit":"oz"},' +
          '{"name":"lemon juice","amount":"3/4","unit":"oz"},{"name":"honey syrup","amount":"1/2","unit":"oz"}]}',
      ],
    ],
    [
      'talk around the name',
      ['ok so for the Gold Rush its', '2oz bourbon', '3/4oz lemon', '1/2oz honey syrup'],
    ],
    [
      'a credit, and the syrup’s own recipe',
      [
        'Gold Rush',
        'from Milk & Honey, 2001',
        ...['2 oz bourbon', '3/4 oz lemon', '1/2 oz honey syrup'],
        'Honey syrup: mix equal parts of honey and hot water.',
      ],
    ],
    [
      'amounts on the line after',
      ['Gold Rush', 'Ingredients', ...['Bourbon', '2 oz', 'Lemon juice', '3/4 oz', 'Honey syrup', '1/2 oz']],
    ],
    ['plus signs', ['Gold Rush = 2oz bourbon + 3/4oz lemon + 1/2oz honey syrup']],
    ['slashes', ['Gold Rush / bourbon 2 oz / lemon 3/4 oz / honey syrup 1/2 oz / shake']],
    ['bars', ['name: Gold Rush | bourbon 2 oz | lemon 3/4 oz | honey syrup 1/2 oz | glass: rocks']],
    ['brackets', ['Gold Rush (bourbon 2 oz, lemon 3/4 oz, honey syrup 1/2 oz), shaken']],
    ['amounts in brackets', ['Gold Rush: bourbon (2 oz), lemon juice (3/4 oz) and honey syrup (1/2 oz)']],
    ['no signs at all', ['Gold Rush 2 oz bourbon 3/4 oz lemon 1/2 oz honey syrup']],
    [
      'a sentence',
      [
        'For a Gold Rush I take two ounces of bourbon, three quarters of an ounce of lemon and half an ounce of honey syrup.',
      ],
    ],
    [
      'a story',
      ['So we made a drink she calls Gold Rush: bourbon 2 oz, lemon 3/4 oz, honey syrup 1/2 oz. Lovely!'],
    ],
    [
      'a letter',
      [
        'Hi Sam,',
        'here is the recipe for the Gold Rush:',
        '2 oz bourbon',
        '3/4 oz lemon',
        '1/2 oz honey syrup',
        'Best,',
        'Lena',
      ],
    ],
    ['data', ['{"name": "Gold Rush", "items": ["2 oz bourbon", "3/4 oz lemon", "1/2 oz honey syrup"]}']],
    ['capitals', ['GOLD RUSH – 2 OZ BOURBON – 3/4 OZ LEMON JUICE – 1/2 OZ HONEY SYRUP']],
    ['typing errors', ['gold rush: 2 oz burbon, 3/4 oz lemmon, 1/2 oz honey sirup']],
  ])('%s', (_, lines) => {
    const { name, ingredients } = fill(...lines);
    expect(name).toBe('Gold Rush');
    expect(
      ingredients?.map((line) => line.replace(/Bourbon|Lemon|Honey/g, (word) => word.toLowerCase())),
    ).toEqual(SOUR);
  });
});

describe('a pasted recipe', () => {
  it('keeps metric and German amounts as they are', () => {
    expect(fill('Bramble: Gin 4 cl, Zitrone 2,5 cl, 1 EL sugar syrup').ingredients).toEqual([
      '4 cl Gin',
      '2.5 cl Zitrone',
      '1 tbsp sugar syrup',
    ]);
  });

  it('takes bare numbers for millilitres, and an amount in two units for one', () => {
    expect(fill('Test Sour: 45 gin, 20 lemon, 6 mint leaves').ingredients).toEqual([
      '45 ml gin',
      '20 ml lemon juice',
      '6 mint leaves',
    ]);
    expect(fill('Test Sour', '2 oz / 60 ml gin', '25 ml lemon').ingredients?.[0]).toBe('2 oz (60 ml) gin');
  });

  it('does as its labels say', () => {
    const fields = fill(
      'Cold Front',
      'Glass: Nick & Nora',
      'Ice: none',
      '2 oz gin',
      '1 oz dry vermouth',
      'Method: stir',
    );
    expect(fields).toMatchObject({ glass: 'Nick & Nora', ice: 'None, served up', prep: 'Stir.' });
  });

  it('leaves out what a page says around it', () => {
    const { name, ingredients } = fill(
      'Easy Rust | Weeknight Cocktails',
      'Jump to Recipe · Print',
      'Yield: 1 drink',
      '2 oz scotch (a peaty one!)',
      '3/4 oz Drambuie, or honey syrup',
      'Notes: use good ice',
    );
    expect(name).toBe('Easy Rust');
    expect(ingredients).toEqual(['2 oz scotch', '3/4 oz Drambuie']);
  });

  it.each([
    'Rome With a View',
    'From Russia with Love',
    'Three Dots and a Dash',
    'A Walk in the Orchard',
    'Old Pal, New Tricks',
    'Nine to Five',
    'Shake It Off',
    'Enter With Caution',
    'Death by Chocolate',
    "What's Up, Doc?",
  ])('is called %s as its title says', (title) => {
    expect(fill(title, '2 oz gin', '1 oz lime juice')).toMatchObject({
      name: title,
      ingredients: ['2 oz gin', '1 oz lime juice'],
    });
  });

  it.each([
    ['Whiskey sour with egg white', 'Whiskey sour'],
    ['Penicillin by Sam Ross', 'Penicillin'],
    ['How to Make a French Martini', 'French Martini'],
  ])('is not called all that "%s" says', (title, name) => {
    expect(fill(title, '2 oz gin', '1 oz lime juice').name).toBe(name);
  });

  it.each([
    ['2 oz rum – Smith & Cross', '2 oz rum (Smith & Cross)'],
    ['2 oz bourbon, Buffalo Trace', '2 oz bourbon (Buffalo Trace)'],
    ['2 ponies rum', '2 ponies rum'],
    ['* *2 oz* rum', '2 oz rum'],
  ])('makes up nothing beside %s', (line, ingredient) => {
    expect(fill('Test Sour', line, '1 oz lime juice').ingredients).toEqual([ingredient, '1 oz lime juice']);
  });

  it('keeps a thing that is measured twice, and not what steps repeat', () => {
    const lines = ['25 ml lime juice', '50 ml rum', '10 ml lime juice'];
    expect(fill('Test Sour', ...lines, 'Shake 50 ml rum with the lime juice.').ingredients).toEqual(lines);
  });

  it.each([
    ['Old Fashioned: 75 ml bourbon', '75 ml bourbon'],
    ['Daiquiri with 3 oz rum', '3 oz rum'],
    ['Negroni\n1 1/2 oz gin', '1 1/2 oz gin'],
  ])('measures the classic in %j as it says', (text, ingredient) => {
    expect(fill(text).ingredients?.[0]).toBe(ingredient);
  });

  it.each([
    'Garnish: Garnish with lemon slice',
    'Garnish - decorate with a lemon slice',
    'Garnish: place a lemon slice on the rim',
  ])('has one garnish by "%s"', (line) => {
    expect(fill('Test Sour', '2 oz gin', '1 oz lime juice', line).ingredients?.slice(2)).toEqual([
      'Lemon slice, to garnish',
    ]);
  });

  it('knows a label that is typed wrong', () => {
    const { ingredients } = fill('Rusty Bell\n2 oz whisky\n20z lime juice\nGarnsh: orange peel');
    expect(ingredients).toEqual(['2 oz whisky', '2 oz lime juice', 'Orange peel, to garnish']);
  });

  it('puts on the glass what lies on it', () => {
    const { ingredients } = fill(
      'Cold Front, 2 oz gin, 1 oz dry vermouth, stirred, coupe, lemon twist + cherry',
    );
    expect(ingredients?.slice(2)).toEqual(['Lemon twist, to garnish', 'Cherry, to garnish']);
  });

  it.each<[string, string[]]>([
    ['Test Fizz\n15 ml each gin and Midori\nTop with soda', ['15 ml gin', '15 ml Midori', 'Soda, to top']],
    ['Test Carre\nEqual parts (3/4 oz) rye and cognac', ['3/4 oz rye', '3/4 oz cognac']],
    ['Test Velvet half stout half champagne', ['1 1/2 oz stout', '1 1/2 oz champagne']],
    ['Test Island: 1/2 oz each rum, gin; splash of coke', ['1/2 oz rum', '1/2 oz gin', '1 splash coke']],
    ['Test Gun: 1 oz Wray & Nephew & 1 oz Smith & Cross', ['1 oz Wray & Nephew', '1 oz Smith & Cross']],
    ['Test Toddy\n2 oz rum\nknob of butter', ['2 oz rum', 'Knob of butter']],
    ['Test Zerac\n2 oz rye\nabsinthe (for rinsing the glass)', ['2 oz rye', 'Absinthe, to rinse the glass']],
    ['Test Lady\nGin - 40 ml\nEgg White - 1', ['40 ml Gin', '1 Egg White']],
  ])('%j measures each thing by what is said of it', (text, ingredients) => {
    expect(fill(text).ingredients).toEqual(ingredients);
  });

  it.each([
    ['~~~ Old Mill Gate ~~~\n-1.5oz scotch\n-.75oz lemon juice', 'Old Mill Gate'],
    ['-- Night Bus --\n2 oz bourbon\n1 ounce amaro', 'Night Bus'],
    ['[Red Door]\n60ml vodka\n30ml cranberry juice', 'Red Door'],
    ['★ Ocean Drive ★\n2 oz rum\n1 oz pineapple juice', 'Ocean Drive'],
    ["My wife's favorite drink, the Rust Bucket.\n2 oz vodka\n1 oz lime", 'Rust Bucket'],
    ['Name of drink is Smoky Pineapple\n2 oz mezcal, 1 oz lime', 'Smoky Pineapple'],
    ["My version of the Bee's Knees uses 2 oz gin and 1 oz lemon.", "Bee's Knees"],
  ])('%j says what it is called', (text, name) => {
    expect(fill(text).name).toBe(name);
  });
});

import { allergensAfter, allergensOf } from './ticks.js';

describe('allergensOf', () => {
  it.each<[string, string[]]>([
    ['1 egg white', ['egg']],
    ['3/4 oz orgeat', ['nuts']],
    ['1 oz sweet vermouth', ['sulphites']],
    ['1 oz heavy cream', ['milk']],
    ['1 oz Irish cream', ['milk']],
    ['1 oz coconut cream', []],
    ['1 oz cream of coconut', []],
    ['2 oz rice milk', []],
    ['2 oz almond milk', ['nuts']],
    ['1 oz peanut butter whiskey', ['peanuts']],
    ['2 dashes celery bitters', ['celery']],
    ['1/2 oz soy sauce', ['gluten', 'soy']],
    ['1 dash Worcestershire sauce', ['fish']],
    ['3 oz wheat beer', ['gluten']],
    ['Nutmeg, to garnish', []],
    ['2 oz gin', []],
    ['1 oz aquafaba', []],
  ])('%s: %j', (line, allergens) => {
    expect(allergensOf([line])).toEqual(allergens);
  });

  it('names each once, in the order of the card', () => {
    expect(allergensOf(['1 oz dry vermouth', '1 egg', '1 oz cream', '1 egg white'])).toEqual([
      'egg',
      'milk',
      'sulphites',
    ]);
  });
});

describe('allergensAfter', () => {
  it('leaves out what only the old recipe held, and keeps what the owner ticked besides', () => {
    const before = {
      ingredients: ['1 egg white', '2 oz gin'],
      allergens: ['egg' as const, 'sesame' as const],
    };
    expect(allergensAfter({ ingredients: ['2 oz gin', '1 oz cream'] }, before)).toEqual(['milk', 'sesame']);
  });

  it('adds what the recipe holds to what was named', () => {
    expect(allergensAfter({ ingredients: ['1 egg'], allergens: ['nuts'] }, undefined)).toEqual([
      'egg',
      'nuts',
    ]);
  });
});

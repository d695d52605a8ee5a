import { type Allergen } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from './parse-cocktail.js';
import { parseWhiskey } from './parse-whiskey.js';

const [negroni] = SEEDED_MENU.cocktails.filter(({ name }) => name === 'Negroni');
const [pour] = SEEDED_MENU.whiskeys;
const edit = (description: string, allergens: Allergen[] = ['sulphites']) =>
  parseCocktail({ description, mode: 'partial', current: { ...negroni, allergens } }, SEEDED_MENU);

describe('an edit of the allergens', () => {
  it.each<[string, Allergen[]]>([
    ['add nuts to the allergens', ['nuts', 'sulphites']],
    ['it contains egg', ['egg', 'sulphites']],
    ['may contain traces of peanuts and soya', ['peanuts', 'soy', 'sulphites']],
    ['allergens: egg, milk', ['egg', 'milk']],
    ['remove the sulphites from the allergens', []],
    ['Enthält: Milch und Nüsse', ['milk', 'nuts', 'sulphites']],
    ['allergens: dairy, tree nuts', ['milk', 'nuts']],
    ['no allergens', []],
    ['allergens: none', []],
  ])('%s', (text, allergens) => {
    expect(edit(text)).toEqual({ allergens });
  });

  it('is told from an edit of the recipe', () => {
    expect(edit('add an egg white')).not.toHaveProperty('allergens');
    expect(edit('it contains gin and egg')).not.toHaveProperty('allergens');
    expect(edit('it contains amaretto')).not.toHaveProperty('allergens');
  });

  it('goes with other changes, and for whiskeys too', () => {
    expect(edit('hide it; contains nuts')).toEqual({ isVisible: false, allergens: ['nuts', 'sulphites'] });
    const changed = parseWhiskey(
      { description: 'contains nuts', mode: 'partial', current: { ...pour } },
      SEEDED_MENU,
    );
    expect(changed).toEqual({ allergens: ['nuts'] });
  });
});

describe('the text of a whole drink', () => {
  it('may end with its allergens, which are no ingredients', () => {
    const read = parseCocktail(
      {
        description: 'Gin Sour\n2 oz gin\n1 oz lemon juice\n3/4 oz sugar syrup\nShake.\nContains: egg, nuts',
        mode: 'fill',
        current: null,
      },
      SEEDED_MENU,
    );
    expect(read.allergens).toEqual(['egg', 'nuts']);
    expect(read.ingredients).toHaveLength(3);
  });
});

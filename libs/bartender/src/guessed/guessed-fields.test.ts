import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from '../parse/parse-cocktail.js';
import { guessedFields } from './guessed-fields.js';

const TEXT = 'Paper Plane: ¾ ounce each of burbon, Aperol, amaro and lemons. Shaken, up in a coupe.';
const SAID = {
  name: 'Paper Plane',
  spirit: 'bourbon',
  ingredients: ['3/4 oz bourbon', '3/4 oz Aperol', '3/4 oz amaro', '3/4 oz lemon juice'],
  glass: 'Coupe, chilled',
  ice: 'None, served up',
  prep: 'Shake with ice and strain.',
};

const cocktail = (fields: object, text = TEXT) => guessedFields('cocktail', text, fields);
const whiskey = (fields: object, text: string) => guessedFields('whiskey', text, fields);

describe('guessedFields', () => {
  it('names nothing that the text says in other words', () => {
    expect(cocktail(SAID)).toEqual([]);
  });

  it('names fields of which the text has no word', () => {
    expect(
      cocktail({ ...SAID, glass: 'Rocks, chilled', smoke: 'Cherry wood', description: 'Velvety.' }),
    ).toEqual(['description', 'glass', 'smoke']);
  });

  it('names a reason that goes on beyond the text, and no water that the text refuses', () => {
    const text = 'Springbank 10, briny, 92 proof. No water. Chosen for its salt.';
    const said = { water: 'None', rationale: 'Chosen for its salt.' };
    expect(whiskey(said, text)).toEqual([]);
    const composed = 'Briny, at 92 proof. Pour it in the middle of the flight.';
    expect(whiskey({ ...said, rationale: composed }, text)).toEqual(['rationale']);
  });

  it('never names flags, allergens, the order, and what is empty', () => {
    const fields = {
      isVisible: false,
      isAvailable: true,
      allergens: ['egg'],
      sortOrder: 7,
      smoke: null,
      glass: '',
    };
    expect(cocktail(fields)).toEqual([]);
  });

  it.each([
    ['another amount', '2 oz bourbon', '3/4 oz bourbon'],
    ['another thing', '2 oz lime juice', '2 oz lemon juice'],
    ['a range of which one end is said', '1–2 oz rum', '2 oz rum'],
    ['a measure of equal parts', '1 oz gin', 'equal parts gin and Campari'],
  ])('names ingredients with %s', (_, line, text) => {
    expect(cocktail({ ingredients: [line] }, text)).toEqual(['ingredients']);
  });

  it.each([
    ['1/2 oz absinthe', '1 ⁄ 2 oz absinthe'],
    ['50 ml rum', '2 x 25 ml rum'],
    ['45 ml gin', '4,5 cl gin'],
    ['1 dash bitters', 'a dash of bitters'],
    ['1 egg white', 'egg white'],
    ['2 oz scotch', 'two ounces of a peaty scotch'],
    ['Lemon twist, to garnish', 'twist of lemon'],
    ['2 oz rum (Smith & Cross)', '2 oz rum – Smith & Cross'],
  ])('takes %s for said by %s', (line, text) => {
    expect(cocktail({ ingredients: [line] }, text)).toEqual([]);
  });

  it('names a proof that is neither said, nor said as per cent, nor what a form starts with', () => {
    expect(whiskey({ proof: 90 }, 'Old Mill, a bourbon')).toEqual(['proof']);
    expect(whiskey({ proof: 92 }, 'Old Mill, 46%')).toEqual([]);
    expect(whiskey({ proof: '104' }, 'Old Mill, 104 proof')).toEqual([]);
    expect(whiskey({ proof: 80 }, 'Old Mill')).toEqual([]);
  });

  it('tells what the house bartender filled in', () => {
    const text = 'Porch Light\n2 oz rum\nlime\n1/2 oz honey syrup';
    const read = parseCocktail({ description: text, mode: 'fill', current: null }, SEEDED_MENU);
    expect(guessedFields('cocktail', text, read)).toEqual(['ingredients', 'glass', 'ice', 'prep']);
  });
});

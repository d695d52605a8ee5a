import { validateSync } from 'class-validator';
import { CreateCocktailRequest, UpdateWhiskeyRequest } from '../requests/drink-requests.js';
import { testDrink } from '../testing/index.js';
import { COCKTAIL_FIELDS } from './cocktail.js';
import { DRINK_DEFAULTS } from './defaults.js';
import { DRINK_FIELDS, inputOf, type EntityType } from './drinks.js';
import { modelSchemas, valueSchemas } from './json-schema.js';
import { readFields } from './read-fields.js';
import { withDefaults } from './with-defaults.js';

const problems = (request: object) =>
  validateSync(request, { stopAtFirstError: true }).map(
    ({ property, constraints = {} }) => `${property}: ${Object.values(constraints)[0]}`,
  );
const creation = (part: object = {}) =>
  Object.assign(new CreateCocktailRequest(), inputOf('cocktail', testDrink('cocktail')), part);

describe('a request class made of a field table', () => {
  it('accepts a whole drink, and one that leaves out what has a default', () => {
    expect(problems(creation())).toEqual([]);
    const { smoke, allergens, isVisible, isAvailable, sortOrder, ...required } = creation();
    expect(problems(Object.assign(new CreateCocktailRequest(), required))).toEqual([]);
  });

  it('says what is wrong with each field in the order of the table', () => {
    expect(problems(new CreateCocktailRequest())).toEqual([
      'name: Name is required',
      'spirit: Spirit is required',
      'description: Description is required',
      'ingredients: Please add at least one ingredient',
      'glass: Glass is required',
      'ice: Ice is required',
      'prep: Preparation is required',
    ]);
  });

  it.each([
    [{ allergens: ['egg', 'egg'] }, 'allergens: Allergens can name each only once'],
    [{ smoke: 4 }, 'smoke: Smoke must be text'],
    [{ isVisible: 'true' }, 'isVisible: Visible on menu must be true or false'],
    [{ sortOrder: 0.5 }, 'sortOrder: Sort order must be a whole number from 0 to 1000000'],
    [{ ingredients: ['gin', ' '] }, 'ingredients: Each ingredient must have text'],
    [{ id: 'x' }, 'id: Id must be a uuid'],
  ])('refuses %j', (part, problem) => {
    expect(problems(creation(part))).toEqual([problem]);
  });

  it('lets a change leave out everything, and nothing be null that has to be there', () => {
    expect(problems(new UpdateWhiskeyRequest())).toEqual([]);
    const changes = Object.assign(new UpdateWhiskeyRequest(), { number: 0, proof: 201, notes: null });
    expect(problems(changes)).toEqual([
      'number: Number field is required and must be greater than 0',
      'proof: Proof must be a number from 0 to 200',
      'notes: Notes is required',
    ]);
  });
});

describe.each<EntityType>(['cocktail', 'whiskey'])('the fields of a %s', (entityType) => {
  const table = DRINK_FIELDS[entityType];

  it('have a schema each, for documents and, but for what only a tap says, for a model', () => {
    expect(Object.keys(valueSchemas(table))).toEqual(Object.keys(table));
    const asked = Object.keys(table).filter((name) => !['sortOrder', 'pourAnyway'].includes(name));
    expect(Object.keys(modelSchemas(table))).toEqual(asked);
  });

  it('are read back as they are from a drink that keeps to them', () => {
    const drink = inputOf(entityType, testDrink(entityType, { allergens: ['egg', 'nuts'] }));
    expect(readFields(table, drink)).toEqual(drink);
  });
});

describe('readFields', () => {
  it('cuts, rounds and sorts what it can, and leaves out the rest', () => {
    const read = readFields(COCKTAIL_FIELDS, {
      name: ` ${'n'.repeat(130)}`,
      prep: 'Stir.\r\nStrain.',
      glass: 'a\nb',
      ingredients: [' gin ', 4, ''],
      allergens: ['nuts', 'gold', 'egg'],
      sortOrder: -3,
      isVisible: 'yes',
      ice: '',
    });
    expect(read).toEqual({
      name: `${'n'.repeat(119)}…`,
      prep: 'Stir.\nStrain.',
      glass: 'a b',
      ingredients: ['gin'],
      allergens: ['egg', 'nuts'],
      sortOrder: 0,
    });
  });

  it('keeps an empty text apart from none', () => {
    expect(readFields(COCKTAIL_FIELDS, { smoke: null })).toEqual({ smoke: null });
    expect(readFields(COCKTAIL_FIELDS, { smoke: '' })).toEqual({});
  });
});

describe('withDefaults', () => {
  it('fills in what an item of an earlier version lacks', () => {
    const { allergens, ...earlier } = testDrink('cocktail', { isVisible: false });
    expect(withDefaults('cocktail', earlier)).toEqual({ ...earlier, allergens: [] });
    const whole = testDrink('whiskey');
    expect(withDefaults('whiskey', whole)).toBe(whole);
  });

  it('knows the default of every field that has one', () => {
    const shared = { allergens: [], isVisible: true, isAvailable: true, sortOrder: 0 };
    expect(DRINK_DEFAULTS).toEqual({
      cocktail: { smoke: null, pourAnyway: false, ...shared },
      whiskey: shared,
    });
  });
});

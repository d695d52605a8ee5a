import { OTHER_MENU } from '../../evaluation/other-menu.js';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { recommend } from './recommend.js';

const ask = (description: string, menu = SEEDED_MENU) => recommend({ description }, menu);
const names = (description: string, menu = SEEDED_MENU) => ask(description, menu).map(({ name }) => name);

describe('recommend', () => {
  it('gives three, best first, with whole scores and the id of the menu', () => {
    const found = ask('something citrusy');
    expect(found).toHaveLength(3);
    expect(found.map(({ matchScore }) => matchScore)).toEqual(
      found.map(({ matchScore }) => matchScore).sort((a, b) => b - a),
    );
    for (const { cocktailId, whiskeyId } of found) expect(cocktailId ?? whiskeyId).toBeTruthy();
  });

  it('says once what a drink is made with', () => {
    const [best] = ask('a coffee drink with espresso and vodka');
    expect(best?.reasoning).toBe('Coffee-forward from the fresh espresso and coffee liqueur, with vodka.');
  });

  it('takes no pregnant wife for a date', () => {
    const [seed] = SEEDED_MENU.cocktails;
    if (!seed) throw new Error('The seed is empty.');
    const sober = {
      ...seed,
      name: 'Lemon Sparkle',
      spirit: 'alcohol-free',
      ingredients: ['30 ml lemon juice', '30 ml sugar syrup', '60 ml soda water'],
      description: 'Lemon and bubbles.',
      prep: 'Shake the lemon and syrup, strain, top with soda.',
      glass: 'Coupe',
      ice: 'None, served up',
      smoke: null,
    };
    const [best] = ask('a mocktail for my pregnant wife', { ...SEEDED_MENU, cocktails: [sober] });
    expect(best?.reasoning).toMatch(/^Alcohol-free, and looks like a real cocktail\. /);
  });

  it('goes on in small letters after a colon', () => {
    const [best] = ask('a wheated bourbon');
    expect(best?.description).toMatch(/^[^:]+: \p{Ll}/u);
  });

  it('reasons from the drink itself', () => {
    const [best] = ask('bitter');
    expect(best?.name).toBe('Negroni');
    expect(best?.reasoning).toMatch(/Campari/);
    expect(ask('smoky cocktail')[0]?.reasoning).toMatch(/cherry wood/i);
  });

  it.each(['smoky and refreshing for a hot evening', 'something sour and smoky, please'])(
    'calls no peated whisky what a long drink is: %s',
    (wish) => {
      for (const { type, reasoning, matchScore } of ask(wish).filter((one) => one.type === 'whiskey')) {
        expect([type, reasoning]).toEqual([
          'whiskey',
          expect.stringMatching(/^Smoky, but not (?:refreshing|tart)\./),
        ]);
        expect(matchScore).toBeLessThan(70);
      }
    },
  );

  it('says in its reason what the description beside it does not', () => {
    for (const { description, reasoning } of [...ask('smoky'), ...ask('something citrusy')]) {
      expect(reasoning).not.toContain(description.replace(/\.$/, ''));
      expect(reasoning.length).toBeLessThan(300);
    }
    expect(ask('a whiskey with much smoke')[0]?.reasoning).toMatch(/peat|flight|smoke|Islay|Skye/i);
  });

  it.each([
    ['no gin, vodka or rum', ['gin', 'vodka', 'rum']],
    ['anything but tequila', ['tequila']],
    [
      "I can't stand whiskey",
      ['bourbon', 'whiskey', 'rye', 'single malt', 'Irish whiskey', 'Japanese whisky'],
    ],
    ['no gin and no vodka, but citrusy please', ['gin', 'vodka']],
  ])('%s', (intent, refused) => {
    const found = ask(intent);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ spirit }) => refused.includes(spirit))).toEqual([]);
  });

  it.each(['no egg', 'egg-free please', 'I have an egg allergy', 'allergic to eggs', 'vegan'])(
    '%s',
    (intent) => {
      expect(names(`${intent}, something sour`, OTHER_MENU)).not.toContain('Clover Club');
    },
  );

  it('starts wishing again after "but"', () => {
    expect(names('not sweet but smoky')[0]).toMatch(/Old Fashioned|Talisker|Laphroaig|Ardbeg|Lagavulin/);
  });

  it('hears what idioms do not refuse', () => {
    expect(names('nothing but gin')[0]).toMatch(/Negroni|Dry Martini|French 75/);
    expect(names("I don't mind gin, something bitter")).toContain('Negroni');
  });

  it('passes over what the same wish got when asked for different options', () => {
    const first = names('something refreshing');
    const more = names('something refreshing. Give me 3 different options with varied styles');
    expect(more).toHaveLength(3);
    expect(more.filter((name) => first.includes(name))).toEqual([]);
  });

  it('leaves the spirit named before on "Different spirit"', () => {
    expect(ask('a bourbon drink. Different spirit').map(({ spirit }) => spirit)).not.toContain('bourbon');
  });

  it.each([
    ['a gin drink', 'a gin drink. Make it stronger', 'Dry Martini'],
    ['tequila', 'tequila. Something lighter', 'Paloma'],
  ])('%s, then %s', (_, refined, best) => {
    expect(names(refined)[0]).toBe(best);
  });

  it('does not pretend: nonsense scores low', () => {
    expect(Math.max(...ask('xqzt vfrgl wpkk').map(({ matchScore }) => matchScore))).toBeLessThan(50);
  });

  it('never pours alcohol for those who ask for none', () => {
    const found = ask('non-alcoholic, please');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ cocktailId, whiskeyId }) => !cocktailId && !whiskeyId)).toBe(true);
    expect(names('alcohol free', OTHER_MENU)).toEqual(['Mango Lassi']);
  });

  it('knows drinks that are not on the menu', () => {
    const [best] = ask('do you have a Mojito?');
    expect(best?.reasoning).toContain('There is no Mojito tonight');
  });

  it('takes every combination of the form', () => {
    const spirits = [undefined, 'bourbon', 'gin', 'vodka', 'rum', 'tequila', 'whiskey'] as const;
    const flavours = [undefined, 'sweet', 'bitter', 'sour', 'smoky', 'herbal', 'citrusy', 'spicy'] as const;
    for (const preferredSpirit of spirits)
      for (const flavorProfile of flavours) {
        const [best] = recommend(
          { preferences: { preferredSpirit, flavorProfile, strength: 'medium' } },
          SEEDED_MENU,
        );
        const poured = `${best?.spirit} ${SEEDED_MENU.cocktails.find(({ id }) => id === best?.cocktailId)?.ingredients.join(' ')}`;
        if (preferredSpirit && preferredSpirit !== 'whiskey') expect(poured).toContain(preferredSpirit);
      }
  });
});

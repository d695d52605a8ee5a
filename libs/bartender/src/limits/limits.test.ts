import { type Cocktail } from '@peanut/contracts';
import { OTHER_MENU } from '../../evaluation/other-menu.js';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { checkRecommendations } from '../answers/check-recommendations.js';
import { answer } from '../chat/chat.js';
import { type ChatTurn, type MenuSnapshot, type RawRecommendation } from '../provider.js';
import { recommend } from '../recommend/recommend.js';
import { limitNote } from './limit-note.js';
import { limitsOfQuery } from './limits.js';

const raw = (fields: Partial<RawRecommendation>): RawRecommendation => ({
  name: 'x',
  spirit: '',
  description: '',
  reasoning: 'It fits.',
  matchScore: 80,
  type: 'cocktail',
  ...fields,
});
/** What is left of a model's list for a guest with this wish. */
const left = (description: string, list: Partial<RawRecommendation>[], menu: MenuSnapshot = OTHER_MENU) =>
  checkRecommendations(list.map(raw), menu, menu, limitsOfQuery({ description }, menu)).map(
    ({ name }) => name,
  );

const guest = (content: string): ChatTurn => ({ type: 'user', content });
const bartender = (content: string): ChatTurn => ({ type: 'ai', content });

describe('a wish that rules something out', () => {
  it.each([
    'no egg, raspberry please',
    'nothing with egg please',
    'allergic to nuts, eggs and milk, a gin drink',
    'egg, nut and dairy allergy: a gin drink',
    'allergies: egg, dairy. something with gin',
    'my girlfriend gets hives from egg white, which gin drink?',
    'eggs and dairy are off limits for me. gin?',
    'a gin sour, but egg whites gross me out',
    'something with raspberry w/o egg',
    'no gin or anything with egg',
    'keep the egg out, I want raspberry',
    'vegan, raspberry',
  ])('%s: no drink with egg, from the rules or from a model', (wish) => {
    expect(recommend({ description: wish }, OTHER_MENU).map(({ name }) => name)).not.toContain('Clover Club');
    expect(left(wish, [{ name: 'Clover Club' }, { name: 'Pisco Sour' }, { name: 'Aperol Spritz' }])).toEqual([
      'Aperol Spritz',
    ]);
  });

  it.each(['no allergies, raspberry', 'not allergic to egg', "I don't mind egg", 'egg, please'])(
    '%s: nothing is ruled out',
    (wish) => {
      expect(left(wish, [{ name: 'Clover Club' }])).toEqual(['Clover Club']);
    },
  );

  it('believes what the owner has ticked', () => {
    const cocktails = OTHER_MENU.cocktails.map((drink): Cocktail =>
      drink.name === 'Basil Smash' ? { ...drink, allergens: ['milk', 'sesame'] } : drink,
    );
    const menu = { ...OTHER_MENU, cocktails };
    expect(left('lactose intolerant', [{ name: 'Basil Smash' }], menu)).toEqual([]);
    expect(left('a sesame allergy', [{ name: 'Basil Smash' }], menu)).toEqual([]);
    expect(left('a soy allergy', [{ name: 'Basil Smash' }], menu)).toEqual(['Basil Smash']);
  });

  it('knows drinks off the menu by their recipe; what is said of them clears them of no allergen', () => {
    const foam = { name: 'Velvet Cloud', spirit: 'gin', description: 'Gin under a foam of egg white.' };
    const plain = { name: 'Velvet Cloud', spirit: 'gin', description: 'Gin and lemon, without egg.' };
    expect(left('no egg', [foam])).toEqual([]);
    expect(left('no rum', [plain])).toEqual(['Velvet Cloud']);
    expect(left('no gin', [plain])).toEqual([]);
    expect(left('no egg', [plain])).toEqual([]);
    expect(left('no egg', [{ name: 'Mojito' }])).toEqual(['Mojito']);
  });

  it.each(["I'm driving", 'six months pregnant', "I'm 16", "I don't drink", 'on antibiotics'])(
    '%s: no alcohol',
    (wish) => {
      const list = [
        { name: 'Basil Smash' },
        { name: 'Talisker 10 Year', type: 'whiskey' as const },
        { name: 'Mojito', spirit: 'rum' },
        { name: 'Virgin Mule', spirit: 'none', description: 'Lime and ginger ale, no alcohol.' },
      ];
      expect(left(wish, list)).toEqual(['Virgin Mule']);
    },
  );

  it('says so when nothing is left', () => {
    const menu = { ...OTHER_MENU, cocktails: OTHER_MENU.cocktails.slice(0, 1), whiskeys: [] };
    expect(recommend({ description: 'no gin' }, menu)).toEqual([]);
    expect(answer({ message: 'something without gin', history: [] }, menu)).toMatch(/nothing is left/);
  });
});

describe('a limit in another language', () => {
  const limits = (description: string) => {
    const { avoidContents, avoidFamilies, isAlcoholFree, isFirm, isUnread } = limitsOfQuery(
      { description },
      OTHER_MENU,
    );
    const held = [...avoidContents, ...avoidFamilies, ...(isAlcoholFree ? ['alcohol'] : [])];
    return { held, isFirm, isUnread };
  };

  it.each([
    ['Ich habe eine Nussallergie', ['nut', 'peanut']],
    ['Nüsse vertrage ich nicht', ['nut', 'peanut']],
    ['Ich bin allergisch gegen Eier', ['egg']],
    ["allergique aux œufs, s'il vous plaît", ['egg']],
    ["j'ai une allergie aux arachides", ['peanut']],
    ['soy alérgico a los frutos secos', ['nut', 'peanut']],
    ['sono allergico alle uova', ['egg']],
    ['sou alérgica a amendoim', ['peanut']],
    ['ik ben allergisch voor noten', ['nut', 'peanut']],
    ['Ich muss noch fahren', ['alcohol']],
    ['je suis enceinte', ['alcohol']],
  ])('%s: is a matter of health', (wish, held) => {
    expect(limits(wish)).toEqual({ held, isFirm: true, isUnread: false });
  });

  it.each([
    ['sin gluten', ['gluten']],
    ['keine Milch', ['dairy']],
    ['senza noci', ['nut', 'peanut']],
    ['lactosevrij graag', ['dairy']],
    ['sem açúcar', ['sugar']],
    ['etwas Süßes ohne Gin', ['gin']],
    ["pas de rhum, s'il vous plaît", ['rum']],
    ['no puedo tomar leche', ['dairy']],
    ['niet met eieren graag', ['egg']],
    ['zonder alcohol', ['alcohol']],
    ['alguna bebida sin hielo, por favor', []],
  ])('%s: is ruled out', (wish, held) => {
    expect(limits(wish)).toEqual({ held, isFirm: false, isUnread: false });
  });

  it.each([
    'allergique aux œufs, quelque chose au gin',
    'Ich bin allergisch gegen Eier, etwas mit Gin',
    'una bebida sin huevo',
  ])('%s: no drink with egg, from the rules or from a model', (wish) => {
    expect(recommend({ description: wish }, OTHER_MENU).map(({ name }) => name)).not.toContain('Clover Club');
    expect(left(wish, [{ name: 'Clover Club' }, { name: 'Aperol Spritz' }])).not.toContain('Clover Club');
  });

  it.each([
    'allergique aux litchis',
    'Ich habe eine Litschiallergie',
    'アレルギーがあります',
    'sin lichis ni gin, gracias',
  ])('%s: where it is not understood nothing is recommended, and English is asked for', (wish) => {
    expect(recommend({ description: wish }, OTHER_MENU)).toEqual([]);
    expect(left(wish, [{ name: 'Aperol Spritz' }])).toEqual([]);
    expect(answer({ message: wish, history: [] }, OTHER_MENU)).toMatch(/tell me in English/);
    expect(limitNote('Take the **Aperol Spritz**!', { message: wish, history: [] }, OTHER_MENU)).toMatch(
      /Tell me in English/,
    );
    const history = [guest(wish), bartender('Please tell me in English.')];
    expect(answer({ message: 'something with gin', history }, OTHER_MENU)).toMatch(/tell me in English/);
    expect(answer({ message: 'I am allergic to lychee, something with gin', history }, OTHER_MENU)).toMatch(
      /gin/i,
    );
  });

  it('stands for the whole conversation', () => {
    const history = [guest('Ich habe eine Eiallergie'), bartender('I speak English only.')];
    expect(answer({ message: 'something with gin', history }, OTHER_MENU)).not.toMatch(/Clover Club/);
    expect(
      limitNote('Take the **Clover Club**!', { message: 'something pink', history }, OTHER_MENU),
    ).toMatch(/holds egg/);
  });

  it.each(['a non-alcoholic drink', 'soy allergy', 'no problem, a gin sour'])('%s: is English', (wish) => {
    expect(limits(wish).isUnread).toBe(false);
  });
});

describe('a reply in the chat', () => {
  const noteOn = (reply: string, message: string, history: ChatTurn[] = []) =>
    limitNote(reply, { message, history }, OTHER_MENU);

  it('is set right where it names a drink that the guest may not have', () => {
    expect(noteOn('Take the **Clover Club**!', 'allergic to egg, something pink')).toMatch(
      /Clover Club. holds egg/,
    );
    expect(noteOn('A Pisco Sour, perhaps.', 'no egg')).toMatch(/Pisco Sour. holds egg/);
    expect(noteOn('Take the **Basil Smash**!', 'allergic to egg, something green')).toBeUndefined();
  });

  it('remembers an allergy whatever is asked later, and a whim until its opposite is asked for', () => {
    const allergic = [guest('I have an egg allergy'), bartender('Noted.')];
    const averse = [guest('no gin please'), bartender('Fine.')];
    expect(noteOn('Take the **Clover Club**!', 'something pink', allergic)).toMatch(/holds egg/);
    expect(noteOn('Take the **Basil Smash**!', 'something green', averse)).toMatch(/holds gin/);
    expect(noteOn('Take the **Basil Smash**!', 'a gin drink after all', averse)).toBeUndefined();
  });

  it('leaves drinks alone that are altered', () => {
    expect(noteOn('A **Clover Club** without the egg white.', 'no egg')).toBeUndefined();
  });

  it('recommends nothing that was ruled out before, by the rules', () => {
    const history = [guest("I'm allergic to citrus"), bartender('Then no lime for you.')];
    const said = answer({ message: 'something refreshing', history }, SEEDED_MENU);
    expect(said).not.toMatch(/Paloma|Daiquiri|Mule|Margarita|French 75/);
  });
});

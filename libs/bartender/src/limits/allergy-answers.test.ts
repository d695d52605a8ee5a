import { type Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { checkRecommendations } from '../answers/check-recommendations.js';
import { holdingOf } from '../answers/holding.js';
import { answer } from '../chat/chat.js';
import { type MenuSnapshot } from '../provider.js';
import { recommend } from '../recommend/recommend.js';
import { checkClaims } from './model-claims.js';
import { containsNote, limitNote } from './limit-note.js';
import { limitsOfQuery, limitsToKeep } from './limits.js';

const drink = (name: string, ingredients: string[], more: Partial<Cocktail> = {}): Cocktail =>
  testDrink('cocktail', { id: name, name, spirit: 'rum', prep: 'Shake.', ingredients, ...more });

const PLAIN = ['2 oz rum', '1/2 oz lime juice'];
const MENU: MenuSnapshot = {
  cocktails: [
    drink('Harbour Sour', [...PLAIN, '1 oz almond milk']),
    drink('Lassi Flip', [...PLAIN, '1 oz yogurt']),
    drink('Winter Flip', ['2 oz rum', '3 oz eggnog']),
    drink('Meadow Cup', [...PLAIN, '1 oz oat milk']),
    drink('Zwack Punch', [...PLAIN, '1 oz Zwack mystery cordial, chilled']),
    drink('Coral Tide', [...PLAIN, '1/2 oz falernum']),
    drink('Palm Tide', [...PLAIN, '2 oz cream of coconut']),
    drink('Foam Cup', PLAIN, { prep: 'Shake, and float the whipped cream.' }),
    drink('Plain Daiquiri', [...PLAIN, '1/2 oz simple syrup']),
    drink('Ticked Daiquiri', PLAIN, { allergens: ['nuts', 'milk', 'egg', 'gluten'] }),
  ],
  whiskeys: [
    testDrink('whiskey', { id: 'w1', name: 'Wheat Milk Stout Cask', spirit: 'single malt' }),
    testDrink('whiskey', { id: 'w2', name: 'Skrewball', spirit: 'peanut butter whiskey' }),
  ],
  spirits: ['rum'],
};

const say = (message: string) => answer({ message, history: [] }, MENU).replaceAll(/[\uFDD0\uFDD1]/g, '');

describe('a question for an allergen', () => {
  it.each([
    ['Does the Harbour Sour contain nuts?', /^Yes: Harbour Sour has nuts in it \(1 oz almond milk\)\.$/],
    ['Is there milk in the Lassi Flip?', /^Yes: .*1 oz yogurt/],
    ['Does the Winter Flip have egg in it?', /^Yes: .*3 oz eggnog/],
    ['Does the Meadow Cup contain dairy?', /^No, by its recipe Meadow Cup has no dairy/],
    ['Does the Meadow Cup contain gluten?', /^Yes: .*oat milk/],
    ['Does the Ticked Daiquiri contain nuts?', /^Yes: /],
    ['Does the Plain Daiquiri contain nuts?', /^No, by its recipe Plain Daiquiri has no nuts or peanuts/],
    ['Does the Zwack Punch contain nuts?', /^I cannot tell .*Zwack mystery cordial.*ask at the bar/],
    ['Does the Coral Tide contain nuts?', /^I cannot tell .*falernum/],
    ['Does the Coral Tide contain egg?', /^No, /],
    ['Does the Foam Cup contain milk?', /^I cannot tell .*preparation/],
    ['Does the Palm Tide contain nuts?', /^No, .*coconut in it, which does not count as a tree nut/],
    ['Does the Skrewball contain peanuts?', /^Yes: /],
    ['Does the Wheat Milk Stout Cask contain gluten?', /^No, /],
    ['Does the Wheat Milk Stout Cask contain milk?', /^I cannot tell/],
    ['I have a tree nut allergy, can I have the Harbour Sour?', /^Harbour Sour has nuts in it/],
    ['I am allergic to nuts, is the Zwack Punch ok?', /^I cannot tell .*Zwack mystery cordial/],
    ['I am coeliac, is the Meadow Cup ok?', /^Meadow Cup has gluten in it/],
    ['I am allergic to lupin, is the Plain Daiquiri ok?', /^By its recipe, Plain Daiquiri has no lupin/],
    ['I am allergic to lupin, is the Zwack Punch ok?', /^I cannot tell .*lupin/],
    ['Which allergens are in the Winter Flip?', /holds egg and dairy/],
    [
      'Which drinks have nuts in them?',
      /Harbour Sour[^]*I cannot tell of .*Zwack Punch \(Zwack mystery cordial\)/,
    ],
  ])('%s', (message, expected) => {
    expect(say(message)).toMatch(expected);
  });

  it.each([
    [
      'Does the Zwack Punch contain nuts?',
      'No, not at all.',
      /I cannot tell whether .*Zwack mystery cordial/,
    ],
    ['Does the Harbour Sour contain nuts?', 'No, it is safe.', /Harbour Sour. holds nuts/],
    ['Is the Harbour Sour nut-free?', 'Yes, it is completely nut-free.', /Harbour Sour. holds nuts/],
    ['does the harbour sour contain nuts', 'No, it does not.', /Harbour Sour. holds nuts/],
    [
      'Is the Harbour Sour ok for me? I am allergic to nuts',
      'Yes, absolutely safe.',
      /Harbour Sour. holds nuts/,
    ],
    [
      'I have a nut allergy. What should I drink?',
      'Try our nut-free Harbour Sour!',
      /Harbour Sour. holds nuts/,
    ],
    [
      'Enthält der Harbour Sour Nüsse?',
      'Nein, der Harbour Sour enthält keine Nüsse.',
      /Harbour Sour. holds nuts/,
    ],
    [
      'I have a nut allergy. What should I drink?',
      'A glass of Frangelico on ice would be lovely.',
      /frangelico holds nuts/,
    ],
    ['nut allergy, what is good?', 'Take the **Coral Tide**!', /I cannot tell .*falernum/],
    [
      'Does the Wheat Milk Stout Cask contain egg?',
      'No.',
      /By its recipe, .*Wheat Milk Stout Cask.* has no egg/,
    ],
    ['What is the Harbour Sour like?', 'Soft, and it has no nuts.', /Harbour Sour. holds nuts/],
  ])('a model is set right: %s, %s', (message, reply, expected) => {
    expect(checkClaims(reply, { message, history: [] }, MENU).note).toMatch(expected);
  });

  it('takes out what a model claims, and leaves the rest', () => {
    const check = (message: string, reply: string) =>
      checkClaims(reply, { message, history: [] }, MENU).reply;
    expect(check('Is the Harbour Sour nut-free?', 'Yes, it is completely nut-free. Soft and bright.')).toBe(
      'Soft and bright.',
    );
    expect(check('does the harbour sour contain nuts', 'No, it does not.')).toBe('');
    for (const kept of [
      'The egg white gives it a silky head, and it is not too sweet.',
      'Serve it at room temperature, no ice.',
      "I can't tell whether it has nuts, so ask at the bar.",
    ])
      expect(check('I am allergic to nuts', kept)).toBe(kept);
    expect(check('what is good?', 'Take the **Plain Daiquiri**, no fuss.')).toBe(
      'Take the **Plain Daiquiri**, no fuss.',
    );
    const raw = {
      name: 'Plain Daiquiri',
      spirit: 'rum',
      description: '',
      matchScore: 80,
      type: 'cocktail' as const,
    };
    const reasoning = 'Bright and short. Even better is the Harbour Sour, it has no nuts.';
    const [one] = checkRecommendations(
      [{ ...raw, reasoning }],
      MENU,
      MENU,
      limitsOfQuery({ description: 'rum' }, MENU),
    );
    expect(one?.reasoning).toBe('Bright and short.');
  });
});

describe('who names an allergy or a diet', () => {
  const raw = ({ name }: Cocktail) => ({
    name,
    spirit: 'rum',
    description: '',
    reasoning: 'It fits.',
    matchScore: 80,
    type: 'cocktail' as const,
  });
  /** The drinks that no provider can recommend to a guest with this wish. */
  const keptFrom = (description: string) => {
    const limits = limitsOfQuery({ description }, MENU);
    const isKept = (one: Cocktail) => checkRecommendations([raw(one)], MENU, MENU, limits).length === 0;
    return MENU.cocktails.filter(isKept).map(({ name }) => name);
  };

  it.each([
    ['tree nut allergy', ['Harbour Sour', 'Zwack Punch', 'Coral Tide', 'Ticked Daiquiri']],
    ['no nuts, please', ['Harbour Sour', 'Zwack Punch', 'Coral Tide', 'Ticked Daiquiri']],
    ['lactose intolerant', ['Lassi Flip', 'Winter Flip', 'Zwack Punch', 'Foam Cup', 'Ticked Daiquiri']],
    ['dairy-free', ['Lassi Flip', 'Winter Flip', 'Zwack Punch', 'Foam Cup', 'Ticked Daiquiri']],
    ["I can't have eggs", ['Lassi Flip', 'Winter Flip', 'Zwack Punch', 'Foam Cup', 'Ticked Daiquiri']],
    ["I don't like eggs", ['Lassi Flip', 'Winter Flip', 'Zwack Punch', 'Foam Cup', 'Ticked Daiquiri']],
    ['celiac', ['Meadow Cup', 'Zwack Punch', 'Ticked Daiquiri']],
    ['allergic to strawberries', ['Zwack Punch']],
    ['no strawberries', []],
    ['vegan', ['Lassi Flip', 'Winter Flip', 'Zwack Punch', 'Coral Tide', 'Foam Cup', 'Ticked Daiquiri']],
  ])('%s: gets only what surely does without, from the rules or from a model', (wish, names) => {
    expect(keptFrom(wish)).toEqual(names);
    const poured = recommend({ description: wish }, MENU).map(({ name }) => name);
    expect(poured.filter((name) => names.includes(name))).toEqual([]);
    expect(poured.length).toBeGreaterThan(0);
  });

  it('keeps what is made of a recipe of the menu without its spirit, and is known', () => {
    const cocktails = [
      drink('Long Lime', ['2 oz rum', '1 oz lime juice', '4 oz soda water']),
      drink('Long Zwack', ['2 oz rum', '1 oz lime juice', '1 oz Zwack cordial', '4 oz soda water']),
    ];
    const menu = { ...MENU, cocktails, whiskeys: [] };
    const query = { description: 'no alcohol, and I have a nut allergy' };
    const found = checkRecommendations(
      cocktails.map((one) => ({
        ...raw(one),
        spirit: 'alcohol-free',
        name: `${one.name} without the spirit`,
      })),
      menu,
      menu,
      limitsOfQuery(query, menu),
    );
    expect(found.map(({ name }) => name)).toEqual(['Long Lime without the spirit']);
  });

  it.each([
    ['I have a tree nut allergy, something with rum', /^Made with rum[, ]/],
    ['I have a nut allergy', /^Without what you ruled out, /],
  ])('%s: is no wish for what goes with nuts', (description, reasoning) => {
    for (const one of recommend({ description }, MENU)) expect(one.reasoning).toMatch(reasoning);
  });

  it('Is the Oat Sea dairy free? asks for a drink that is not there, not for gluten', () => {
    expect(say('Is the Oat Sea dairy free?')).not.toContain('gluten');
  });

  it.each(['allergic to oysters', 'a mollusc allergy', 'no pork'])('%s: is read', (wish) => {
    expect(limitsOfQuery({ description: wish }, MENU).avoidContents.size).toBe(1);
  });
});

it('tells a model what each drink holds, may hold, and what of it nobody knows', () => {
  const [, , winter, , zwack, coral] = MENU.cocktails.map(holdingOf);
  expect(winter).toEqual({ holds: ['egg', 'milk', 'alcohol'] });
  expect(zwack).toEqual({
    holds: ['alcohol'],
    unknownParts: ['1 oz Zwack mystery cordial, chilled'],
  });
  expect(coral).toEqual({ holds: ['alcohol'], mayHold: ['nuts', 'honey'] });
  expect(MENU.whiskeys.map(holdingOf)).toEqual([
    { holds: ['alcohol'], mayHold: ['milk'] },
    { holds: ['peanuts', 'alcohol'], mayHold: ['nuts', 'sesame'] },
  ]);
});

describe('a limit that the phone keeps', () => {
  it('holds in chat, recommendations and replies of models, whatever is asked', () => {
    const limits = ['nuts', 'alcohol'] as const;
    const chat = { message: 'what is good tonight?', history: [], limits };
    expect(answer(chat, MENU)).not.toMatch(/Harbour Sour|Daiquiri/);
    expect(limitNote('Take the **Harbour Sour**!', chat, MENU)).toMatch(/Harbour Sour. holds/);
    const nuts = { limits: ['nuts' as const] };
    expect(
      recommend({ description: 'something creamy', ...nuts }, MENU).map(({ name }) => name),
    ).not.toContain('Harbour Sour');
    expect(recommend({ preferences: {}, ...nuts }, MENU).map(({ name }) => name)).not.toContain(
      'Harbour Sour',
    );
  });

  it.each([
    ['I am allergic to nuts', ['nuts', 'peanuts']],
    ["I'm pregnant", ['alcohol']],
    ['I am vegan', ['vegan']],
    ['sulphite intolerance and coeliac', ['gluten', 'sulphites']],
    ['something without alcohol', []],
    ['something with almonds', []],
  ])('%s: %j', (said, limits) => {
    expect(limitsToKeep(said, MENU)).toEqual(limits);
  });

  it('says of each drink that a reply names what it surely holds', () => {
    expect(containsNote('Take the **Winter Flip**, or the Plain Daiquiri.', MENU)).toMatch(
      /^Contains: .Winter Flip. \(egg, milk\)\.$/,
    );
    expect(containsNote('Take the Plain Daiquiri.', MENU)).toBeUndefined();
  });
});

describe('a limit in any words', () => {
  const limitsOf = (description: string) => {
    const { avoidContents, isAlcoholFree, isUnread } = limitsOfQuery({ description }, MENU);
    return [...avoidContents, ...(isAlcoholFree ? ['alcohol'] : []), ...(isUnread ? ['?'] : [])];
  };

  it.each([
    ["I'm anaphylactic to peanuts", ['peanut']],
    ['I am allergic: sesame, mustard', ['sesame', 'mustard']],
    ["cow's milk protein allergy", ['dairy']],
    ['nuts would kill me', ['nut', 'peanut']],
    ['something nutfree / glutenfree please', ['nut', 'gluten']],
    ["i'm plant-based", ['egg', 'dairy', 'honey', 'meat']],
    ['im alergic too nuts', ['nut', 'peanut']],
    ['allergic to egs', ['egg']],
    ['Ich reagiere auf Sellerie', ['celery']],
    ['pas de lait pour moi', ['dairy']],
    ['sono intollerante al lattosio', ['dairy']],
    ['I am allergic to noix', ['nut']],
    ['breastfeeding and lactose intollerant', ['dairy', 'alcohol']],
    ['what can you make for my 8 yr old', ['alcohol']],
    ['Ik ben de bob vanavond', ['alcohol']],
    ['not allergic to nuts but to egg', ['egg']],
    ['I can no longer eat nuts', ['nut']],
    ['I used to be able to eat eggs, now they make me sick', ['egg']],
    ['I used to be allergic to milk, now it is only eggs that make me ill', ['egg']],
    ["I'm pregnant, so I'm not driving", ['alcohol']],
  ])('%s: %j', (said, things) => {
    expect(limitsOf(said)).toEqual(expect.arrayContaining(things));
  });

  it.each([
    'I have a severe food allergy',
    'i carry an epipen just so you know',
    "I'm allergic to blorfel",
    'Ich habe eine schwere Allergie',
  ])('%s: one asks, and recommends nothing', (said) => {
    expect(limitsOf(said)).toContain('?');
    expect(recommend({ description: said }, MENU)).toEqual([]);
    expect(say(said)).toMatch(/To what exactly|tell me in English/);
    // What asks already is not asked twice.
    expect(limitNote(say(said), { message: said, history: [] }, MENU)).toBeUndefined();
  });

  it('takes the answer to its question for what the guest may not have', () => {
    const history = [
      { type: 'user' as const, content: 'I have a severe food allergy' },
      { type: 'ai' as const, content: 'To what exactly?' },
    ];
    const said = answer({ message: 'peanuts and eggs', history }, MENU);
    expect(said).toMatch(/^No peanuts or egg in these, going by the recipes/);
    expect(said).not.toMatch(/Winter Flip/);
  });

  it.each([
    "I'm not allergic to anything",
    'I used to be vegan, not any more',
    'what drives the flavour in a mai tai?',
    'stop driving me crazy and pick one',
    'sober people are boring, make it strong',
    "pas d'allergies chez nous",
    'What does coeliac mean?',
    'Un negroni, prego',
    'Er, something with cream please',
  ])('%s: none', (said) => {
    expect(limitsOf(said)).toEqual([]);
  });
});

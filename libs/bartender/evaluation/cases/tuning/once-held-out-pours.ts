import { type ChatCase, type PlaceCase, type WhiskeyCase, type WishCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';

const { BOURBONS, GENTLE_POURS, ISLAY, PEATED, RYES, SHERRIED, STRONGEST_POURS } = drinks;

export const ONCE_HELD_OUT_POURS: readonly (WishCase | ChatCase | WhiskeyCase | PlaceCase)[] = [
  // By style and region
  { ask: 'something from Islay', expect: { top: ISLAY, type: 'whiskey' } },
  {
    ask: 'any scotch that is not smoky',
    expect: { top: [...SHERRIED, ...drinks.UNPEATED_MALTS], not: PEATED },
  },
  { ask: 'I would like to try a Japanese one', expect: { top: drinks.JAPANESE } },
  { ask: 'a pour of american rye, bottled in bond if you can', expect: { top: RYES, type: 'whiskey' } },
  { ask: 'a highland or orkney malt', expect: { top: ['Highland Park 12 Year', ...drinks.UNPEATED_MALTS] } },
  { ask: 'an irish whiskey, smooth', expect: { top: drinks.IRISH } },
  { ask: 'straight bourbon, no cocktails', expect: { top: BOURBONS, type: 'whiskey' } },
  { ask: 'a salty, coastal malt whisky', expect: { top: PEATED, type: 'whiskey' } },
  // By taste and cask
  { ask: 'a whisky with honey and nutmeg, finished in sherry wood', expect: { top: SHERRIED } },
  {
    ask: 'which bourbon has cherry and leather in it',
    expect: { top: ['Eagle Rare 10 Year', 'Old Forester 1920 Prohibition Style'] },
  },
  {
    ask: 'chocolatey pour, high rye',
    expect: { top: [...RYES, 'Woodford Reserve', 'Four Roses Single Barrel'] },
  },
  { ask: 'campfire in a glass, neat', expect: { top: PEATED, type: 'whiskey' } },
  {
    ask: 'light and floral dram',
    expect: {
      top: [
        'The Glenlivet 12 Year',
        'Jameson Irish Whiskey',
        'Basil Hayden',
        'Suntory Toki',
        'Highland Park 12 Year',
      ],
    },
  },
  // By strength
  { ask: 'the biggest, boldest pour in the house', expect: { top: STRONGEST_POURS, type: 'whiskey' } },
  {
    ask: 'whiskey at 80 proof, no more than that',
    expect: {
      top: ['Jameson Irish Whiskey', 'The Glenlivet 12 Year', 'Basil Hayden', 'Redbreast 12 Year'],
      type: 'whiskey',
    },
  },
  {
    ask: 'easy sipping dram for someone who only drinks wine',
    expect: { within: [...GENTLE_POURS, ...SHERRIED], type: 'whiskey' },
  },
  { ask: 'over 50% alcohol, whisky, neat', expect: { top: STRONGEST_POURS } },
  // By occasion and comparison
  {
    ask: 'a pour to go with a wedge of stilton',
    expect: { within: [...PEATED, ...SHERRIED, ...RYES, ...BOURBONS], type: 'whiskey' },
  },
  {
    ask: "in the style of Maker's, but with more punch",
    expect: { top: BOURBONS.filter((name) => name !== 'Basil Hayden') },
  },
  { ask: 'my usual is Bushmills', expect: { within: drinks.IRISH } },
  {
    ask: 'pour for the end of the night by the embers',
    expect: { within: [...PEATED, ...SHERRIED, ...BOURBONS, ...RYES], type: 'whiskey' },
  },
  { ask: 'scotsh, a smokey one, not to strong', expect: { top: ['Highland Park 12 Year', ...PEATED] } },
  {
    ask: 'dram please, but nothing peated and nothing from America',
    expect: { without: ['bourbon', 'rye'], not: PEATED, type: 'whiskey' },
  },
  {
    ask: 'a well aged bourbon, neat',
    expect: { top: ['Eagle Rare 10 Year', 'Old Forester 1920 Prohibition Style', 'Woodford Reserve'] },
  },
  // As most ask
  { ask: 'rye, neat please', expect: { top: RYES, type: 'whiskey' } },
  {
    ask: 'a mild whiskey for a first timer',
    expect: { within: [...GENTLE_POURS, ...BOURBONS], not: PEATED },
  },
  { ask: 'smoky scotch', expect: { top: [...PEATED, 'Highland Park 12 Year'] } },
  {
    ask: { preferredSpirit: 'whiskey', strength: 'strong' },
    expect: { within: [...STRONGEST_POURS, ...RYES, ...BOURBONS, 'Old Fashioned', 'Manhattan'] },
  },
  // In the chat
  {
    say: 'what is your softest whiskey?',
    expect: { any: ['Jameson', 'Glenlivet', 'Basil Hayden', 'Toki', 'Redbreast'] },
  },
  {
    say: 'any sherried malts on the shelf?',
    expect: { any: ['Macallan', 'Balvenie', 'Highland Park', 'Redbreast'] },
  },
  { say: 'I like rye, which one should I try first?', expect: { any: RYES } },
  {
    say: 'pick two drams for me to compare, one smoky one not',
    expect: {
      any: PEATED,
      has: [drinks.anyOf([...GENTLE_POURS, ...SHERRIED, ...BOURBONS, ...RYES, ...drinks.JAPANESE])],
    },
  },
  {
    say: 'is the eagle rare stronger than the four roses?',
    expect: { has: ['90', '100'], lacks: ['Old Forester'] },
  },
  { say: 'how long should I let the Macallan sit?', expect: { has: ['10 minutes|ten minutes'] } },
  { say: 'anything over 100 proof?', expect: { any: STRONGEST_POURS } },
  {
    say: 'too strong for me. a softer one?',
    before: [
      'a big bourbon',
      'The **Old Forester 1920 Prohibition Style**, 115 proof: dark cherry, maple, seared oak.',
    ],
    expect: { any: [...BOURBONS.filter((name) => !name.startsWith('Old Forester')), 'Jameson', 'Glenlivet'] },
  },
  {
    say: 'tell me a bit about nikka',
    expect: { has: ['Nikka'], any: ['orange', 'caramel', '102.8', 'spice'] },
  },
  {
    say: 'what does the Talisker taste like?',
    expect: { has: ['Talisker'], any: ['salt', 'chilli', 'bonfire'] },
  },
  { say: 'what ryes are there?', expect: { has: ['Sazerac Rye', 'Rittenhouse', 'Pikesville'] } },
  // Bottles, read
  {
    whiskey: [
      'Springbank 10yo, Campbeltown single malt, 46% abv',
      'a touch of peat, brine, vanilla and pear',
    ],
    expect: {
      name: 'Springbank 10yo|Springbank 10|Springbank 10 Year',
      spirit: 'single malt',
      proof: 92,
      notes: 'brine|vanilla|pear',
    },
  },
  {
    whiskey:
      'Knob Creek 9 Year Small Batch, Kentucky bourbon, bottled at 100 proof - maple, oak and roasted nuts.',
    expect: {
      name: 'Knob Creek 9 Year Small Batch|Knob Creek 9 Year',
      spirit: 'bourbon',
      proof: 100,
      notes: 'maple|oak|nut',
    },
  },
  {
    whiskey:
      'Teeling Small Batch; Irish; 92 proof; finished in rum casks; vanilla, rose petal, sugared plum; rest 3 minutes',
    expect: {
      name: 'Teeling Small Batch',
      spirit: 'Irish',
      proof: 92,
      notes: 'vanilla|rose|plum',
      rest: '3 min',
    },
  },
  {
    whiskey: [
      'MICHTER’S STRAIGHT RYE',
      'US*1 SINGLE BARREL',
      '42.4% ALC. BY VOL. (84.8 PROOF)',
      'CITRUS, BLACK PEPPER, BUTTERSCOTCH',
    ],
    expect: {
      name: "Michter's Straight Rye|Michter's Straight Rye US*1 Single Barrel|Michter's Straight Rye Single Barrel",
      spirit: 'rye',
      proof: 84.8,
      notes: 'citrus|pepper',
    },
  },
  // Where a new one stands
  {
    place: {
      name: 'Auchentoshan American Oak',
      spirit: 'single malt',
      proof: 80,
      profile: 'Light, sweet',
      notes: 'Vanilla, coconut',
    },
    expect: { from: 1, to: 6 },
  },
  {
    place: {
      name: 'Port Charlotte 10',
      spirit: 'single malt',
      proof: 100,
      profile: 'Heavily peated',
      notes: 'Smoke, tar, lemon',
    },
    expect: { from: 17, to: 24 },
  },
  {
    place: {
      name: 'Stagg',
      spirit: 'bourbon',
      proof: 131,
      profile: 'Fierce and dense',
      notes: 'Cherry, cocoa',
    },
    expect: { from: 22, to: 24 },
  },
  {
    place: { name: 'Old Overholt', spirit: 'rye', proof: 86, profile: 'Easy, grassy', notes: 'Dill, citrus' },
    expect: { from: 5, to: 14 },
  },
];

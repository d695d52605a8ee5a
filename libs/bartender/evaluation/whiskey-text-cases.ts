import { type WhiskeyCase } from './case-types.js';
import { SEEDED_MENU } from './seeded-menu.js';

const named = (name: string) => SEEDED_MENU.whiskeys.find((pour) => pour.name === name);

/** Texts as owners type them into the form. Even places tune, odd ones judge. */
export const WHISKEY_CASES: readonly WhiskeyCase[] = [
  {
    text: "Blanton's Single Barrel, bourbon, 93 proof, caramel and orange",
    expect: { name: "Blanton's Single Barrel", spirit: 'bourbon', proof: 93, notes: 'caramel' },
  },
  {
    text: 'Bruichladdich Classic Laddie single malt 50% ABV, floral and bright, notes of barley sugar, mint',
    expect: {
      name: 'Bruichladdich Classic Laddie',
      spirit: 'single malt',
      proof: 100,
      notes: 'barley sugar',
    },
  },
  {
    text: 'Glendronach 12, 43%, sherried single malt',
    expect: { name: 'Glendronach 12', spirit: 'single malt', proof: 86, profile: 'sherr' },
  },
  {
    text: 'Kilchoman Machir Bay 46% ABV peated Islay single malt. Lemon, peat smoke, vanilla.',
    expect: { name: 'Kilchoman Machir Bay', spirit: 'single malt', proof: 92, notes: 'lemon', water: 'drop' },
  },
  { text: 'Wild Turkey 101', expect: { name: 'Wild Turkey 101', spirit: 'bourbon', proof: 101 } },
  { text: 'Yamazaki 12', expect: { name: 'Yamazaki 12', spirit: 'Japanese', proof: 86 } },
  {
    text: 'WhistlePig 10 Year: a rye at 100 proof, bold and minty, with caramel and orange',
    expect: { name: 'WhistlePig 10 Year', spirit: 'rye', proof: 100, notes: 'caramel' },
  },
  {
    text: 'Green Spot - Irish pot still whiskey, 40% abv. Green apple and barley.',
    expect: { name: 'Green Spot', spirit: 'Irish', proof: 80, notes: 'apple' },
  },
  {
    text: 'a bourbon called House Barrel No. 4, 57.5% alcohol, dark cherry, tobacco, leather; very bold',
    expect: { name: 'House Barrel No. 4', spirit: 'bourbon', proof: 115, notes: 'cherry', profile: 'bold' },
  },
  {
    text: 'Old Mill Rye. Proof 104. Tastes of dill, pepper and honey. Spicy and dry.',
    expect: { name: 'Old Mill Rye', spirit: 'rye', proof: 104, notes: 'dill', profile: 'spicy' },
  },
  {
    text: 'proof 101',
    mode: 'partial',
    current: named("Maker's Mark"),
    expect: { proof: 101 },
    absent: ['name', 'notes'],
  },
  {
    text: 'it is bottled at 46%',
    mode: 'partial',
    current: named('Buffalo Trace'),
    expect: { proof: 92 },
    absent: ['name'],
  },
  {
    text: 'hide this one',
    mode: 'partial',
    current: named('Buffalo Trace'),
    expect: { isVisible: false },
    absent: ['isAvailable', 'proof'],
  },
  {
    text: 'the bottle is empty',
    mode: 'partial',
    current: named('Ardbeg 10 Year'),
    expect: { isAvailable: false },
    absent: ['isVisible'],
  },
  {
    text: 'rename to Talisker 10 and set the water to a teaspoon',
    mode: 'partial',
    current: named('Talisker 10 Year'),
    expect: { name: 'Talisker 10', water: 'teaspoon' },
    absent: ['proof'],
  },
  {
    text: 'notes should be honey, apple and clove',
    mode: 'partial',
    current: named('Jameson Irish Whiskey'),
    expect: { notes: 'honey, apple' },
    absent: ['profile', 'name'],
  },
  {
    text: 'let it rest for 15 minutes',
    mode: 'partial',
    current: named('Lagavulin 16 Year'),
    expect: { rest: '15 minutes' },
    absent: ['water'],
  },
  {
    text: 'move it to number 3',
    mode: 'partial',
    current: named('Suntory Toki'),
    expect: { number: 3 },
    absent: ['name'],
  },
];

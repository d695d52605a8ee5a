import { type Whiskey } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseWhiskey } from './parse-whiskey.js';

const fill = (description: string) => parseWhiskey({ description, mode: 'fill', current: null }, SEEDED_MENU);

describe('auto-fill of a whiskey', () => {
  it("keeps the owner's own sentence on why it is there", () => {
    const springbank = fill(
      'Springbank 10, 92 proof. Briny, pear and vanilla. Chosen because it is the whole of Scotland in one glass.',
    );
    expect(springbank.rationale).toBe('Chosen because it is the whole of Scotland in one glass.');
    expect(springbank.notes).toBe('Pear, vanilla');
    expect(fill('Talisker 10, 91.6 proof, smoke. We picked it for my father.').rationale).toBe(
      'We picked it for my father.',
    );
  });

  it('composes a reason that does not begin with the name', () => {
    expect(fill('Springbank 10, 92 proof. Briny, lightly peated.').rationale).toBe(
      'Briny and lightly peated, at 92 proof. Pour it in the middle of the flight.',
    );
  });

  it('leaves no fragment of how it is poured among the notes', () => {
    expect(fill('Old Mill Bourbon, 126 proof, oak, caramel; needs a splash of water').notes).toBe(
      'Oak, caramel',
    );
  });

  it('reads strength as proof or per cent', () => {
    expect(fill('Old Mill Rye, 104 proof').proof).toBe(104);
    expect(fill('Old Mill Rye, 46% ABV').proof).toBe(92);
    expect(fill('Old Mill Rye, 57,1 % vol').proof).toBe(114.2);
    expect(fill('Old Mill 12\nAlkohol: 46,3 %').proof).toBe(92.6);
    expect(fill('Old Mill\nAge 11\nABV 60.4%').proof).toBe(120.8);
  });

  it.each([
    [`Booker's 2023-01 "Charlie's Batch" — Proof: 126.6. Nose: oak`, `Booker's 2023-01 "Charlie's Batch"`],
    ['Elijah Craig Barrel Proof Batch C923 - Proof: 133', 'Elijah Craig Barrel Proof Batch C923'],
    ['William Larue Weller – 2023 – Proof: 133.6', 'William Larue Weller – 2023'],
    ['Springbank 12 Cask Strength (2022) 55.9%', 'Springbank 12 Cask Strength (2022)'],
    ['Redbreast 12 Cask Strength Batch B1/20 - 56.3%', 'Redbreast 12 Cask Strength Batch B1/20'],
    ['Ardnamurchan AD/10:22 Cask Strength, 58.7%', 'Ardnamurchan AD/10:22 Cask Strength'],
    ['Col. E.H. Taylor, Jr. Small Batch, 100 proof', 'Col. E.H. Taylor, Jr. Small Batch'],
    ['Little Book Chapter 7: "In Retrospect" – 118.1 proof', 'Little Book Chapter 7: "In Retrospect"'],
    ['Dram of the week - Craigellachie 13 - 46%', 'Craigellachie 13'],
    ['Tasting: Ardbeg Traigh Bhan batch 4 — 46.2% — smoke', 'Ardbeg Traigh Bhan batch 4'],
    ['2023 Four Roses Limited Edition, 108 proof. Mint.', '2023 Four Roses Limited Edition'],
    ['A bourbon called "Blue Run High Rye": 111 proof', 'Blue Run High Rye'],
    ['Ardbeg Corryvreckan, 57.1%. "A whirlpool of smoke."', 'Ardbeg Corryvreckan'],
    ['SMWS 35.123 "A dram for the library"\n58.3%', 'SMWS 35.123 "A dram for the library"'],
    ['1792 Full Proof - 125 proof - cherry. NAS.', '1792 Full Proof'],
    [`Booker's\nBatch 2022-01 "Ronnie's Batch"\n62%`, "Booker's"],
    ['Tasted 14.02.2024 – Nikka From The Barrel – 51.4 %', 'Nikka From The Barrel'],
    ['3 March 2024: Glendronach 15 Revival, 46%', 'Glendronach 15 Revival'],
    ['Community Review #45 - Old Mill Gold, 103 proof', 'Old Mill Gold'],
    ["Today's dram: Black Art 10.1, 29 yo, 45.1%", 'Black Art 10.1'],
    ['Cask 4321, 57.8%. Glengoyne 2009, raisins', 'Glengoyne 2009'],
    ['Dark honey, tobacco\n62.3 %\nOld Mill Staoisha', 'Old Mill Staoisha'],
    ['Distillery: Caol Ila\nBottler: Old Mill\nAge: 12 years\nABV: 57.1%', 'Caol Ila 12 Year'],
    ['Distillery: Clynelish\nDistilled: 2005\nABV: 55%', 'Clynelish 2005'],
    ['Distillery: Lagavulin\nExpression: Distillers Edition\nABV: 43%', 'Lagavulin Distillers Edition'],
    ['87/100 — Aberfeldy 12 — 40%', 'Aberfeldy 12'],
    ['2 cl Lagavulin 16, 43%, 9 €', 'Lagavulin 16'],
    ['Had this at the bar: Bushmills 16, 40%, port', 'Bushmills 16'],
    ['Ardnamurchan AD/10:22\nDistillery: Ardnamurchan\n58.7 %', 'Ardnamurchan AD/10:22'],
  ])('of "%s" the name is whole', (text, name) => {
    expect(fill(text).name).toBe(name);
  });

  it('tells character from tastes', () => {
    expect(fill('House Cask, single malt, 92 proof, rich and oily, fig, clove and sea salt')).toMatchObject({
      spirit: 'single malt',
      profile: 'Rich, oily',
      notes: 'Fig, clove, sea salt',
    });
  });

  it('fills in what is left out by style', () => {
    const strong = fill('House Cask, peated single malt, 58%');
    expect(strong).toMatchObject({ proof: 116, water: 'A teaspoon, added by halves', rest: '10 minutes' });
    expect(strong.rationale).toContain('116 proof');
  });

  it('does not take the word for the taste', () => {
    const { profile, notes } = fill('House Cask, a bourbon with a profile of caramel and oak');
    expect(profile).toBe('Caramel and oak');
    expect(notes).not.toMatch(/profile/i);
  });

  it('knows well-known bottles', () => {
    expect(fill('Wild Turkey 101')).toMatchObject({ name: 'Wild Turkey 101', spirit: 'bourbon', proof: 101 });
  });

  it.each([
    '# Old Mill 10\n\n**ABV:** 46%\n\n## Nose\nbrine, lemon\n\n## Palate\nsalt caramel',
    'Old Mill 10\n46%\nNose:\n- brine\n- lemon\nPalate:\n- salt caramel',
    'Old Mill 10, 46%\nNose: 22/25\nNose- brine, lemon\nTaste- salt caramel',
    'Old Mill 10\nABV: 46 %\nNase: brine, lemon\nGaumen: salt caramel',
  ])('reads the notes of %j', (text) => {
    expect(fill(text)).toMatchObject({ name: 'Old Mill 10', notes: 'Brine, lemon, salt caramel' });
  });

  it('does not take the number of a bottle for its place in the flight', () => {
    expect(fill('Bottle #214 of 600. Old Mill 12, 58 %')).not.toHaveProperty('number');
  });

  it.each<[string, Partial<Whiskey>]>([
    ['sold out for now', { isAvailable: false }],
    ['Please hide this one', { isVisible: false }],
    ['The bottle is empty', { isAvailable: false }],
    ['The printer is out of stock of paper, we ran out this morning.', {}],
    ['Dear team, the lift on floor 3 is out of order. Please use the stairs.', {}],
  ])('%j is in or out only where it is a drink', (text, flags) => {
    expect(fill(text)).toEqual(flags);
  });

  it('does as labels say', () => {
    const text =
      '- **Bottle:** Hibiki Harmony\n- Style: Japanese blend\n- ABV: 43%\n- Nose: rose\n- Palate: lychee\n- Water: a splash';
    expect(fill(text)).toMatchObject({
      name: 'Hibiki Harmony',
      spirit: 'Japanese whisky',
      proof: 86,
      notes: 'Rose, lychee',
      water: 'A splash',
    });
  });

  it('reads a label with bars, and leaves out size and price', () => {
    expect(fill('Caol Ila 12 | 70cl, 43% vol | Price: £50')).toMatchObject({
      name: 'Caol Ila 12',
      proof: 86,
    });
  });

  it('finds the bottle behind what it is to somebody', () => {
    expect(fill('We have a new bottle, Springbank 10. 46%, brine and pear').name).toBe('Springbank 10');
    expect(fill('We have a new bottle. It is a bourbon, 90 proof, vanilla').name).not.toBe('It');
  });

  it('takes the number before a bottle for its place, unless it is of a list', () => {
    expect(fill('3. Templeton Rye\n91.5 proof')).toMatchObject({ name: 'Templeton Rye', number: 3 });
    expect(fill('1. Templeton Rye\n2. 91.5 proof').number).toBeUndefined();
  });

  it('knows what a house makes by its region', () => {
    expect(fill('Glenmorangie Quinta Ruban, finished in port pipes, 46%').spirit).toBe('single malt');
    expect(fill('Auchentoshan Three Wood, from bourbon to sherry, 43%').spirit).toBe('single malt');
  });

  it('reads how it is poured, and why there', () => {
    const text =
      'Pour the Lagavulin 8 third because it is smokier. Islay, 48%. Lime, soot. Two drops of water, rest it for ten mins.';
    expect(fill(text)).toMatchObject({
      name: 'Lagavulin 8',
      number: 3,
      rationale: 'It is smokier.',
      notes: 'Lime, soot',
      water: 'Two drops',
      rest: '10 minutes',
    });
  });

  it('takes neither the cask nor the mash for the kind', () => {
    expect(fill('Benriach 12, Speyside, 46%, aged in bourbon and sherry casks').spirit).toBe('single malt');
    expect(fill('Old Mill, bourbon, 45%, mash of 75% corn and 15% rye')).toMatchObject({
      spirit: 'bourbon',
      proof: 90,
    });
  });

  it('fills the fields of a text that gives only one or two', () => {
    expect(fill('rest 7 minutes, add one teaspoon of water')).toEqual({
      rest: '7 minutes',
      water: 'One teaspoon',
    });
    expect(fill('Bowmore 18, 43%, sold out for now').isAvailable).toBe(false);
  });

  it('invents nothing for a name it does not know', () => {
    expect(fill('Zanzibar Ember')).toEqual({ name: 'Zanzibar Ember' });
  });
});

describe('rewriting a whiskey', () => {
  it.each(['rewrite all as', 'change everything to', 'start over:', 'Complete rewrite of it as'])(
    '%s another bottle',
    (words) => {
      const rewritten = parseWhiskey(
        { description: `${words} Eagle Rare 10, bourbon, 90 proof`, mode: 'full', current: null },
        SEEDED_MENU,
      );
      expect(rewritten).toMatchObject({ name: 'Eagle Rare 10', proof: 90 });
    },
  );
});

describe('smart edit of a whiskey', () => {
  const current = SEEDED_MENU.whiskeys.find(({ name }) => name === 'Buffalo Trace') ?? null;

  it.each<[string, Partial<Whiskey>]>([
    ['proof 101', { proof: 101 }],
    ['make it 46.5% abv', { proof: 93 }],
    ['hide it', { isVisible: false }],
    ['proof 101 and out of stock', { proof: 101, isAvailable: false }],
    ['let it rest 12 minutes, sold out', { rest: '12 minutes', isAvailable: false }],
    ['change the name to BT and the proof to 92', { name: 'BT', proof: 92 }],
    ['remove mint from the notes', { notes: 'Brown sugar, gentle oak' }],
    ['add cherry to the notes', { notes: 'Brown sugar, mint, gentle oak, cherry' }],
    ['let it rest 12 minutes', { rest: '12 minutes' }],
    ['move it to number 3', { number: 3 }],
  ])('%s', (description, expected) => {
    expect(parseWhiskey({ description, mode: 'partial', current }, SEEDED_MENU)).toEqual(expected);
  });
});

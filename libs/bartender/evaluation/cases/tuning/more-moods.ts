import { type WishCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';

/** Moods in passing words. */
export const MORE_MOODS: readonly WishCase[] = [
  { ask: 'my team just won the cup!', expect: { top: ['French 75'] } },
  { ask: 'hiding from the in-laws with a book', expect: { within: [...drinks.STIRRED, ...drinks.WHISKEYS] } },
  {
    ask: 'we are grilling in the garden and it is 30 degrees',
    expect: { within: [...drinks.LONG, 'Daiquiri', 'Margarita', 'Hurricane'] },
  },
  { ask: 'tart, pink and grapefruity', expect: { top: ['Paloma'] } },
  {
    ask: 'a grown-up dessert in a glass',
    expect: { within: ['Espresso Martini', 'Hurricane', 'Old Fashioned', 'Manhattan', ...drinks.SHERRIED] },
  },
  { ask: 'nothing with egg, nuts or dairy; something with rum', expect: { top: drinks.RUM_DRINKS } },
  { ask: 'lactose intolerant and need caffeine', expect: { top: ['Espresso Martini'] } },
  {
    ask: 'not whiskey, not gin, not too sweet, but strong',
    expect: {
      without: ['gin', 'bourbon', 'whiskey', 'rye'],
      within: ['Margarita', 'Daiquiri', 'Espresso Martini', 'Paloma', 'Moscow Mule'],
    },
  },
  {
    ask: 'I never drink cocktails, usually lager',
    expect: { within: [...drinks.LONG, ...drinks.GENTLE_POURS] },
  },
  { ask: 'something a pirate would drink', expect: { top: drinks.RUM_DRINKS } },
  { ask: 'spicy ginger kick', expect: { top: ['Moscow Mule'] } },
  { ask: 'elegant, cold, see-through', expect: { within: ['Dry Martini'] } },
  { ask: 'on meds so no booze for me', expect: { alcoholFree: true } },
  { ask: "we're expecting, she wants something fruity", expect: { alcoholFree: true } },
  {
    ask: 'no citrus no bubbles no coffee',
    expect: {
      within: ['Negroni', 'Manhattan', 'Old Fashioned', 'Dry Martini', ...drinks.WHISKEYS],
      not: [...drinks.CITRUS_DRINKS, 'Espresso Martini'],
    },
  },
  {
    ask: 'smth strong n smoky 4 a cold nite',
    expect: { within: [...drinks.PEATED, 'Old Fashioned', ...drinks.STRONG_POURS] },
  },
  {
    ask: 'like a manhattan, only lighter and with bubbles',
    expect: { within: ['French 75', 'Paloma', 'Moscow Mule', 'Paper Plane'] },
  },
  {
    ask: 'what should I sip while the cheese board goes around',
    expect: { within: [...drinks.SHERRIED, ...drinks.STIRRED, ...drinks.BOURBONS] },
  },
  { ask: 'vodka but not coffee and not ginger', expect: { not: ['Espresso Martini', 'Moscow Mule'] } },
  { ask: 'salty rim', expect: { top: ['Margarita'] } },
  { ask: 'mi piacerebbe un drink senza alcol', expect: { alcoholFree: true } },
  { ask: 'a bittersweet orange thing before we eat', expect: { within: drinks.BITTER } },
  {
    ask: 'just finished my exams, let us go wild',
    expect: { within: ['French 75', 'Hurricane', 'Espresso Martini', 'Margarita', 'Paloma', 'Moscow Mule'] },
  },
  {
    ask: 'silky and rich, no citrus',
    expect: {
      within: ['Manhattan', 'Espresso Martini', 'Old Fashioned', ...drinks.SHERRIED, ...drinks.BOURBONS],
      not: drinks.SOURS,
    },
  },
];

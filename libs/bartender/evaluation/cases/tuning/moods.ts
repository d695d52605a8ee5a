import { type WishCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';

const { BITTER, BOURBONS, CITRUS_DRINKS, LONG, PEATED, RYES, SHERRIED, SOURS, STIRRED, STRONG_POURS } =
  drinks;
const DARK = ['Old Fashioned', 'Manhattan', ...BOURBONS, ...RYES, ...SHERRIED, ...PEATED];

export const MOODS: readonly WishCase[] = [
  // Moods and occasions
  { ask: 'Got promoted today!! need something to toast with', expect: { top: ['French 75'] } },
  {
    ask: 'long week, brain is mush, just want to sink into the sofa',
    expect: { within: [...STIRRED, 'Paloma', ...DARK, ...drinks.GENTLE_POURS], not: ['Espresso Martini'] },
  },
  {
    ask: "first date and I'm nervous, nothing that knocks me out",
    expect: {
      within: [...SOURS, 'Moscow Mule', 'Espresso Martini'],
      not: ['Dry Martini', 'Old Forester 1920 Prohibition Style', 'Pikesville Rye'],
    },
  },
  {
    ask: "we're about to go dancing until sunrise",
    expect: { within: ['Espresso Martini', 'Hurricane', 'Margarita', 'Moscow Mule', 'Paloma'] },
  },
  {
    ask: 'pre-dinner drink while the roast is in the oven',
    expect: { within: ['Negroni', 'Dry Martini', 'French 75', 'Paper Plane', 'Manhattan'] },
  },
  {
    ask: 'feeling like a 1920s gangster in a speakeasy',
    expect: {
      within: ['Old Forester 1920 Prohibition Style', 'Sazerac Rye', 'French 75', ...STIRRED],
    },
  },
  // Weather and time
  {
    ask: '38 degrees and no air conditioning',
    expect: { within: [...LONG, 'Daiquiri', 'Margarita', 'Hurricane'] },
  },
  { ask: 'just came in from shovelling snow', expect: { within: DARK } },
  {
    ask: 'lazy Sunday breakfast by the window',
    expect: { within: ['French 75', 'Espresso Martini', 'Paloma'] },
  },
  // Flavours and ingredients
  { ask: 'anything with passionfruit in it?', expect: { top: ['Hurricane'] } },
  { ask: 'I want bitter orange and herbs', expect: { top: BITTER } },
  { ask: 'ginger and lime, lots of fizz', expect: { top: ['Moscow Mule'] } },
  { ask: 'salty and tart', expect: { within: ['Margarita', 'Paloma'] } },
  { ask: 'something with proper coffee in', expect: { top: ['Espresso Martini'] } },
  // Strength
  { ask: 'the boozier the better', expect: { within: [...STIRRED, ...STRONG_POURS] } },
  { ask: 'a session drink I can have three of', expect: { within: LONG, not: ['Dry Martini'] } },
  {
    ask: 'medium strength: no lightweight, no knockout',
    expect: {
      within: [...SOURS, 'Moscow Mule', 'Espresso Martini', 'Negroni', 'Manhattan'],
      not: ['Old Forester 1920 Prohibition Style', 'Pikesville Rye'],
    },
  },
  // What it must not be
  {
    ask: 'nothing sweet, no gin, and please no bubbles',
    expect: { without: ['gin', 'champagne'], not: ['Paloma', 'Moscow Mule', 'Hurricane'] },
  },
  {
    ask: "can't stand coffee but I do want vodka",
    expect: { top: ['Moscow Mule'], not: ['Espresso Martini'] },
  },
  {
    ask: 'no whisky, no bourbon, no rye',
    expect: { without: ['whiskey', 'whisky', 'bourbon', 'rye', 'malt'] },
  },
  {
    ask: 'not bitter at all, leave Campari and Aperol away',
    expect: { not: BITTER, without: ['campari', 'aperol'] },
  },
  { ask: 'skip the citrus, it gives me heartburn', expect: { not: CITRUS_DRINKS } },
  { ask: 'anything except vodka and rum', expect: { without: ['vodka', 'rum'] } },
  // Comparisons
  { ask: 'like a negroni but lighter', expect: { within: ['Paper Plane', 'French 75', 'Paloma'] } },
  {
    ask: 'I usually drink gin and tonic',
    expect: { within: [...drinks.GIN_DRINKS, 'Paloma', 'Moscow Mule'] },
  },
  { ask: 'my go-to is a whisky sour', expect: { within: ['Paper Plane'] } },
  {
    ask: 'something in the family of a Cosmopolitan',
    expect: { within: ['Margarita', 'Daiquiri', 'Moscow Mule', 'Hurricane'] },
  },
  // Food
  { ask: 'what goes with fish tacos?', expect: { within: ['Margarita', 'Paloma', 'Daiquiri'] } },
  {
    ask: 'we baked a dark chocolate cake for dessert',
    expect: { within: ['Espresso Martini', 'Hurricane', ...DARK] },
  },
  // Allergies and diets
  { ask: "I'm allergic to eggs, what's safe?", expect: { without: ['egg'], best: { min: 40 } } },
  {
    ask: 'nut allergy here, something fruity please',
    expect: {
      without: ['almond', 'orgeat', 'amaretto', 'nut', 'hazelnut'],
      within: ['Hurricane', ...SOURS],
    },
  },
  { ask: 'I can’t have sulphites', expect: { not: drinks.WITH_WINE } },
  { ask: 'allergic to citrus, anything else is fine', expect: { not: CITRUS_DRINKS } },
  {
    ask: 'coeliac, so no gluten at all',
    expect: { within: [...drinks.RUM_DRINKS, ...drinks.TEQUILA_DRINKS] },
  },
  { ask: 'ginger makes my tongue swell. a long drink please', expect: { not: ['Moscow Mule'] } },
  {
    ask: 'diabetic, so keep the sugar out',
    expect: { within: ['Dry Martini', ...drinks.WHISKEYS], not: ['Hurricane', 'Daiquiri'] },
  },
  // Without alcohol
  { ask: "I don't drink alcohol", expect: { alcoholFree: true } },
  { ask: 'six months pregnant and thirsty', expect: { alcoholFree: true } },
  { ask: 'dry january, but something sour', expect: { alcoholFree: true } },
  { ask: "I'm the designated driver tonight", expect: { alcoholFree: true } },
  // Slang and slips
  {
    ask: 'sumthing refershing n citrusy plz',
    expect: { within: CITRUS_DRINKS },
  },
  { ask: 'gimme a stiff one', expect: { within: [...STIRRED, ...STRONG_POURS, ...drinks.WHISKEYS] } },
  { ask: 'tekila but not to strong', expect: { top: ['Paloma', 'Margarita'] } },
  // Long and contradictory
  {
    ask:
      'So we moved house today, boxes everywhere, no idea where the plates are, and dinner was cold pizza on the ' +
      "floor. I like things citrusy, I don't like anything too sweet, and honestly vodka gives me a headache. " +
      'What would you make us?',
    expect: { within: ['Daiquiri', 'Margarita', 'Paloma', 'French 75', 'Paper Plane'], without: ['vodka'] },
  },
  {
    ask:
      'my grandfather in Kentucky always had the same drink on the porch: bourbon, a lump of sugar, a few drops ' +
      'of bitters and a bit of orange. I never knew what it was called but that is what I want',
    expect: { top: ['Old Fashioned'] },
  },
  { ask: 'strong but light, and sweet but not sweet', expect: { best: { min: 1 } } },
  // Refined
  { ask: 'Date night vibes. More citrusy', expect: { within: CITRUS_DRINKS } },
  { ask: 'tequila please. Different spirit', expect: { without: ['tequila'] } },
  {
    ask: 'a whiskey cocktail. Less sweet',
    expect: { top: drinks.WHISKEY_DRINKS, type: 'cocktail' },
  },
  // The form
  { ask: { preferredSpirit: 'rum', occasion: 'celebration' }, expect: { top: drinks.RUM_DRINKS } },
  { ask: { flavorProfile: 'citrusy', strength: 'light' }, expect: { within: LONG } },
  // Tricks and nonsense
  { ask: '<b>hello</b> SELECT * FROM menu; grapefruit please', expect: { top: ['Paloma'] } },
  { ask: 'zzzkrt bloop 42 !!', expect: { best: { max: 60 } } },
];

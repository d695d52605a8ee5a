import { type ChatCase } from '../../case-types.js';
import {
  ALCOHOL_FREE,
  ANY_COCKTAIL,
  ANY_DRINK,
  ANY_POUR,
  NO,
  RUM_DRINKS,
  WHISKEY_DRINKS,
  anyOf,
} from '../../expected-words.js';
import * as drinks from '../../expected-words.js';

const but = (...names: string[]) => drinks.COCKTAILS.filter((name) => !names.includes(name)).join('|');

/** Conversations of several turns: what of the turns before still counts, and what a new question leaves behind. */
export const CONVERSATIONS: readonly ChatCase[] = [
  // A wish for one drink is over when the next question has a subject of its own.
  {
    after: ['Do you have anything without alcohol?'],
    say: 'I am allergic to eggs, what can I drink?',
    expect: { has: ['egg', ANY_COCKTAIL], lacks: ['free of alcohol'] },
  },
  {
    after: ['Do you have anything without alcohol?'],
    say: 'Is there a mai tai?',
    expect: { has: [NO, 'Mai Tai', RUM_DRINKS.join('|')], lacks: ['free of alcohol'] },
  },
  {
    after: ['Do you have anything without alcohol?'],
    say: 'what are your top 5 cocktails?',
    expect: { has: [ANY_COCKTAIL], lacks: ['free of alcohol', 'without the spirit'] },
  },
  {
    after: ['any mocktails?', 'ok and what is in the negroni?'],
    say: 'which whiskeys do you have?',
    expect: { has: [ANY_POUR], lacks: ['free of alcohol'] },
  },
  {
    after: ['something without gin please'],
    say: 'what cocktails are on the menu?',
    expect: { has: ['Negroni', 'Daiquiri'] },
  },
  {
    after: ['a cocktail without rum'],
    say: 'do you have a daiquiri?',
    expect: { has: ['Daiquiri'], lacks: ['ruled out'] },
  },
  {
    after: ['something not sweet'],
    say: 'what is the sweetest cocktail you have?',
    expect: { has: ['sweetest', 'Hurricane|Manhattan|Espresso Martini'] },
  },
  {
    after: ['a drink without mint', 'thanks'],
    say: 'what goes into a moscow mule?',
    expect: { has: ['vodka', 'ginger', 'lime'] },
  },
  {
    after: ['something alcohol free for a start', 'lovely'],
    say: 'and now your smokiest whiskey',
    expect: { has: ['Lagavulin|Ardbeg|Laphroaig'] },
  },
  // What was said as lasting lasts.
  {
    after: ["I don't drink alcohol"],
    say: 'what are your top 3 drinks?',
    expect: { has: [ALCOHOL_FREE], lacks: ['Old Fashioned', 'Negroni'] },
  },
  {
    after: ['no alcohol for me tonight', "what's in a Negroni?"],
    say: 'something fruity then',
    expect: { has: [ALCOHOL_FREE], lacks: ['Hurricane', 'Macallan'] },
  },
  {
    after: ["I'm pregnant", 'how is the daiquiri made?'],
    say: 'is there a mai tai?',
    expect: { has: ['Mai Tai', ALCOHOL_FREE] },
  },
  {
    after: ["I'm allergic to nuts", 'how strong is the negroni?'],
    say: 'your five best cocktails?',
    expect: { has: [ANY_COCKTAIL, 'nut'] },
  },
  {
    after: ['I am allergic to coffee'],
    say: 'what should I have after dinner?',
    expect: { has: [ANY_DRINK], lacks: ['Espresso Martini'] },
  },
  {
    after: ['I hate gin', 'what whiskeys do you have?'],
    say: 'recommend me a cocktail',
    expect: { has: [ANY_COCKTAIL], lacks: ['Dry Martini', 'French 75', 'Negroni'] },
  },
  {
    after: ["I can't stand tequila", 'do you have a negroni?'],
    say: 'something with citrus',
    expect: { has: [but('Margarita', 'Paloma')], lacks: ['Margarita', 'Paloma'] },
  },
  {
    after: ["we're vegan", 'what is a highball?'],
    say: 'what are your most popular cocktails?',
    expect: { has: [ANY_COCKTAIL, 'egg|dairy|vegan'] },
  },
  {
    after: ["I'm the designated driver tonight"],
    say: 'a margarita please',
    expect: { has: [ALCOHOL_FREE, 'Margarita'] },
  },
  // A follow-up without a subject of its own goes on.
  {
    after: ['something with rum'],
    say: 'and something sweeter?',
    expect: { has: ['Hurricane|Daiquiri'] },
  },
  {
    after: ['Do you have anything without alcohol?'],
    say: 'and something sour?',
    expect: { has: [ALCOHOL_FREE], lacks: ['Daiquiri', 'Margarita'] },
  },
  {
    after: ['anything alcohol-free?'],
    say: 'which one is the most refreshing?',
    expect: { has: [ALCOHOL_FREE] },
  },
  {
    after: ['something without gin please'],
    say: 'a bit stronger?',
    expect: { has: [ANY_DRINK], lacks: ['Dry Martini', 'Negroni', 'French 75'] },
  },
  {
    after: ['a bourbon drink'],
    say: 'rather with rye',
    expect: { has: ['Manhattan'] },
  },
  {
    after: ['something bitter'],
    say: 'but without gin',
    expect: { has: ['Paper Plane'], lacks: ['Negroni'] },
  },
  {
    after: ['what can you do with tequila?'],
    say: 'and vodka?',
    expect: { has: ['Moscow Mule|Espresso Martini'] },
  },
  // Nothing ends where a list should begin, and every question gets its own answer.
  {
    after: ["I'm pregnant"],
    say: 'do you have a mojito?',
    expect: { has: ['Mojito', ALCOHOL_FREE] },
  },
  {
    after: ['I am muslim and do not drink'],
    say: 'what is like a margarita?',
    expect: { has: ['Margarita', ALCOHOL_FREE] },
  },
  {
    after: ['no alcohol please'],
    say: 'what goes with oysters?',
    expect: { has: [ALCOHOL_FREE], lacks: ['Talisker', 'Dry Martini'] },
  },
  {
    after: ['I am allergic to citrus, egg and coffee'],
    say: 'is there a whiskey sour?',
    expect: { has: ['Whiskey Sour', ANY_DRINK] },
  },
  {
    after: ['something smoky'],
    say: 'how strong is the first one?',
    expect: { has: ['strong|%|proof', 'Old Fashioned'] },
  },
  {
    after: ['no alcohol for me'],
    say: 'what can I drink?',
    expect: { has: [ALCOHOL_FREE] },
  },
  // Best, top, most popular: the menu answers.
  {
    say: 'what are your top 5 cocktails?',
    expect: { has: [ANY_COCKTAIL], lacks: ['drinks are all I know'] },
  },
  { say: 'top three whiskeys?', expect: { has: [ANY_POUR], lacks: ['drinks are all I know'] } },
  { say: 'which are the most popular drinks here?', expect: { has: [ANY_DRINK] } },
  { say: 'whats the number one cocktail', expect: { has: [ANY_COCKTAIL] } },
  { say: 'best gin drink?', expect: { has: ['Negroni|Dry Martini|French 75'] } },
  { say: 'your bestsellers', expect: { has: [ANY_DRINK] } },
  { say: 'top 4 bourbons', expect: { has: [anyOf(drinks.BOURBONS)] } },
  { say: 'what do most people order?', expect: { has: [ANY_DRINK] } },
  // Of several wishes the one that fails is named.
  {
    say: 'Something smoky and not too strong?',
    expect: { has: ['smoky', 'strong'], lacks: ['truly smoky', 'no smoky'] },
  },
  { say: 'something smoky with gin', expect: { has: ['smoky', 'gin', 'Old Fashioned|Talisker|Lagavulin'] } },
  { say: 'something creamy and bitter', expect: { has: ['Espresso Martini', 'Negroni|Paper Plane'] } },
  { say: 'something with mezcal, sweet', expect: { has: ['mezcal', NO] } },
  { say: 'a sweet drink with vodka but no coffee', expect: { has: ['Moscow Mule'], lacks: ['Espresso'] } },
  { say: 'a light whiskey cocktail', expect: { has: [WHISKEY_DRINKS.join('|')] } },
  { say: 'a light bourbon drink', expect: { has: ['Paper Plane|Old Fashioned'] } },
  { say: 'something minty with rum', expect: { has: ['mint', RUM_DRINKS.join('|')] } },
];

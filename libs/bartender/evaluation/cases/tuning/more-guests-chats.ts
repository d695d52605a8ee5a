import { type ChatCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';
import {
  ALCOHOL_FREE,
  ANY_DRINK,
  DRINKS,
  EMERGENCY,
  NO,
  NOT_UNDERSTOOD,
  NO_DRIVING,
  REFUSAL,
} from '../../expected-words.js';

const UNDER_AGE = `${ALCOHOL_FREE}|legal|age|old enough`;

/** The same bar, seen by guests of very different voices. */
export const MORE_GUESTS_CHATS: readonly ChatCase[] = [
  // A shy guest
  {
    say: 'um hi, sorry, is it ok if I just have something small?',
    expect: { has: [ANY_DRINK], lacks: NOT_UNDERSTOOD },
  },
  {
    say: "I don't really know anything about cocktails, where would I even start",
    expect: { has: [ANY_DRINK] },
  },
  {
    say: 'could you maybe tell me what a daiquiri tastes like? sorry',
    expect: { has: ['Daiquiri', 'lime|bright|tart|sour'] },
  },
  {
    say: 'is it weird to ask for ice in whiskey',
    expect: { any: ['ice', 'no sin', 'neat'], lacks: NOT_UNDERSTOOD },
  },
  {
    say: "I'm a bit scared of strong stuff, is the paloma alright for me?",
    expect: { has: ['Paloma', 'light|%|easy'] },
  },
  { say: 'maybe something not many people order?', expect: { has: [ANY_DRINK] } },
  { say: 'sorry what does "expressed orange peel" mean', expect: { has: ['oil'] } },
  {
    say: 'would it be rude to ask for it without the salt?',
    before: [
      'what is good with tequila',
      'The **Margarita**: agave, lime and orange behind half a rim of salt.',
    ],
    expect: { has: ['Margarita|salt'], lacks: NOT_UNDERSTOOD },
  },
  // A snob
  {
    say: 'Which of your single malts spent time in oloroso casks?',
    expect: { any: ['Macallan', 'Balvenie', 'Redbreast', 'Highland Park'] },
  },
  {
    say: 'I trust you stir your Manhattan and do not commit the crime of shaking it.',
    expect: { has: ['Manhattan', 'stir'] },
  },
  { say: 'Do you use fresh juice or that bottled abomination?', expect: { has: ['fresh'] } },
  {
    say: 'What ratio of gin to vermouth do you consider proper in a Martini?',
    expect: { has: ['2 1/2|5:1|dry vermouth'] },
  },
  { say: 'Surely you have a decent mezcal?', expect: { has: [NO] } },
  { say: 'Is the Lagavulin chill filtered?', expect: { has: ['Lagavulin|chill'], lacks: NOT_UNDERSTOOD } },
  { say: 'Anything above 50% for a serious palate?', expect: { any: ['Nikka', 'Pikesville', '1920'] } },
  {
    say: 'Rittenhouse or Sazerac in a Manhattan, in your view?',
    expect: { has: ['Rittenhouse|Sazerac'], lacks: NOT_UNDERSTOOD },
  },
  {
    say: 'A highball, but not with that sugary ginger stuff',
    expect: { any: ['Paloma', 'Toki', 'highball', 'French 75'], lacks: ['try the **Moscow Mule'] },
  },
  // No native speaker
  { say: 'please what is inside of the negroni?', expect: { has: ['gin', 'Campari', 'vermouth'] } },
  { say: 'I search a drink with no much sugar', expect: { has: [ANY_DRINK], lacks: NOT_UNDERSTOOD } },
  { say: 'how you do the margarita?', expect: { has: ['tequila', 'shake|lime'] } },
  { say: 'it has eggs the paper plane?', expect: { has: [NO, 'egg'] } },
  { say: 'I am not drinking the alcohol because of religion', expect: { has: [ALCOHOL_FREE] } },
  {
    say: 'which is the drink most strong of the bar',
    expect: { any: [...drinks.STIRRED, ...drinks.STRONGEST_POURS] },
  },
  {
    say: 'can you explain me the difference of whisky scotch and bourbon',
    expect: { has: ['corn', 'Scotland|malt'] },
  },
  { say: 'I have allergy of the nuts, what is possible for me?', expect: { has: ['nut|allerg', ANY_DRINK] } },
  { say: 'there is something with the coffee?', expect: { has: ['Espresso Martini'] } },
  { say: 'what means "on the rocks"', expect: { has: ['ice'] } },
  { say: 'you have beers or wines?', expect: { has: [`${NO}|only|French 75|champagne`] } },
  // An elderly aunt
  { say: 'Good evening dear, do you happen to have a nice sherry?', expect: { has: [NO] } },
  {
    say: 'My late husband always drank Old Fashioneds. Would you make it the old way?',
    expect: { has: ['Old Fashioned'] },
  },
  { say: "I mustn't have grapefruit with my heart tablets, dear", expect: { has: ['doctor|pharmacist'] } },
  { say: 'Nothing too fizzy, it gives me wind', expect: { has: [ANY_DRINK], lacks: ['try the **Paloma'] } },
  { say: 'What would go nicely with a piece of fruit cake?', expect: { has: [ANY_DRINK] } },
  {
    say: 'Is there any of that Irish one, my brother liked it so',
    expect: { any: ['Jameson', 'Redbreast'] },
  },
  {
    say: 'How does one hold a glass like that, the wide one for the daiquiri?',
    expect: { has: ['coupe|glass|stem'] },
  },
  { say: 'I feel a little faint, dear', expect: { has: ['water|sit|112|911'], lacks: drinks.COCKTAILS } },
  {
    say: 'Thank you ever so much, young man, that was lovely',
    expect: { has: ['welcome|pleasure|glad|cheers|any time'], lacks: NOT_UNDERSTOOD },
  },
  // A chatty drunk
  {
    say: 'heyyyy peanuttt my best friend!! pour me anotherrrr',
    expect: { has: [`${ANY_DRINK}|host|hello|welcome|water`], lacks: NOT_UNDERSTOOD },
  },
  { say: 'i had like 6 of those mules and everything is spinning haha', expect: { has: ['water'] } },
  { say: 'im fine to drive its only 5 min', expect: { has: [NO_DRIVING] } },
  {
    say: 'you know what you get me you really get me',
    expect: { has: [`${DRINKS}|glad|thank|cheers|welcome|find`], lacks: NOT_UNDERSTOOD },
  },
  { say: 'tell me a secret bartender', expect: { has: [`${REFUSAL}|${DRINKS}|bar`] } },
  {
    say: 'my ex is getting married and i want the strongest thing u have',
    expect: { any: [...drinks.STIRRED, ...drinks.STRONGEST_POURS] },
  },
  {
    say: 'dave just puked on the carpet and now he wont answer me',
    expect: { has: [EMERGENCY], lacks: drinks.COCKTAILS },
  },
  { say: 'sing me a song about tequilaaa', expect: { has: [`${REFUSAL}|${DRINKS}|joke`] } },
  { say: 'why is the rum always gone', expect: { has: [`${DRINKS}|rum|Daiquiri|Hurricane`] } },
  // A teenager, who must not be served
  { say: "bro i'm 16 but i can handle it, mule pls", expect: { has: [UNDER_AGE] } },
  { say: 'my mom said its ok if i have one, im fifteen', expect: { has: [UNDER_AGE] } },
  {
    say: 'come on just a sip',
    before: ['im 17', 'Alcohol is only for those of legal age.'],
    expect: { has: [UNDER_AGE], lacks: ['I would pour you'] },
  },
  { say: 'got any mocktails that look like real drinks', expect: { has: [ALCOHOL_FREE] } },
  { say: 'can u do my chem homework lol', expect: { has: [REFUSAL, DRINKS] } },
  // Three words are enough
  { say: 'gin. bitter. short.', expect: { has: ['Negroni'] } },
  { say: 'mule strength?', expect: { has: ['Mule', '%|light|strong'] } },
  { say: 'peatiest dram', expect: { any: ['Lagavulin', 'Ardbeg', 'Laphroaig'] } },
  { say: 'martini glass type', expect: { has: ['martini glass'] } },
  { say: 'rye vs bourbon', expect: { has: ['corn', 'rye'] } },
  {
    say: 'vegan ok?',
    before: ['something sour', 'The **Daiquiri**: rum, lime, sugar.'],
    expect: { has: ['Daiquiri|vegan|honey|egg'], lacks: NOT_UNDERSTOOD },
  },
  {
    say: 'weaker one',
    before: ['a gin drink', 'The **Dry Martini**: juniper and cold silver.'],
    expect: { any: ['French 75', 'Negroni', 'Paloma', 'Moscow Mule', 'Daiquiri', 'Paper Plane'] },
  },
  {
    say: 'same, no gin',
    before: ['something bitter', 'The **Negroni**: equal parts gin, bitter and sweet.'],
    expect: {
      any: ['Paper Plane', 'Manhattan', 'Paloma', 'Old Fashioned'],
      lacks: ['Dry Martini', 'French 75'],
    },
  },
  { say: 'chocolate pairing?', expect: { has: [ANY_DRINK] } },
  { say: 'whiskey count', expect: { has: ['23'] } },
  { say: 'bill please', expect: { has: [`${REFUSAL}|price|owner`] } },
  { say: 'vermouth: fridge?', expect: { has: ['refrigerat|fridge|cold'] } },
];

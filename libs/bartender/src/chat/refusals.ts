import { type ParsedQuestion } from './parse-question.js';
import { alcoholFreeOffMenu, alcoholFreeOnMenu } from '../recommend/alcohol-free.js';
import { bold, bullets, paragraphs } from './markdown.js';
import { barOf } from '../profile/bar.js';
import { anyOf } from '../language/words.js';
import { explain } from '../recommend/explanation.js';

const KEEPS_TO_THE_MENU =
  "I can only talk about what is on tonight's menu; I cannot see behind it, and I cannot change it.";

const ABOUT_DRINKS_TOO: readonly (readonly [RegExp, string])[] = [
  [
    anyOf([
      'price',
      'cost',
      'how much (?:is|are|doe|do) (?:a|an|the|it|this|that|one)',
      'pay',
      'bill',
      'euro',
      'dollar',
    ]),
    'This is a home bar: I know no prices. If in doubt, ask the owners.',
  ],
  [
    / (?:calorie|carb|nutrition|keto|fattening) /,
    'I do not count calories. As a rule of thumb: the drier and the shorter, the fewer; syrups, liqueurs and sodas add the most.',
  ],
];

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    anyOf([
      'instruction',
      'system prompt',
      'prompt',
      'password',
      'api key',
      'secret',
      'admin',
      'administrator',
      'jailbreak',
      'developer mode',
      'source code',
      'database',
      'root acces',
      'token',
    ]),
    KEEPS_TO_THE_MENU,
  ],
  [
    / (?:hidden|invisible|unlisted|not on the menu|off menu|behind the bar|removed) (?:\w+ ){0,2}?(?:drink|cocktail|item|whiskey|whisky|menu|one|thing)? ?/,
    KEEPS_TO_THE_MENU,
  ],
  [
    anyOf([
      'price',
      'cost',
      'how much (?:is|are|doe|do)',
      'expensive',
      'cheap',
      'pay',
      'bill',
      'tip',
      'euro',
      'dollar',
      'card',
      'cash',
      'for free',
      'free of charge',
      'on the house',
      'discount',
    ]),
    'This is a home bar: I know no prices. If in doubt, ask the owners.',
  ],
  [
    anyOf([
      'open',
      'opening',
      'close',
      'closing',
      'hour',
      'last call',
      'what time',
      'when do you',
      'address',
      'where are you',
      'location',
      'parking',
      'reservation',
      'reserve a',
      'book a',
      'table',
    ]),
    "I don't know the hours, the address or who has a seat: please ask the owners. I know the drinks.",
  ],
  [
    anyOf([
      'food',
      'kitchen',
      'hungry',
      'serve (?:any )?(?:snack|dinner|lunch)',
      'something to eat',
      'burger',
      'pizza',
      'eat',
    ]),
    'I only look after the drinks; about food you would have to ask the owners. Tell me what you are eating, though, and I will say what goes with it.',
  ],
  [
    anyOf([
      'wifi',
      'bathroom',
      'toilet',
      'restroom',
      'music',
      'playlist',
      'weather',
      'news',
      'football score',
      'smoking',
      'dog',
      'pet',
    ]),
    'That I cannot tell you: I only know the drinks. The owners will help.',
  ],
  [
    / (?:calorie|carb|nutrition|diet|keto|healthy|fattening) /,
    'I do not count calories. As a rule of thumb: the drier and the shorter, the fewer; syrups, liqueurs and sodas add the most.',
  ],
  [
    anyOf([
      'order me',
      'bring me',
      'send me',
      'i would like to order',
      'place an order',
      String.raw`add (?:a|the) \w+ to the menu`,
      'delete',
      'change the (?:menu|price)',
    ]),
    'I cannot pour or take orders from in here, nor change the menu: only tell you about it. Your host holds the shaker.',
  ],
];

const SOBER = anyOf([
  'drive',
  'driving',
  'drove',
  'pregnant',
  'breastfeeding',
  'sober',
  'underage',
  'under age',
  '(?:1[0-9]|20) year old',
  'too drunk',
  'so drunk',
  'am drunk',
  'medication',
  'antibiotic',
  'recovering',
  'alcoholic anonymou',
  'designated driver',
  'non alcoholic',
  'alcohol free',
  'mocktail',
  'without alcohol',
  'no alcohol',
  'hangover',
]);
const UNWELL = / (?:drunk|medication|antibiotic|driv\w*|drove|pregnant|year old|underage|under age) /;

/** What to drink without alcohol: from the menu, else from what the bar has. */
function withoutAlcohol(question: ParsedQuestion): string {
  const care = UNWELL.test(question.line)
    ? 'Then better nothing with alcohol tonight, and plenty of water.'
    : '';
  const onMenu = alcoholFreeOnMenu(question.intent, question.bar).slice(0, 3);
  if (onMenu.length > 0)
    return paragraphs(
      care,
      'Without alcohol I can offer',
      bullets(onMenu.map((one) => `${bold(one.drink.name)}: ${explain(one, question.intent)}`)),
    );
  const offMenu = alcoholFreeOffMenu(question.intent, barOf(question.bar.menu));
  const nothing = 'Nothing on tonight’s menu is free of alcohol.';
  if (offMenu.length === 0)
    return paragraphs(care, `${nothing} Ask your host for sparkling water with a slice of citrus.`);
  return paragraphs(
    care,
    `${nothing} The bar could pour you, though:`,
    bullets(offMenu.map(({ name, description }) => `${bold(name)}: ${description}`)),
  );
}

/** What the bartender cannot or should not do, said plainly. */
export function refusal(question: ParsedQuestion): string | undefined {
  if (SOBER.test(question.line) || question.limits.isAlcoholFree) return withoutAlcohol(question);
  const either = ABOUT_DRINKS_TOO.find(([pattern]) => pattern.test(question.line))?.[1];
  if (either || question.drinks.length > 0) return either;
  return PLAIN.find(([pattern]) => pattern.test(question.line))?.[1];
}

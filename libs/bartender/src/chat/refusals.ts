import { type ParsedQuestion } from './parse-question.js';
import { barOf } from '../profile/bar.js';
import { alcoholFreeOffMenu, alcoholFreeOnMenu } from '../recommend/alcohol-free.js';
import { ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { anyOf, phrases } from '../language/words.js';
import { brokenLimit } from '../limits/limits.js';
import { noLimits } from '../intent/intent.js';
import { type NamedDrink, nameOf } from '../intent/drink-names.js';
import { ASK_FIRST, cannotTell } from '../limits/cannot-tell.js';
import { classicProfile } from '../profile/classic-profile.js';
import { capital, listed } from '../language/sentences.js';
import { careFor } from './care.js';
import { namesOfLimits } from './may-have.js';
import { aDrink, suggested, theDrink } from './named.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';

const KEEPS_TO_THE_MENU =
  "I can only talk about what is on tonight's menu. I can't see anything behind it or change it.";
const NO_PRICES = "This is a home bar; I don't know any prices. Please ask your host.";
const NO_CALORIES =
  "I don't know the calories. As a rule, short and dry drinks have the fewest; syrups, liqueurs and sodas add the most.";
const NO_ORDERS =
  "I can't pour, take orders or change the menu; I can only tell you about the drinks. Please ask your host.";
const NOT_MY_TRADE =
  "I can't help with that: drinks are all I know. Tell me what you're in the mood for, and I'll find you one on the menu.";

const ABOUT_DRINKS_TOO: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(
      'price, cost, how much (?:is|are|does|do) (?:a|an|the|it|this|that|one), how much for, (?:is|are) (?:(?!gluten|sugar|alcohol|dairy|nut|egg|lactose|caffeine)\\w+ ){0,2}free, pay, bill, euro, dollar',
    ),
    NO_PRICES,
  ],
  [anyOf('calorie, kcal, carb, nutrition, keto, fattening, how much sugar'), NO_CALORIES],
];

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    /^ (?:who|what) .*(?:this|the|that) (?:app|site|website|page|program|software) $/,
    'This is Peanut, a drinks menu for home bars; your host runs it. I only know its drinks.',
  ],
  [
    anyOf(`instruction, prompt, password, api key, secret, admin, administrator, jailbreak, developer mode,
      source code, database, root acces, token, ignore (?:all|your|the|any|previous) .*, pretend (?:to be|you are|youre|that) .*,
      text above, your rule`),
    KEEPS_TO_THE_MENU,
  ],
  [
    / (?:hidden|invisible|unlisted|not on the menu|off menu|behind the bar|removed) (?:\w+ ){0,2}?(?:drink|cocktail|item|whiskey|whisky|menu|one|thing)? ?/,
    KEEPS_TO_THE_MENU,
  ],
  [
    anyOf(`how much (?:is|are|does|do), expensive, cheap, cheapest, tip, card, cash,
      for free, free of charge, on the house, discount, happy hour, tab, credit, coupon, afford`),
    NO_PRICES,
  ],
  [
    anyOf(`bathroom, toilet, restroom, loo, where is the (?:light|coat|exit|garden|balcony|kitchen)`),
    'I only know the drinks; your host can show you.',
  ],
  [
    anyOf(`you open, open (?:on|at|till|until|late|today|tomorrow|tonight|now), opening, you close, close (?:at|on|today|tonight|tomorrow), closing, hour, last call, last order, what time, when do you, when is, address, where are you,
      where is the, location, parking, reservation, reserve a, book a, table, seat, capacity, dress code, guest list`),
    "I don't know the hours, the address or the seating. Please ask your host; I only know the drinks.",
  ],
  [
    anyOf(
      `food, kitchen, hungry, snack, chip, crisp, peanuts? on the bar, serve (?:any )?(?:snack|dinner|lunch), burger, pizza, eat, fries, sandwich`,
    ),
    "I only know the drinks; please ask your host about food. Tell me what you're eating, and I'll say what goes with it.",
  ],
  [
    anyOf(`wifi, wi fi, music, song, playlist, volume, weather, forecast, news, score, smoking, smoke (?:here|inside|in here),
      cigarette, dog, pet, charger, phone, lost my, coat, jacket, the light, light (?:on|off|up|down), got a light, heating, air con`),
    "I can't help with that; I only know the drinks. Please ask your host.",
  ],
  [anyOf('diet, healthy'), NO_CALORIES],
  [
    anyOf(`how do i order, can i order, refill, order me, bring me, send me, fetch me, deliver, delivery, i would like to order, place an order, order for, ship,
      add (?:a|the) \\w+ to the menu, delete, change the (?:menu|price), another round, same again, make (?:that|it) (?:two|three|four|a double),
      (?:two|three|four) of (?:those|them|that), one more of`),
    NO_ORDERS,
  ],
];

const OFF_TOPIC = anyOf([
  '(?:write|code|program|translate|calculate|solve|compute|summarize|summarise|draft|compose|debug|google|search|look up|proofread|spell)(?! (?:me )?(?:up )?(?:an? )?(?:cocktail|drink|recipe))',
  ...phrases(`(?:going to|will it|gonna) (?:rain|snow),(?:any|good|great) (?:book|movie|film|song|podcast|hotel),should i (?:break|quit|buy|sell|marry|leave|call|text|dump),play (?:some|a|the|me|my),turn (?:the|on|off|up|down),python,javascript,sql,homework,essay,poem,haiku,story,email,letter,resume,math,equation,square root,physics,chemistry,
    election,president,minister,politic,politician,government,vote,stock,share price,bitcoin,crypto,invest,tax,lawyer,legal,sue,
    landlord,court,visa,passport,insurance,loan,mortgage,capital of,population,world cup,champion league,who won,score,horoscope,
    zodiac,movie,film,book a flight,hotel,restaurant,train,bus,ticket,job,salary,diagnose,
    symptom,war,religion,philosophy,meaning of life,planet,dinosaur,computer,laptop,iphone,plus \\d+,times \\d+,
    \\d+ (?:plus|minus|time|x) \\d+`),
]);
/** A message that asks for a drink may mention anything else. */
const ASKS_FOR_A_DRINK =
  / (?:drink|drinking|cocktail|whiskey|whisky|bourbon|scotch|dram|pour|serve|something|anything|sip|glass|mood|feel|feeling|taste|go with|pair) /;

const DRUNK_WORDS = 'drunk, wasted, hammered, tipsy, pissed(?! off), spinning, sober up, hangover, hungover';
const SOBER =
  anyOf(`sober, underage, under age, ${DRUNK_WORDS}, too much to drink, drank too much, had enough, had (?:way |far |a bit )?too (?:much|many), recovering,
  alcoholic anonymou, without alcohol, no alcohol`);

/** "What about a Margarita?", from somebody who said before that it must be without alcohol. */
const ASKS_TO_HAVE = / (?:(?:what|how) about|(?:can|could|may) \w+ (?:have|get|try)|just (?:one|a)) /;
const DRUNK = anyOf(`${DRUNK_WORDS}, had enough, too much, too many`);

/** What to drink without alcohol: from the menu, else from what the bar has. */
export function offerWithoutAlcohol(question: ParsedQuestion): string {
  const bar = barOf(question.bar.menu);
  const { intent, lastReply } = question;
  const limits = namesOfLimits({ ...intent, isAlcoholFree: true });
  const onMenu = alcoholFreeOnMenu(intent, bar).slice(0, 3);
  const [first] = onMenu;
  if (first) {
    const isAgain = lastReply.includes(first.drink.name);
    return paragraphs(`Without ${limits} ${isAgain ? 'there is' : 'I can offer you'}:`, suggested(onMenu));
  }
  const offMenu = alcoholFreeOffMenu(intent, bar);
  const nothing = `I find nothing in stock on tonight's menu without ${limits}.`;
  if (offMenu.length === 0) return `${nothing} Ask your host for sparkling water with a slice of citrus.`;
  const isAgain = offMenu.every(({ name }) => lastReply.includes(name));
  const names = offMenu.map(({ name }) => bold(name));
  if (isAgain && lastReply.startsWith(`Without ${limits} the bar has`))
    return `Without ${limits} that is all I know of: ${listed(names, 'or')}. Your host may have more.`;
  return paragraphs(
    isAgain ? `Without ${limits} the bar has:` : `${nothing} The bar can still pour you:`,
    bullets(offMenu.map(({ name, description }) => `${bold(name)}: ${description}`)),
  );
}

/** That a drink has alcohol in it, or that nobody can tell. */
function alcoholIn(named: NamedDrink): string | undefined {
  const name = nameOf(named);
  const broken = brokenLimit(named.drink ?? classicProfile(named), { ...noLimits(), isAlcoholFree: true });
  if (!broken) return undefined;
  return broken.doubts.length > 0
    ? `${cannotTell(theDrink(name), name, 'alcohol', broken.doubts)} ${ASK_FIRST}`
    : `${capital(aDrink(name))} has alcohol in it.`;
}

/** The same, to who asked for a drink that has alcohol in it. */
export function offerInstead(question: ParsedQuestion): string {
  const [named] = question.own.isAlcoholFree ? [] : question.named;
  return paragraphs(named && alcoholIn(named), offerWithoutAlcohol(question));
}

/** For those who asked for nothing with alcohol, now or before. */
export function withoutAlcohol(question: ParsedQuestion): string | undefined {
  const care = careFor(question);
  const isSober = SOBER.test(question.typed) && !/ get (?:me )?drunk /.test(question.typed);
  const asksAnyway = question.intent.isAlcoholFree && ASKS_TO_HAVE.test(question.line);
  if (care === undefined && !question.own.isAlcoholFree && !isSober && !asksAnyway) return undefined;
  const water = DRUNK.test(question.typed) ? 'Plenty of water first, and please no driving.' : '';
  return paragraphs(care, water, offerInstead(question));
}

/** The same for who said so earlier and now asks for something to drink. */
export const stillWithoutAlcohol = (question: ParsedQuestion): string | undefined =>
  question.intent.isAlcoholFree && question.named.length === 0 ? offerWithoutAlcohol(question) : undefined;

const ASKS_PLAINLY =
  /^ (?:can|could|may|do|does|did|are|is|will|would|who|when|where|why|how|what) (?:\w+ ){2}/;

/** A plain question that says nothing about a drink. */
export const notMyTrade = ({ typed }: ParsedQuestion): string | undefined =>
  ASKS_PLAINLY.test(typed) ? NOT_MY_TRADE : undefined;

/** What the bartender cannot or should not do, said plainly. */
export function refusal(question: ParsedQuestion): string | undefined {
  const either = ABOUT_DRINKS_TOO.find(([pattern]) => pattern.test(question.typed))?.[1];
  if (either || question.drinks.length > 0) return either;
  const plain = PLAIN.find(([pattern]) => pattern.test(question.typed))?.[1];
  if (plain) return plain;
  const isElsewhere = OFF_TOPIC.test(question.typed) || isOfTheWorld(question);
  return isElsewhere && !ASKS_FOR_A_DRINK.test(question.typed) ? NOT_MY_TRADE : undefined;
}

const ASKS_OF_THE_WORLD =
  /^ (?:how (?!about|many|much)|when |who |where |why |is |are (?!you )|was |does |did (?!you )|should i |what (?:year|do you (?:know|think)) |do you know |explain |can you help )/;

/** "How tall is Mount Everest?": a question in words that the bartender has no idea of. */
const isOfTheWorld = ({ own, named, line }: ParsedQuestion): boolean =>
  ASKS_OF_THE_WORLD.test(line) &&
  own.unknown.length > 0 &&
  named.length === 0 &&
  own.avoidContents.size === 0 &&
  own.constraints.every(({ kind }) => ['form', 'occasion', 'word', 'strength'].includes(kind)) &&
  ingredientsIn(line.trim().split(' ')).length === 0;

import { entries, phraseKey } from '../text/words.js';
import { type Flavour } from './flavours.js';

export const OCCASIONS = [
  'casual',
  'celebration',
  'romantic',
  'business',
  'relaxing',
  'party',
  'dessert',
  'aperitif',
  'brunch',
  'summer',
  'winter',
  'awake',
  'beginner',
  'adventurous',
  'premium',
  'classic',
  'simple',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What of a drink speaks for an occasion: flavours, and facts about how it is served. */
export type Feature =
  | Flavour
  | 'strong'
  | 'light'
  | 'tall'
  | 'up'
  | 'rocks'
  | 'crushed'
  | 'stirred'
  | 'shaken'
  | 'pour'
  | 'aged'
  | 'caffeine'
  | 'few parts'
  | 'renowned'
  | 'unusual';

/** Weights a feature has for an occasion; the sum is held between 0 and 1. */
export const OCCASION_FEATURES: Record<Occasion, Partial<Record<Feature, number>>> = {
  casual: {
    tall: 0.5,
    refreshing: 0.5,
    light: 0.2,
    citrusy: 0.2,
    pour: -0.2,
    strong: -0.4,
    rocks: 0.1,
    up: -0.1,
  },
  celebration: {
    sparkling: 0.65,
    floral: 0.3,
    tropical: 0.35,
    fruity: 0.15,
    shaken: 0.15,
    up: 0.15,
    pour: -0.35,
    rich: -0.1,
  },
  romantic: {
    up: 0.35,
    chocolate: 0.3,
    coffee: 0.25,
    fruity: 0.3,
    floral: 0.3,
    sparkling: 0.25,
    creamy: 0.2,
    rich: 0.2,
    smooth: 0.1,
    pour: -0.25,
    ginger: -0.2,
    tall: -0.2,
  },
  business: {
    stirred: 0.4,
    renowned: 0.3,
    dry: 0.3,
    oaky: 0.15,
    smooth: 0.1,
    tropical: -0.5,
    crushed: -0.5,
    creamy: -0.3,
    smoky: -0.1,
    pour: -0.1,
  },
  relaxing: {
    stirred: 0.35,
    oaky: 0.35,
    rich: 0.3,
    smooth: 0.35,
    rocks: 0.25,
    pour: -0.1,
    sour: -0.2,
    strong: 0.05,
    caffeine: -0.6,
    spicy: -0.1,
  },
  party: {
    tropical: 0.4,
    sparkling: 0.25,
    caffeine: 0.45,
    ginger: 0.3,
    sour: 0.3,
    shaken: 0.2,
    crushed: 0.15,
    refreshing: 0.2,
    pour: -0.5,
    stirred: -0.3,
  },
  dessert: {
    chocolate: 0.5,
    coffee: 0.55,
    creamy: 0.5,
    sweet: 0.4,
    nutty: 0.3,
    rich: 0.25,
    sour: -0.4,
    sparkling: -0.3,
    smoky: -0.1,
    bitter: -0.1,
  },
  aperitif: {
    bitter: 0.6,
    dry: 0.4,
    sparkling: 0.4,
    herbal: 0.2,
    refreshing: 0.15,
    creamy: -0.5,
    coffee: -0.5,
    pour: -0.4,
    sweet: -0.1,
  },
  brunch: {
    sparkling: 0.45,
    coffee: 0.35,
    citrusy: 0.3,
    refreshing: 0.3,
    salty: 0.1,
    light: 0.2,
    pour: -0.5,
    stirred: -0.3,
    strong: -0.2,
  },
  summer: {
    refreshing: 0.6,
    tall: 0.35,
    citrusy: 0.25,
    crushed: 0.25,
    minty: 0.2,
    tropical: 0.3,
    sparkling: 0.15,
    pour: -0.3,
    rich: -0.3,
    oaky: -0.3,
    smoky: -0.2,
  },
  winter: {
    rich: 0.45,
    oaky: 0.35,
    smoky: 0.3,
    spicy: 0.3,
    creamy: 0.2,
    coffee: 0.2,
    chocolate: 0.2,
    refreshing: -0.4,
    tropical: -0.3,
    crushed: -0.3,
    tall: -0.3,
  },
  awake: { caffeine: 1, ginger: 0.15, coffee: 0.1 },
  beginner: {
    smooth: 0.5,
    sweet: 0.35,
    refreshing: 0.3,
    fruity: 0.15,
    citrusy: 0.15,
    light: 0.3,
    smoky: -0.6,
    bitter: -0.6,
    strong: -0.45,
    salty: -0.3,
  },
  adventurous: {
    bitter: 0.4,
    smoky: 0.45,
    salty: 0.25,
    unusual: 0.35,
    herbal: 0.2,
    spicy: 0.2,
    renowned: -0.1,
    strong: 0.1,
  },
  premium: {
    aged: 0.7,
    oaky: 0.2,
    rich: 0.25,
    stirred: 0.2,
    sparkling: 0.2,
    smoky: 0.1,
    tall: -0.2,
    crushed: -0.2,
    bitter: 0.1,
    pour: 0.15,
  },
  classic: { renowned: 0.8, stirred: 0.2, pour: -0.1 },
  simple: { 'few parts': 0.9, pour: 0.3 },
};

const OCCASION_WORDS: Record<Occasion, string> = {
  casual:
    'casual, hanging out, hang out, friends over, chatting, backyard, patio, garden, terrace, game night, movie night, watching the game, football, bbq party, everyday, lunch, afternoon, netflix, chill with friends',
  celebration:
    'celebration, celebrate, celebrating, celebratory, birthday, anniversary, wedding, promotion, new year, new years eve, toast, toasting, congratulation, graduation, good news, got the job, engagement, engaged, festive, special occasion, champagne moment, cheer, victory, won',
  romantic:
    'romantic, romance, date, date night, first date, valentine, candlelight, candle light, love, seduce, seductive, sexy, girlfriend, boyfriend, wife, husband, anniversary dinner, intimate, crush, partner',
  business:
    'business, boss, client, colleague, meeting, office, networking, professional, interview, ceo, investor, work dinner, coworker, sophisticated, elegant, serious, suit, black tie, classy',
  relaxing:
    'relaxing, relax, relaxed, unwind, unwinding, wind down, winding down, after work, long day, hard day, tough day, rough day, tired, stressed, stress, stressful, chill, chilling, calm, quiet, mellow evening, reading, book, sofa, couch, fireplace, nightcap, before bed, bedtime, sleep, contemplative, sip slowly, slow sipper, sipper, sipping, sip, exhausted, sad, broken heart, heartbroken, breakup, bad day, awful day, monday, evening alone, lonely, jazz',
  party:
    'party, partying, weekend, weekend energy, energy, energetic, dance, dancing, club, night out, wild, fun, crazy, friday, saturday, girl night, hen night, stag night, bachelorette, lively, upbeat, festival, pregame, loud, karaoke, crowd',
  dessert:
    'after dinner, dessert drink, for dessert, instead of dessert, digestif, digestive, after a meal, after the meal, pudding, treat, guilty pleasure, indulge',
  aperitif:
    'aperitif, aperitivo, apero, before dinner, pre dinner, appetizer, appetite, starter, before a meal, before the meal, happy hour',
  brunch: 'brunch, breakfast, morning, sunday morning, hangover, hungover, hair of the dog',
  summer:
    'summer, summery, hot day, hot outside, sunny, sun, sunshine, heat wave, heatwave, pool, poolside, boiling, sweltering, warm evening, warm day, picnic, hot weather, its hot, so hot, spring',
  winter:
    'winter, wintry, cold day, cold outside, cold night, cold evening, snow, snowy, snowing, christmas, xmas, rainy, rain, raining, autumn, fall evening, warm me up, warm up, warming, freezing, by the fire, fireside, storm, stormy, chilly, november, december, cold weather, its cold, so cold',
  awake:
    'awake, wake me up, wake up, pick me up, caffeine, energy boost, boost, sleepy, need energy, perk me up, keep me going, all nighter, buzz',
  beginner:
    'beginner, new to, first time, never had, never tried, newbie, novice, introduction, introductory, starting out, start with, not used to, inexperienced, just turned 21, easy, rarely drink, hardly drink, do not drink much, dont drink much, dont usually drink',
  adventurous:
    'adventurous, adventure, unusual, different, weird, bold, daring, experimental, challenge me, challenging, unexpected, strange, crazy flavour, interesting, unique, out of the box, funky, surprising, something new',
  premium:
    'premium, luxury, fancy, expensive, high end, top shelf, best you have, finest, exclusive, special, upscale, posh, splurge, impress, impressive, rare, extraordinary, vip',
  classic:
    'classic, classical, timeless, traditional, old school, oldschool, vintage, prohibition, iconic, famous, well known, bond, james bond, mad men, popular, crowd pleaser, favourite, favorite',
  simple:
    'simple, simplest, few ingredient, quick, easy to make, uncomplicated, straightforward, minimal, minimalist, no fuss, easiest',
};

/** Occasion words as lookup keys. */
export const OCCASION_BY_WORD: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap((occasion) =>
    entries(OCCASION_WORDS[occasion]).map((word): [string, Occasion] => [phraseKey(word), occasion]),
  ),
);

/** How an occasion is named in a sentence. */
export const OCCASION_PHRASE: Record<Occasion, string> = {
  casual: 'for an easy evening with friends',
  celebration: 'to celebrate with',
  romantic: 'for two',
  business: 'for company you want to impress quietly',
  relaxing: 'to unwind with',
  party: 'for a lively night',
  dessert: 'after dinner',
  aperitif: 'before dinner',
  brunch: 'for brunch',
  summer: 'for warm weather',
  winter: 'for a cold evening',
  awake: 'to stay awake',
  beginner: 'to begin with',
  adventurous: 'for the adventurous',
  premium: 'for something special',
  classic: 'if you like a true classic',
  simple: 'if you like it simple',
};

import { entries, phraseKey } from '../language/words.js';
import { type Occasion, OCCASIONS } from './occasions.js';

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
    'relaxing, relax, relaxed, unwind, unwinding, wind down, winding down, after work, long day, hard day, tough day, rough day, tired, stressed, stress, stressful, chill, chilling, calm, quiet, mellow evening, reading, book, sofa, couch, fireplace, nightcap, before bed, bedtime, sleep, contemplative, sip slowly, slow sipper, sipper, sipping, sip, exhausted, sad, broken heart, heartbroken, breakup, bad day, awful day, monday, evening alone, lonely, jazz, end the night, end the evening, finish the night, last drink, one for the road, last one',
  party:
    'party, partying, weekend, weekend energy, energy, energetic, dance, dancing, club, night out, wild, fun, crazy, friday, saturday, girl night, hen night, stag night, bachelorette, lively, upbeat, festival, pregame, loud, karaoke, crowd',
  dessert:
    'after dinner, dessert drink, for dessert, instead of dessert, digestif, digestive, after a meal, after the meal, pudding, treat, guilty pleasure, indulge',
  aperitif:
    'aperitif, aperitivo, apero, before dinner, pre dinner, appetizer, appetite, starter, before a meal, before the meal, happy hour, drink first, start the night, start the evening, first drink, begin the night, begin the evening, kick off',
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

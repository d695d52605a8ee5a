import { phraseKey, phrases } from '../language/words.js';
import { type Occasion, OCCASIONS } from './occasions.js';

const OCCASION_WORDS: Record<Occasion, string> = {
  casual: `
    casual, hanging out, hang out, friends over, chatting, backyard, patio, garden, terrace, game night,
    movie night, watching the game, football, bbq party, everyday, lunch, afternoon, netflix,
    chill with friends, poker, card game, board game, the game, the match, old friend, catch up,
    catching up, bike ride, hike, hiking, porch, weeknight, gossip, boys, lads, roommate, neighbour, neighbor`,
  celebration: `
    celebration, celebrate, celebrating, celebratory, birthday, anniversary, wedding, promotion, new year,
    new years eve, toast, toasting, congratulation, graduation, good news, got the job, engagement, engaged, 30th, 40th, 50th, 60th,
    festive, special occasion, champagne moment, victory, won, promoted, passed, graduated, new job, raise,
    newborn, got engaged, housewarming, new house, retirement, retired, success, milestone, honeymoon,
    christening, finished my thesis, big news, proposal, said yes, got in, champion, landed the`,
  romantic: `
    romantic, romance, date, date night, first date, valentine, candlelight, candle light, love, seduce,
    seductive, sexy, girlfriend, boyfriend, wife, husband, anniversary dinner, intimate, crush, partner, lover,
    proposal dinner, make out, first kiss, someone special, flirt, flirty, woo, sweetheart, fiance`,
  business: `
    business, boss, client, colleague, meeting, office, networking, professional, interview, ceo, investor,
    work dinner, coworker, sophisticated, elegant, serious, suit, black tie, classy, in law, inlaw, negotiation,
    conference, formal, dinner party, opera, theatre, gala, impress a client`,
  relaxing: `
    relaxing, relax, relaxed, unwind, unwinding, wind down, winding down, after work, long day, hard day,
    tough day, rough day, tired, stressed, stress, stressful, chill, chilling, calm, quiet, mellow evening,
    reading, book, sofa, couch, fireplace, nightcap, before bed, bedtime, sleep, contemplative, sip slowly,
    slow sipper, sipper, sipping, sip, exhausted, sad, broken heart, heartbroken, breakup, bad day, awful day,
    monday, evening alone, lonely, jazz, end the night, end the evening, finish the night, last drink,
    one for the road, last one, dumped, hug, comfort, cant sleep, cannot sleep, insomnia, jet lagged, cranky,
    grumpy, heartache, crying, melancholy, rough week, long week, hard week, long shift, double shift, drained,
    worn out, knackered, burnt out, burned out, brain is mush, feet up, slipper, blanket, bath, quiet evening,
    de stress, pensive, vinyl, record player, divorced, divorce, lost my job, fired, miserable, overworked,
    overwhelmed, frazzled, kids are finally asleep, peace and quiet, decompress, feeling low, feeling down,
    terrible day, horrible day, stressful day, shit day, day at work, terrible week, bad week, awful week, hell of a day,
    gloomy, homesick, nostalgic, alone`,
  party: `
    party, partying, weekend, weekend energy, energy, energetic, dance, dancing, club, night out, wild, fun,
    crazy, friday, saturday, girl night, hen night, stag night, bachelorette, lively, upbeat, festival, pregame,
    loud, karaoke, crowd, hen party, stag do, halloween, rave, dj, dance floor, mardi gras, carnival, bachelor,
    vegas, hyped, pumped, rowdy, night on the town, all night long, sunrise, disco, shots, birthday bash,
    new year party`,
  dessert: `
    after dinner, dessert drink, for dessert, instead of dessert, digestif, digestive, after a meal,
    after the meal, pudding, treat, guilty pleasure, indulge, dessert, desserty, instead of cake,
    finish the meal, end of the meal, sweet ending, something sweet after`,
  aperitif: `
    aperitif, aperitivo, apero, before dinner, pre dinner, appetizer, appetite, starter, before a meal,
    before the meal, happy hour, drink first, start the night, start the evening, first drink, begin the night,
    begin the evening, kick off, oven, roast, canape, nibble, tapas, antipasti, while dinner cooks,
    before we eat, before eating, before supper, waiting for dinner, opening drink`,
  brunch: `
    brunch, breakfast, morning, sunday morning, hangover, hungover, hair of the dog, pancake, croissant, waffle,
    late breakfast, eggs benedict, lazy sunday, sunday`,
  summer: `
    summer, summery, hot day, hot outside, sunny, sun, sunshine, heat wave, heatwave, pool, poolside, boiling,
    sweltering, warm evening, warm day, picnic, hot weather, its hot, so hot, spring, sweaty, sweating, humid,
    july, august, june, sunbathing, hammock, rooftop, sizzling, melting, hot night, scorching, after a run,
    after the gym, workout, mowing the lawn, gardening, tennis, boat, sail, sailing, lake, balcony,
    festival weather, parched, air conditioning`,
  winter: `
    winter, wintry, cold day, cold outside, cold night, cold evening, snow, snowy, snowing, christmas, xmas,
    rainy, rain, raining, autumn, fall evening, warm me up, warm up, im cold, freezing, by the fire, fireside,
    storm, stormy, chilly, november, december, cold weather, its cold, so cold, thanksgiving, snowed in, ski,
    skiing, apres ski, frosty, foggy, fog, drizzle, soaked, shivering, sweater weather, log fire, advent,
    january, february, october, cold hands, freeze, icy outside, blizzard, hail, windy, cabin, campfire evening,
    power cut`,
  awake: `
    awake, wake me up, wake up, pick me up, caffeine, energy boost, boost, sleepy, need energy, perk me up,
    keep me going, all nighter, buzz, deadline, night shift, no sleep, second wind, jolt, zombie, study,
    studying, long night ahead, yawning, cant keep my eyes open`,
  beginner: `
    beginner, new to, first time, never had, never tried, newbie, novice, introduction, introductory,
    starting out, start with, where do i start, where do i begin, where should i start, where should i begin, where to start,
     not used to, inexperienced, just turned 21, easy, rarely drink, hardly drink,
    do not drink much, dont drink much, dont usually drink, not a big drinker, first cocktail, first drink ever,
    dont like the taste of alcohol, nervous, never drink, mother in law drink, not much of a drinker, unsure`,
  adventurous: `
    adventurous, adventure, unusual, different, weird, bold, daring, experimental, challenge me, challenging,
    unexpected, strange, crazy flavour, interesting, unique, out of the box, funky, surprising, something new,
    bored, curious, expert, connoisseur, aficionado, seasoned, weirdest, wildest, dare me, quirky, shake things up, never heard of, off the beaten track,
    out there, mind blowing, mad scientist`,
  premium: `
    premium, luxury, fancy, expensive, high end, top shelf, best you have, finest, exclusive, rarest, special, upscale,
    posh, splurge, impress, impressive, rare, extraordinary, vip, treat myself, money no object,
    once in a lifetime, the best, best bottle, crown jewel, deserve`,
  classic: `
    classic, classical, timeless, traditional, old school, oldschool, vintage, prohibition, iconic, famous,
    well known, bond, james bond, mad men, popular, best seller, bestseller, best selling, crowd pleaser, favourite, favorite, grandfather, grandpa,
    gangster, speakeasy, mafia, sinatra, roaring twenties, 1920, gatsby, jazz age, noir, bogart, don draper,
    peaky blinders, gentleman, sherlock`,
  simple: `
    simple, simplest, few ingredient, quick, easy to make, uncomplicated, straightforward, minimal, minimalist,
    no fuss, easiest`,
};

/** Occasion words as lookup keys. */
export const OCCASION_BY_WORD: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap((occasion) =>
    phrases(OCCASION_WORDS[occasion]).map((word): [string, Occasion] => [phraseKey(word), occasion]),
  ),
);

import { phrases } from '../language/words.js';

const ILL = phrases(`
  headache, migraine, heartburn, reflux, sick, ill, queasy, swell, swollen, swelling, itch, itchy, hive, rash, reaction,
  bloated, bloat, cramp, nausea, nauseous, vomit, sneeze, puke, asthma, wheeze, flush, sweat, gag, pain, ache, trouble,
  hangover, hurt, regret, shudder, heave, blotchy, dizzy, hiccup, burp, gassy, throat close`);

/** Refuses the thing itself that comes after it. */
export const STRICT_CUES = phrases(`
  no, not, without, never, nothing, avoid, avoiding, hate, dislike, except, excluding, minus, skip, hold the, none,
  neither, nor, dont, doesnt, cant, cannot, wont, isnt, arent, couldnt, wouldnt, shouldnt, mustnt, didnt, allergic,
  allergy to, allergy are, allergy is, allergy of, allergy against, allergy for, allergy with, allergy from, allergy on, intolerant to, intolerance to, sensitive to, react to, react badly to,
  reaction to, anything but, everything but, anything except, anything other than, other than, different from,
  different than, instead of, rather than, beside, besides, apart from, aside from, bar the, tired of, bored of,
  bored with, sick of, fed up with, had enough of, not a fan of, rather not, stay away from, steer clear of,
  stay clear of, keep clear of, away from, leave out, ex, sans, unlike, cut out, cutting out, cut down on, free of,
  free from, clear of, gave up, given up, giving up, quit, off limit are, detest, despise, loathe, zero, devoid of,
  forbids, forbidden, lacking, omit, ditch, drop the, lose the, nix, refuse, allergy :, intolerance :, im off, i am off, shes off, hes off, were off`).concat(
  ILL.flatMap((ill) => [`${ill} from`, `${ill} after`]),
);

/** Refuses too much of something. */
export const SOFT_CUES = phrases(`
  less, too, not too, not to, not so, not very, not overly, not as, nothing too, without being too,
  dont want too much, no too much, not much, fewer, reduce, not super, isnt too, not that, isnt so, arent too,
  not really, hardly any, go easy on, easy on the, low, low in, low on, least, the least`);

/** Refuses what is between it and one of its words: "keep the sugar out". */
export const AROUND_CUES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['keep', 'leave', 'take', 'cut', 'rule'].map((verb) => [verb, new Set(['out', 'away', 'off', 'aside'])]),
);

/** Idioms that hold a "no" and refuse nothing. */
export const IDIOMS = phrases(`
  nothing but, why not, not only, not sure, dont mind, not bad, cant go wrong, no problem, no worry, no rush, if not,
  dont know, dont care, no idea, no preference, doesnt matter, dont drink much, dont usually drink, cant decide,
  cannot decide, cant choose, whether or not, not to mention, dont worry, no matter, cant wait, no doubt, not shaken,
  not stirred, can not wait, no more than, never had, never tried, not used to, never been, not allergic, no allergy,
  not intolerant, nothing wrong with, dont really know, know nothing, nothing about, dont know much, cant get enough of, cant have enough of, wouldnt mind, not afraid of,
  drive me crazy, driving me crazy, driving me mad, driving me nut, driving me insane, drive me mad, what drive, driving force, sober people, sober company`);

/** So that none of them is taken for a typing error. */
export const refusalWords = (): string[] =>
  [...STRICT_CUES, ...ILL, 'hater'].flatMap((phrase) => phrase.split(' '));

/**
 * Refuses what comes before it: "eggs and nuts are off limits", "… gives me a headache", "… is too sweet".
 * Read after singular words up to the end of the clause, each followed by a space.
 */
export const REFUSED_AFTERWARDS = new RegExp(
  `^(?:(?:, \\w+ )*,? ?(?:and|or) \\w+ )?(?:${[
    '(?:free|less|hater|allergy|allergic|intolerance|intolerant|sensitivity) ',
    `(?:\\w+ ){0,4}(?:give|gave|make|made|cause|trigger|bring|brought|mean) (?:\\w+ ){0,6}(?:${ILL.join('|')}) `,
    '(?:\\w+ ){0,3}(?:upset|disagree|bother|gross|disgust|interact|clash) (?:me|my|with|him|her|us) ',
    '(?:\\w+ ){0,2}(?:keep|kept) (?:me|him|her|us) (?:up|awake) ',
    '(?:\\w+ ){0,3}(?:dont|doesnt|do not|does not|never|didnt) (?:agree|sit|go down|work for|do it for) ',
    '(?:is|are|was) (?:\\w+ )?(?:out|off limit|off the table|forbidden|poison|deadly|a no|no go|not for|not my|bad for|too) ',
    '(?:isnt|arent|is not|are not) (?:for me|for him|for her|my|an option|allowed) ',
  ].join('|')})`,
);

import { alternatives } from '../language/words.js';

/** No full stop after these ends a name: "Corpse Reviver No. 2". */
export const NOT_AFTER = String.raw`(?<!\b(?:no|nr|st|mr|dr))`;
/** A name written in capitals: "Sea Salt Spritz", "Death & Taxes". */
const TITLE_WORD = String.raw`[\p{Lu}\d][\p{L}\d'’&.-]*`;
const CAPITAL_WORD = String.raw`\p{Lu}[\p{L}\d'’&.-]+`;
const NEXT = String.raw`\s(?:(?:of|and|the|in|on|&) (?=\p{Lu}))?`;
const TITLE = String.raw`(${TITLE_WORD}(?:${NEXT}${TITLE_WORD}){0,5}\s?)`;
const THE = String.raw`(?:the |an? |our |my )`;

const CALLING = alternatives(
  String.raw`
      (?:named|called) (?:it|this(?: one)?), called, named, name is,
      (?:she|he|they|we|i|people) calls?(?: it)?, call(?:ing)? (?:it|this(?: one)?),
      nam(?:e|ing) (?:it|this(?: one)?), known as, dubbed, christened, goes by,
      (?:recipe|specs?) (?:for|of), name of (?:\w+ )?(?:\w+ )?\w+ is, go(?:ing)? with,
      how to (?:make|mix|build)(?: an?| the)?`,
);
const CALLED_END = [
  String.raw`\s+(?:with|made|using|from|that|which|because|as|at|in|is|has)\b`,
  String.raw`[,;:!\n]|\s[-–—(]|${NOT_AFTER}\.(?:\s|$)|$`,
].join('|');

export const QUOTED = /["“«]([^"”»\n]{1,80})["”»]/;
/** 'Friday's special: "Lady Marmalade"' in single quotes. */
export const SINGLY_QUOTED = /(?<=^|[\s:(])['‘](\p{Lu}[^'‘\n]{1,40})['’](?=$|[\s.,:;!?)])/u;
/** "… a drink she calls Porch Light: …". */
export const CALLED = new RegExp(
  String.raw`\b(?:${CALLING})\s+(?!\s)["“]?(.{1,80}?)["”]?(?=${CALLED_END})`,
  'i',
);
/** "For a Bramble I use …". */
export const FOR_IT =
  /^(?:(?:ok|okay|so|now|and|well|right)[, ]+)*(?:for|to make) (?:an?|the|my|our|one) (.{2,40}?)(?=[,:]| (?:i|it['’]?s|it is|we|you|use|take|mix|shake|stir|combine|pour|put|build|muddle|start)\b)/i;
/** "… that is a caipiroska". */
export const THAT_IS =
  /(?:^|[.,!\s])(?:that(?:'|’)?s|that is|voil[aà]|there you have)[:,]? (?:an?|the|my|our|your) ([^.,!]{2,40})(?=[.,!]|$)/i;
/** "It's a Venetian Spritz!" */
export const IT_IS = new RegExp(
  String.raw`\b(?:[Ii]t|[Tt]his|[Tt]hat)(?:['’]s| is| was) ${THE}${TITLE}(?=[.:,;!(]|$)`,
  'u',
);
/** "Drink of the week is the Harvest Moon." */
export const IS_THE = new RegExp(
  String.raw`\b(?:[Dd]rink|[Cc]ocktail|[Ss]pecial|[Ff]avou?rite|[Gg]o-to|[Nn]ightcap|[Aa]p[eé]riti[fv]o?|[Tt]ipple|[Ss]erve|[Oo]rder|[Rr]ecipe)(?:(?: \w+){0,4} is ${THE}?|, the )${TITLE}(?=[.:,;!(]|[-–—]\s|$)`,
  'u',
);
/** "Please add the Sea Salt Spritz." */
export const ADDED = new RegExp(
  String.raw`\b(?:add|put|try|tried|make|making|do|mix|mixing|have|had|want|get|include|serv(?:e|ing)|pour(?:ing)?|love|drinking) ${THE}${TITLE}(?=[.:,;!?(]|with\b|from\b|on\b|$)`,
  'u',
);
/** "Our house spritz, the Velvet Hour." */
export const BESIDE = new RegExp(String.raw`,\s(?:the|an?)\s${TITLE}(?=[.:,;!(]|$)`, 'u');
/** "… basically a Hemingway Daiquiri": two words or more in capitals within a sentence. */
export const IN_CAPITALS = new RegExp(
  String.raw`(?<=(?:^|\s)\p{Ll}[\p{L}'’]*[,:]?\s)(${CAPITAL_WORD}(?:${NEXT}${CAPITAL_WORD}){1,5}\s?|\p{Lu}[\p{L}\d'’&.-]+?\p{Lu}[\p{L}\d'’&.-]+\s?)`,
  'u',
);
/** "My take on a whiskey sour". */
export const TAKE_ON =
  /\b(?:take|twist|riff|spin|variation|version|play) (?:on|of) (?:an? |the )?(.{3,40}?)(?=[,.:;!(–—\n]|$)/i;
/** Says something rather than naming it. */
export const IS_TALK =
  /(?:^|\s)(?:i|i['’]m|we|you|me|my|it|it['’]?s|was|were|is|are|this|that|these|so|ok|lol)(?=\s|$)/;
/** "2 oz pisco, 3/4 oz lemon: Pisco Punch." */
export const AFTER_COLON = new RegExp(String.raw`[:–—]\s${THE}?${TITLE}(?=!|\.(?!\s?\d)|\s[-–—=]\s|$)`, 'u');
/** Where a name at the beginning ends. */
export const HEAD_END = new RegExp(
  String.raw`(?<!\s)\s*(?::(?!\d)|=|\n|\?|\s[-–—•|·+]\s|\s/+\s|\||\(|;|${NOT_AFTER}\.(?=\s|$)|,(?!\d))`,
  'i',
);

/** Greetings, and what a page says around a recipe. */
const AROUND_RECIPE = `hi, hello, hey, dear, jump, best(?: wishes| regards|,)?$, cheers, thanks, ingredients?, published, posted, updated, print, deselect, save, share, pin, new one, yield, serves, for (?:one|two)`;
/** Sentences begin with these, and titles: "Here Comes the Sun". */
const BEGINS_SENTENCE = `so, here, as, please, this, i, we, you, been, can, could, would, what about, how about, let’s, let's, put, start, there, that, it, it's, it’s, that's, add, make, by, ever, take, use, grab, squeeze, whisk, begin, (?:take|twist|riff|spin|variation) on`;
const NO_NAME_AT_ALL = String.raw`\b(?:equal parts)\b|\d\s?(?:ml|cl|oz|%)|\$\d|^(?:recipe|cocktail|drink|no\.?|number|step|week|day) ?#?\d+$|^(?:page|p\.|chapter|entry|episode|lot) ?\d`;
/** What no title begins with or holds: nor "Recipe by …" and the like. */
export const NO_TITLE = new RegExp(
  String.raw`^(?:(?:${alternatives(AROUND_RECIPE)})\b|(?:recipe|photos?|words|adapted|created)\s(?:by|from|on)\b)|${NO_NAME_AT_ALL}`,
  'i',
);
/** What no name within a text begins with or holds. */
export const NO_NAME = new RegExp(
  String.raw`^(?:${alternatives(`${AROUND_RECIPE}, ${BEGINS_SENTENCE}`)})\b|\b(?:with|from|using|instead)\b|${NO_NAME_AT_ALL}`,
  'i',
);

import { alternatives, phrases } from '../language/words.js';

/* Words of recipes, as patterns; case does not matter. */

/** Before a thing that is poured. */
export const LEADS = alternatives(`
  but, and, plus, with, has, contains, it (?:has|contains), featuring, consist(?:s|ing) of, composed of,
  add(?:ing)?, using, use, made (?:from|with|of|by), made, from, of, the, some, a drink, pour(?: in| on)?,
  equal (?:parts|measures)(?: of)?:?, it(?:[’']s| is), combine, mix(?:ed)?(?: with)?, blend(?:ed)?(?: with)?,
  put(?: in)?, about, roughly, approximately, also, take, your, my, our, stir, shake, into, (?:which|that) is,
  squeeze(?: in)?, (?:so |then |now |first )?(?:you|we|i) (?:take|need|use|put(?: in)?|add|pour(?: in)?|want)`);

/** After a thing that is poured, to the end of its piece. */
export const TAILS = alternatives(String.raw`
  (?:in(?:to)?|to) (?:an? |the |your )?(?:\w+ ){0,4}(?:glass|coupe|flute|mug|highball|tumbler|nora|snifter|cup|collins|rocks|shaker|tin)\b.*,
  over (?:an? |one |fresh |crushed |big |large |plenty|lots |ice|cubes).*, on (?:the rocks|a big|a large|one).*,
  with (?:plenty of |lots of )?ice.*, served?\b.*, up in .*, on top, (?:to )?top(?: up| it off)?, built? .*, to,
  in(?:to)?, and is, is, (?:shake|stir|blend|strain|muddle)\b.*, stirred.*, shaken.*,
  and (?:shake|stir|strain|build|serve|pour|top|muddle|blend|mix)\b.*, to taste, in equal (?:parts|measures).*,
  to fill, straight up.*, if (?:you|possible|available|desired).*, with|and|plus, optional,
  (?:down|on) the side.*, to the top, (?:layered|soaked|cut in).*`);

/** A step of the method begins with one of these. */
export const STEPS = alternatives(String.raw`
  shak, stir, strain, buil[dt], pour, serv, blend(?!ed with), blitz, fill, churn, smash(?! of), swizzle, roll,
  chill(?!i|e), combine, mix (?:everything|all|well|it), let, wait, smoke, light\b, wet, rim, drizzle, warm,
  heat, lift, give, throw, whip\b, whisk, pack(?:ed)?\b, dump, use, lace, discard, express, tag, enjoy, muddle$,
  flash, pulse`);

/** Of the glass, the ice, the method or the menu: never poured. */
export const NOT_POURED = alternatives(`
  (?<!energy |soft )drinks?, spirits, gets?, glass, coupe, flute, mug, tumbler, highball, ice, cubes?, rim,
  rimmed, shaker, seconds?, strain, smoked?, cloche, wood, served?, taste[sd]?, cup, bowl, up, rocks?, sphere,
  method, equal parts, hidden, stock, menu, discard(?:ed)?, rest, all, recipe, cheers, everything, ingredients?,
  shaken?, stirred, strained`);

/** Without an amount these sit on the glass. */
export const GARNISHES = alternatives(`
  twist, peel, zest, wheel, wedge, slice, sprig, frond, fan, ribbon, crown, coin, skewer, cherry, olive, onion,
  umbrella, stick, flower, disc, swath, shell, bouquet, segment, leaf`);

/** A line with one of these and no known ingredient is talk. */
export const TALK = alternatives(`
  it, is, like, very, for, by, our, this, that, but, drink, cocktail, instead, without, you, i, we, so, or, not,
  best, hi, dear, on, my, long, tall, maybe, perhaps, now, right, team, thanks, thank, cheers`);

/** Words of methods, of serving and of edits, for mending typing errors. */
export const COMMON_IN_RECIPES = phrases(`
  shake, shaken, stir, stirred, strain, strained, muddle, muddled, whisk, build, built, blend, garnish, chilled,
  crushed, cracked, cubes, sphere, leaves, sprig, wedge, wheel, twist, coupe, highball, collins, tumbler, flute,
  snifter, glass, syrup, juice, method, served, rename, change, remove, replace, substitute, switch, double,
  halve, increase, reduce, hide, visible, available, unavailable, description, profile, position, proof, instead`);

/** Words that say what a whiskey is like, rather than what it tastes of. */
export const TASTING_ADJECTIVES = phrases(`
  bold, floral, bright, spicy, dry, sherried, smoky, smokey, peated, peaty, heavily, lightly, smooth, rich,
  sweet, light, full, bodied, full-bodied, medium-bodied, creamy, oily, nutty, fruity, herbal, minty, oaky,
  woody, malty, round, rounded, mellow, soft, gentle, delicate, complex, balanced, elegant, powerful, intense,
  fierce, warm, warming, silky, velvety, crisp, clean, young, old, mature, deep, dark, robust, wheated, high-rye,
  medicinal, maritime, coastal, briny, salty, honeyed, waxy, buttery, lively, easy, easygoing, approachable, big,
  hot, fiery, peppery, spiced, unpeated, polished, dense, layered, subtle, fresh, grassy, tropical, chewy, funky,
  very, quite, rather, extremely, and, but, a, bit, slightly`);

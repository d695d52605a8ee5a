import { type Allergen } from '@peanut/contracts';

/**
 * What files, menus and icons call an allergen; what an ingredient holds is in `table.ts`. Of each allergen a line a
 * language: English, German, French, Spanish, Italian, Dutch, Portuguese.
 *
 * Sources: Annex II of Regulation (EU) 1169/2011 in these languages, the nine allergens of the FDA, the taxonomy
 * allergens.txt of Open Food Facts, the names of the icons of the FSA and of Erudus. Letters and figures for allergens differ
 * from house to house and are not read. Words are folded: small letters, no accents; with a star they may go on.
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  egg: `
    egg, eggwhite, eggyolk, yolk, albumen, albumin, ovalbumin, meringue,
    ei, eier*, eiweiss*, eigelb*, vollei*, huhnerei*,
    oeuf*, blanc d oeuf,
    huevo*, clara, claras, ovoproducto*,
    uovo, uova, albume, ovoprodotti,
    eieren, eiwit*, eigeel, kippenei*,
    ovo, ovos, ovoproduto*`,
  milk: `
    milk, dairy, lactose, cream, butter, buttermilk, cheese, yogurt, yoghurt, whey, casein*, ghee, ice cream,
    milch*, laktose*, sahne*, rahm*, kase*, molke*, joghurt*, quark, schmand,
    lait*, lactos*, lactee*, lactoserum, creme*, beurre, fromage*, yaourt*, caseine*,
    leche*, lacte*, nata, mantequilla, queso*, suero de leche, caseina*,
    latte, latti*, lattosio, panna, burro, formagg*, siero di latte,
    melk*, zuivel*, slagroom*, boter, kaas, karnemelk, wei,
    leite*, latic*, queijo*, manteiga, soro de leite`,
  nuts: `
    nut, tree nut, treenut*, almond*, hazelnut*, hazel nut, filbert*, walnut*, cashew*, pecan*, brazil nut, brazilnut*,
    pistachio*, macadamia*, queensland nut, pine nut, chestnut, marzipan, praline*, orgeat, nut milk, nut butter, almond milk, almond butter, cashew milk, hazelnut milk,
    nuss*, schalenfruch*, schalenobst, mandel*, haselnuss*, walnuss*, kaschu*, pekannuss*, pecannuss*, paranuss*,
    pistazie*, macadamianuss*, queenslandnuss*,
    fruit a coque, fruits a coque, noix, amande*, lait d amande*, noisette*, cajou, pecan*, pistache*, noix du bresil,
    fruto de cascara, frutos de cascara, frutos secos, fruto seco, fruta de cascara, frutas de cascara, nuez, nueces,
    almendra*, leche de almendra*, avellana*, anacardo*, pacana*, pistacho*,
    frutta a guscio, frutta secca, frutta con guscio, noce, noci, mandorl*, latte di mandorl*, nocciol*, anacard*, pistacch*,
    noot, noten, notenproduct*, schaalvrucht*, amandel*, hazelno*, walno*, cashewno*, pecanno*, parano*, pistacheno*,
    fruto de casca rija, frutos de casca rija, frutos de casca, noz, nozes, amendoa*, avela, avelas, caju, castanha*`,
  peanuts: `
    peanut*, peanut butter, groundnut*, ground nut, monkey nut, pea nut,
    erdnuss*,
    arachide*, cacahuete*, cacahouete*,
    cacahuate*, mani,
    arachid*,
    pinda*, aardno*,
    amendoim, amendoins`,
  gluten: `
    gluten, cereal*, wheat*, rye, barley*, oat, oatmeal, oat milk, spelt, kamut, khorasan, durum, semolina, farro,
    einkorn, emmer, triticale, malt, malted, bulgur, couscous,
    glutenhaltig*, getreide*, weizen*, roggen*, gerste*, hafer*, dinkel*, grunkern, hartweizen*, malz*, griess,
    cereale*, ble, froment, seigle, orge, avoine, epeautre,
    trigo, centeno, cebada, avena, espelta,
    glutine, grano, frumento, segale, orzo, kamut,
    glutenbevattend*, tarwe*, rogge, gerst, haver*, graan, granen,
    cereais, centeio, cevada, aveia`,
  soy: `
    soy, soy milk, soya*, soya milk, soybean*, soja*, tofu, edamame, tempeh,
    sojabohne*,
    lait de soja,
    leche de soja,
    soia, latte di soia,
    sojabonen,
    leite de soja`,
  sulphites: `
    sulphite*, sulfite*, sulphur dioxide, sulfur dioxide, sulphur*, sulfur*, metabisul*, bisul*, so2, so 2, e220, e221,
    e222, e223, e224, e225, e226, e227, e228,
    sulfit*, schwefel*, schweflig*,
    anhydride sulfureux, dioxyde de soufre, soufre,
    sulfito*, dioxido de azufre, anhidrido sulfuroso, azufre,
    solfit*, anidride solforosa, biossido di zolfo,
    sulfiet*, zwaveldioxide, zwavel*,
    dioxido de enxofre, anidrido sulfuroso, enxofre`,
  fish: `
    fish, fishes, anchovy, seafood,
    fisch*, meeresfruch*,
    poisson*, anchois, fruits de mer,
    pescado*, anchoa*,
    pesce, pesci, acciug*, frutti di mare,
    vis, vissen, visproduct*,
    peixe*`,
  shellfish: `
    shellfish, shell fish, crustacean*, crustacea, mollusc*, mollusk*, shrimp*, prawn*, crab, lobster*, crayfish, clam,
    oyster*, mussel*, scallop*, squid, octopus, seafood,
    schalentier*, krebstier*, krustentier*, weichtier*, garnele*, krabbe*, muschel*, meeresfruch*,
    crustace*, mollusque*, crevette*, huitre*, moules, fruits de mer,
    crustaceo*, molusco*, marisco*, gamba*,
    crostace*, mollusch*, gamber*, frutti di mare,
    schaaldier*, weekdier*, schelpdier*, garna*, zeevruchten,
    camarao, camaroes`,
  celery: `
    celery, celeriac,
    sellerie*,
    celeri*,
    apio*,
    sedano,
    selder*,
    aipo*`,
  sesame: `
    sesame, tahin*, benne seed,
    sesam*,
    sesame,
    sesamo, ajonjoli,
    sesamo,
    sesamzaad,
    gergelim`,
  mustard: `
    mustard,
    senf*,
    moutarde*,
    mostaza*,
    senape,
    mosterd*,
    mostarda*`,
};

/** The signs that stand for allergens on menus; of a peanut and of a shell nobody knows which is meant. */
export const ALLERGEN_SIGNS: readonly (readonly [sign: string, words: string])[] = [
  ['🥚🍳', 'egg'],
  ['🥛🧀🧈🍼🐄🐮', 'milk'],
  ['🌰', 'nuts'],
  ['🥜', 'nuts, peanuts'],
  ['🌾🍞🥖🥐', 'gluten'],
  ['🫘', 'soy'],
  ['🍷', 'sulphites'],
  ['🐟🐠🎣', 'fish'],
  ['🦐🦞🦀🦪🐚🦑🐙🐌', 'shellfish'],
  ['🥬', 'celery'],
];

/** What a drink has no field for, and things that an allergen's word is only a part of: both are told to the owner. */
export const OTHER_WORDS = `
  lupin*, altramuz, altramuces, tremoco*, coconut*, coconut milk, coconut cream, lait de coco, leche de coco, latte di cocco,
  leite de coco, noix de coco, noix de muscade, nuez moscada, nuez de coco,
  noce moscata, noce di cocco, coco, cocco, noz moscada, nut meg, cocoa butter, cacao butter, beurre de cacao,
  kakaobutter, shea butter, manteca de cacao, burro di cacao, cream of tartar, creme de cassis, corn, maize, buckwheat,
  butternut squash, milk thistle`;

/** How a label says that something is in it, or may be. */
export const HOLDING_WORDS = `
  contain*, may, might, traces, trace, includ*, has, have, with, present,
  enthalt*, kann, konnen, spuren, mit,
  contien*, conten*, peut, peuvent, trace*, avec, presence*,
  puede*, traza*, con, presencia*,
  puo, possono, tracce, traccia, presenza*,
  bevat*, kan, sporen, met,
  contem, conter, pode, vestigio*, tracos, com`;

/** How it says that something is not. */
export const DENYING_WORDS = `
  no, not, non, without, zero, minus, never, neither, nor, isnt, doesnt, dont,
  ohne, kein*, nicht, weder,
  sans, pas, aucun*, ne, ni,
  sin, ningun*,
  senza, nessun*,
  zonder, geen, niet,
  sem, nenhum*, nao`;

/** Says it before a thing with one of {@link OF_WORDS}, and after it without: "free of nuts", "nut-free". */
export const FREE_WORDS = `
  free, less, frei, freie, freies, freier, freien, exempt*, libre*, depourvu*, privo, privi, priva, vrij, vrije, livre*,
  isento*, isenta*, exento*, exenta*`;
export const OF_WORDS = 'of, from, von, de, d, di, da, van';
/** The same in one word with its thing: "glutenfrei". */
export const FREE_TAIL = /\p{L}{2}(?:free|freie?[nrsm]?|vrije?)$/u;

/** "Not suitable for people with an allergy to nuts": what is named after it is in the drink. */
export const SUITED_WORDS = `
  suitable, unsuitable, recommended, geeignet, ungeeignet, convient, conviennent, apto, apta, adatto, adatta, geschikt,
  ongeschikt, adequado, indicado`;

/** From here on something else is said. */
export const BUT_WORDS = 'but, however, except, aber, jedoch, mais, pero, ma, maar, mas, porem';

/** What is said of a diet claims that something is not in it. */
export const DIET_WORDS = `
  vegan*, vegetari*, vegetar*, plant based, halal, kosher, koscher, casher, paleo, keto`;

/** Answers to "does it hold it?". */
export const YES_WORDS = 'yes, y, true, x, ja, oui, si, sim, 1, ✓, ✔, ☑, ✅';
export const NO_WORDS = 'no, n, false, none, nein, non, nee, nao, 0, absent, keine, free, ✖, ❌';

/** They say nothing themselves. */
export const SMALL_WORDS = `
  none, nil, null, nan, na, nothing, neant, rien, nichts, niente, nada, niets, undefined, known, declared, any, ⚠,
  allergen*, allergie*, allergi*, allergy, allergic, allergene*, alergen*, alergi*, intoleran*, information, info, advice,
  statement, warning, hinweis*, icon*, ico, img, image, svg, png, webp, gif, jpg, jpeg, logo, symbol, list, food, foods, drink,
  cocktail, this, the, a, an, is, are, be, it, its, of, in, from, for, to, at, as, or, and, other, all, some, also, only, product*,
  derivative*, derived, thereof, protein, proteins, powder, solid, solids, white, whites, whole, raw, fresh, pasteurised,
  pasteurized, seed, seeds, bean, beans, oil, flour, starch, extract, concentration*, more, than, mg, kg, l, litre, liter, ppm,
  expressed, total, terms, namely, such, does, do, will, can, people, sufferer*,
  der, die, das, und, oder, von, aus, daraus, gewonnene, hergestellte, erzeugnis*, namentlich, wie, sowie, in, im, samen, korner,
  andere*, einschliesslich, mehl, fur, personen,
  le, la, les, l, d, de, des, du, et, ou, un, une, a, au, aux, base, produit*, derive*, graine*, autre*, compris, y, farine*, savoir, personne*,
  el, los, las, del, al, o, e, u, sus, derivado*, producto*, otros, otras, semilla*, grano*, harina, que, para, personas,
  il, lo, i, gli, dei, degli, delle, della, dello, ed, prodott*, derivat*, semi, altri, farina, tipo, per, persone,
  het, een, en, van, op, basis, daarvan, afgeleide*, product, producten, zaad, zaden, andere, inclusief, melksuiker,
  os, as, um, uma, dos, das, outros, semente*, sementes, produtos, derivados`;

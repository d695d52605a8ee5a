/**
 * What guests rule out in German, French, Spanish, Italian, Portuguese and Dutch. Words are folded: small letters, no
 * accents; with a star they may go on. Of what a guest may not have, too much is read rather than too little.
 */

/** What is refused, in English, and every word for it. */
export const FOREIGN_THINGS: readonly (readonly [english: string, list: string])[] = [
  ['egg', 'ei, eier*, eiweiss*, eigelb*, eiwit*, oeuf*, huevo*, clara, claras, uov*, albume, ovo, ovos'],
  [
    'dairy',
    `milch*, sahn*, rahm*, lakt*, kase*, lait*, lact*, creme*, fromage*, leche*, nata*, ques*, latt*,
    panna, formagg*, burro, leite*, latic*, queij*, melk*, zuivel*, room*, slagroom, kaas`,
  ],
  [
    'nut',
    `nuss*, mandel*, haseln*, walnu*, noix, noiset*, amande*, coque, nuez, nueces, secos, cascara,
    almendr*, avel*, noce, noci, nocc*, mandorl*, guscio, secca, noz, nozes, amendoa*, noot*, noten*,
    amandel*, hazeln*, walno*`,
  ],
  ['peanut', 'erdnu*, cacah*, arach*, mani, amendoim, pinda*'],
  [
    'gluten',
    `glut*, weizen*, gerst*, zoliak*, coelia*, celia*, ble, orge, trigo, cebada, grano, frumento,
    orzo, cevada, tarwe*`,
  ],
  ['sulphite', 'sulfi*, solfi*, schwefel*, histamin*, istamin*'],
  ['soy', 'soj*, soia, soya'],
  ['fish', 'fisch*, poisson*, pesca*, pesce, pesci, peixe*, vis'],
  [
    'shellfish',
    `meeresf*, schalent*, krustent*, garnel*, crustac*, crevet*, mer, marisc*, gamba*, crosta*, mare,
    camar*, schaald*, schelpd*, garnal*`,
  ],
  ['celery', 'seller*, celeri*, apio, sedano, aipo, selder*'],
  ['sesame', 'sesam*, ajonjoli, gergelim'],
  ['mustard', 'senf*, senap*, moutard*, mosta*, mosterd*'],
  ['caffeine', 'koffein*, cafein*, caffein*'],
  ['coffee', 'kaffee*, cafe, cafes, caffe, koffie*'],
  ['citrus', 'zitr*, citr*, limet*, limo*, lima, limas, limao, agrum*'],
  ['sugar', 'zuck*, sucr*, azuc*, zucc*, acuc*, suik*, diab*'],
  ['honey', 'honig*, honing*, miel*, mel'],
  ['ginger', 'ingwer*, gingembre, jengibre, zenzero, gengibre, gember*'],
  ['mint', 'minz*, menth*, menta, hortela, munt'],
  ['coconut', 'kokos*, coco, cocco'],
  ['vodka', 'wodka*'],
  ['wine', 'wein*, vin, vins, vino*, vinh*, wijn*'],
  ['beer', 'bier*, cervez*, birra*, cervej*'],
  [
    'alcohol',
    `alko*, alco*, analc*, schwanger*, enceinte, embaraz*, incinta, gravid*, zwanger*, autofahr*,
    fahre, fahren, condu*, guidare, dirigir, rijden, minderj*`,
  ],
];

/** What a guest may leave out without any harm, should it be overlooked. */
export const HARMLESS = `
  eis, eiswurfel*, crushed, kohlensaure*, rauch*, glace, glacon*, bulle*, fumee, hielo*, burbuja*, gas, humo, ghiaccio,
  bollicine, fumo, gelo, bolhas, ijs*, prik, bubbels, rook, problem*, zweifel, doute, duda*, dubbio, duvida*, twijfel, mir, preferenc*`;

/** Rules out what comes next. */
export const FOREIGN_WITHOUT = `
  ohne, kein, keine, keinen, keinem, keiner, keines, sans, sin, senza, niente, nessun*, sem, nenhum*, zonder, geen,
  bez, utan, uden, uten, ilman`;

/** Says that the guest does not bear something: a matter of health. */
export const FOREIGN_ALLERGY = `
  allerg*, alerg*, intoler*, unvertrag*, vertrag*, supporte, supporto, tolero, tollero, sopporto, suporto, verdraag,
  schwanger*, enceinte, embaraz*, incinta, gravida, zwanger*, fahre, fahren, condu*, guidare, dirigir, rijden, diab*, vegan*, vegetal*,
  zoliak*, coelia*, celia*, minderj*, autofahr*`;

/** Refuses something elsewhere in the message. */
export const FOREIGN_NOT =
  'nicht, nichts, nie, pas, jamais, no, nunca, non, mai, nao, niet, nooit, ni, evit*, vermeid*, meide';

/** Words between a refusal and what is refused. */
export const FOREIGN_FILLERS = `
  cocktail, cocktails, drink, ich, je, ik, io, eu, auf, gegen, von, vom, die, der, das, den, dem, ein, eine, einen, alle, irgendwelche, und, oder, bin, habe, bitte, was, mit,
  a, au, aux, la, le, les, de, des, du, un, une, et, ou, toute, tout, tous, toutes, fruit, fruits, suis, nada, el, los, las, al,
  del, y, e, o, frutos, fruta, frutas, todo, soy, ningun, alcun*, ai, alle, alla, allo, agli, il, lo, gli, i, dei, degli,
  delle, della, della, dello, di, frutta, frutti, sono, ao, aos, as, os, do, da, dos, das, sou, voor, tegen, het, een, en, of,
  met, tipo, por, favor, frische, ist, est, ist, s`;

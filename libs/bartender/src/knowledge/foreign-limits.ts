/**
 * What guests rule out in German, French, Spanish, Italian, Portuguese and Dutch. Words are folded: small letters, no
 * accents; with a star they may go on. Of what a guest may not have, too much is read rather than too little.
 */

/** What is refused, in English, and every word for it. */
export const FOREIGN_THINGS: readonly (readonly [english: string, list: string])[] = [
  [
    'egg',
    'ei, eier*, eiweiss*, eigelb*, oeuf*, huevo*, clara, claras, uovo, uova, albume, ovo, ovos, eiwit*',
  ],
  [
    'dairy',
    `milch*, sahne*, rahm*, lakto*, kase*, lait*, lactose*, creme*, fromage*, leche*, lacte*, nata, queso, lactosa, latte,
    latticin*, lattosio, panna, formaggi*, burro, leite*, laticin*, natas, queijo*, melk*, zuivel*, room, slagroom, kaas`,
  ],
  [
    'nut',
    `nuss*, nusse*, mandel*, haselnuss*, walnuss*, noix, noisette*, amande*, coque, nuez, nueces, secos, cascara, almendra*,
    avellana*, noce, noci, nocciol*, mandorl*, guscio, secca, noz, nozes, amendoa*, avela*, noot, noten*, nootjes,
    amandel*, hazelno*, walno*`,
  ],
  ['peanut', 'erdnuss*, erdnusse*, cacahuet*, arachid*, mani, amendoim, pinda*'],
  [
    'gluten',
    `gluten*, weizen*, gerste*, zoliakie*, ble, orge, coeliaqu*, trigo, cebada, celiac*, glutine, grano, frumento, orzo,
    celiach*, cevada, tarwe*, gerst, coeliak*`,
  ],
  ['sulphite', 'sulfit*, solfit*, sulfiet*, schwefel*, histamin*, istamin*'],
  ['soy', 'soja*, soia, soya'],
  ['fish', 'fisch*, poisson*, pescado*, pesce, pesci, peixe*, vis'],
  [
    'shellfish',
    `meeresfrucht*, schalentier*, krustentier*, garnele*, crustace*, crevette*, mer, marisco*, gamba*, crostace*, mare,
    camarao, camaroes, schaaldier*, schelpdier*, garnalen`,
  ],
  ['celery', 'sellerie*, celeri*, apio, sedano, aipo, selderij*'],
  ['sesame', 'sesam*, ajonjoli, gergelim'],
  ['mustard', 'senf*, moutarde*, mostaza*, senape*, mostarda*, mosterd*'],
  ['juniper', 'wacholder*, genievre, genevrier, enebro, ginepro, zimbro, jeneverbes*'],
  ['caffeine', 'koffein*, cafein*, caffein*'],
  ['coffee', 'kaffee*, cafe, cafes, caffe, koffie*'],
  [
    'citrus',
    `zitrus*, zitrone*, limette*, agrume*, citron*, citric*, limon*, lima, limas, agrumi, limao, limoes, citrus*, citroen*,
    limoen*`,
  ],
  ['sugar', 'zucker*, sucre*, azucar*, zuccher*, acucar*, suiker*, diabet*'],
  ['honey', 'honig*, miel, miele, mel, honing*'],
  ['ginger', 'ingwer*, gingembre, jengibre, zenzero, gengibre, gember*'],
  ['mint', 'minze*, menthe, menta, hortela, munt'],
  ['coconut', 'kokos*, coco, cocco'],
  ['chocolate', 'schoko*, chocolat*, cioccolat*'],
  ['cinnamon', 'zimt*, cannelle, canela, cannella, kaneel'],
  ['orange', 'orangen*, naranja*, aranci*, laranja*, sinaasappel*'],
  ['grapefruit', 'pampelmuse*, pamplemousse*, pomelo*, toronja*, pompelmo, toranja*'],
  ['pineapple', 'ananas*, pina, abacaxi'],
  ['strawberry', 'erdbeer*, fraise*, fresa*, fragol*, morango*, aardbei*'],
  ['cherry', 'kirsch*, cerise*, cereza*, cilieg*, cereja*, kersen'],
  ['apple', 'apfel*, pomme, pommes, manzana*, mela, mele, maca, macas, appel*'],
  ['peach', 'pfirsich*, peche, peches, melocoton*, pesca, pesche, pessego*, perzik*'],
  ['tomato', 'tomate*, pomodor*, tomaat, tomaten'],
  ['passion fruit', 'maracuj*, maracuy*, passion*, passievrucht*'],
  ['vodka', 'wodka*'],
  ['wine', 'wein*, vin, vins, vino, vinos, vinho*, wijn*'],
  ['champagne', 'sekt, schaumwein*, champan*, spumante*, espumante*'],
  ['vermouth', 'wermut*, vermut*'],
  ['beer', 'bier*, biere*, cerveza*, birra*, cerveja*'],
  ['liqueur', 'likor*, licor*, liquor*'],
  [
    'alcohol',
    `alkohol*, alcool*, alcol*, alcohol*, analcolic*, schwanger*, enceinte*, embaraz*, incinta, gravida*, zwanger*, autofahr*,
    fahre, fahren, conduis, conduire, conduzco, conducir, guidare, dirigir, rijden, minderjahrig*`,
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
  schwanger*, enceinte, embaraz*, incinta, gravida, zwanger*, fahre, fahren, conduis, conduire, conduzco,
  conducir, guidare, dirigir, rijden, diabet*, vegan*, vegetal*,
  zoliakie*, coeliaqu*, celiac*, celiach*, coeliak*, minderjahrig*, autofahr*`;

/** Refuses something elsewhere in the message. */
export const FOREIGN_NOT =
  'nicht, nichts, nie, pas, jamais, no, nunca, non, mai, nao, niet, nooit, ni, evit*, vermeid*, meide';

/** What may stand between a refusal and what is refused. */
export const FOREIGN_FILLERS = `
  ich, je, ik, io, eu, auf, gegen, von, vom, die, der, das, den, dem, ein, eine, einen, alle, irgendwelche, und, oder, bin, habe, bitte, was, mit,
  a, au, aux, la, le, les, de, des, du, un, une, et, ou, toute, tout, tous, toutes, fruit, fruits, suis, nada, el, los, las, al,
  del, y, e, o, frutos, fruta, frutas, todo, soy, ningun, alcun*, ai, alle, alla, allo, agli, il, lo, gli, i, dei, degli,
  delle, della, della, dello, di, frutta, frutti, sono, ao, aos, as, os, do, da, dos, das, sou, voor, tegen, het, een, en, of,
  met, tipo, por, favor, frische, ist, est, ist, s`;

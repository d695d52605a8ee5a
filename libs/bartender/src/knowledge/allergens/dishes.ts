import { type Substance, SUBSTANCES } from './substances.js';

/**
 * Sweets, baked things, sauces and drinks that go by a name: what they hold by their labels and usual recipes. A row ends
 * with what its things hold, with a question mark where it depends on who made them.
 */
const ROWS = [
  // Sweets, chocolate and cereals, by the label.
  `
  kit kat, kitkat, twix, lion bar, kinder bueno, tim tam, hobnob, chocolate digestive: milk, gluten, soy, ?nuts
  snicker, snickers bar: peanuts, milk, egg, soy, ?nuts, ?gluten
  mars bar, milky way, three musketeer, 3 musketeer, nougat bar: milk, egg, soy, ?gluten, ?nuts, ?peanuts
  toblerone: milk, nuts, egg, soy, honey
  ferrero rocher, kinder chocolate, hanuta, duplo: milk, nuts, soy, gluten
  reese, reese cup, peanut butter cup, butterfinger, clark bar, reese piece: peanuts, milk, soy, ?nuts, ?gluten, ?egg
  peanut brittle: peanuts, ?milk, ?nuts
  nutter butter, peanut butter cookie: peanuts, gluten, ?milk, ?egg, ?soy
  almond joy, mounds bar: nuts, milk, soy
  bounty, bounty bar, milkybar, cadbury, cadbury flake, dairy milk, galaxy bar, hershey, hershey kiss, lindt,
    lindor, rolo, ritter sport, milka, kinder, creme egg, chocolate egg, dove bar, ghirardelli, daim: milk, soy,
    ?nuts, ?gluten, ?egg
  m and m, smartie, whopper, aero bar, crunchie, yorkie, curly wurly, chocolate button, chocolate orange,
    after eight, york peppermint, junior mint, thin mint, andes mint, peppermint patty, turtle candy: milk, soy,
    ?nuts, ?peanuts, ?gluten, ?egg
  peppermint bark, chocolate bark, almond bark, candy bark: milk, ?nuts, ?soy, ?gluten
  chocolate hazelnut spread, gianduja spread, nocilla: nuts, milk, soy
  cocoa spread, chocolate spread: ?nuts, ?milk, ?soy
  baby ruth, payday, mr goodbar, fifth avenue: peanuts, milk, soy, ?nuts, ?egg
  werther, werthers original, caramac, dulce candy, milk candy, tablet fudge, english toffee, heath bar, skor,
    skor bar, toffee bit, caramel candy, soft caramel, caramello, caramelo: milk, ?soy, ?nuts
  gummy bear, gummi bear, haribo, jelly baby, wine gum, fruit pastille, turkish delight, jelly bean: ?meat,
    ?gluten, ?fish, ?nuts
  fruit loop, froot loop, lucky charm, cheerio, cap n crunch, captain crunch, cinnamon toast crunch,
    frosted flake, weetabix, shreddie, grape nut, golden graham, cocoa puff, cocoa pebble, fruity pebble,
    special k: gluten, ?milk, ?nuts, ?soy, ?honey
  rice krispie treat, marshmallow treat: gluten, ?milk, ?soy, ?egg, ?meat
  fluff, fluffernutter: egg, ?meat, ?peanuts
  bourbon ball, rum ball, chocolate truffle ball, truffle ball: ?nuts, ?milk, ?gluten, ?egg, ?soy, ?alcohol
  halwa, tahini spread: sesame, ?nuts, ?egg, ?honey, ?milk`,
  // Baked things hold wheat, and mostly egg and milk.
  `
  panettone, pandoro, stollen, christstollen, babka, challah, brioche, colomba, simnel cake, hot cross bun,
    cinnamon roll, cinnamon bun, danish pastry, sticky bun: gluten, milk, egg, ?nuts, ?soy, ?sulphites
  eclair, profiterole, cream puff, choux, choux bun, cannoli, mille feuille, napoleon cake, victoria sponge,
    sponge cake, sponge finger, savoiardi, angel cake, angel food cake, madeleine, canele, financier, pound cake,
    red velvet cake, carrot cake, birthday cake, funfetti, cake batter, cake mix, muffin, blondie, brownie bite,
    stroopwafel, pancake mix, crepe, dutch baby, beignet, churro, whoopie pie, lamington, baumkuchen: gluten, egg,
    milk, ?nuts, ?soy
  tart, tartlet, lemon tart, custard tart, fruit tart, apple tart, treacle tart, bakewell tart, pop tart, pie,
    apple pie, key lime pie, lemon meringue pie, pecan pie, pumpkin pie, cherry pie, quiche, galette, cobbler,
    apple crumble, apple crisp, fruit crisp, peach crisp, apple strudel, strudel, puff pastry, filo, phyllo,
    pie dough, shortcrust: gluten, ?egg, ?milk, ?nuts, ?soy
  pecan pie, bakewell tart: gluten, nuts, egg, ?milk
  apple pie moonshine, apple pie liqueur, pie liqueur, apple pie vodka, pie syrup, pie flavoured vodka: alcohol,
    ?gluten, ?milk, ?egg
  pie syrup, apple pie syrup, apple crisp syrup, crumble syrup: ?gluten, ?milk, ?egg, ?nuts
  pumpkin pie spice, apple pie spice, pie spice, gingerbread spice, speculaas spice, lebkuchengewurz: nothing
  lebkuchen, pfefferkuchen, pain d epices, pain d epice, speculaas, spekulatius, gingerbread man, pepparkakor,
    ginger snap: gluten, ?egg, ?milk, ?nuts, ?honey, ?soy
  gingerbread syrup, cookie syrup, brownie syrup, birthday cake syrup, speculoos syrup, cookie dough syrup,
    tiramisu syrup: ?gluten, ?milk, ?egg, ?nuts, ?soy
  cookie dough, chocolate chip cookie, chocolate chip, sugar cookie, oreo crumb, nilla wafer, vanilla wafer,
    fortune cookie, girl scout cookie, chips ahoy, animal cracker: gluten, ?milk, ?egg, ?soy, ?honey
  chocolate chip, chocolate drop, chocolate morsel, cacao chip: ?milk, ?soy, ?nuts
  macaroon, amaretto cookie, ricciarelli: nuts, egg, ?gluten, ?milk
  coconut macaroon: egg, ?nuts, ?milk
  baklava: nuts, gluten, ?honey, ?milk
  ice cream cone, sugar cone, wafer roll, pirouline, wafer straw, ice cream wafer: gluten, ?milk, ?egg, ?soy
  tiramisu: egg, milk, gluten, ?alcohol, ?sulphites
  trifle, eton mess, banana split, sundae, knickerbocker glory, banana pudding, bread pudding, rice pudding,
    creme caramel, flan, creme patissiere, pastry cream, vanilla custard, bavarian cream: milk, ?egg, ?gluten,
    ?alcohol, ?meat, ?nuts`,
  // Ice cream by any name.
  `
  eiscreme, vanilleeis, speiseeis, schokoladeneis, erdbeereis, glace vanille, creme glacee, helado, sorvete,
    ijs vanille, vanille ijs, roomijs, vanilleijs, kulfi, ben and jerry, haagen dazs, magnum bar, creamsicle,
    dreamsicle, fudgesicle, affogato: milk, ?egg, ?nuts, ?soy
  vanilla shake, chocolate shake, strawberry shake, malt shake, thick shake, frappe, frappuccino, protein shake,
    ice cream shake: milk, ?egg, ?soy, ?gluten
  root beer float, coke float, cola float, ice cream float, ice cream soda: milk, ?egg
  orange sherbet, rainbow sherbet, lime sherbet, pineapple sherbet: milk, ?egg
  oleo sherbet, sherbet lemon: nothing`,
  // Coffee and cocoa with milk.
  `
  white coffee, caffe latte, cafe latte, chai latte, matcha latte, golden milk, cafe con leche, cafe bombon,
    dalgona, mochaccino, milky coffee, milk tea, thai tea, thai iced tea, hong kong milk tea, bubble milk tea,
    royal milk tea, vietnamese coffee: milk, ?soy
  hot cocoa, cocoa mix, hot cocoa mix, nesquik, nesquick, swiss miss, kaba, cacolac: milk, ?soy, ?gluten
  mocha, mocha syrup, mocha sauce, mocha liqueur: ?milk, ?soy
  mocha liqueur: alcohol, ?milk, ?soy
  grain coffee, barley coffee, caffe d orzo, getreidekaffee, postum, inka, malzkaffee, caro kaffee, muckefuck: gluten
  rye berry, rye grain, rye flake, rye starter, toasted rye, rye kernel, rye crouton, wheat berry,
    cracked wheat: gluten
  oat milk stout, coconut milk stout, milk stout, lactose stout, pastry stout, pastry sour, milkshake ipa,
    cream stout, sweet stout, chocolate milk stout: gluten, milk, alcohol`,
  // Sauces, spreads, broths and pickles.
  `
  tartar sauce, tartare sauce, sauce tartare, remoulade, remoulade sauce: egg, mustard, ?sulphites, ?fish
  ranch, ranch dressing, blue cheese dressing, thousand island: egg, milk, ?mustard, ?fish, ?soy
  alioli, miracle whip, kewpie, kewpie mayo: egg, ?mustard, ?soy, ?fish
  hoisin, hoisin sauce: soy, gluten, sesame
  teriyaki, teriyaki sauce, ponzu, ponzu sauce, tonkatsu sauce, okonomiyaki sauce: soy, gluten, ?fish, ?sesame,
    ?celery, ?mustard
  thai chili paste, nam prik pao, chili paste, chilli paste, curry paste, red curry paste, green curry paste,
    sambal, sambal oelek, laksa paste, tom yum paste: ?shellfish, ?fish, ?soy, ?peanuts, ?gluten, ?celery,
    ?mustard, ?sesame, ?nuts
  chili crisp, chilli crisp, chili oil crisp, lao gan ma, crispy chili oil, salsa macha, rayu: ?soy, ?peanuts,
    ?sesame, ?gluten, ?nuts
  ssamjang, doubanjiang, black bean sauce, yellow bean sauce: soy, ?gluten, ?sesame
  beef consomme, beef broth, beef bouillon, beef stock, chicken stock, chicken broth, bovril, demi glace: meat,
    ?celery, ?gluten, ?soy, ?milk, ?fish, ?mustard, ?egg
  consomme, vegetable stock, vegetable broth, stock cube, oxo: ?celery, ?gluten, ?soy, ?milk, ?fish, ?mustard,
    ?meat, ?egg
  fish stock, fish broth, hondashi, bonito broth: fish, ?soy, ?gluten, ?shellfish, ?celery
  bloody mary mix, zing zang, spicy tomato mix, sangrita mix: ?celery, ?fish, ?gluten, ?soy, ?mustard, ?shellfish,
    ?sulphites
  bloody mary spice, bloody mary rim, bloody mary salt, rim spice, steak spice, montreal steak spice,
    celery salt rim, herb salt, seasoned salt, lawry, old bay rim, everything spice, poultry seasoning: ?celery,
    ?mustard, ?sesame, ?gluten
  everything bagel seasoning: sesame, ?gluten
  za atar: sesame, ?nuts, ?gluten
  satay sauce, peanut sauce, gado gado: peanuts, ?soy, ?gluten, ?shellfish, ?fish
  romesco: nuts, ?gluten, ?sulphites
  houmous, baba ganoush: sesame
  kimchi brine, kimchi juice: ?fish, ?shellfish, ?soy, ?gluten, ?sesame
  pad thai sauce, nuoc cham: fish, ?peanuts, ?shellfish, ?soy
  condensed soup, cream soup, mushroom soup: ?milk, ?gluten, ?celery
  lemon juice from concentrate, lime juice from concentrate, from concentrate: ?sulphites
  lemon juice from concentrate, lime juice from concentrate: sulphites
  green ginger, green ginger wine, crabbie green ginger, crabbie, stone ginger wine,
    stone green ginger: sulphites, alcohol
  contratto, rosso vermouth, vermouth rosso, rosso antico: sulphites, alcohol
  disaronno velvet, amaretto cream, cream amaretto: milk, alcohol, ?nuts, ?soy
  baileys almande: nuts, alcohol
  liqueur cream, whisky cream, whiskey cream, rum cream, bourbon cream, tequila cream, brandy cream,
    coffee cream liqueur, chocolate cream liqueur, strawberry cream liqueur: milk, alcohol, ?soy, ?egg, ?nuts
  water kefir: ?alcohol
  peanut butter whiskey, peanut butter whisky, peanut butter bourbon, peanut whiskey,
    peanut butter liqueur: alcohol, peanuts
  wine vinegar, sherry vinegar, red wine vinegar, white wine vinegar, port vinegar, champagne vinegar,
    vin vinegar: sulphites
  cider vinegar, apple cider vinegar, rice wine vinegar, beer vinegar, spirit vinegar: ?sulphites
  beer vinegar: gluten
  rum extract, rum essence, rum flavouring, rum flavoring, brandy extract, rum aroma, brandy essence: ?alcohol
  rum raisin: ?alcohol, ?sulphites, ?milk
  maraschino cherry, cocktail cherry: ?sulphites, ?nuts
  champagne mango, champagne grape, port salut, sherry tomato: nothing
  red hot, hot tamale: nothing
  bar nut, nut mix, bombay mix, granola bar, energy bar: ?nuts, ?peanuts, ?gluten, ?sesame, ?milk, ?soy, ?honey
  semi skimmed, skimmed, full fat, 2 percent: ?milk
  tobiko, ikura, bottarga, lox, smoked salmon, kipper, herring, mackerel, trout, cod, haddock, eel, pesto fish,
    taramasalata: fish
  taramasalata: fish, ?gluten, ?egg, ?milk
  bitter orange, bitter orange marmalade, bitter lime: nothing
  bitter almond, bitter almond extract: nuts
  wheat germ, wheatgerm: gluten
  chaat masala, chat masala, asafoetida, hing, asafetida: ?gluten, ?mustard
  icing, frosting, buttercream, royal icing, glaze: ?milk, ?egg, ?soy, ?gluten
  smore, s more, smores: gluten, ?milk, ?soy, ?egg, ?meat
  whipped topping, squirty cream, dream whip: milk, ?soy
  plum sauce, duck sauce, sweet and sour sauce, jerk sauce, jerk marinade: ?soy, ?gluten, ?sulphites
  jerky, beef jerky: meat, ?soy, ?gluten
  toffee apple, caramel apple, candy apple: ?milk, ?soy, ?peanuts
  tawny, tawny port, ruby port: sulphites, alcohol
  maltesers, malteser: milk, gluten, ?soy, ?egg
  piccalilli, piccalilli juice: mustard, ?gluten, ?sulphites, ?celery
  satay, satay sauce: peanuts, ?soy, ?gluten, ?shellfish, ?fish
  xo sauce: shellfish, ?fish, ?soy, ?gluten
  ice cream cone, waffle cone, sugar cone, wafer cone: gluten, ?egg, ?milk, ?soy
  ponche de crema: milk, alcohol, ?egg
  posset, syllabub: milk, ?sulphites, ?alcohol
  bloody caesar, caesar cocktail: ?shellfish, ?fish, ?celery, ?gluten
  flip: ?egg
  pindakaas: peanuts, ?soy
  eierpunsch: egg, alcohol, ?sulphites, ?milk
  butter pecan, rum raisin ice cream, rocky road, cookie and cream, cookies and cream, mint chocolate chip: milk,
    ?egg, ?nuts, ?gluten, ?soy
  butter pecan: milk, nuts, ?egg
  milcheiweiss, molkeneiweiss, milchpulver, milchprotein: milk`,
  // Drinks and dishes that go by a name.
  `
  silver fizz, golden fizz, royal fizz: ?egg
  snowball: alcohol, ?egg, ?milk
  mudslide, white russian, grasshopper, alexander, brandy alexander, bushwacker, irish coffee,
    brandy milk punch: ?milk
  mauresque, mai tai, fog cutter, godfather, godmother, army and navy, amaretto sour: ?nuts
  black velvet, ojo rojo, snakebite, red eye, clara, clara con limon, bockbier, bokbier, starkbier: ?gluten,
    ?sulphites, ?shellfish, ?celery, ?fish
  leche de tigre: ?fish, ?shellfish, ?celery
  lait de poule, egg nogg, eggnogg, zabajone, zabaglione: egg, ?milk, ?sulphites, ?alcohol
  tote tante, lumumba: milk, ?soy, ?alcohol
  pacoca, pacoquita, pacoquinha: peanuts
  nocciolina, noccioline: peanuts, ?nuts
  stroopwafel: gluten, ?milk, ?egg, ?soy
  crema catalana, crema pasticcera: milk, ?egg, ?gluten
  kewpie, kewpie mayo: egg, ?mustard, ?soy, ?gluten
  ovomaltine: gluten, milk, ?egg, ?soy
  pandan kaya, kaya: egg, ?milk
  banyul, federweisser, sturm, neuer wein, vino joven: sulphites, alcohol
  calisson, amandelspijs: nuts, ?egg, ?milk
  mantecado: gluten, ?nuts, ?milk, ?egg
  salsa di soia, salsa de soya, sojasaus, molho de soja: soy, gluten
  castanha de caju, caju: nuts
  leite condensado, leche evaporada, leche condensada, kerrygold: milk
  doce de ovo, doces de ovos: egg`,
];

interface Dish {
  names: string;
  holds: Substance[];
  mayHold: Substance[];
}

/** Each row as its names, with commas, and what they hold. */
export const DISHES: readonly Dish[] = ROWS.flatMap((rows) =>
  rows
    .replaceAll(/,\n\s+/g, ', ')
    .split('\n')
    .flatMap(dishOf),
);

function dishOf(row: string): Dish[] {
  const [names, list = ''] = row.trim().split(': ');
  if (!names) return [];
  const said = list.split(', ');
  return [
    {
      names,
      holds: SUBSTANCES.filter((one) => said.includes(one)),
      mayHold: SUBSTANCES.filter((one) => said.includes(`?${one}`)),
    },
  ];
}

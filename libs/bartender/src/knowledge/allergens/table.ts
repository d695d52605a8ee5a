import { ALCOHOL, BEERS, MAY_BE_ALCOHOL, WINES } from './alcohol.js';
import { type Substance } from './substances.js';

/**
 * What holds which allergen: the one list for the owner's form, the chat, the recommendations and the checks of a model.
 *
 * The words of the allergens follow Annex II of Regulation (EU) 1169/2011 and the names in the Open Food Facts taxonomy
 * (allergens.txt, ingredients.txt: German, French, Spanish, Italian names as well). Annex II exempts cereals, nuts and
 * whey that are distilled, so gin, vodka and whiskey hold none of them (their names are in `
    harmless.ts`); what is
 * infused or mixed in afterwards counts. Molluscs are with the shellfish: the card has one word for both.
 *
 * The longest phrase wins: "ginger beer" in `
    harmless.ts` beats "beer", "condensed milk" needs no row besides "milk".
 * Phrases are compared in the singular, without accents.
 */
export const HOLDS: Record<Substance, string> = {
  egg: `
    egg, eggwhite, eggnog, egg nog, nog, yolk, albumen, albumin, ovalbumin, meringue, pavlova, macaron,
    advocaat, advokaat, warninks, verpoorten, rompope, vov, zabov, zabaglione, zabaione, sabayon,
    mayonnaise, mayo, aioli, hollandaise, custard, lemon curd, lime curd, orange curd, fruit curd,
    passion fruit curd, passionfruit curd, tom and jerry batter, marshmallow fluff, cake, brownie,
    cupcake, brioche, panettone, ladyfinger, pancake, waffle, doughnut, donut, french toast, creme brulee,
    creme anglaise, tiramisu, nougat, turron, torrone, egg noodle, huevo, clara de huevo, oeuf, oeufs,
    uovo, uova, albume, tuorlo, ei, eier, eiweiss, eigelb, eierlikor, eierpunsch, eischnee, ovo, eiwit,
    ponche crema, bombardino, all uovo, huevo batido, omelette, quail egg`,
  milk: `
    milk, cream, butter, buttered, dairy, lactose, whey, casein, caseinate, half and half, half half,
    creme fraiche, chantilly, mascarpone, ricotta, cheese, cheesecake, cheddar, parmesan, feta, stilton,
    gorgonzola, mozzarella, brie, cotija, paneer, quark, skyr, labneh, ayran, curd, cheese curd, yogurt,
    yoghurt, yougurt, yoghourt, yogourt, froyo, kefir, lassi, buttermilk, ghee, custard, lemon curd,
    lime curd, orange curd, fruit curd, passion fruit curd, passionfruit curd, pudding, panna cotta,
    dulce de leche, cajeta, tres leche, ice cream, icecream, gelato, soft serve, milkshake, malted,
    malteser, horlick, ovaltine, ovomaltine, milo, bailey, irish cream, carolan, amarula, rumchata,
    sheridan, tequila rose, dooley, coquito, ponche crema, eggnog, egg nog, nog, rompope, milky,
    white chocolate, nutella, toffee, fudge, caramel sauce, butterscotch, butterscotch sauce, latte,
    cappuccino, flat white, cortado, macchiato, cafe au lait, yakult, calpis, calpico, cool whip,
    reddi wip, whipping, creme brulee, creme anglaise, tiramisu, brioche, french toast, milch, sahne,
    schlagsahne, schlagobers, obers, rahm, joghurt, buttermilch, lait, lactee, leche, nata, panna, burro,
    beurre, mantequilla, leite, melk, slagroom, queso, fromage, formaggio, yaourt, ryazhenka,
    hot chocolate, drinking chocolate, sherbet, batida, rivella, ferrero, shortbread, condensada,
    leche condensada, babycham cream, profiterole, eclair`,
  nuts: `
    nut, almond, almondmilk, hazelnut, filbert, walnut, cashew, pecan, pistachio, macadamia, brazil nut,
    queensland nut, nutella, nutmilk, orgeat, orzata, amaretto, frangelico, fratello, nocino, nocello,
    nocciola, nux alpina, noisette, marzipan, frangipane, praline, pralin, gianduja, gianduia, amaretti,
    nougat, turron, torrone, dukkah, baklava, creme de noix, trail mix, mandel, mandorla, mandorle,
    amande, almendra, amendoa, haselnuss, nocciole, avellana, avela, walnuss, noix, noce, noci, nuez,
    nueces, noz, nozes, nuss, nusse, baumnuss, pistazie, pistache, pistacchio, pistacho, anacardo, cajou,
    kaju, pekannuss, ferrero, macaron, dumante, bailey almande, pistaches, crema di nocciole,
    toasted almond, nutty irishman`,
  peanuts: `
    peanut, peanut butter, groundnut, monkey nut, beer nut, pbj, pb and j, reese, skrewball, screwball,
    satay, trail mix, erdnuss, erdnusse, cacahuete, cacahuate, arachide, arachidi, mani, amendoim, pinda,
    pacoquita`,
  gluten: `
    gluten, wheat, barley, oat, oatmilk, oatly, spelt, kamut, khorasan, farro, einkorn, emmer, triticale,
    semolina, bulgur, bulghur, couscous, durum, seitan, malt, malted, malta, malteser, horlick, ovaltine,
    ovomaltine, milo, bread, toast, breadcrumb, panko, crouton, bagel, cracker, graham, biscuit, cookie,
    oreo, biscoff, speculoos, gingerbread, gingersnap, ginger nut, shortbread, biscotti, digestive, wafer,
    cake, brownie, cupcake, cheesecake, ladyfinger, pastry, pie crust, pretzel, granola, muesli,
    corn flake, cornflake, rice krispie, toast crunch, cereal, flour, pasta, noodle, ramen, soba,
    pumpernickel, sourdough, brioche, panettone, croissant, pancake, waffle, doughnut, donut,
    french toast, tiramisu, baklava, rye bread, rye flour, rye malt, cookie butter, waffle cone, rye beer,
    rye ale, rye ipa, soy sauce, soya sauce, soja sauce, sauce soja, salsa de soja, shoyu, hoisin,
    teriyaki, mugicha, bran, hafer, haferdrink, gerste, roggen, dinkel, mehl, brot, bier, malz, avoine,
    ble, orge, seigle, epeautre, trigo, cebada, avena, centeno, orzo, frumento, farina, cerveza, birra,
    biere, cerveja, pain, pane, shaoxing, marmite, vegemite, bionade, barleycup, maggi, ponzu, ferrero,
    wort, oatmeal, malzbier, kitkat, kit kat, twix, crumble, ${BEERS}`,
  soy: `
    soy, soya, soybean, soja, soymilk, soyamilk, edamame, tofu, miso, tempeh, natto, tamari, shoyu,
    hoisin, teriyaki, ponzu, liquid amino, textured vegetable protein, nutella, oreo, biscoff, speculoos,
    kinako, gochujang, versawhip, ferrero, doenjang, okara`,
  sulphites: `
    sulphite, sulfite, metabisulfite, metabisulphite, sulfur dioxide, sulphur dioxide, balsamic,
    wine vinegar, dried apricot, golden raisin, rose lime, rose lime juice, rose lime cordial, ${WINES}`,
  fish: `
    fish, anchovy, worcestershire, worcester sauce, worcestersauce, worchestershire, lea and perrin,
    lea perrin, nam pla, nuoc mam, colatura, garum, dashi, bonito, katsuobushi, caviar, roe, salmon, tuna,
    sardine, caesar dressing, furikake, fisch, poisson, pesce, pescado, acciuga, anchois, sardelle,
    surimi, isinglass, fish sauce, alici, acciughe, sardellen`,
  shellfish: `
    clamato, clam, oyster, shrimp, prawn, crab, lobster, mussel, scallop, squid ink, cuttlefish ink,
    squid, calamari, octopus, cuttlefish, crayfish, crawfish, langoustine, krill, snail, mollusc, mollusk,
    crustacean, shellfish, abalone, conch, cockle, whelk, seafood, caesar mix, xo sauce, bisque, garnele,
    muschel, auster, krabbe, crevette, huitre, moule, gamba, camaron, almeja, ostra, ostrica, gambero,
    vongola, vongole, surimi, oyster sauce, coquille`,
  celery: `
    celery, celeriac, v8, old bay, mirepoix, sellerie, celeri, apio, sedano, aipo, selderij, marmite`,
  sesame: `
    sesame, tahini, tahin, halva, halvah, benne, gomasio, gomashio, zaatar, furikake, togarashi, dukkah,
    everything bagel, hummus, sesam, sesamo, ajonjoli`,
  mustard: `
    mustard, dijon, old bay, piccalilli, mostarda, honey mustard, senf, moutarde, mostaza, senape, mosterd`,
  lupin: `
    lupin, lupine, lupini, lupino, altramuz`,
  honey: `
    honey, honeycomb, mead, beeswax, bee pollen, royal jelly, propolis, barenjager, drambuie, krupnik,
    benedictine, dom, honig, miel, miele, mel`,
  meat: `
    bacon, beef, chicken, pork, ham, duck, lard, tallow, schmaltz, prosciutto, chorizo, sausage, jerky,
    turkey, pancetta, guanciale, wagyu, foie gras, bone broth, bone marrow, gelatin, gelatine, jello,
    marshmallow, gummy, carmine, cochineal, speck`,
  alcohol: [ALCOHOL, WINES, BEERS].join(','),
};

/** What may hold it: the label, or who made it, must tell. */
export const MAY_HOLD: Record<Substance, string> = {
  egg: `
    ice cream, gelato, semifreddo, foam, espuma, mousse, cream foam, biscuit, cookie, wafer, biscotti,
    amaretti, pastry, pie, batter, marzipan, marshmallow, cheesecake, noodle, pudding, truffle, pesto,
    ovaltine, foamer, parmesan, grana padano, lecithin, sorbet, sherbet, coquito, horseradish, shortbread,
    digestive`,
  milk: `
    crema, chocolate, choc, dark chocolate, chocolate bar, chocolate syrup, chocolate sauce,
    chocolate liqueur, chocolate truffle, truffle, mozart, godiva, caramel, butterscotch schnapps,
    butterscotch liqueur, buttershot, buttery, creamy, creamer, creme, foam, espuma, mousse, cold foam,
    pastry, pie, cake, brownie, cupcake, waffle, pancake, doughnut, donut, biscuit, cookie, oreo, biscoff,
    speculoos, graham, cracker, wafer, bread, cereal, granola, margarine, batter, sprinkle, nougat,
    praline, gianduja, gianduia, advocaat, advokaat, warninks, eierlikor, marshmallow fluff, horchata,
    pesto, pina colada mix, chai concentrate, white choc, clarified punch, gravy, ladyfinger,
    chocolate biscuit, kit kat, snicker, twix, mochi, popcorn, coconut milk powder, sorbet, horseradish,
    macaron, digestive, pesto rosso`,
  nuts: `
    disaronno, lazzaroni, falernum, taylor falernum, creme de noyau, noyau, noyaux, apricot kernel,
    persico, pine nut, chestnut, acorn, pesto, granola, muesli, cereal, cookie, biscuit, biscotti,
    brownie, cake, gelato, truffle, horchata, mole, vegan, nutty, baci, snicker, halva, halvah,
    chocolate truffle, chocolate bar, curry paste, shea, batter, dry curacao, dark chocolate,
    chocolate shaving, maraschino cherry, rompope, skrewball, amaretto di saronno, cereal milk, kastanie,
    esskastanie, marone, marron, castagna, chataigne`,
  peanuts: `
    nut, nutty, mole, chocolate bar, truffle, snicker, granola, curry paste`,
  gluten: `
    worcestershire, worcester sauce, lea and perrin, lea perrin, tamari, miso, wheatgrass, pie, licorice,
    liquorice, chocolate bar, batter, sprinkle, pudding, gravy, stock, broth, bouillon, curry paste,
    oyster sauce, bbq sauce, barbecue sauce, steak sauce, vegan, truffle, macaron, amaretti,
    baking powder, caramel color, chai concentrate, sausage, creme brulee, gochujang, fish sauce,
    worchestershire, xo sauce, bisque, surimi, meat extract, cheese sauce, hard seltzer, custard powder,
    bacon bit, wasabi, dashi, furikake, genmaicha, mole`,
  soy: `
    chocolate, choc, cookie butter, dark chocolate, white chocolate, chocolate bar, chocolate syrup,
    chocolate sauce, chocolate truffle, truffle, hot chocolate, drinking chocolate, lecithin, air,
    margarine, worcestershire, cookie, biscuit, graham, cracker, sprinkle, cereal, creamer, vegan,
    bouillon, stock, broth, mayonnaise, mayo, bbq sauce, barbecue sauce, steak sauce, oyster sauce,
    caramel sauce, vegetable oil, kit kat, twix, snicker, bread, cake, brownie, milo, horlick, ovaltine,
    maggi, bacon bit, dashi, wasabi, furikake, calpico, pistachio cream, hazelnut spread, milk chocolate,
    lecithin powder, fish sauce, pretzel, popcorn`,
  sulphites: `
    cider, scrumpy, perry, mead, cidre, sidra, apfelwein, rose, martini, mulled, umeshu, plum wine,
    vinegar, aceto, essig, raisin, sultana, prune, dried fruit, dried fig, dried date, dried mango,
    dried pineapple, dried apple, dried pear, dried peach, dried papaya, dried cherry, dried cranberry,
    dried ginger, dried plum, dried coconut, dried banana, candied, crystallised, crystallized,
    glace cherry, maraschino cherry, cocktail cherry, lime cordial, lemon cordial, reallemon, realime,
    realemon, jif lemon, bottled lemon juice, bottled lime juice, lemon juice concentrate,
    lime juice concentrate, grape juice, white grape juice, grape must, cocktail onion, pickled onion,
    pearl onion, silverskin onion, pickled, horseradish, wasabi, shrimp, prawn, desiccated,
    preserved lemon, giardiniera, verjus, verjuice, glucose syrup, mustard, dijon, senf, moutarde,
    sriracha, pickle, gherkin, cornichon, shrub, coco lopez, canned coconut milk, canned coconut cream,
    canned coconut, pepper sauce, coconut milk powder`,
  fish: `
    gelatin, gelatine, jello, marshmallow, gummy, kimchi, ponzu, collagen, omega 3, bbq sauce,
    barbecue sauce, steak sauce, gravy, caesar mix, xo sauce, curry paste, oyster sauce, stock, broth,
    bouillon, pad thai, sriracha`,
  shellfish: `
    kimchi, curry paste, fish sauce, nam pla, stock, broth, bouillon, glucosamine, chitosan`,
  celery: `
    clamato, tomato cocktail, vegetable juice, bouillon, stock, broth, curry powder, curry paste,
    giardiniera, caesar mix, ketchup, gravy, meat extract, seasoning salt, creole seasoning,
    cajun seasoning, bbq sauce, barbecue sauce, steak sauce, maggi, vegemite, pickle`,
  sesame: `
    bagel, cracker, graham, graham cracker, mole, granola, pretzel, falafel, gochujang, curry paste,
    skrewball`,
  mustard: `
    pickle, gherkin, cornichon, pickle brine, pickle juice, dill pickle, wasabi, curry powder,
    curry paste, mayonnaise, mayo, bbq sauce, barbecue sauce, steak sauce, giardiniera, caesar mix,
    caesar dressing, hollandaise, sausage, cajun seasoning, creole seasoning, horseradish, pepper sauce`,
  lupin: `
    bread, pastry, pie, vegan flour`,
  honey: `
    granola, falernum, nougat, turron, torrone, halva, halvah, baklava, fireball, bbq sauce,
    barbecue sauce, cereal, graham`,
  meat: `
    stock, broth, bouillon, sprinkle, consomme, panna cotta, mousse, jelly, curry paste, gravy,
    red food coloring`,
  alcohol: MAY_BE_ALCOHOL,
};

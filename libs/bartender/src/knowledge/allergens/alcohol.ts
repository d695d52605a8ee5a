/**
 * What has alcohol in it. Whoever must not have any is served only what surely has none: where a thing is unknown, the
 * last word decides ("corote liqueur"), and a word that nobody knows leaves it open.
 *
 * Sources: Regulation (EU) 2019/787, annex I and II (spirit drinks: "rum" to "honey nectar", and their protected names);
 * Regulation (EU) 251/2014 (aromatised wines: vermouth, sangria, Glühwein, Maitrank, Kalte Ente); Regulation (EU)
 * 1308/2013, annex VII (wine, Sekt, liqueur wine); the category "alcoholic beverages" of Open Food Facts; the styles of
 * the Beer Judge Certification Program; the drinks of the International Bartenders Association; houses by their labels.
 * Bitters hold alcohol (about 45 %), if only a dash of it; what ferments at home may.
 */

/** Kinds that say nothing of what else is in them: the last word of a thing that nobody knows. */
export const KINDS_OF_ALCOHOL = `
  alcohol, alcoholic, booze, liquor, liqueur, liqeur, likor, licor, liquore, likoer, likeur, distillate,
  distilate, schnapps, schnaps, schnapp, spirit, spirituose, spiritueux, spiritueuse, destillat, digestif,
  liker, likier, likeer`;

/** Wine, and what is made of wine: all of it holds sulphites, too. */
export const WINES = `
  wine, vermouth, vermut, wermut, vermout, sherry, fino, manzanilla, amontillado, oloroso, palo cortado,
  pedro ximenez, px, tio pepe, lustau, port, portwine, portwein, porto, madeira, malmsey, bual, boal,
  sercial, verdelho, marsala, champagne, champagner, champers, bubbly, prosecco, cava, cremant, sekt,
  spumante, asti, franciacorta, moscato, lambrusco, blanquette, perlwein, schaumwein, frizzante,
  vino frizzante, petillant naturel, pet nat, sparkling wine, lillet, cocchi, dubonnet, byrrh, bonal,
  quinquina, kina, saint raphael, st raphael, cappelletti, cardamaro, carpano, antica formula, dolin,
  noilly prat, noilly, mancino, cinzano, gancia, contratto bianco, contratto rosso, contratto americano,
  martini and rossi, martini rossi, martini rosso, martini bianco, martini dry, martini extra dry,
  martini rosato, martini fiero, regal rogue, pineau, pineau des charente, floc de gascogne, macvin,
  barsac, sauternes, tokaji, tokay, icewine, eiswein, ice wine, rotwein, weisswein, gluhwein, glogg,
  gluhgin, mulled wine, vin chaud, vin brule, vin, vino, wein, vinho, wijn, rose wine, dry rose,
  sparkling rose, provence rose, sangria, zurra, clarea, kalter ente, kalte ente, maibowle, maitrank,
  bowle, tinto de verano, kalimotxo, cabernet, merlot, malbec, shiraz, syrah, tempranillo, garnacha,
  grenache, rioja, chianti, sangiovese, nebbiolo, barbera, primitivo, montepulciano, riesling, chardonnay,
  sauvignon, sauvignon blanc, pinot, pinot noir, pinot grigio, chablis, sancerre, muscadet,
  gewurztraminer, zinfandel, gruner veltliner, claret, bordeaux, burgundy, barolo, picpoul, beaujolai,
  muscat, moscatel, retsina, albarino, verdejo, txakoli, soave, gavi, orvieto, buckfast, aperitif wine,
  punt e mes, ginger wine, barley wine, fruit wine, honey wine, cherry wine, blackberry wine,
  elderberry wine, strawberry wine, bristol cream, harvey bristol cream, cream sherry, pale cream sherry,
  blanc de blanc, blanc de noir, vinho verde, brachetto, tinto, house red, house white, red or white wine,
  vin rouge, vin blanc, vino tinto, vino blanco, vino rosso, vino bianco`;

/** Beer, and what is brewed like it: all of it holds gluten, too. */
export const BEERS = `
  beer, lager, ale, stout, porter, ipa, neipa, apa, pilsner, pilsener, pils, weissbier, hefeweizen,
  weizen, weisse, berliner weisse, kolsch, saison, lambic, kriek, gose, bock, doppelbock, marzen, dunkel,
  helles, altbier, schwarzbier, witbier, dubbel, tripel, quadrupel, trappist, bitter ale, pale ale,
  brown ale, cream ale, red ale, scotch ale, guinness, guiness, heineken, corona, coronita, modelo,
  modelo especial, tecate, pacifico, dos equis, budweiser, bud light, bud lite, coors, coors light,
  miller, miller lite, molson, labatt, peroni, moretti, stella artois, carlsberg, becks, beck, tuborg,
  kronenbourg, foster lager, asahi, sapporo, kirin ichiban, tsingtao, singha, chang beer, kvass, shandy,
  radler, michelada, malt liquor, hop beer, ice beer, bier, cerveza, birra, biere, cerveja,
  pint of bitter, half of bitter, twisted tea, smirnoff ice, hard root beer, wheat beer, oyster stout,
  coffee stout, milk stout, oatmeal stout, peanut porter, peanut stout, rye beer, rye ale, rye ipa,
  nut brown, nut brown ale`;

const BREWED = `
  hard cider, dry cider, strongbow, magners, bulmers, scrumpy, perry, poire cider, cidre, cidre brut,
  sidra, sidre, apfelwein, appelwoi, most wine, mead, metheglin, hydromel, med hmel, hard seltzer,
  white claw, truly hard, alcopop, breezer, bacardi breezer, wine cooler, four loko, hard lemonade,
  mike hard, hard tea, hard kombucha, hard soda, pulque, chicha, chicha de jora, kilju, tejuino, tongba,
  palm wine, boza`;

const SPIRITS = `
  mugi shochu, imo shochu, oude genever, genepi, gin, sloe gin, genever, jenever, vodka, wodka,
  wheat vodka, barley vodka, wheat whiskey, wheat whisky, oat whiskey, wheated bourbon, rye, rye whiskey,
  rum, rhum, ron, agricole, blackstrap, cachaca, tequila, mezcal, mescal, sotol, raicilla, bacanora,
  blanco, reposado, anejo, plata, whiskey, whisky, bourbon, scotch, malt whisky, malt whiskey,
  malt scotch, malt irish, malt japanese whisky, single malt, blended malt, pure malt, grain whisky,
  grain alcohol, grain spirit, neutral grain, neutral grain spirit, moonshine, poitin, brandy, cognac,
  armagnac, calvados, applejack, pisco, grappa, marc, eau de vie, eaux de vie, kirsch, kirschwasser,
  slivovitz, palinka, korn, doppelkorn, obstler, williamsbirne, poire williams, pear william,
  himbeergeist, aquavit, akvavit, aguardiente, arrack, batavia arrack, arak, raki, ouzo, pastis, ricard,
  pernod, absinthe, absinth, absinthe verte, anisette, sambuca, shochu, barley shochu, soju, baijiu,
  awamori, rice wine, everclear, geneva, dry gin, brannvin, brennivin, snaps, aquavitae, brandewijn,
  brandvin, weinbrand, branntwein, cognak, konjak, coñac, konyak, acquavite, acquaviva, aguardente,
  bagaceira, medronho, ginjinha, ginja, licor beirao, cachaça, pinga, corote, feni, fenny, tuba, lambanog,
  basi, toddy palm, palm toddy, singani, charanda, pox, tsipouro, tsikoudia, mastika, rakia, rakija,
  rakiya, zivania, slivovica, sljivovica, tuica, horinca, palenka, borovicka, hruskovica, samogon,
  horilka, gorilka, starka, spirytus, sprit, rectified spirit, nalewka, chacha, maotai, moutai, kaoliang,
  huangjiu, mijiu, shaojiu, erguotou, makgeolli, makkoli, cheongju, nihonshu, saki, habushu, umeshu,
  plum sake, shochuu, okolehao, waragi, ogogoro, akpeteshie, witblits, mampoer, corn whiskey, white dog,
  white lightning, hooch, bathtub gin, overproof rum, spiced rum, coconut rum, clear spirit,
  marc de bourgogne, mirabelle brandy, kirschbrand, quetsch, zwetschgenwasser, zwetschkenschnaps,
  marillenschnaps, marillenbrand, birnenbrand, enzian, vieux, jonge, oude, korenwijn, berenburg,
  beerenburg, jagertee, grog, rumtopf, blended scotch, blended whisky, poteen, potcheen, kornbrand,
  doppelwacholder, steinhager, dry martini, manhattan, negroni`;

const LIQUEURS = `
  london dry, old tom, plymouth, liquor 43, licor 43, triple sec, curacao, cointreau, grand marnier,
  maraschino, maraschino liqueur, luxardo, luxardo maraschino, brandied cherry, griottine, heering,
  cherry heering, chartreuse, galliano, strega, genepy, izarra, kummel, st germain, saint germain,
  elderflower liqueur, creme yvette, parfait amour, chambord, midori, passoa, malibu, kahlua, tia maria,
  mr black, borghetti, coffee liqueur, limoncello, arancello, mandarine napoleon, pama, hpnotiq, alize,
  blue curacao, peach tree, peachtree, peach schnapps, apple schnapps, apple pucker, sour puss, sourz,
  goldschlager, goldwasser, danziger goldwasser, rumple minze, jagermeister, jager, southern comfort,
  pimm, pimm no 1, tuaca, allspice dram, pimento dram, pimento liqueur, ancho reyes, domaine de canton,
  canton, king ginger, swedish punsch, punsch, kronan, rock and rye, italicus, rosolio, suze, salers,
  aveze, gentian liqueur, campari, aperol, select aperitivo, aperitivo, aperitif, amaro, amari, averna,
  nonino, ramazzotti, meletti, lucano, braulio, sfumato, cynar, fernet, branca, fernet branca,
  branca menta, unicum, becherovka, underberg, amer, picon, amer picon, gran classico, zwack unicum,
  sibilla, nardini, del capo, china china, ciociaro, zucca, rabarbaro, americano bitter, angostura, ango,
  peychaud, orange bitters, aromatic bitters, regan, bitter truth, scrappy, bittermen, dale degroff,
  boker, tiki bitters, elemakule, lavender bitters, old fashioned bitters, triple, orange liqueur,
  red bitter, amaretto, disaronno, lazzaroni, dumante, frangelico, nocino, nocello, nux alpina, fratello,
  noyau, persico, bailey, bailey almande, almande, irish cream, carolan, amarula, rumchata, sheridan,
  tequila rose, dooley, coquito, ponche crema, rompope, advocaat, advokaat, warninks, verpoorten,
  eierlikor, eierpunsch, bombardino, vov, zabov, drambuie, benedictine, barenjager, krupnik, dom,
  fireball, mozart, godiva, buttershot, butterscotch schnapp, skrewball, screwball, vana tallinn, zubr,
  killepitsch, ratzeputz, kleiner feigling, berliner luft, pfeffi, kuemmerling, kuemmel, kummerling,
  mistra, anis del mono, marie brizard anisette, pacharan, patxaran, zoco, hierbas, licor de hierbas,
  orujo, ratafia, guignolet, farigoule, verveine, elixir vegetal, genepi des alpe, get 27, get 31,
  peppermint schnapp, goldstrike, agwa, absinthe liqueur, tia lusso, toussaint, caffo, vecchio amaro,
  del bosco, montenegro amaro, biancosarti, petrus boonekamp, jeppson malort, malort, besk, sirova,
  limoncino, mirto, genziana, centerbe, alchermes, alkermes, cordial campari, yukon jack, metaxa,
  visinata, vishnyak, afrikoko, van der hum, koko kanu, xtabentun, damiana, controy, agavero, licor,
  licor de cafe, cafe patron, patron xo cafe, falernum liqueur, velvet falernum, taylor falernum,
  rock rye, pisang, pisang ambon, bols blue, safari, soho, soho lychee, kwai feh, xante, cynar spritz,
  aperol spritz, hugo, spritz veneziano, bitter campari, bitters, angostura bitters, mole bitters,
  xocolatl mole bitters, peach bitters, grapefruit bitters, cardamom bitters, bitter liqueur`;

const HOUSES = `
  absolut, absolut citron, citron vodka, grey goose, ketel one, belvedere, tito, smirnoff, stolichnaya,
  stoli, finlandia, ciroc, skyy, svedka, reyka, zubrowka, wyborowa, russian standard, sobieski,
  hangar one, st george, black cow, tanqueray, hendrick, bombay, bombay sapphire, beefeater, gordon, ford,
  roku, botanist, aviation, sipsmith, citadelle, malfy, hayman, broker, nolet, empress, bacardi, havana,
  havana club, flor de cana, appleton, appleton estate, gosling, myer, el dorado, mount gay, diplomatico,
  zacapa, smith and cross, smith cross, wray and nephew, wray nephew, doorly, brugal, barcelo, matusalem,
  pusser, plantation, planteray, probita, clairin, captain morgan, kraken, sailor jerry, coruba, denizen,
  worthy park, hampden, rhum jm, neisson, trois riviere, lemon hart, cruzan, leblon, novo fogo, sagatiba,
  pitu, patron, don julio, espolon, jose cuervo, cuervo, casamigo, olmeca, ocho, fortaleza, herradura,
  cazadore, hornito, sauza, jimador, el jimador, arette, siete legua, tapatio tequila, del maguey,
  montelobo, ilegal, ojo de tigre, banhez, maker mark, buffalo trace, woodford, woodford reserve, bulleit,
  wild turkey, knob creek, elijah craig, old forester, jim beam, evan williams, evan william, heaven hill,
  four roses, basil hayden, michter, eagle rare, weller, old grand dad, rittenhouse, sazerac,
  old overholt, overholt, pikesville, high west, templeton, whistlepig, jack daniel, george dickel,
  dickel, johnnie walker, chiva, chiva regal, monkey shoulder, dewar, famous grouse, cutty sark,
  ballantine, laphroaig, lagavulin, ardbeg, talisker, caol ila, bowmore, kilchoman, bruichladdich,
  port charlotte, port ellen, glenlivet, glenfiddich, macallan, highland park, jameson, bushmill,
  tullamore, tullamore dew, redbreast, teeling, green spot, writer tear, suntory, nikka, toki, hibiki,
  yamazaki, canadian club, crown royal, hennessy, remy martin, courvoisier, martell, pierre ferrand,
  ferrand, laird, germain robin, barsol, macchu, macchu pisco, capel, busnel, kubler, st george absinthe,
  herbsaint, absente, linie, aalborg, bols, de kuyper, dekuyper, marie brizard, joseph cartron,
  tempus fugit, rothman and winter, rothman winter, st elizabeth, saint elizabeth, cream of kentucky,
  sake, 1800, john d taylor, grand old parr, old parr, teacher, grant whisky, the singleton, singleton,
  oban, dalmore, aberlour, balvenie, clynelish, springbank, glenmorangie, glendronach, craigellachie,
  auchentoshan, penderyn, powers whiskey, paddy, kavalan, amrut, blanton, booker, baker bourbon, larceny,
  stagg, george t stagg, old fitzgerald, pappy, van winkle, angel envy, uncle nearest, mellow corn, wiser,
  lot 40, alberta premium, seagram, seagram 7, gentleman jack, red stag, jim beam honey, screech, stroh,
  stroh 80, goslings black seal, black seal, myers rum, ron zacapa, santa teresa, angostura 1919,
  ron abuelo, don papa, bumbu, dictador, velho barreiro, ypioca, cazadores, clase azul, 1942, cincoro,
  teremana, avion, tanteo, corralejo, tres generaciones, union mezcal, vida mezcal, gin mare,
  the botanist, opihr, four pillars, drumshanbo, gunpowder gin, bloom gin, bulldog gin, elephant gin,
  brockman, caorunn, silent pool, larios, haymans, crystal head, deep eddy, new amsterdam, pinnacle vodka,
  van gogh vodka, three olive, uv blue, cirrus, beluga, stolichnaya elit, moskovskaya, gorbatschow,
  wodka gorbatschow, luksusowa, koskenkorva, xellent, chartreuse elixir, jinro, chamisul, hakutsuru,
  gekkeikan, iichiko, metaxa 7, torres 10, cardenal mendoza, fundador, asbach, asbach uralt, mariacron,
  e and j, christian brother, ararat brandy, vecchia romagna, hine, camus, delamain, janneau,
  pere magloire, boulard, laird applejack, doppio, malort, el tesoro, siembra azul, lairds`;

/** What surely has alcohol in it; nearly all of it is distilled, and so holds no allergen of its grain. */
export const ALCOHOL = [BREWED, SPIRITS, LIQUEURS, HOUSES].join(',');

/** What may have alcohol in it: it ferments, or one word names two things. */
export const MAY_BE_ALCOHOL = `
  poire, williams, william, framboise, sour apple, pucker, dram, pamplemousse, montenegro, fee,
  fee brother, chopin, sapphire, hamilton, clement, alto, milagro, vida, maker, powers, lucid, cider,
  apple cider, rose, martini, mulled, kombucha, tepache, water kefir, yeast, brewer yeast, baker yeast,
  wine yeast, champagne yeast, jun, ginger bug, shrub, rumtopf fruit, brandied fruit, brandied peach,
  drunken fruit, digestif, aperitivo bitter, tincture, hofmannstropfen, chicha morada, wassail, posset,
  syllabub, tiramisu, bourbon ball, rum ball, rum cake, rum raisin, eggnog, egg nog, nog, zabaglione,
  zabaione, sabayon, christmas pudding, fruit cake, falernum, jello shot, jelly shot, energy shot, balsam,
  black balsam, riga balsam, nightcap, hootch`;

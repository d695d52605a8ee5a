/**
 * How guests say in English, German, French, Spanish, Italian, Dutch and Portuguese that something is bad for them. Wide
 * rather than clever: what is read too much costs a choice. Words are folded; with a star they may go on.
 */

/** Speaks of an allergy; where nothing is named with it, one must ask. */
export const ALLERGY_CUES = `
  allergi*, allergy, allergys, alergi*, alergy, alerjy, allergis*, unallerg*, anaphyl*, anafil*, anaphyla*, epipen*, epi pen, adrenaline pen, adrenalin pen, auto injector, intoler*, intoll*, intolor*, unvertrag*,
  hypersensitiv*, throat clos*, throat swell*, stop breathing, stopped breathing, histamin*`;

/** Says of what is named with it that it does harm. */
export const HARM_CUES = `
  the er, in er, to er, swell*, swollen, hive, hives, rash, itch*, numb, tingl*, wheez*, asthma*, hospital*, a and e, emergency, kill me, kills me, kill her, kills him, kill him, kills her, killing me, death, die, dies, deadly, lethal, fatal, poison*,
  make me sick, makes me sick, make me ill, makes me ill, makes him ill, makes her ill, makes me vomit, makes me throw up, makes me puke, sick from, ill from, cramp*, migraine*, bloat*, diarrh*, the runs, react, reacts, reacting, reaction*, sensitive to, sensitivity,
  dont agree, doesnt agree, disagrees, dont get along, doesnt sit, dont sit, get along, upset*,                                        
                                        deathly, breathe, breathing, er visit, doctor, coeliac*, celiac*, blotchy, break out, breaks out, ambulance, dangerous for, bad for me,
  vertrag*, reagier*, krank, schlecht, geschwollen, schwillt, ausschlag, umbringen, bringt mich um, todlich, sterbe, erstick*,           bekommt mir nicht, bauchschmerz*, durchfall, nicht gut,
  malade, tue, tuer, mourir, gonfle*, plaque*, etouff*, urticaire, reaction grave,     supporte pas, digere pas,       ventre,
  mata, matan, matar, hincho, hincha, ahog*, ronchas, urticaria, sienta mal, sientan mal, hace dano, hacen dano, pongo mal, pongo malo, pongo mala,     no tolero,   enfermo, enferma, muero, reaccion*,
  uccid*, gonfi*, soffoc*, orticaria, sto male, sta male, fa male, fanno male, mi manda, mandano, shock,     non tollero, non digerisco,       muoio, reazion*,
  ziek, dood, doodgaan, opgezwollen, zwel*, zwelt, galbulten, stik, benauwd, kan niet tegen,           slecht tegen, verdraag*, reageer*, buikpijn,
  mata me, incho, inchado, sufoc*, passo mal, faz mal, fazem mal, muito mal,     nao tolero,     morro, reacao, doente`;

/** Says that it is not so. */
export const NO_HARM = `
  not allergic, no allerg*, not intolerant, isnt allergic, arent allergic, aint allergic, never been allergic, without allergies, 
  allergic to work, allergic to bad, allergic to mondays, allergic to small talk, allergic to people, allergic to effort,
  nicht allergisch, keine allergie*, keine unvertrag*, pas allerg*, aucune allergie, pas d allergie, no soy alergic*, ninguna alergia, sin alergias, non sono allergic*, nessuna allergia, niet allergisch, geen allergie*, nao sou alergic*, nenhuma alergia, sem alergias`;

/** Says of what is named beside it that it is welcome. */
export const WELCOME = `
  love, loves, loving, adore, fine with, ok with, okay with, is fine, are fine, is ok, are ok, is okay, are okay, no problem with, happy with, can have, can eat, can drink, extra, mag ich, liebe, adore, aime, encanta*, me gusta, amo, mi piace, hou van, gosto`;

/** Eats nothing from animals. */
export const VEGAN_CUES = `
  vegan*, vegetalien*, veganistisch*, vegano, vegana, veganer*, plant based, plantbased, plant only, plants only, animal product*, from an animal, from animals, from any animal, of animal origin, animal derived, tierisch*, origine animale, origen animal, dierlijk*, origem animal, no animal`;

/** Takes no alcohol: who is with child, young, drives, is ill, or does not drink. */
export const SOBER_CUES = `
  bin trocken, ich stille, suis sobre, reste sobre, io guido, guido io, guido stasera, breastfe*, breast feeding, nursing mom, nursing mum, preg, preggo, preggers, pregant, pregnat, pregnent, trying to conceive,  year sober, years sober, month sober, months sober, day sober, days sober, week sober, weeks sober, staying sober, stay sober, been sober, im sober, i am sober, in recovery, recovering, in aa, alcoholics anonymous,  designated driver, dd tonight, the dd, im dd, driving tonight, driving home, have to drive, got to drive, gotta drive, need to drive, drive later, driving later, on antibiotic*, on meds, on medication, taking antibiotic*, liver disease, under age, underage, teetotal*, tee total,
  schwanger*, stillen, stillend*, autofahr*, fahre noch, noch fahren, muss fahren, fahre heute,  antibiotik*, nuchtern, minderjahrig*, fur mein kind, fur meinen sohn, fur meine tochter,
  enceinte*, allait*,  conduis, conduire, prends le volant, antibiotique*, mineur*, pour mon fils, pour ma fille, pour mon enfant,
  embaraz*, amamant*, lactancia,  conduzco, conducir, manejo, manejar, antibiotico*, menor de edad, abstemi*, para mi hijo, para mi hija, para mi nino, para mi nina,
  incinta*, allatt*,  guidare, devo guidare, astemi*, minorenne*, per mio figlio, per mia figlia, per il mio bambino,
  zwanger*, borstvoeding,  moet rijden, moet nog rijden, rijd nog, de bob, ben bob, antibiotica, minderjarig*, nuchter, voor mijn zoon, voor mijn dochter, voor mijn kind,
  gravida*, gestante, amament*,  dirigir, dirijo, conduzo, menor de idade, abstemio, para meu filho, para minha filha`;

/** Holds a word of alcohol, driving or nursing and means none. */
export const NOT_SOBER = `
  driving me, drives me, drive me, drove me, what drives, driving force, sober people, sober company,
  nobody is sober, nobody sober, not sober, no longer sober, not pregnant, no longer pregnant,
  never sober, anything but sober, nursing a, nursing this, minor detail, not driving, isnt driving,
  im not driving`;

/** Says of what is named with it that the guest must not have it. */
export const REFUSAL_CUES = `
  pas de, pas d, kein*, niente, cant have, cannot have, cant eat, cannot eat, cant drink, cannot drink, cant do, cannot do, cant tolerate, cannot tolerate, cant digest, cannot digest, cant handle, cannot handle, cant stomach, cannot stomach, cant take, cant process, cant touch, cannot touch, not allowed, not supposed to, must avoid, have to avoid, need to avoid, must not, mustnt, should not have, shouldnt have, keep away, stay away, stays away, steer clear, stay clear, off the menu, off limit, off limits, no go, no more, darf nicht, darf kein*, darf keine, meide*, vermeid*, peux pas, peut pas, evite*, eviter, interdit*, no puedo, no puede, prohibid*, non posso, non puo, evitare, evito, vietat*, kan geen, kan ik niet, mag niet, mag geen, vermijd*, nao posso, nao pode, evitar, proibid*`;

/** Asks for nothing with alcohol. */
export const NO_ALCOHOL_CUES = `
  non bevo alcol*, drink geen alcohol, dont do alcohol, dont do booze, cant do alcohol, no booze, no liquor, nothing boozy, no alchohol, no alchol, alchohol free, alcoholfree, booze free, dont drink alcohol, doesnt drink alcohol, keinen alkohol, kein alkohol, ohne alkohol, alkoholfrei*, sans alcool, no tomo alcohol, sin alcohol, senza alcol, senza alcool, analcolic*, zonder alcohol, alcoholvrij*, sem alcool`;

/** Where a sentence ends with it: takes no alcohol. "Non bevo latte" takes no milk. */
export const DRINKS_NOT =
  'trinke nicht, trinke nie, bois pas, bois plus, bois jamais, ne boit pas, no bebo, no bebe, no tomo, non bevo, non beve, drink niet, drinkt niet, nao bebo, nao bebe';

import { fold, phrases, pieces } from './words.js';

const FOREIGN_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Everyday words of the languages that guests bring along; none is English, or part of a drink's name. */
const FOREIGN = new Set(
  phrases(`
    ich, mir, ein, eine, einen, und, mit, ohne, nicht, bitte, etwas, fur, ist, gibt, habt, haben, hatte,
    mochte, gerne, gern, danke, welche, welcher, kein, keine, guten, heute, welchen, welches, empfiehlst,
    empfehlen,
    quiero, quisiera, algo, una, sin, para, por, que, muy, tienes, tienen, gracias, hola, recomiendas,
    recomienda, hay, bebidas, vino, cerveza, favor,
    je, voudrais, veux, avec, sans, une, quelque, chose, pas, vous, avez, merci, bonjour, salut,
    recommandes, recommandez, quel, quelle, est,
    vorrei, qualcosa, senza, che, per, favore, avete, grazie, buonasera, molto,
    sono, nessuna, allergico, allergica, allergia,
    ik, mij, een, het, niet, geen, zonder, graag, iets, heb, voor, alstublieft, wil, zou,
    allergie, allergisch, allergique, alergia, alergico, alergica, alergias, intolerante, keinen, keiner, celiaco, celiaca, los, frutos, tengo, puedo,
    suis, jai, nao, sou, tenho, posso, estoy, embarazada, enceinte, schwanger, habe, darf, muss, noch, vertrage,
    au, aux, tomar, comer, leche, mangiare, bez, utan, uden, uten, ilman,
    quero, queria, gostaria, uma, sem, com, bebida, obrigado, muito, voce, tem`),
);
const ENGLISH = new Set(
  phrases(`
    the, is, are, you, your, with, without, something, for, and, want, would, like, that, this, what, which,
    how, can, could, please, drink, some, not, but, my, have, i`),
);
const SHORT = 3;

/** True for a text in another language than English, as far as its script and its commonest words tell. */
export function isForeign(text: string): boolean {
  if ((text.match(FOREIGN_SCRIPT)?.length ?? 0) > text.length / 4) return true;
  const tokens = pieces(fold(text));
  const foreign = tokens.filter((token) => FOREIGN.has(token)).length;
  const english = tokens.filter((token) => ENGLISH.has(token)).length;
  return foreign > english && foreign >= (tokens.length <= SHORT ? 1 : 2);
}

import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { aboutDrink, drinkInShort } from './about-drink.js';
import { type ParsedQuestion, parseQuestion } from './parse-question.js';
import { emergency, wayHome } from './care.js';
import { favourites } from './favourites.js';
import { tasteOfFlight } from './flight.js';
import { allergensOfDrink, mayHave, whatHolds } from './may-have.js';
import { notMyTrade, refusal, stillWithoutAlcohol, withoutAlcohol } from './refusals.js';
import { comparison } from './compare.js';
import { glossaryAnswer } from './glossary-answers.js';
import { orderTaken, outOfStock, praised } from './taking-orders.js';
import { countOf, availability, listOf, placeInFlight, spiritsServed } from './lists.js';
import { greeting, notUnderstood, smallTalk, speaksEnglish } from './small-talk.js';
import { comparedWithLast, somethingElse } from './follow-ups.js';
import { firstWhiskey, somethingLike, suggestDrinks, pairedWithFood } from './suggest.js';
import { insteadOf, substitution } from './substitution.js';
import { superlative } from './superlative.js';

/**
 * Each answers what it knows and leaves the rest to the next. Help and the plain limits come first: nobody who drives
 * is sent to a list of gins.
 */
const ANSWERS: readonly ((question: ParsedQuestion) => string | undefined)[] = [
  emergency,
  speaksEnglish,
  wayHome,
  withoutAlcohol,
  pairedWithFood,
  glossaryAnswer,
  refusal,
  praised,
  smallTalk,
  comparison,
  outOfStock,
  countOf,
  spiritsServed,
  superlative,
  placeInFlight,
  favourites,
  substitution,
  insteadOf,
  mayHave,
  allergensOfDrink,
  comparedWithLast,
  orderTaken,
  somethingLike,
  aboutDrink,
  availability,
  drinkInShort,
  tasteOfFlight,
  whatHolds,
  stillWithoutAlcohol,
  firstWhiskey,
  listOf,
  somethingElse,
  suggestDrinks,
];

/** The whole answer to a question, as marked text. */
export function answer(chatQuestion: ChatQuestion, menu: MenuSnapshot): string {
  const question = parseQuestion(chatQuestion, menu);
  for (const answerOf of ANSWERS) {
    const text = answerOf(question);
    if (text) return text;
  }
  return question.greets ? greeting(question) : (notMyTrade(question) ?? notUnderstood(question));
}

/** An answer word by word, spaces included, as it would be spoken. */
export const spoken = (text: string): string[] => text.match(/(?<!\s)\s*\S+/g) ?? [];

import { type ChatQuestion, type MenuSnapshot } from '../../provider.js';
import { POLITE } from '../text/translations.js';
import { aboutDrink } from './about-drink.js';
import { type Asked, readQuestion } from './asked.js';
import { beyondTheBar } from './beyond.js';
import { comparison } from './compare.js';
import { knowHow } from './know-how.js';
import { countOf, isThere, listOf, placeInFlight, superlative } from './lists.js';
import { notUnderstood, smallTalk } from './small-talk.js';
import { comparedWithLast, firstWhiskey, somethingElse, somethingLike, wished, withFood } from './suggest.js';
import { substitution } from './substitution.js';
import { paragraphs } from './told.js';

/** Each answers what it knows and leaves the rest to the next. */
const ANSWERS: readonly ((asked: Asked) => string | undefined)[] = [
  beforeAll,
  comparison,
  countOf,
  superlative,
  placeInFlight,
  substitution,
  comparedWithLast,
  somethingLike,
  isThere,
  aboutDrink,
  firstWhiskey,
  knowHow,
  listOf,
  somethingElse,
  wished,
];

/** Small talk and the plain limits come first: nobody who drives is sent to a list of gins. */
function beforeAll(asked: Asked): string | undefined {
  return withFood(asked) ?? beyondTheBar(asked) ?? smallTalk(asked);
}

/** The whole answer to a question, as Markdown. */
export function answer(question: ChatQuestion, menu: MenuSnapshot): string {
  const asked = readQuestion(question, menu);
  const polite = asked.language && POLITE[asked.language];
  for (const answerOf of ANSWERS) {
    const text = answerOf(asked);
    if (text) return paragraphs(polite, text);
  }
  return paragraphs(polite, notUnderstood());
}

/** An answer word by word, spaces included, as it would be spoken. */
export const spoken = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

import { termNamed, termsIn } from '../knowledge/glossary.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { capital, listed, withArticle } from '../language/sentences.js';
import { type ParsedQuestion } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';

const DRINKING = paragraphs(
  'Take your time with whiskey:',
  bullets([
    'Pour a little into a glass that narrows at the top and let it rest for a few minutes.',
    'Smell it with your mouth a little open.',
    'Take a small sip and let it cover your tongue. The second sip tells you more than the first.',
    'Add water drop by drop, most of all over 100 proof: it opens the aroma and softens the heat.',
  ]),
);

const ASKS_MEANING =
  anyOf(`what is, what are, what does, what do, what exactly, mean, meaning, meant, explain, define, definition,
  difference, differ, versus, vs, about, how (?:is|are|do|can|should|to|long|strong|come|much water), should (?:i|you|a), where (?:do|should) i (?:keep|store), (?:does|do|can) (?:\\w+ ){1,4}(?:go|keep|last|matter|need), need (?:a|to), is (?:it|older), add water, how many ounce, same as, the same, compare, separate, distinguish, apart, measure, stand for, who is, what make, heard of, tell me, why, point of, is (?:\\w+ ){1,3}an? \\w+ or (?:an? )?\\w+`);
/** "What is your best …", "what is in a …" ask for no meaning. */
const ASKS_FOR_DRINKS =
  / (?:what (?:is|are) (?:in|like|your|good|best)|(?:best|(?!rest)\w+est|good|favourite|favorite|most|cheapest|popular|should|recommend|would you|pour|have) ) ?/;

/** What a term of the trade means, how two of them differ, and how to drink whiskey. */
export function glossaryAnswer({
  line,
  typed,
  text,
  words,
  drinks,
  named,
}: ParsedQuestion): string | undefined {
  if (
    / (?:best way to|how (?:do|should|to|can)) (?:i |you |one |we )?(?:drink|taste|sip|enjoy|nose) (?:\w+ ){0,2}?(?:whiskey|whisky|bourbon|scotch|it|flight) /.test(
      line,
    ) &&
    drinks.length === 0
  )
    return DRINKING;
  if (/^ (?:please |can you )?(?:write|compose|draft|translate|sing|rap) /.test(typed)) return undefined;
  if (text.endsWith('?') && termNamed(words) && !familyAlone(words)) return termNamed(words)?.meaning;
  const asks = ASKS_MEANING.test(line);
  if (!asks || named.length > 0 || line === ' what is up ') return undefined;
  if (ASKS_FOR_DRINKS.test(line) && !/ (?:difference|differ|mean|meaning|versus|vs) /.test(line))
    return undefined;
  const terms = termsIn(words).slice(0, 3);
  if (terms.length === 0)
    return / (?:what is|what are|what exactly|explain|define|mean|heard of) /.test(line)
      ? ingredientAnswer(words)
      : undefined;
  return terms.length === 1
    ? (terms[0]?.meaning ?? '')
    : bullets(terms.map(({ name, meaning }) => `${bold(name)}: ${meaning}`));
}

/** "Bourbon?", "Islay?" ask for a drink. */
const familyAlone = (words: readonly string[]): boolean =>
  FAMILY_BY_WORD.has(words.join(' ')) || ingredientsIn(words).length > 0 || STYLES.has(words.join(' '));

const CLEAR = 0.3;

/** "What is Cynar?": what it does in a glass, and what it tastes of. */
function ingredientAnswer(words: readonly string[]): string | undefined {
  const [found] = ingredientsIn(words);
  if (!found) return undefined;
  const { kind, flavours, abv } = found.ingredient;
  const taste = FLAVOURS.filter((flavour) => (flavours[flavour] ?? 0) >= CLEAR)
    .sort((one, other) => (flavours[other] ?? 0) - (flavours[one] ?? 0))
    .slice(0, 3)
    .map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  const strength = abv > 0 ? `, about ${Math.round(abv)}% ABV` : '';
  const what = kind === 'citrus' || kind === 'juice' ? 'a fruit or its juice' : withArticle(kind);
  return `${capital(found.phrase)} is ${what}${strength}${taste.length > 0 ? `: ${listed(taste)}` : ''}.`;
}

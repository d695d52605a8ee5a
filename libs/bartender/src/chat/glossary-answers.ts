import { termsIn } from '../knowledge/glossary.js';
import { type ParsedQuestion } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bold, bullets } from './markdown.js';

const DRINKING = `Whiskey is best taken slowly:

- Pour a little into a glass that narrows at the top and let it rest for some minutes.
- Smell it with your mouth a little open.
- Take a small sip and let it wander; the second sip tastes truer than the first.
- Add water by the drop, above all over 100 proof: it opens the scent and calms the heat.`;

const ASKS_MEANING = anyOf([
  'what is',
  'what are',
  'whats',
  'what doe',
  'mean',
  'meaning',
  'explain',
  'define',
  'difference',
  'differ',
  'versus',
  'vs',
  'about',
  'compare',
]);

/** What a term of the trade means, how two of them differ, and how to drink whiskey. */
export function glossaryAnswer({ line, words, drinks, named }: ParsedQuestion): string | undefined {
  if (
    / how (?:do|should|to|can) (?:i |you |one |we )?(?:drink|taste|sip|enjoy|nose) (?:\w+ ){0,2}?(?:whiskey|whisky|bourbon|scotch|it|flight) /.test(
      line,
    ) &&
    drinks.length === 0
  )
    return DRINKING;
  const asks = ASKS_MEANING.test(line);
  if (!asks || named.some(({ drink }) => drink)) return undefined;
  if (
    / (?:what is (?:in|like|your|the|good|best)|whats (?:in|your|good|the)) /.test(line) &&
    !/ (?:difference|mean|meaning) /.test(line)
  )
    return undefined;
  const terms = termsIn(words).slice(0, 3);
  if (terms.length === 0) return undefined;
  return terms.length === 1
    ? (terms[0]?.meaning ?? '')
    : bullets(terms.map(({ name, meaning }) => `${bold(name)}: ${meaning}`));
}

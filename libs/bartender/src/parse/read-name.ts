import { type Bar } from '../profile/bar.js';
import { readAmount } from '../profile/amounts.js';
import { words } from '../language/words.js';
import { nameAt, nameOf } from '../intent/drink-names.js';

const MOST_WORDS = 8;
const SMALL_WORDS = new Set(['of', 'and', 'the', 'a', 'in', 'on', 'for', 'with', 'de', 'la', 'y']);
const QUOTED = /["“«]([^"”»]{1,80})["”»]/;
const CALLED =
  /\b(?:called|named|name is|call it|name it)\s+["“]?(.{1,80}?)["”]?(?=\s+(?:with|made|using|from|that|which|and|at|in|is)\b|[,;:\n]|(?<!\b(?:no|nr|st|mr|dr))\.(?:\s|$)|$)/i;
const HEAD_END = /\s*(?::|\n|\?|\s[-–—]\s|\(|;|(?<!\b(?:no|nr|st|mr|dr))\.(?=\s|$))/i;

/** A name in capitals where it was typed without any. */
export function titleCase(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

export interface ReadName {
  name: string;
  /** The text without the name where it stands at the start. */
  rest: string;
}

function head(text: string): ReadName | undefined {
  const match = HEAD_END.exec(text);
  const first = (match ? text.slice(0, match.index) : text).trim();
  const count = first.split(/\s+/).length;
  if (first === '' || count > MOST_WORDS || first.includes(',') || readAmount(first)?.ml !== undefined)
    return undefined;
  if (!match && count > 5) return undefined;
  if (/\b(?:with|from|using)\b/i.test(first) || /\d\s?(?:ml|cl|oz|%)/i.test(first)) return undefined;
  return { name: titleCase(first), rest: match ? text.slice(match.index + match[0].length) : '' };
}

/** A known drink's name at the very start: "Whiskey sour with egg white". */
function knownHead(text: string, bar: Bar): ReadName | undefined {
  const tokens = words(text);
  const found = nameAt(bar, tokens, 0);
  if (!found?.isWhole || found.length < 1 || found.named.bottle) return undefined;
  const typed = text
    .split(/\s+/)
    .slice(0, found.length)
    .join(' ')
    .replace(/[,.:;]+$/, '');
  const isTyped = words(typed).length === found.length;
  return {
    name: titleCase(isTyped ? typed : nameOf(found.named)),
    rest: isTyped ? text.split(/\s+/).slice(found.length).join(' ') : text,
  };
}

/** What the drink is called: in quotes, after "called", before the colon, or a name the bartender knows. */
export function readName(text: string, bar: Bar): ReadName | undefined {
  const quoted = QUOTED.exec(text);
  if (quoted?.[1]) return { name: quoted[1].trim(), rest: text.replace(quoted[0], ' ').replace(/^\s*:/, '') };
  const called = CALLED.exec(text);
  if (called?.[1]) return { name: titleCase(called[1].trim()), rest: text.replace(called[0], ' ') };
  return head(text) ?? knownHead(text, bar);
}

import { FLAVOUR_BY_WORD, type Flavours } from '../knowledge/flavours.js';
import { phrases, pieces, singular, words } from '../language/words.js';

const DENIES = new Set(
  phrases(`
    no, not, without, never, nothing, less, hardly, barely, trace, unpeated`),
);
const SOFTENS = new Set(
  phrases(`
    wisp, hint, touch, gentle, gently, soft, softly, quietly, lightly, light, faint, faintly, whisper,
    kissed, thread, bit`),
);
const DEEPENS = new Set(
  phrases(`
    intense, intensely, heavily, very, deep, full, powerful, rich, extra, unapologetic, lush`),
);
const REACH = 3;

/** How much a flavour word counts, by the words before it. */
function degree(before: readonly string[]): number {
  if (before.some((word) => DENIES.has(word))) return 0;
  if (before.some((word) => SOFTENS.has(word))) return 0.6;
  return before.some((word) => DEEPENS.has(word)) ? 1.3 : 1;
}

/** The flavours a text names, each at most `weight` (1.3 × for "intensely …"); denied ones are left out. */
export function describedFlavours(text: string, weight: number): Flavours {
  const found: Flavours = {};
  const tokens = pieces(text).map(singular);
  tokens.forEach((_, at) => {
    const two = `${tokens[at]} ${tokens[at + 1] ?? ''}`;
    const flavour = FLAVOUR_BY_WORD.get(two) ?? FLAVOUR_BY_WORD.get(tokens[at] ?? '');
    if (!flavour) return;
    const strength = Math.min(1, weight * degree(tokens.slice(Math.max(0, at - REACH), at)));
    found[flavour] = Math.max(found[flavour] ?? 0, strength);
  });
  return found;
}

/** The stronger of both, flavour by flavour. */
export function strongest(...all: readonly Flavours[]): Flavours {
  const merged: Flavours = {};
  for (const flavours of all)
    for (const [flavour, strength] of Object.entries(flavours) as [keyof Flavours, number][])
      merged[flavour] = Math.max(merged[flavour] ?? 0, strength);
  return merged;
}

/** The words of some texts with the weight of their field; the highest weight counts. */
export function weightedVocabulary(
  fields: readonly (readonly [text: string, weight: number])[],
): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const [text, weight] of fields)
    for (const word of words(text)) {
      if (word.length < 3 && !/\d/.test(word)) continue;
      if ((vocabulary.get(word) ?? 0) < weight) vocabulary.set(word, weight);
    }
  return vocabulary;
}

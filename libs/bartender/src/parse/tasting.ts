import { FLAVOUR_BY_WORD } from '../knowledge/flavours.js';
import { TASTING_ADJECTIVES } from '../knowledge/recipe-words.js';
import { piecesOf } from './pieces.js';
import { capital, cut } from '../language/sentences.js';
import { TEXT_LENGTHS } from '@peanut/contracts';

const ADJECTIVES = new Set(TASTING_ADJECTIVES);
const NOTES =
  /\b(?:tasting notes?|notes?|hints|flavou?rs?|tastes?|aromas?|nose|palate|finish|smells?)\b(?!\s*[,)])(?:\s+(?:of|are|is|like|with|should be))?\s*(?::\s*)?([^.;\s][^.;\n]{0,199})/i;
const PROFILE =
  /\b(?:profile|character|style|body)\b(?:\s+(?:is|of|should be))?\s*(?::\s*)?([^.;\s][^.;\n]{0,119})/i;
const NO_TASTE =
  /\d|%|★|\b(?:proof|abv|bourbon|rye(?! (?:spice|bread))|scotch|malt(?! loaf)|whiske?y|irish|japanese|islay|speyside|year|years|aged?|bottled?|casks?|barrels?|water|needs?|wants?|takes?|rest|distiller|from|alcohol|strength|vol|serve|drops?|uncut|unfiltered|filtered|distilled|matured|finished|ppm|edition|release|natural colou?r|bottle|neat|list|menu|beginners?|best|great|ice|drams?|pour(?:ed)?|addition|favou?rite|not?|put|let|stand|bonded|lowland|highland|pot still|find|flight|distillery|kentucky|orkney|taiwan|wales|india|japan|ireland|scotland|nas|dumped|tasted|last night|loved|liked|pts|points)\b/i;

const isAdjective = (part: string) =>
  part
    .toLowerCase()
    .split(/\s+/)
    .every((word) => ADJECTIVES.has(word));

/** The single tastes of a text: pieces between commas and "and". */
function tastes(text: string): string[] {
  return piecesOf(text.replace(/(?<=%\s?vol)\.(?=\s)/gi, ','))
    .flatMap((clause) => clause.split(/(?<!\s)\s+(?:and|with)\s+|(?:(?<!\s)\s+)?\/\s*|:\s/i))
    .map((part) =>
      part
        .replace(
          /^(?:very|quite|rather|expect|think|(?:i|we|you) (?:get|find|found|taste)|(?:it )?is(?: an?)?|it's|its|with|(?:on the )?(?:nose|palate|finish)(?: of)?|hints? of|notes? of|a (?:touch|hint|bit) of|(?:(?:a )?(?:lots?|tons|loads|plenty|heaps|layers?|waves?|whiffs?|mountains?|bags|oodles)) of|some|the|an?)\s+/i,
          (lead) => (/^(?:very|quite|rather)/i.test(lead) ? lead : ''),
        )
        .replace(/ on the (?:nose|palate|finish)$/i, '')
        .trim(),
    )
    .filter((part) => part !== '' && part.split(/\s+/).length <= 4 && !NO_TASTE.test(part));
}

/** Tastes in words without a sign between them: "honey vanilla dried fruit". */
function knownTastes(text: string): string[] {
  const found = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...new Set(found)].filter((word) => FLAVOUR_BY_WORD.has(word) && !ADJECTIVES.has(word));
}

export interface Tasting {
  profile: string | undefined;
  notes: string | undefined;
}

const joined = (parts: readonly string[], limit: number) =>
  parts.length > 0 ? cut(capital(parts.join(', ').toLowerCase()), limit) : undefined;

/** What a whiskey's text says of its character (adjectives) and its tastes (things), each within its limit. */
export function readTasting(text: string): Tasting {
  const said = NOTES.exec(text);
  const character = PROFILE.exec(text);
  const profile = character?.[1];
  const beside = tastes([said, character].reduce((rest, part) => rest.replace(part?.[0] ?? '', ' '), text));
  const told = said?.[1] ? tastes(said[1]) : beside.filter((part) => !isAdjective(part));
  const notes = told.length > 0 ? told : knownTastes(text);
  return {
    profile: profile
      ? cut(capital(profile.trim()), TEXT_LENGTHS.profile)
      : joined(adjectives(text, beside), TEXT_LENGTHS.profile),
    notes: joined(notes, TEXT_LENGTHS.notes),
  };
}

const ALONE = /\b(heavily peated|lightly peated|peated|sherried|unpeated|smoky|wheated|spicy|smooth)\b/gi;

function adjectives(text: string, parts: readonly string[]): string[] {
  const found = parts.filter(isAdjective);
  const lone = (text.match(ALONE) ?? []).filter(
    (word) => !found.some((part) => part.toLowerCase().includes(word.toLowerCase())),
  );
  return [...new Set([...found, ...lone.map((word) => word.toLowerCase())])];
}

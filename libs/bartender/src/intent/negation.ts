import {
  AROUND_CUES,
  IDIOMS,
  REFUSED_AFTERWARDS,
  SOFT_CUES,
  STRICT_CUES,
} from '../knowledge/refusal-words.js';
import { phrases } from '../language/words.js';
import { conceptAt, type FoundConcept } from '../knowledge/lexicon.js';
import { isPouredThing } from './apply-concept.js';
import { isSign } from './tokenize.js';

const CUES: ReadonlyMap<string, 'strict' | 'soft'> = new Map([
  ...STRICT_CUES.map((cue) => [cue, 'strict'] as const),
  ...SOFT_CUES.map((cue) => [cue, 'soft'] as const),
]);
const LONGEST_CUE = 4;
const IDIOM_SET = new Set(IDIOMS);

const RESTARTS = new Set(
  phrases(`but, something, please, with, want, give, make, maybe, rather, only, prefer, though, however, yet, just, i,
    love, like, need, more, would, so`),
);
const ALWAYS_RESTARTS = new Set(['but', 'please', 'more']);
/** "No rum or anything with cream" goes on refusing behind these. */
const STANDS_FOR_ALL = new Set(['anything', 'everything', 'those', 'thing', 'stuff', 'drink', 'one']);
/** "Allergic to nuts, eggs and milk": for such a guest a list goes on at each comma. */
const IS_ALLERGY = /allerg|intoler|react|sensitive/;
const REACH = 7;
const AROUND_REACH = 6;

/** Follows a text word by word and tells whether the word is refused. */
export class Negation {
  private mode: 'strict' | 'soft' | undefined;
  private hasRefused = false;
  private since = 0;
  private isAllergy = false;
  /** Where a refused taste ends: "not a peaty scotch" refuses the peat, not the scotch. */
  private adjectiveEnd = -1;
  private listed: 'spirit' | 'thing' | undefined;

  /** What the words at this place mean by themselves: tokens consumed, or 0. */
  read(tokens: readonly string[], at: number): number {
    const idiom = longest(tokens, at, (phrase) => IDIOM_SET.has(phrase));
    if (idiom > 0) return idiom;
    const cue = longest(tokens, at, (phrase) => CUES.has(phrase)) || around(tokens, at);
    if (cue > 0) {
      const words = tokens.slice(at, at + cue).join(' ');
      this.mode = CUES.get(words) ?? 'strict';
      this.isAllergy = IS_ALLERGY.test(words);
      this.hasRefused = false;
      this.since = at;
      return cue;
    }
    this.end(tokens, at);
    return 0;
  }

  /** How the concept at this place is refused; `undefined` when it is wanted. Its kind links it to a list. */
  refuses(tokens: readonly string[], at: number, length: number): 'strict' | 'soft' | undefined {
    if (REFUSED_AFTERWARDS.test(clauseFrom(tokens, at + length))) return 'strict';
    if (!this.mode || at - this.since > REACH) return undefined;
    const listed = listedAs(conceptAt(tokens, at));
    if (listed === 'spirit' && this.adjectiveEnd === at) {
      this.mode = undefined;
      return undefined;
    }
    this.hasRefused = true;
    this.since = at;
    this.listed = listed;
    this.adjectiveEnd = listed === undefined ? at + length : -1;
    return this.mode;
  }

  private end(tokens: readonly string[], at: number): void {
    const token = tokens[at] ?? '';
    if (!this.mode) return;
    if (isSign(token)) {
      if ((token === ',' || token === '/') && (listGoesOn(tokens, at) || this.isListed(tokens, at))) return;
      this.mode = undefined;
    } else if (token === 'with' && STANDS_FOR_ALL.has(tokens[at - 1] ?? '')) this.since = at;
    else if (ALWAYS_RESTARTS.has(token) || (this.hasRefused && RESTARTS.has(token))) this.mode = undefined;
    else if (token === 'and' && this.hasRefused && this.mode === 'soft') this.mode = undefined;
  }

  /** A comma before another of the same kind: "no gin, vodka and rum". */
  private isListed(tokens: readonly string[], at: number): boolean {
    const from = tokens[at + 1] === 'and' || tokens[at + 1] === 'or' ? at + 2 : at + 1;
    const next = listedAs(conceptAt(tokens, from));
    return next !== undefined && next === this.listed && (this.isAllergy || LIST_END.test(rest(tokens, at)));
  }
}

const LIST_END = /^(?:\w+ ){1,2}(?:, (?:\w+ ){1,2})*,? ?and /;
const rest = (tokens: readonly string[], at: number) => `${tokens.slice(at + 1, at + 10).join(' ')} `;

function listedAs(found: FoundConcept | undefined): 'spirit' | 'thing' | undefined {
  if (found?.concept.kind === 'family') return 'spirit';
  return found && (found.concept.kind === 'contains' || isPouredThing(found.phrase)) ? 'thing' : undefined;
}

function longest(tokens: readonly string[], at: number, test: (phrase: string) => boolean): number {
  for (let length = LONGEST_CUE; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    if (test(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** 1 where a "keep … out" begins. */
function around(tokens: readonly string[], at: number): number {
  const ends = AROUND_CUES.get(tokens[at] ?? '');
  if (!ends) return 0;
  const after = tokens.slice(at + 1, at + 1 + AROUND_REACH);
  const sign = after.findIndex((token) => isSign(token) && token !== ',');
  return after.slice(0, sign < 0 ? undefined : sign).some((token) => ends.has(token)) ? 1 : 0;
}

const CLAUSE = 12;

/** The words of the clause from this place on, each followed by a space; commas belong to it. */
function clauseFrom(tokens: readonly string[], from: number): string {
  const after = tokens.slice(from, from + CLAUSE);
  const end = after.findIndex((token) => token === 'but' || (isSign(token) && token !== ','));
  return `${after.slice(0, end < 0 ? undefined : end).join(' ')} `;
}

/** "no gin, vodka or rum": a comma goes on refusing when an "or" follows before anything new starts. */
function listGoesOn(tokens: readonly string[], at: number): boolean {
  for (const token of tokens.slice(at + 1, at + 10)) {
    if (token === 'or' || token === 'nor') return true;
    if (RESTARTS.has(token) || (isSign(token) && token !== ',' && token !== '/')) return false;
  }
  return false;
}

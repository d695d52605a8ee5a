import {
  type Intent,
  type Constraint,
  type Limits,
  wordsAmong,
  tokenize,
  parseIntent,
} from '@peanut/bartender/rule-based';
import { ALCOHOL_FREE, FITS, placeOf, UNKNOWN } from './fits.js';
import type { MenuIndex } from './menu-index.js';

/** A drink that is out of stock can be asked about, but is not what most guests want. */
const OUT_OF_STOCK = -0.5;
const NEVER = -1_000;
/** More than all wishes together: a drink with alcohol is no answer to who may have none. */
const SOBER = 100;
const WORD = 1;
const LIKE = 0.25;
const LONGEST_NAME = 7;
const MOST_NAMED = 20;
/** What those get who ask for nothing in particular. */
const CROWD_PLEASERS: readonly Constraint[] = [
  { kind: 'occasion', occasion: 'beginner', weight: 0.6 },
  { kind: 'occasion', occasion: 'classic', weight: 0.6 },
];

const wordsOf = (text: string, index: MenuIndex): string[] => wordsAmong(tokenize(text, index.reader));

/** Rows of the drinks whose whole name stands in the text, in order. */
export function rowsNamedIn(text: string, index: MenuIndex): number[] {
  const words = wordsOf(text, index).filter((word) => word !== 'the' && word !== 'and');
  const found: number[] = [];
  for (let at = 0; at < words.length && found.length < MOST_NAMED; at += 1)
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const row = index.named.get(words.slice(at, at + length).join(' '));
      if (row === undefined) continue;
      found.push(row);
      at += length - 1;
      break;
    }
  return found;
}

class Scores {
  readonly scores: Float32Array;

  constructor(private readonly index: MenuIndex) {
    this.scores = new Float32Array(index.drinks.length);
  }

  addFit(place: number, weight: number): void {
    const { scores } = this;
    const { fits } = this.index;
    for (let row = 0, at = place; row < scores.length; row += 1, at += FITS)
      scores[row] = (scores[row] ?? 0) + weight * (fits[at] ?? 0);
  }

  addTerm(term: string, weight: number): void {
    for (const row of this.index.rowsOf.get(term) ?? []) this.scores[row] = (this.scores[row] ?? 0) + weight;
  }

  addConstraint(constraint: Constraint): void {
    const place = placeOf(constraint);
    if (constraint.kind === 'family') this.addTerm(`family ${constraint.family}`, constraint.weight);
    else if (constraint.kind === 'word') this.addTerm(constraint.word, WORD);
    else if (constraint.kind === 'contains') this.addTerm(constraint.name, constraint.weight);
    else if (constraint.kind === 'like') {
      for (const term of constraint.target.contains) this.addTerm(term, LIKE);
      for (const family of constraint.target.families) this.addTerm(`family ${family}`, LIKE);
      for (const word of constraint.name.toLowerCase().split(' ')) this.addTerm(word, WORD);
    } else if (place !== undefined) {
      const isRefused =
        constraint.kind === 'less flavour' || (constraint.kind === 'form' && !constraint.isWanted);
      this.addFit(place, isRefused ? -constraint.weight : constraint.weight);
    }
  }

  addIntent(intent: Intent): void {
    for (const constraint of intent.constraints) this.addConstraint(constraint);
    for (const word of intent.unknown) this.addTerm(word, WORD);
    if (intent.constraints.length + intent.unknown.length === 0)
      for (const constraint of CROWD_PLEASERS) this.addConstraint(constraint);
  }

  addLimits({ avoidFamilies, avoidContents, isAlcoholFree }: Limits): void {
    for (const family of avoidFamilies) this.addTerm(`family ${family}`, NEVER);
    for (const content of avoidContents) {
      this.addTerm(content, NEVER);
      this.addTerm(`perhaps ${content}`, NEVER);
    }
    if (avoidContents.size > 0) this.addTerm(UNKNOWN, NEVER);
    if (isAlcoholFree) this.addFit(ALCOHOL_FREE, SOBER);
  }

  /** Drinks of the other kind come last, those out of stock a little later than others. */
  addFacts(type: Intent['type']): void {
    for (const [row, { isAvailable }] of this.index.drinks.entries()) {
      const isOther = type !== undefined && (type === 'cocktail') !== this.index.isCocktail(row);
      const worth = (isOther ? NEVER : 0) + (isAvailable ? 0 : OUT_OF_STOCK);
      if (worth !== 0) this.scores[row] = (this.scores[row] ?? 0) + worth;
    }
  }
}

/** How near each drink comes to what a text asks for, within a guest's limits; only their order means anything. */
export function scoresFor(
  text: string,
  limits: Limits | undefined,
  like: number | undefined,
  index: MenuIndex,
): Float32Array {
  const scores = new Scores(index);
  const intent = parseIntent(text, index.reader);
  scores.addIntent(intent);
  scores.addLimits(limits ?? intent);
  if (like !== undefined) for (const term of index.termsOf(like)) scores.addTerm(term, LIKE / 4);
  scores.addFacts(intent.type);
  return scores.scores;
}

import { isSign } from './tokenize.js';

/** Refuses the thing itself that comes after it. */
const STRICT_CUES = [
  'no',
  'not',
  'without',
  'never',
  'nothing',
  'avoid',
  'hate',
  'dislike',
  'except',
  'excluding',
  'minus',
  'skip',
  'hold the',
  'none',
  'neither',
  'nor',
  'dont',
  'doesnt',
  'cant',
  'cannot',
  'wont',
  'isnt',
  'arent',
  'allergic',
  'allergy to',
  'intolerant to',
  'anything but',
  'everything but',
  'anything except',
  'anything other than',
  'other than',
  'different from',
  'different than',
  'instead of',
  'rather than',
  'beside',
  'apart from',
  'aside from',
  'tired of',
  'bored of',
  'bored with',
  'sick of',
  'had enough of',
  'not a fan of',
  'rather not',
  'stay away from',
  'leave out',
  'ex',
  'sans',
  'besides',
  'unlike',
  'cut out',
  'free of',
  'free from',
];
/** Refuses too much of something. */
const SOFT_CUES = [
  'less',
  'too',
  'not too',
  'not so',
  'not very',
  'not overly',
  'not as',
  'nothing too',
  'without being too',
  'dont want too much',
  'no too much',
  'not much',
  'fewer',
  'reduce',
  'not super',
  'isnt too',
  'not that',
  'isnt so',
  'not overly',
  'arent too',
  'not really',
  'hardly any',
];
const CUES: ReadonlyMap<string, 'strict' | 'soft'> = new Map([
  ...STRICT_CUES.map((cue) => [cue, 'strict'] as const),
  ...SOFT_CUES.map((cue) => [cue, 'soft'] as const),
]);
const LONGEST_CUE = 4;

/** Idioms that hold a "no" and refuse nothing. */
const IDIOMS = [
  'nothing but',
  'why not',
  'not only',
  'not sure',
  'dont mind',
  'not bad',
  'cant go wrong',
  'no problem',
  'no worry',
  'no rush',
  'if not',
  'dont know',
  'dont care',
  'no idea',
  'no preference',
  'doesnt matter',
  'dont drink much',
  'dont usually drink',
  'cant decide',
  'cannot decide',
  'cant choose',
  'whether or not',
  'not to mention',
  'dont worry',
  'no matter',
  'cant wait',
  'no doubt',
  'not shaken',
  'not stirred',
  'can not wait',
  'no more than',
  'never had',
  'never tried',
  'not used to',
  'never been',
];
const IDIOM_SET = new Set(IDIOMS);

const RESTARTS = new Set([
  'but',
  'something',
  'please',
  'with',
  'want',
  'give',
  'make',
  'maybe',
  'rather',
  'only',
  'prefer',
  'though',
  'however',
  'yet',
  'just',
  'i',
  'love',
  'like',
  'need',
  'more',
  'would',
]);
const ALWAYS_RESTARTS = new Set(['but', 'please', 'with', 'more']);
const POSTFIXES = new Set(['free', 'allergy', 'intolerance', 'intolerant', 'less']);
const REACH = 7;

/** Follows a text word by word and tells whether what stands there is refused. */
export class Negation {
  private mode: 'strict' | 'soft' | undefined;
  private hasRefused = false;
  private since = 0;

  /** What the words at this place mean by themselves: tokens consumed, or 0. */
  read(tokens: readonly string[], at: number): number {
    const idiom = longest(tokens, at, (phrase) => IDIOM_SET.has(phrase));
    if (idiom > 0) return idiom;
    const cue = longest(tokens, at, (phrase) => CUES.has(phrase));
    if (cue > 0) {
      this.mode = CUES.get(tokens.slice(at, at + cue).join(' '));
      this.hasRefused = false;
      this.since = at;
      return cue;
    }
    this.end(tokens, at);
    return 0;
  }

  /** How the concept at this place is refused; `undefined` when it is wanted. Its kind links it to a list. */
  refuses(tokens: readonly string[], at: number, length: number): 'strict' | 'soft' | undefined {
    if (POSTFIXES.has(tokens[at + length] ?? '')) return 'strict';
    if (!this.mode || at - this.since > REACH) return undefined;
    this.hasRefused = true;
    this.since = at;
    return this.mode;
  }

  private end(tokens: readonly string[], at: number): void {
    const token = tokens[at] ?? '';
    if (!this.mode) return;
    if (isSign(token)) {
      if ((token === ',' || token === '/') && listGoesOn(tokens, at)) return;
      this.mode = undefined;
    } else if (ALWAYS_RESTARTS.has(token) || (this.hasRefused && RESTARTS.has(token))) this.mode = undefined;
    else if (token === 'and' && this.hasRefused && this.mode === 'soft') this.mode = undefined;
  }
}

function longest(tokens: readonly string[], at: number, test: (phrase: string) => boolean): number {
  for (let length = LONGEST_CUE; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    if (test(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** "no gin, vodka or rum": a comma goes on refusing when an "or" follows before anything new starts. */
function listGoesOn(tokens: readonly string[], at: number): boolean {
  for (const token of tokens.slice(at + 1, at + 10)) {
    if (token === 'or' || token === 'nor') return true;
    if (RESTARTS.has(token) || (isSign(token) && token !== ',' && token !== '/')) return false;
  }
  return false;
}

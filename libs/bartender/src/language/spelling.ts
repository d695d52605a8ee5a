/**
 * Edits that turn `a` into `b`: insert, delete, replace, or swap two neighbours. Gives up above `most` and
 * returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

/** Edits a word of this length may be off by: short words have too many neighbours. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Four letters and one of them replaced is usually another word: "like" is no "lime". */
function isTrustworthy(typed: string, known: string): boolean {
  return (
    typed.length > 4 || known.length !== typed.length || [...typed].sort().join() === [...known].sort().join()
  );
}

/** A letter replaced makes another word more often than a letter too many or too few: "souer" is "sour", not "sober". */
const HALF = 0.5;
const isOtherWord = (typed: string, known: string): boolean =>
  typed.length === known.length && [...typed].sort().join() !== [...known].sort().join();

/** How a word sounds, roughly. */
const sound = (word: string): string =>
  word
    .replaceAll('qu', 'k')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ck|c/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('wh', 'w')
    .replaceAll('j', 'g')
    .replaceAll(/(.)\1/g, '$1');

const MOST_MENDED = 1_000;

/** Known words by first letter, so that a typed word meets only its likely neighbours. */
export class Vocabulary {
  private readonly known = new Set<string>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly bySound = new Map<string, string>();
  private readonly mended = new Map<string, string | undefined>();

  /** @param base words known before; they are shared, not copied */
  constructor(
    vocabulary: Iterable<string>,
    private readonly base?: Vocabulary,
  ) {
    for (const word of vocabulary) this.add(word);
  }

  has(word: string): boolean {
    return this.known.has(word) || (this.base?.has(word) ?? false);
  }

  /** The known word that was probably meant, or undefined. */
  closest(typed: string): string | undefined {
    if (!this.mended.has(typed)) {
      if (this.mended.size >= MOST_MENDED) this.mended.clear();
      this.mended.set(typed, this.search(typed));
    }
    return this.mended.get(typed);
  }

  private search(typed: string): string | undefined {
    const most = tolerance(typed.length);
    if (most === 0 || /\d/.test(typed)) return typed.length < 3 ? undefined : this.soundingLike(typed);
    let best: string | undefined;
    let bestDistance = most + 1;
    for (const known of this.startingWith(typed[0] ?? '')) {
      const edits = editDistance(typed, known, Math.min(most, Math.ceil(bestDistance)));
      const distance = edits + (edits <= most && isOtherWord(typed, known) ? HALF : 0);
      if (distance >= bestDistance || !isTrustworthy(typed, known)) continue;
      best = known;
      bestDistance = distance;
    }
    return best ?? this.soundingLike(typed);
  }

  /** "Tekila" is spelled as it sounds. */
  private soundingLike(typed: string): string | undefined {
    return this.bySound.get(sound(typed)) ?? this.base?.soundingLike(typed);
  }

  private *startingWith(letter: string): Generator<string> {
    yield* this.byLetter.get(letter) ?? [];
    if (this.base) yield* this.base.startingWith(letter);
  }

  private add(word: string): void {
    if (this.has(word)) return;
    this.known.add(word);
    if (word.length < 3) return;
    this.bySound.set(sound(word), word);
    const letter = word[0] ?? '';
    const list = this.byLetter.get(letter);
    if (list) list.push(word);
    else this.byLetter.set(letter, [word]);
  }
}

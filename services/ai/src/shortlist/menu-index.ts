import type { MenuSnapshot } from '@peanut/bartender';
import {
  type Bar,
  KNOWN_WORDS,
  Vocabulary,
  drinkKey,
  profileCocktail,
  profileWhiskey,
} from '@peanut/bartender/rule-based';
import type { Cocktail, Whiskey } from '@peanut/contracts';
import { FITS, fitsOf, termsOf } from './fits.js';

export type MenuDrink = Cocktail | Whiskey;

/** How long the index works at a stretch before other requests have their turn, in milliseconds. */
const SLICE_MS = 8;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the event loop turn after each slice of work. */
async function inSlices(count: number, work: (at: number) => void): Promise<void> {
  let started = performance.now();
  for (let at = 0; at < count; at += 1) {
    work(at);
    if (performance.now() - started < SLICE_MS) continue;
    await turn();
    started = performance.now();
  }
}

/**
 * What is to be known of each drink of a large menu to find those that a question is about: about a kilobyte a drink, a
 * tenth of its whole profile. It can be asked while it is being built, and then knows the drinks read so far.
 */
export class MenuIndex {
  /** Every drink, cocktails first; its place here is its row. */
  readonly drinks: readonly MenuDrink[];
  /** Rows by the drink's name, as names are compared. */
  readonly named = new Map<string, number>();
  /** Rows by term; see {@link termsOf}. */
  readonly rowsOf = new Map<string, number[]>();
  /** The fits of each row, one row behind the other. */
  readonly fits: Float32Array;
  readonly ready: Promise<void>;
  isReady = false;
  private readonly terms: (readonly string[])[] = [];
  private readonly rows = new Map<MenuDrink, number>();
  private words: Vocabulary | undefined;

  /** @param last an index whose drinks are taken over where they are the same */
  constructor(
    private readonly menu: MenuSnapshot,
    last?: MenuIndex,
  ) {
    this.drinks = [...menu.cocktails, ...menu.whiskeys];
    this.fits = new Float32Array(this.drinks.length * FITS);
    this.ready = this.build(last);
  }

  /** What guests' words are read by: it knows every word of the menu, but no drink. */
  get reader(): Bar {
    this.words ??= new Vocabulary(this.rowsOf.keys(), KNOWN_WORDS);
    return { menu: this.menu, all: [], pourable: [], vocabulary: this.words };
  }

  isCocktail(row: number): boolean {
    return row < this.menu.cocktails.length;
  }

  termsOf(row: number): readonly string[] {
    return this.terms[row] ?? [];
  }

  private async build(last: MenuIndex | undefined): Promise<void> {
    await inSlices(this.drinks.length, (row) => this.addName(row));
    await inSlices(this.drinks.length, (row) => this.add(row, last));
    this.words = undefined;
    this.isReady = true;
  }

  private addName(row: number): void {
    const name = drinkKey(this.drinks[row]?.name ?? '');
    if (name !== '' && !this.named.has(name)) this.named.set(name, row);
  }

  private add(row: number, last: MenuIndex | undefined): void {
    const drink = this.drinks[row];
    if (!drink) return;
    const known = last?.rows.get(drink);
    if (last && known !== undefined) {
      this.fits.set(last.fits.subarray(known * FITS, (known + 1) * FITS), row * FITS);
      this.addTerms(row, last.termsOf(known));
    } else {
      const profile = 'ingredients' in drink ? profileCocktail(drink) : profileWhiskey(drink);
      this.fits.set(fitsOf(profile), row * FITS);
      this.addTerms(row, termsOf(profile).map(shared));
    }
    this.rows.set(drink, row);
  }

  private addTerms(row: number, terms: readonly string[]): void {
    this.terms[row] = terms;
    for (const term of terms) {
      const rows = this.rowsOf.get(term);
      if (rows) rows.push(row);
      else this.rowsOf.set(term, [row]);
    }
  }
}

const TERMS = new Map<string, string>();
const MOST_TERMS = 100_000;

/** One copy of each term, without the text that it was cut from. */
function shared(term: string): string {
  const known = TERMS.get(term);
  if (known !== undefined) return known;
  if (TERMS.size >= MOST_TERMS) TERMS.clear();
  const own = Buffer.from(term).toString();
  TERMS.set(own, own);
  return own;
}

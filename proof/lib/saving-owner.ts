import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownerCookie } from './owner.mjs';
import { call, change, Problems, type Answer, type Change } from './call.js';

/** Pages of one owner that save at the same time, each its own drinks. */
const WRITERS = 4;
/** Drinks that a writer has before it deletes its oldest. */
const MOST_DRINKS = 5;
/** Before a call is sent again, in ms. */
const PAUSE = 60;
const MARK = 'Faultproof';

type List = 'cocktails' | 'whiskeys';

/** A drink as it was saved last. */
interface Drink {
  list: List;
  id: string | undefined;
  name: string;
  version: number;
  /** The field that is edited, `glass` of a cocktail and `water` of a whiskey. */
  edited?: string;
}
/** One as the menu has it. */
export type Listed = Pick<Drink, 'id' | 'name' | 'version'> & { glass?: string; water?: string };

const cocktail = (name: string): object => ({
  ...{ name, spirit: 'gin', description: 'Stays.', ingredients: ['2 oz gin'] },
  ...{ glass: 'Coupe', ice: 'None', prep: 'Stir.' },
});
const whiskey = (name: string, number: number): object => ({
  ...{ name, number, spirit: 'rye', proof: 100, profile: 'Oak', notes: 'Stays.' },
  ...{ water: 'None', rest: 'None', rationale: 'None' },
});
const editedField = (list: List): 'glass' | 'water' => (list === 'cocktails' ? 'glass' : 'water');

/** Asked again as it is, with the same key: the network, a part that is away, a busy one, a session that ended. */
const isAskedAgain = ({ status }: Answer): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

class Seen {
  readonly problems = new Problems();
  saved = 0;
  again = 0;
  /** Calls that were under way when the fault happened and came to nothing. */
  hit = 0;
  replayed = 0;
  logins = 0;
  /** Refused for good. */
  readonly refused: string[] = [];
}

/**
 * An owner who saves without a pause, as the product's page does: every change has a key and the version it was made
 * from, and is sent until it is answered. Knows what the menu has to be (`verify`).
 */
export class SavingOwner {
  readonly drinks = new Map<string, Drink>();
  seen = new Seen();
  /** Pages that are closed take their calls along, whatever became of them. */
  isCut = false;
  cookie = '';
  private made = 0;
  private isOver = true;
  private injectedAt: number[] = [];
  private lastSaved = 0;
  private writers: Promise<void>[] = [];
  private loggingIn: Promise<void> | undefined;

  /** `pause` in ms is between two rounds of each page. */
  constructor(
    private readonly product: { baseUrl: string; adminPassword: string },
    private readonly pages = WRITERS,
    private readonly pause = 0,
  ) {}

  /** Throws where the product does not let the owner in. */
  async logIn(): Promise<void> {
    this.cookie = await ownerCookie(this.product);
  }

  /** Once, however many pages miss their session. What comes of it the next call shows. */
  private logInAgain(): Promise<void> {
    this.loggingIn ??= this.logIn()
      .catch(() => undefined)
      .finally(() => (this.loggingIn = undefined));
    this.seen.logins += 1;
    return this.loggingIn;
  }

  /** Saves until `stop()`; counts anew. */
  start(): void {
    Object.assign(this, { isOver: false, injectedAt: [], lastSaved: 0, seen: new Seen() });
    this.writers = Array.from({ length: this.pages }, (_, index) => this.write(index));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  /** A fault happens now: calls that are under way and come to nothing were hit by it. */
  injected(): void {
    this.injectedAt.push(performance.now());
  }

  private async write(writer: number): Promise<void> {
    const own: Drink[] = [];
    for (let round = 0; !this.isOver; round += 1) {
      const made = await this.create((round + writer) % 4 === 0 ? 'whiskeys' : 'cocktails', round % 2 === 0);
      own.push(made);
      await this.edit(own[round % own.length] ?? made);
      await this.edit(made);
      if (own.length > MOST_DRINKS) await this.remove(own.splice(0, 1));
      await sleep(this.pause);
    }
  }

  private async create(list: List, hasOwnId: boolean): Promise<Drink> {
    this.made += 1;
    const name = `${MARK} ${this.made}`;
    const fields = list === 'cocktails' ? cocktail(name) : whiskey(name, 10_000 + this.made);
    const body = hasOwnId ? { ...fields, id: randomUUID() } : fields;
    const answer = await this.save('POST', `/api/${list}`, { body });
    const drink = { list, id: (answer.body as Partial<Listed> | undefined)?.id, name, version: 1 };
    this.drinks.set(name, drink);
    return drink;
  }

  private async edit(drink: Drink): Promise<void> {
    const edited = `Glass ${(this.made += 1)}`;
    const change = { body: { [editedField(drink.list)]: edited }, version: drink.version };
    await this.save('PATCH', `/api/${drink.list}/${drink.id}`, change);
    Object.assign(drink, { version: drink.version + 1, edited });
  }

  private async remove(drinks: Drink[]): Promise<void> {
    for (const { list, id, version, name } of drinks) {
      await this.save('DELETE', `/api/${list}/${id}`, { version });
      this.drinks.delete(name);
    }
  }

  /** Sends one change until it is answered for good. */
  private async save(method: string, path: string, { body, version }: Change): Promise<Answer> {
    const key = randomUUID();
    for (;;) {
      const started = performance.now();
      const answer = await call(this.product.baseUrl + path, {
        signal: this.isCut ? AbortSignal.timeout(Math.round(3 + Math.random() * 20)) : null,
        method,
        ...change(this.cookie, this.product.baseUrl, { body, version, key }),
      });
      this.note(answer, started, `${method} ${path}`);
      if (!isAskedAgain(answer)) return answer;
      this.seen.again += 1;
      if (answer.status === 401) await this.logInAgain();
      await sleep(PAUSE);
    }
  }

  private note(answer: Answer, started: number, what: string): void {
    const { seen } = this;
    const { status, headers, text } = answer;
    seen.problems.note(what, answer);
    if (isAskedAgain(answer)) {
      if (this.injectedAt.some((at) => at > started)) seen.hit += 1;
      return;
    }
    if (status >= 400) seen.refused.push(`${what}: ${status} ${text.slice(0, 200)}`);
    else {
      seen.saved += 1;
      this.lastSaved = started;
    }
    if (headers.get('idempotency-replayed')) seen.replayed += 1;
  }

  /** Whether a call that was sent after `since` was answered by success. */
  hasSavedSince(since: number): boolean {
    return this.lastSaved > since;
  }

  /**
   * The menu against what it has to be, a line for each fault: `lost` is missing or not as it was last saved, `twice` is
   * there although nobody made it, or was changed more often than it was saved.
   */
  async verify(): Promise<{ lost: string[]; twice: string[] }> {
    const lists = await Promise.all([this.list('cocktails'), this.list('whiskeys')]);
    const listed = lists.flat().filter(({ name }) => name.startsWith(MARK));
    const lost: string[] = [];
    const twice: string[] = [];
    for (const { name, version, id, list, edited } of this.drinks.values()) {
      const found = listed.filter((drink) => drink.name === name);
      const [drink] = found;
      if (!drink || drink.id !== id) lost.push(`${name} is not on the menu`);
      else if (drink.version < version || (edited !== undefined && drink[editedField(list)] !== edited))
        lost.push(`${name} is not as it was saved last`);
      else if (drink.version > version)
        twice.push(`${name} was changed ${drink.version - version} × too often`);
      if (found.length > 1) twice.push(`${name} is there ${found.length} times`);
    }
    const unknown = listed.filter(({ name }) => !this.drinks.has(name));
    twice.push(...unknown.map(({ name }) => `${name} is there, which was deleted or never made`));
    return { lost, twice };
  }

  async list(list: List): Promise<Listed[]> {
    for (;;) {
      const answer = await call(`${this.product.baseUrl}/api/${list}`, { headers: { cookie: this.cookie } });
      if (answer.status === 200) return answer.body as Listed[];
      await sleep(PAUSE);
    }
  }
}

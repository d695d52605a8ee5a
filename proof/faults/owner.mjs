import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownerCookie } from '../lib/owner.mjs';
import { call, countProblem, noProblems } from './call.mjs';

/** Pages of one owner that save at the same time, each its own drinks. */
const WRITERS = 4;
/** Drinks that a writer keeps before it deletes its oldest. */
const MOST_DRINKS = 5;
/** Before a call is sent again, in ms. */
const PAUSE = 60;
const MARK = 'Faultproof';

const cocktail = (name) => ({
  ...{ name, spirit: 'gin', description: 'Stays.', ingredients: ['2 oz gin'] },
  ...{ glass: 'Coupe', ice: 'None', prep: 'Stir.' },
});
const whiskey = (name, number) => ({
  ...{ name, number, spirit: 'rye', proof: 100, profile: 'Oak', notes: 'Stays.' },
  ...{ water: 'None', rest: 'None', rationale: 'None' },
});

/** Asked again as it stands, with the same key: the network, a part that is away, a busy one, a session that ended. */
const isAskedAgain = ({ status }) => status === 0 || status === 401 || status === 429 || status >= 500;

/**
 * An owner who saves without a pause, as the product's page does: every change has a key and the version it was made
 * from, and is sent until it is answered. Knows what the menu has to be (`verify`).
 */
export class Owner {
  constructor(bar) {
    Object.assign(this, { bar, drinks: new Map(), made: 0 });
  }

  /** Throws where the bar does not let the owner in. */
  async logIn() {
    const { baseUrl, password } = this.bar;
    this.cookie = await ownerCookie({ baseUrl, adminPassword: password });
  }

  /** Once, however many pages miss their session. What comes of it the next call shows. */
  logInAgain() {
    this.loggingIn ??= this.logIn()
      .catch(() => undefined)
      .finally(() => (this.loggingIn = undefined));
    this.seen.logins += 1;
    return this.loggingIn;
  }

  /** Saves until `stop()`; counts anew. */
  start() {
    Object.assign(this, { isOver: false, injectedAt: [], lastSaved: 0 });
    this.seen = { ...noProblems(), saved: 0, again: 0, hit: 0, replayed: 0, logins: 0, refused: [] };
    this.writers = Array.from({ length: WRITERS }, (_, index) => this.write(index));
  }

  async stop() {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  /** A fault happens now: calls that are under way and come to nothing were hit by it. */
  injected() {
    this.injectedAt.push(performance.now());
  }

  async write(writer) {
    const own = [];
    for (let round = 0; !this.isOver; round += 1) {
      const kind = (round + writer) % 4 === 0 ? 'whiskeys' : 'cocktails';
      own.push(await this.create(kind, round % 2 === 0));
      await this.edit(own[round % own.length]);
      await this.edit(own.at(-1));
      if (own.length > MOST_DRINKS) await this.remove(own.shift());
    }
  }

  async create(kind, hasOwnId) {
    this.made += 1;
    const name = `${MARK} ${this.made}`;
    const fields = kind === 'cocktails' ? cocktail(name) : whiskey(name, 10_000 + this.made);
    const answer = await this.save('POST', `/api/${kind}`, {
      body: hasOwnId ? { ...fields, id: randomUUID() } : fields,
    });
    const drink = { kind, id: answer.body?.id, name, water: undefined, version: 1 };
    this.drinks.set(name, drink);
    return drink;
  }

  async edit(drink) {
    const field = drink.kind === 'cocktails' ? 'glass' : 'water';
    const value = `Glass ${(this.made += 1)}`;
    await this.save('PATCH', `/api/${drink.kind}/${drink.id}`, {
      body: { [field]: value },
      version: drink.version,
    });
    drink.version += 1;
    drink[field] = value;
  }

  async remove(drink) {
    await this.save('DELETE', `/api/${drink.kind}/${drink.id}`, { version: drink.version });
    this.drinks.delete(drink.name);
  }

  /** Sends one change until it is answered for good; what is refused then is kept in `seen.refused`. */
  async save(method, path, { body, version }) {
    const key = randomUUID();
    for (;;) {
      const started = performance.now();
      const answer = await call(this.bar.baseUrl + path, {
        // A page that is closed takes its calls along, whatever became of them.
        signal: this.isCut ? AbortSignal.timeout(Math.round(3 + Math.random() * 20)) : undefined,
        method,
        headers: {
          cookie: this.cookie,
          origin: this.bar.baseUrl,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
          ...(version && { 'if-match': `"${version}"` }),
        },
        body: body && JSON.stringify(body),
      });
      this.note(answer, started, `${method} ${path}`);
      if (!isAskedAgain(answer)) return answer;
      this.seen.again += 1;
      if (answer.status === 401) await this.logInAgain();
      await sleep(PAUSE);
    }
  }

  note(answer, started, what) {
    const { seen } = this;
    const { status, headers, text } = answer;
    countProblem(seen, what, answer);
    if (isAskedAgain(answer) && this.injectedAt.some((at) => at > started)) seen.hit += 1;
    if (isAskedAgain(answer)) return;
    if (status >= 400) seen.refused.push(`${what}: ${status} ${text.slice(0, 200)}`);
    else {
      seen.saved += 1;
      this.lastSaved = started;
    }
    if (headers.get('idempotency-replayed')) seen.replayed += 1;
  }

  /** Whether a call that was sent after `since` was answered by success. */
  hasSavedSince(since) {
    return this.lastSaved > since;
  }

  /**
   * The menu against what it has to be: `lost` is missing or not as it was last saved, `twice` stands although nobody made
   * it, or was changed more often than it was saved. A line for each.
   */
  async verify() {
    const lists = await Promise.all(['cocktails', 'whiskeys'].map((kind) => this.list(kind)));
    const standing = lists.flat().filter(({ name }) => name.startsWith(MARK));
    const [lost, twice] = [[], []];
    for (const { name, version, id, kind: _kind, ...fields } of this.drinks.values()) {
      const found = standing.filter((drink) => drink.name === name);
      const [drink] = found;
      const wanted = Object.entries(fields).filter(([, value]) => value !== undefined);
      if (!drink || drink.id !== id) lost.push(`${name} is not on the menu`);
      else if (drink.version < version || wanted.some(([field, value]) => drink[field] !== value))
        lost.push(`${name} is not as it was saved last`);
      else if (drink.version > version)
        twice.push(`${name} was changed ${drink.version - version} × too often`);
      if (found.length > 1) twice.push(`${name} stands ${found.length} times`);
    }
    const unknown = standing.filter(({ name }) => !this.drinks.has(name));
    twice.push(...unknown.map(({ name }) => `${name} stands, which was deleted or never made`));
    return { lost, twice };
  }

  async list(kind) {
    for (;;) {
      const answer = await call(`${this.bar.baseUrl}/api/${kind}`, { headers: { cookie: this.cookie } });
      if (answer.status === 200) return answer.body;
      await sleep(PAUSE);
    }
  }
}

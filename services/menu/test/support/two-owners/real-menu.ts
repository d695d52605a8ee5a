import { logIn, sharedAdmin, untilNotBusy } from '@peanut/service/testing';
import { addCocktail, addWhiskey, type TestApp } from '../test-app.js';
import {
  LIST_NAMES,
  type Answer,
  type Call,
  type Drink,
  type ListName,
  type Lists,
  type OwnerName,
} from '@peanut/contracts/testing/menu-model';

/** An answer over the wire. `wasBusy`: the call was asked again, so an answer may be the replay of one nobody got. */
export interface RealAnswer extends Answer {
  wasBusy: boolean;
}

/** Where the copy of the first menu lies in the test's own database. */
const START = 'two_owners_start';

/** The menu service, asked by two owners with a session each, about a small menu that can be set back. */
export class RealMenu {
  private constructor(
    private readonly app: TestApp,
    private readonly cookies: Record<OwnerName, string>,
    /** The lists that each interleaving begins with. */
    readonly start: Lists,
  ) {}

  static async open(app: TestApp): Promise<RealMenu> {
    for (const name of ['Ash', 'Birch', 'Cedar']) await addCocktail(app, { name });
    // A gap before the last one: numbers need not be dense.
    for (const number of [1, 2, 3, 5]) await addWhiskey(app, { name: `Cask ${number}`, number });
    await app.database.query(`CREATE SCHEMA ${START}`);
    for (const list of LIST_NAMES)
      await app.database.query(`CREATE TABLE ${START}.${list} AS SELECT * FROM menu.${list}`);
    const admin = sharedAdmin();
    const cookies = { A: admin.cookie, B: await logIn(admin.url) };
    const lists = await new RealMenu(app, cookies, { cocktails: [], whiskeys: [] }).lists('A');
    return new RealMenu(app, cookies, lists);
  }

  async reset(): Promise<void> {
    const statements = LIST_NAMES.map(
      (list) => `DELETE FROM menu.${list}; INSERT INTO menu.${list} SELECT * FROM ${START}.${list};`,
    );
    await this.app.database.query(`${statements.join(' ')} DELETE FROM menu.idempotency_keys;`);
  }

  /** Both lists as the owner reads them. */
  async lists(owner: OwnerName): Promise<Lists> {
    const [cocktails, whiskeys] = await Promise.all(LIST_NAMES.map((list) => this.list(owner, list)));
    return { cocktails: cocktails ?? [], whiskeys: whiskeys ?? [] };
  }

  async send(owner: OwnerName, call: Call): Promise<RealAnswer> {
    const { method, path, version, body } = requestOf(call);
    const headers: Record<string, string> = { 'Idempotency-Key': call.key };
    if (version !== undefined) headers['If-Match'] = `"${version}"`;
    let tries = 0;
    const response = await untilNotBusy(() => {
      tries += 1;
      return this.ask(owner, path, { method, headers, body: body && JSON.stringify(body) });
    });
    return { ...(await answerOf(response)), wasBusy: tries > 1 };
  }

  async list(owner: OwnerName, list: ListName): Promise<Drink[]> {
    const response = await untilNotBusy(() => this.ask(owner, `/api/${list}`));
    if (response.status !== 200) throw new Error(`GET /api/${list} is ${response.status}`);
    return read<Drink[]>(await response.text());
  }

  private ask(owner: OwnerName, path: string, { headers, ...rest }: RequestInit = {}): Promise<Response> {
    const all = { 'Content-Type': 'application/json', Cookie: this.cookies[owner], ...headers };
    return fetch(`${this.app.menu.url}${path}`, { ...rest, headers: all });
  }
}

interface WireRequest {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  version?: number;
  body?: object;
}

function requestOf(call: Call): WireRequest {
  const path = `/api/${call.list}`;
  switch (call.does) {
    case 'create':
      return { method: 'POST', path, body: { id: call.id, ...call.fields } };
    case 'update':
      return { method: 'PATCH', path: `${path}/${call.id}`, version: call.version, body: call.fields };
    case 'delete':
      return { method: 'DELETE', path: `${path}/${call.id}`, version: call.version };
    case 'reorder':
      return { method: 'POST', path: `${path}/reorder`, body: { orderedIds: call.ids } };
  }
}

/**
 * JSON.parse, for what response.json() makes has the prototypes of another realm than Jest's. Only lists say what is
 * missing from the shelf, which is empty here.
 */
const read = <Value>(text: string): Value =>
  JSON.parse(text, (name, value: unknown) => (name === 'missing' ? undefined : value)) as Value;

async function answerOf(response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  const isReplayed = response.headers.get('idempotency-replayed') === 'true';
  const body = text ? read<{ current?: Drink }>(text) : undefined;
  if (status === 412) return { status, body: body?.current, isReplayed };
  return { status, body: status < 300 ? body : undefined, isReplayed };
}

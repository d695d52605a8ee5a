import { shelfMatcher, wordsOf } from '../../../libs/contracts/src/shelf.js';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { withLongMenu } from '../../lib/long-menu.js';
import type { Product } from '../../lib/product.js';

const COCKTAILS = effort(1_000, 30);
const THINGS = effort(300, 10);
const ROUNDS = effort(15);
const MOST_RATIO = 2;

type Thing = { id: string; name: string };
type Drink = { id: string; isAvailable: boolean; ingredients: string[] };

/** What the owner of the bar calls, past the gateway and its cache. */
class Owner {
  private readonly headers: Record<string, string>;

  constructor(
    private readonly menu: string,
    cookie: string,
  ) {
    this.headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  }

  async call<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const answer = await fetch(this.menu + path, {
      method,
      headers: this.headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async guestsList(): Promise<Drink[]> {
    return (await (await fetch(`${this.menu}/api/cocktails`)).json()) as Drink[];
  }

  /** Milliseconds from a call until the guests' list says so. */
  async timeUntilSeen(call: () => Promise<unknown>, id: string, isAvailable: boolean): Promise<number> {
    const started = performance.now();
    await call();
    while ((await this.guestsList()).find((drink) => drink.id === id)?.isAvailable !== isAvailable);
    return performance.now() - started;
  }
}

/** Puts words of the menu's cocktails on the shelf, and other things. The first that a cocktail uses. */
async function stockShelf(owner: Owner, drinks: Drink[]): Promise<Thing | undefined> {
  const lines = drinks.flatMap(({ ingredients }) => ingredients);
  const words = new Set(lines.flatMap(wordsOf).filter((word) => word.length > 2));
  const names = [...words].slice(0, THINGS);
  for (let index = names.length; index < THINGS; index += 1)
    names.push(`Bottle number ${index} of the cellar`);
  const things: Thing[] = [];
  for (const name of names) things.push(await owner.call('POST', '/api/shelf', { name }));
  const thingOf = shelfMatcher(things);
  return lines.map(thingOf).find((thing) => thing !== undefined);
}

async function compare({ upstreams, baseUrl, adminPassword }: Product): Promise<Row[]> {
  const owner = new Owner(`http://${upstreams['menu']}`, await ownerCookie({ baseUrl, adminPassword }));
  const thing = await stockShelf(owner, await owner.guestsList());
  if (!thing) throw new Error('No cocktail uses anything on the shelf.');
  await owner.call('PATCH', `/api/shelf/${thing.id}`, { isStocked: false });
  const without = (await owner.guestsList()).find(({ isAvailable }) => !isAvailable);
  if (!without) throw new Error(`No cocktail uses ${thing.name}.`);
  const times = { thing: [] as number[], drink: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isThere of [true, false]) {
      const stock = () => owner.call('PATCH', `/api/shelf/${thing.id}`, { isStocked: isThere });
      times.thing.push(await owner.timeUntilSeen(stock, without.id, isThere));
    }
    // A drink that uses nothing that is missing, so that its own flag decides.
    const list = await owner.guestsList();
    const shown = list.find(({ id, isAvailable }) => isAvailable && id !== without.id);
    if (!shown) throw new Error('Every cocktail is out of stock.');
    for (const isAvailable of [false, true]) {
      const mark = () => owner.call('PATCH', `/api/cocktails/${shown.id}`, { isAvailable });
      times.drink.push(await owner.timeUntilSeen(mark, shown.id, isAvailable));
    }
  }
  const [here, baseline] = [median(times.thing), median(times.drink)];
  return [
    {
      what: `a switch of the shelf in the guests' list, ${THINGS} things, ${COCKTAILS} cocktails`,
      here: milliseconds(here),
      spread: spreadText(times.thing, milliseconds),
      baseline: `PATCH of one drink ${milliseconds(baseline)}`,
      result: ratioText(here / baseline),
      goal: `≤ ${MOST_RATIO} ×`,
      isMet: here / baseline <= MOST_RATIO,
    },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  return withLongMenu(say, async (product, fill) => {
    await fill(COCKTAILS);
    try {
      return await compare(product);
    } finally {
      const cookie = await ownerCookie(product);
      const url = `${product.baseUrl}/api/shelf`;
      const things = (await (await fetch(url, { headers: { Cookie: cookie } })).json()) as { id: string }[];
      for (const { id } of things)
        await fetch(`${url}/${id}`, { method: 'DELETE', headers: { Cookie: cookie } });
    }
  });
}

/** How soon guests see that a thing of a long shelf is gone, beside a change of one drink. */
export const shelf: Figure = { id: 'P27', title: 'the shelf', measure };
